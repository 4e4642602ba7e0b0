// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch campaign battle scan`: what has no business in the pile is told by name and changes nothing, and Ctrl+C leaves nothing.
#include <QPainter>
#include <QProcess>
#include <QTest>

#include <signal.h>

#include <algorithm>
#include <functional>

#include "reports/codes/paper_code.h"
#include "reports/codes/qr.h"
#include "tests/app/cli/printed_pile.h"

using namespace navarch;

namespace {

/// A PDF of so many empty pages; locked: nobody knows its password.
QByteArray pdfOf(int pages, bool isLocked)
{
    QByteArray pdf = "%PDF-1.4\n";
    QByteArrayList objects{"<< /Type /Catalog /Pages 2 0 R >>", QByteArray()};
    QByteArray kids;
    for (int page = 0; page < pages; ++page) {
        kids += QByteArray::number(3 + page) + " 0 R ";
        objects += "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 595 842 ] >>";
    }
    objects[1] = "<< /Type /Pages /Count " + QByteArray::number(pages) + " /Kids [ " + kids + "] >>";
    const QByteArray key = "<" + QByteArray(64, '7') + ">";
    QByteArray trailer = "/Root 1 0 R /Size " + QByteArray::number(objects.size() + 1);
    if (isLocked)
        trailer += " /ID [ <00112233> <00112233> ] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O " + key
                   + " /U " + key + " >>";
    QList<qsizetype> places;
    for (qsizetype i = 0; i < objects.size(); ++i) {
        places += pdf.size();
        pdf += QByteArray::number(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const qsizetype table = pdf.size();
    pdf += "xref\n0 " + QByteArray::number(objects.size() + 1) + "\n0000000000 65535 f \n";
    for (const qsizetype place : places)
        pdf += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
    return pdf + "trailer << " + trailer + " >>\nstartxref\n" + QByteArray::number(table) + "\n%%EOF\n";
}

/// A page of a map with other codes where its own stood, as `other` makes them of what these say; how many are there.
int recode(QImage& page, int number, const QString& map,
           const std::function<std::string(const std::string&)>& other)
{
    QPainter painter(&page);
    const Json all = Json::parse(contentOf(map).toStdString());
    int redrawn = 0;
    for (const Json& sheet : all["sheets"])
        for (const Json& code : sheet["codes"])
            if (sheet["page"].get<int>() == number) {
                const QrSymbol square = qrSymbol(other(code["text"].get<std::string>()));
                const QRectF at = inDots(code["box"]);
                painter.fillRect(at, Qt::white);
                for (int y = 0; y < square.side; ++y)
                    for (int x = 0; x < square.side; ++x)
                        if (square.isDark(x, y))
                            painter.fillRect(QRectF(at.x() + x * at.width() / square.side,
                                                    at.y() + y * at.height() / square.side,
                                                    at.width() / square.side, at.height() / square.side),
                                             Qt::black);
                ++redrawn;
            }
    return redrawn;
}

} // namespace

class ScanStrangersCliTest : public PrintedPile {
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void whatIsNoSheetOfThisBattleIsTold_data();
    void whatIsNoSheetOfThisBattleIsTold();
    void sheetsOfAnotherBattleAreRefused();
    void aPileOfTwoBattlesAndTwoWeeks();
    void sheetsOfBeforeAreRead();
    void sheetsOfAnEarlierStateAreNamed();
    void stoppedItLeavesNothing();
};

void ScanStrangersCliTest::whatIsNoSheetOfThisBattleIsTold_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("remedy");
    const auto row = [](const char* name, const char* what, const char* remedy) {
        QTest::newRow(name) << QString(name) << QByteArray(what) << QByteArray(remedy);
    };
    row("other-war.png", "is of another campaign", "Take it out of the pile.");
    row("cat.jpg", "There is no code of a sheet on it", "Scan the page again");
    row("noise.png", "There is no code of a sheet on it", "Scan the page again");
    row("enormous.png", "of 20000 by 10000 pixels, more than 100 million", "150 to 300 dots to the inch");
    row("damaged.pdf", "This PDF cannot be opened: it is damaged.", "save them as PNG");
    row("locked.pdf", "This PDF is locked by a password.", "Save it without one");
    row("endless.pdf", "It has 1001 pages, more than 1000.", "Split it.");
    row("cut.jpg", "The picture cannot be read.", "Scan the page again.");
    row("broken.png", "The picture is damaged.", "Scan the page again.");
    row("cut.png", "The picture is damaged.", "Scan the page again.");
    row("empty.jpg", "It is no PNG, JPEG or PDF.", "as a scanner or a phone makes them");
    row("text.png", "It is no PNG, JPEG or PDF.", "as a scanner or a phone makes them");
    row("nowhere.png", "nowhere.png", "");
}

/// By itself it is refused, and beside a good page that is read; in both the campaign is as it was, and it is named.
void ScanStrangersCliTest::whatIsNoSheetOfThisBattleIsTold()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, what);
    QFETCH(const QByteArray, remedy);
    const QString path = m_folder.path(name);
    if (name == "other-war.png") {
        QVERIFY(!printed("other", {"Ships of Aiakos", "Ships of Nisaia"}, "trireme").isEmpty());
        QVERIFY(QFile::copy(m_folder.path("other-2.png"), path));
    } else if (name == "cat.jpg") {
        QImage cat(1400, 1000, QImage::Format_RGB32);
        cat.fill(QColor(120, 140, 90));
        QPainter painter(&cat);
        painter.setBrush(QColor(60, 50, 45));
        painter.drawEllipse(300, 300, 700, 500);
        painter.drawEllipse(850, 150, 300, 300);
        painter.drawPolygon(QPolygon({{880, 200}, {900, 60}, {980, 160}}));
        painter.drawPolygon(QPolygon({{1040, 160}, {1110, 60}, {1130, 220}}));
        painter.end();
        QVERIFY(cat.save(path));
    } else if (name == "noise.png") {
        QImage noise(900, 1200, QImage::Format_Grayscale8);
        std::uint32_t state = 7;
        for (int y = 0; y < noise.height(); ++y)
            for (int x = 0; x < noise.width(); ++x) {
                state = state * 1664525u + 1013904223u;
                noise.scanLine(y)[x] = static_cast<std::uint8_t>(state >> 24);
            }
        QVERIFY(noise.save(path));
    } else if (name == "enormous.png") {
        QImage enormous(20000, 10000, QImage::Format_Mono);
        enormous.fill(0);
        QVERIFY(enormous.save(path, "PNG", 100));
    } else if (name == "damaged.pdf") {
        m_folder.write(name, contentOf(m_folder.path("war.pdf")).left(3000));
    } else if (name == "locked.pdf") {
        m_folder.write(name, pdfOf(1, true));
    } else if (name == "endless.pdf") {
        m_folder.write(name, pdfOf(1001, false));
    } else if (name == "cut.jpg") {
        const QString whole = saved(QImage(m_cards), m_folder.path("whole.jpg"));
        m_folder.write(name, contentOf(whole).left(600));
    } else if (name == "broken.png") {
        QByteArray bytes = contentOf(m_cards);
        for (qsizetype at = 400; at < bytes.size(); at += 41)
            bytes[at] = static_cast<char>(~bytes[at]);
        m_folder.write(name, bytes);
    } else if (name == "cut.png") {
        m_folder.write(name, contentOf(m_cards).left(400));
    } else if (name == "empty.jpg") {
        m_folder.write(name, {});
    } else if (name == "text.png") {
        m_folder.write(name, "Paralos sunk\nSalaminia fled\n");
    }
    const QString out = m_folder.path("result.json");
    const Run alone = scan({path, "--out", out});
    QVERIFY2(alone.err.contains(what) && alone.err.contains(remedy) && alone.err.contains(name.toUtf8()),
             alone.err);
    QCOMPARE(alone.code, 1);
    QVERIFY(!QFile::exists(out));
    // Nothing but ours: what a library remarks by itself names no file and says no remedy.
    for (const QByteArray& line : alone.err.split('\n'))
        QVERIFY2(line.isEmpty() || line.startsWith("navarch: "), alone.err);
    const Run beside = scan({path, m_cards, "--out", out});
    QVERIFY2(beside.err.contains(what), beside.err);
    QCOMPARE(beside.code, 3);
    QVERIFY(QFile::remove(out));
    QCOMPARE(exported(), m_before);
}

/// The same ships fought before: their sheets of then are marked as well. Those that were printed this week for no battle are taken.
void ScanStrangersCliTest::sheetsOfAnotherBattleAreRefused()
{
    const QString war = printed("twice", {"Ships of Aiakos", "Ships of Nisaia"}, "trireme");
    QVERIFY(!war.isEmpty());
    QVERIFY(QFile::copy(pageOf(sheetWith("hull", m_folder.path("twice.json")), "twice"),
                        m_folder.path("then.png")));
    QCOMPARE(navarchRun({"campaign", "battle", "call-off", war, "Kekryphaleia"}).code, 0);
    QCOMPARE(navarchRun({"campaign", "battle", "arrange", war, "--name", "Again", "--rules", "trireme",
                         "--fleet", "Ships of Aiakos", "--fleet", "Ships of Nisaia"})
                 .code,
             0);
    const QByteArray before = navarchRun({"campaign", "export", war}).out;
    const QString out = m_folder.path("again.json");
    const Run run =
        navarchRun({"campaign", "battle", "scan", war, "Again", m_folder.path("then.png"), "--out", out});
    QCOMPARE(run.code, 1);
    QCOMPARE(run.err.count("printed for a battle that was called off"), 1); // the page's four at once
    for (const Json& ship : Json::parse(contentOf(m_folder.path("twice.json")).toStdString())["sheets"])
        if (ship["page"] == sheetWith("hull", m_folder.path("twice.json"))["page"]) {
            const auto code = readPaperCode(ship["codes"][0]["text"].get<std::string>());
            QVERIFY2(code && run.err.contains(typedText({code->tag, code->ships}).c_str()), run.err);
        }
    QVERIFY2(run.err.contains("then.png") && run.err.contains("Take them out of the pile"), run.err);
    QVERIFY(!QFile::exists(out));
    QCOMPARE(navarchRun({"campaign", "export", war}).out, before);

    const QString pdf = m_folder.path("week.pdf");
    const QString map = m_folder.path("week.json");
    const Run week = navarchRun({"sheets", war, "--rules", "trireme", "--per-page", "4", "--tables", "none",
                                 "--out", pdf, "--boxes", map});
    QVERIFY2(week.code == 0, week.err);
    const Run taken =
        navarchRun({"campaign", "battle", "scan", war, "Again", pdf, "--boxes", map, "--format", "json"});
    QVERIFY(taken.json()["sheets"].get<int>() >= 4);
    QVERIFY2(!taken.err.contains("printed for") && !taken.err.contains("printed in"), taken.err);
}

/// Sheets of another battle of the war, of these ships from another week, and of this battle under another game: each page is
/// named with what it is of, nothing of it is taken, and the sheets of the battle are read among them as they are alone.
void ScanStrangersCliTest::aPileOfTwoBattlesAndTwoWeeks()
{
    const QString war = founded("mixed");
    QVERIFY(!war.isEmpty());
    const auto arranged = [&](const char* name, const char* first, const char* second) {
        const Run run = navarchRun({"campaign", "battle", "arrange", war, "--name", name, "--rules",
                                    "trireme", "--fleet", first, "--fleet", second});
        return run.code == 0 && print(war, name, {"--battle", name});
    };
    QVERIFY(arranged("Kekryphaleia", "Ships of Aiakos", "Ships of Nisaia"));
    QVERIFY(arranged("Oinoe", "Fleet of the Piraeus", "Fleet of Kenchreai"));
    QVERIFY(print(war, "squadrons", {"--battle", "Kekryphaleia", "--rules", "squadrons", "--roster"}));
    const QString map = m_folder.path("Kekryphaleia.json");
    const QStringList ours = picturesOf("Kekryphaleia");
    const QStringList oinoe = picturesOf("Oinoe");
    const auto crossed = [&](QImage& page, const Json& sheet, const char* key) {
        QPainter painter(&page);
        painter.setPen(QPen(QColor(60, 60, 60), 3));
        for (const Json& box : sheet["boxes"])
            if (box["key"] == key && box["hatched"] == false) {
                painter.drawLine(inDots(box["box"]).topLeft(), inDots(box["box"]).bottomRight());
                painter.drawLine(inDots(box["box"]).topRight(), inDots(box["box"]).bottomLeft());
            }
    };
    // Lost and sunk as they were then, or elsewhere.
    QStringList then;
    for (const char* key : {"fate.sunk", "hull"}) {
        const Json there = sheetWith(key, m_folder.path("Oinoe.json"));
        QImage elsewhere(pageOf(there, "Oinoe"));
        crossed(elsewhere, there, key);
        QVERIFY(elsewhere.save(pageOf(there, "Oinoe")));
        const Json here = sheetWith(key, map);
        QImage page(pageOf(here, "Kekryphaleia"));
        crossed(page, here, key);
        const int codes = recode(page, here["page"].get<int>(), map, [](const std::string& text) {
            auto code = readPaperCode(text);
            code->occasion = occasionOf(Occasion::Week, 3); // from 0
            return codeText(*code);
        });
        QVERIFY(codes > 0);
        then += saved(page, m_folder.path(QStringLiteral("then%1.png").arg(then.size())));
    }
    const QByteArray before = navarchRun({"campaign", "export", war}).out;
    const auto scanned = [&](const QStringList& pages) {
        return navarchRun(
            QStringList{"campaign", "battle", "scan", war, "Kekryphaleia", "--boxes", map, "--format", "json"}
            + pages);
    };
    const Run alone = scanned(ours);
    QVERIFY2(alone.code == 0, alone.err);
    const Run mixed = scanned(oinoe + ours + picturesOf("squadrons") + then);
    QCOMPARE(mixed.code, 3);
    for (const char* same : {"outcome", "sheets", "ships_read", "doubts", "unread"})
        QVERIFY2(mixed.json()[same] == alone.json()[same], same);
    const auto saidOf = [&](const QString& page) {
        QByteArrayList said;
        for (const QByteArray& line : mixed.err.split('\n'))
            if (line.contains(page.section('/', -1).toUtf8() + ": "))
                said += line;
        return said;
    };
    for (const auto& [pages, what] :
         {std::pair(oinoe, "printed for another battle: Oinoe, June 459 BCE, week 1"),
          std::pair(then, "printed in another week: June 459 BCE, week 4")})
        for (const QString& page : pages) {
            const QByteArrayList said = saidOf(page);
            QVERIFY2(said.size() == 1 && said.front().contains(what), said.join('\n'));
        }
    // Of another game's cards nothing is taken, and each is named.
    for (const char* sheet :
         {"Dolphins (Ships of Aiakos) are not found", "Seals (Ships of Aiakos) are not found",
          "Towers (Ships of Nisaia) are not found", "Ships of Aiakos are not found"})
        QVERIFY2(mixed.err.contains(sheet), mixed.err);
    QCOMPARE(navarchRun({"campaign", "export", war}).out, before);
}

/// Sheets that lay on the table when Navarch was brought up to date: their codes say nothing of when they were printed.
void ScanStrangersCliTest::sheetsOfBeforeAreRead()
{
    QImage page(m_cards);
    const int redrawn =
        recode(page, sheetWith("hull", m_map)["page"].get<int>(), m_map, [](const std::string& text) {
            const std::string before = withoutOccasion(text);
            return before != text && before.starts_with("NAVARCH1:") ? before : std::string();
        });
    QCOMPARE(redrawn, 4);
    const Run run = scan({saved(page, m_folder.path("before.png")), "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    QCOMPARE(run.json()["sheets"].get<int>(), 4);
}

/// Between the printing and the battle a ship is damaged: her sheet has other boxes now. It is named, and its neighbours on the page are
/// read; where its printing is at hand it is read as well.
void ScanStrangersCliTest::sheetsOfAnEarlierStateAreNamed()
{
    const QString war = founded("earlier");
    QVERIFY(!war.isEmpty());
    QVERIFY(print(war, "earlier", {"--rules", "trireme", "--fleet", "Ships of Aiakos"}));
    const QString map = m_folder.path("earlier.json");
    const Json sheet = sheetWith("hull", map);
    const auto code = readPaperCode(sheet["codes"][0]["text"].get<std::string>());
    QVERIFY(code && code->edition.size() == editionLength);
    const Json set{{"do", "umpire.set"}, {"table", "ships"}, {"id", code->ships.front()},
                   {"field", "damage"},  {"value", "heavy"}, {"reason", "She touched a reef"}};
    const Json actions{{"format", "navarch-actions/1"}, {"actions", Json::array({set})}};
    QCOMPARE(navarchRun({"campaign", "apply", war, "-"}, QByteArray::fromStdString(actions.dump())).code, 0);
    QCOMPARE(navarchRun({"campaign", "battle", "arrange", war, "--name", "Kekryphaleia", "--rules", "trireme",
                         "--fleet", "Ships of Aiakos", "--fleet", "Ships of Nisaia"})
                 .code,
             0);
    const auto scanned = [&](const QStringList& besides) {
        return navarchRun(QStringList{"campaign", "battle", "scan", war, "Kekryphaleia",
                                      pageOf(sheet, "earlier"), "--format", "json"}
                          + besides);
    };
    const Run now = scanned({});
    QCOMPARE(now.code, 3);
    QCOMPARE(now.json()["sheets"].get<int>(), 3);
    QCOMPARE(now.err.count("printed before its ship changed"), 1);
    QVERIFY2(now.err.contains(typedText(*code).c_str()) && !now.err.contains("torn"), now.err);
    const auto unread = now.json()["unread"].get<std::vector<std::string>>();
    QVERIFY(std::none_of(unread.begin(), unread.end(), [&](const std::string& each) {
        return each.starts_with(typedText(*code)); // it is in the pile
    }));
    const Run then = scanned({"--boxes", map});
    QVERIFY2(then.code == 0, then.err);
    QCOMPARE(then.json()["sheets"].get<int>(), 4);
}

/// A pile of a thousand pages, and Ctrl+C.
void ScanStrangersCliTest::stoppedItLeavesNothing()
{
    const QString path = m_folder.write("thousand.pdf", pdfOf(1000, false));
    const QString out = m_folder.path("stopped.json");
    const QString crops = m_folder.path("stopped");
    QProcess program;
    program.start(qEnvironmentVariable("NAVARCH_PROGRAM"),
                  {"campaign", "battle", "scan", m_war, "Kekryphaleia", path, m_cards, "--boxes", m_map,
                   "--out", out, "--crops", crops});
    QVERIFY(program.waitForStarted());
    QTest::qWait(1500); // it is at its pages
    QVERIFY(program.state() == QProcess::Running);
    ::kill(static_cast<pid_t>(program.processId()), SIGINT);
    QVERIFY(program.waitForFinished(60000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 2);
    QCOMPARE(program.readAllStandardError(), QByteArray("navarch: It was stopped; nothing is written.\n"));
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
    QVERIFY(!QFile::exists(out) && !QFile::exists(crops));
    QCOMPARE(exported(), m_before);
}

QTEST_GUILESS_MAIN(ScanStrangersCliTest)
#include "scan_strangers_cli_test.moc"
