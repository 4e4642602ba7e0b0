// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch campaign battle scan`: what comes out of a scanner.
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QTest>

#include <set>

#include "tests/app/cli/printed_pile.h"

using namespace navarch;

class ScanCliTest : public PrintedPile {
    Q_OBJECT

private slots:
    void initTestCase() { begin(); }
    void everySheetIsKnownHoweverItLies();
    void aTornCodeIsToldByName();
    void aSheetCountsOnce();
    void pagesWithoutBoxesArePassedOver();
    void boxesToLookAtHaveTheirPictures();
    void halfOfAUnitIsADoubt();
    void aPrizeOfSeveralSidesHasNoCaptorYet();
};

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

/// A unit that stands for two boxes is lost with both; with one of them nothing is, and that is told.
void ScanCliTest::halfOfAUnitIsADoubt()
{
    const Json sheet = sheetWith("medium", m_map);
    std::vector<QRectF> boxes;
    for (const Json& box : sheet["boxes"])
        if (box["key"] == "medium")
            boxes.push_back(inDots(box["box"]));
    QCOMPARE(boxes.size(), std::size_t{2}); // of one unit of marines
    for (const std::size_t crossed : {std::size_t{1}, std::size_t{2}}) {
        QImage page(pageOf(sheet, "war"));
        QPainter painter(&page);
        painter.setPen(QPen(QColor(60, 60, 60), 3));
        for (std::size_t i = 0; i < crossed; ++i) {
            painter.drawLine(boxes[i].topLeft(), boxes[i].bottomRight());
            painter.drawLine(boxes[i].topRight(), boxes[i].bottomLeft());
        }
        painter.end();
        const Run run = scan({saved(page, m_folder.path("half.png")), "--format", "json"});
        QVERIFY2(run.code == 0, run.err);
        const Json answer = run.json();
        int lost = 0;
        for (const Json& ship : answer["outcome"]["ships"])
            lost += ship["condition"].value("marines_lost", 0);
        QCOMPARE(lost, crossed == 2 ? 1 : 0);
        QCOMPARE(answer["doubts"].size(), std::size_t(crossed == 2 ? 0 : 1));
        if (crossed == 1)
            QVERIFY2(answer["doubts"][0]["why"] == "no-loss" && answer["doubts"][0]["taken"] == true
                         && answer["doubts"][0]["box"] == "medium",
                     answer.dump().c_str());
    }
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
