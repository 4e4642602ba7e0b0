// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch campaign battle scan`: what comes out of a scanner, and what has no business in the pile.
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTest>

#include <set>

#include "tests/app/cli/program.h"

using namespace navarch;

namespace {

constexpr double dots = 150 / 2540.0; // to a hundredth of a millimetre

QRectF inDots(const Json& box)
{
    return {box[0].get<int>() * dots, box[1].get<int>() * dots, box[2].get<int>() * dots,
            box[3].get<int>() * dots};
}

} // namespace

class ScanCliTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everySheetIsKnownHoweverItLies();
    void whatIsNoSheetOfThisBattleIsTold_data();
    void whatIsNoSheetOfThisBattleIsTold();
    void aTornCodeIsToldByName();
    void aSheetCountsOnce();
    void pagesWithoutBoxesArePassedOver();
    void boxesToLookAtHaveTheirPictures();
    void aPrizeOfSeveralSidesHasNoCaptorYet();

private:
    [[nodiscard]] Run scan(const QStringList& arguments) const
    {
        return navarchRun(QStringList{"campaign", "battle", "scan", m_war, "Kekryphaleia", "--boxes", m_map}
                          + arguments);
    }
    /// Founds a war with a battle of those fleets, prints its sheets and puts their pictures into pages of `name`.
    QString printed(const QString& name, const QStringList& fleets, const QString& game);
    [[nodiscard]] static QString saved(const QImage& image, const QString& path)
    {
        return image.save(path) ? path : QString();
    }
    /// The first sheet of a map that holds a box of that key.
    [[nodiscard]] static Json sheetWith(const char* key, const QString& map)
    {
        const Json all = Json::parse(contentOf(map).toStdString());
        for (const Json& sheet : all["sheets"])
            for (const Json& box : sheet["boxes"])
                if (box["key"] == key)
                    return sheet;
        return {};
    }
    /// The picture of its page.
    [[nodiscard]] QString pageOf(const Json& sheet, const QString& name) const
    {
        return m_folder.path(QStringLiteral("%1-%2.png").arg(name).arg(sheet["page"].get<int>()));
    }
    [[nodiscard]] QByteArray exported() const { return navarchRun({"campaign", "export", m_war}).out; }

    Folder m_folder;
    QString m_war;
    QString m_map;
    QString m_list;  ///< the picture of a page of it
    QString m_cards; ///< of four
    QByteArray m_before;
};

QString ScanCliTest::printed(const QString& name, const QStringList& fleets, const QString& game)
{
    const QString war = m_folder.path(name + ".navarch");
    if (navarchRun({"campaign", "new", war, "--scenario", "saronic-gulf"}).code != 0
        || navarchRun({"campaign", "apply", war, "-"},
                      R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})")
                   .code
               != 0)
        return {};
    QStringList arrange{"campaign", "battle", "arrange", war, "--name", "Kekryphaleia", "--rules", game};
    for (const QString& fleet : fleets)
        arrange += {"--fleet", fleet};
    const QString pdf = m_folder.path(name + ".pdf");
    if (navarchRun(arrange).code != 0
        || navarchRun({"sheets", war, "--battle", "Kekryphaleia", "--per-page", "4", "--tables", "none",
                       "--out", pdf, "--boxes", m_folder.path(name + ".json")})
                   .code
               != 0)
        return {};
    QProcess draw;
    draw.start("pdftoppm", {"-r", "150", "-gray", "-png", pdf, m_folder.path(name)});
    return draw.waitForFinished(60000) && draw.exitCode() == 0 ? war : QString();
}

void ScanCliTest::initTestCase()
{
    m_war = printed("war", {"Ships of Aiakos", "Ships of Nisaia"}, "trireme");
    QVERIFY(!m_war.isEmpty());
    m_map = m_folder.path("war.json");
    m_list = pageOf(sheetWith("fate.sunk", m_map), "war");
    m_cards = pageOf(sheetWith("hull", m_map), "war");
    QVERIFY(QFile::exists(m_list) && QFile::exists(m_cards));
    m_before = exported();
}

void ScanCliTest::everySheetIsKnownHoweverItLies()
{
    const Run cover = scan({m_folder.path("war-1.png"), m_list, m_cards, "--format", "json"});
    QVERIFY2(cover.code == 0, cover.err); // nothing is said of the cover
    const Json upright = cover.json();
    QCOMPARE(upright["sheets"].get<int>(), 5);
    QVERIFY(upright["doubts"].empty());
    QVERIFY(upright["unread"].size() > 0);
    for (const int turn : {90, 180}) {
        QTransform to;
        to.rotate(turn);
        const QString list = saved(QImage(m_list).transformed(to), m_folder.path("list.png"));
        const QString cards = saved(QImage(m_cards).transformed(to), m_folder.path("cards.jpg"));
        const Run run = scan({cards, list, "--format", "json"});
        QVERIFY2(run.code == 0, run.err);
        QVERIFY(run.json()["outcome"] == upright["outcome"]);
        QCOMPARE(run.json()["sheets"].get<int>(), 5);
    }
    QCOMPARE(exported(), m_before);
}

void ScanCliTest::whatIsNoSheetOfThisBattleIsTold_data()
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
    row("damaged.pdf", "it is damaged, or locked by a password", "save them as PNG");
    row("cut.png", "The picture is damaged.", "Scan the page again.");
    row("empty.jpg", "It is no PNG, JPEG or PDF.", "as a scanner or a phone makes them");
    row("text.png", "It is no PNG, JPEG or PDF.", "as a scanner or a phone makes them");
    row("nowhere.png", "nowhere.png", "");
}

/// By itself it is refused, and beside a good page that is read; in both the campaign is as it was, and it is named.
void ScanCliTest::whatIsNoSheetOfThisBattleIsTold()
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
    const Run beside = scan({path, m_cards, "--out", out});
    QVERIFY2(beside.err.contains(what), beside.err);
    QCOMPARE(beside.code, 3);
    QVERIFY(QFile::remove(out));
    QCOMPARE(exported(), m_before);
}

void ScanCliTest::aTornCodeIsToldByName()
{
    QImage page(m_cards);
    const Json sheet = sheetWith("hull", m_map);
    QPainter painter(&page);
    painter.fillRect(inDots(sheet["codes"][0]["box"]), Qt::white);
    painter.end();
    const Run run = scan({saved(page, m_folder.path("torn.png")), "--format", "json"});
    QCOMPARE(run.code, 3);
    QCOMPARE(run.json()["sheets"].get<int>(), 3);
    const std::string label = run.json()["unread"][0].get<std::string>(); // "XZ-065 Aiakeia"
    QVERIFY2(run.err.contains(QByteArray("The code of the sheet ") + label.c_str()), run.err);
    QVERIFY2(run.err.contains("torn.png") && run.err.contains("Enter that sheet by hand."), run.err);
}

void ScanCliTest::aSheetCountsOnce()
{
    const QString again = m_folder.path("again.png");
    QVERIFY(QFile::copy(m_cards, again));
    const Run run = scan({m_cards, again, "--format", "json"});
    QCOMPARE(run.code, 3);
    QCOMPARE(run.json()["sheets"].get<int>(), 4);
    QVERIFY2(run.err.contains("was read before") && run.err.contains("again.png"), run.err);
}

/// Tables, a roster and the empty back of a leaf have no boxes: they are named, and nothing is amiss. A page of cards whose codes
/// are all gone has the marks at their corners, and is told.
void ScanCliTest::pagesWithoutBoxesArePassedOver()
{
    const QString pdf = m_folder.path("whole.pdf");
    const QString map = m_folder.path("whole.json");
    const Run printed = navarchRun({"sheets", m_war, "--battle", "Kekryphaleia", "--per-page", "4",
                                    "--roster", "--out", pdf, "--boxes", map});
    QVERIFY2(printed.code == 0, printed.err);
    QProcess draw;
    draw.start("pdftoppm", {"-r", "150", "-gray", "-png", pdf, m_folder.path("whole")});
    QVERIFY(draw.waitForFinished(60000) && draw.exitCode() == 0);
    std::set<int> withSheets;
    const Json sheets = Json::parse(contentOf(map).toStdString())["sheets"];
    for (const Json& sheet : sheets)
        withSheets.insert(sheet["page"].get<int>());
    QStringList pages;
    for (const QString& name : m_folder.names())
        if (name.startsWith("whole-") && !withSheets.contains(name.mid(6).section('.', 0, 0).toInt()))
            pages += m_folder.path(name);
    QVERIFY2(pages.size() >= 2, qPrintable(QString::number(pages.size())));
    QImage blank(1240, 1754, QImage::Format_Grayscale8);
    blank.fill(244);
    pages += saved(blank, m_folder.path("blank.png"));
    const Run run = scan(QStringList{m_cards, "--format", "json"} + pages);
    QVERIFY2(run.code == 0, run.err);
    QCOMPARE(run.json()["sheets"].get<int>(), 4);
    QCOMPARE(run.json()["passed_over"].size(), static_cast<std::size_t>(pages.size()));
    const Run said = scan(QStringList{m_cards} + pages);
    QVERIFY2(said.out.contains("Passed over, for there are no boxes on it") && said.out.contains("blank.png"),
             said.out);

    QImage torn(m_cards);
    const int page = sheetWith("hull", m_map)["page"].get<int>();
    QPainter painter(&torn);
    const Json all = Json::parse(contentOf(m_map).toStdString());
    for (const Json& sheet : all["sheets"])
        for (const Json& code : sheet["codes"])
            if (sheet["page"].get<int>() == page)
                painter.fillRect(inDots(code["box"]), Qt::white);
    painter.end();
    const Run missing = scan({saved(torn, m_folder.path("codeless.png")), m_list, "--format", "json"});
    QCOMPARE(missing.code, 3);
    QVERIFY(missing.json()["passed_over"].empty());
    QVERIFY2(missing.err.contains("codeless.png") && missing.err.contains("There is no code of a sheet"),
             missing.err);
}

void ScanCliTest::boxesToLookAtHaveTheirPictures()
{
    QImage page(m_cards);
    const Json sheet = sheetWith("hull", m_map);
    QPainter painter(&page);
    int blacked = 0;
    for (const Json& box : sheet["boxes"])
        if (box["key"] == "hull" && box["hatched"] == false && blacked < 1) {
            painter.fillRect(inDots(box["box"]), QColor(40, 40, 40));
            ++blacked;
        }
    painter.end();
    QCOMPARE(blacked, 1);
    const QString marked = saved(page, m_folder.path("marked.png"));
    const Run run = scan({marked, "--crops", m_folder.path("look"), "--format", "json"});
    QVERIFY2(run.code == 0, run.err);
    const Json doubts = run.json()["doubts"];
    QCOMPARE(doubts.size(), std::size_t{1});
    QVERIFY(doubts[0]["why"] == "blacked-out" && doubts[0]["taken"] == false);
    const QImage crop(QString::fromStdString(doubts[0]["crop"].get<std::string>()));
    QVERIFY(crop.width() > 100 && crop.height() > 50);
    m_folder.write("file", "no folder");
    const Run wrong = scan({marked, "--crops", m_folder.path("file/look")});
    QVERIFY2(wrong.code == 2 && wrong.err.contains("The folder cannot be made."), wrong.err);
}

/// Of two sides the other has her; of three it could be one of two, and nobody guesses.
void ScanCliTest::aPrizeOfSeveralSidesHasNoCaptorYet()
{
    for (const int sides : {2, 3}) {
        QStringList fleets{"Ships of Aiakos", "Ships of Nisaia"};
        if (sides == 3)
            fleets += "Fleet of Kenchreai";
        const QString name = QStringLiteral("of%1").arg(sides);
        const QString war = printed(name, fleets, "salamis-ad-actium");
        QVERIFY(!war.isEmpty());
        const QString map = m_folder.path(name + ".json");
        const Json sheet = sheetWith("fate.captured", map);
        const QString path = pageOf(sheet, name);
        QImage page(path);
        QPainter painter(&page);
        painter.setPen(QPen(QColor(60, 60, 60), 3));
        const auto box = std::find_if(sheet["boxes"].begin(), sheet["boxes"].end(),
                                      [](const Json& each) { return each["key"] == "fate.captured"; });
        const QRectF at = inDots((*box)["box"]);
        painter.drawLine(at.topLeft(), at.bottomRight());
        painter.drawLine(at.topRight(), at.bottomLeft());
        painter.end();
        QVERIFY(page.save(path));
        const Run run = navarchRun(
            {"campaign", "battle", "scan", war, "Kekryphaleia", path, "--boxes", map, "--format", "json"});
        QVERIFY2(run.code == 0, run.err);
        const Json answer = run.json();
        int captured = 0;
        for (const Json& ship : answer["outcome"]["ships"])
            if (ship["fate"] == "captured") {
                ++captured;
                QCOMPARE(ship["captor"].get<int>(), sides == 2 ? 1 - ship["side"].get<int>() : -1);
            }
        QCOMPARE(captured, 1);
        QCOMPARE(answer["doubts"].size(), std::size_t(sides == 2 ? 0 : 1));
        if (sides == 2)
            continue;
        QVERIFY(answer["doubts"][0]["why"] == "captor");
        const QString out =
            m_folder.write("captor.json", QByteArray::fromStdString(answer["outcome"].dump()));
        const Run entered = navarchRun({"campaign", "battle", "enter", war, "Kekryphaleia", out});
        QVERIFY2(entered.code == 2 && entered.err.contains("captor"), entered.err);
    }
}

QTEST_GUILESS_MAIN(ScanCliTest)
#include "scan_cli_test.moc"
