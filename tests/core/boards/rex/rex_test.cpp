// SPDX-License-Identifier: GPL-3.0-or-later
// Rectangles that work as hexes do, by the rules' own examples and by what must hold of any.
#include <QTest>

#include <set>

#include "core/boards/rex/board.h"

using namespace navarch;
using namespace navarch::rex;

class RexTest : public QObject {
    Q_OBJECT
private slots:
    void pm_1_2_columnsAndRowsGoBackAndForth();
    void pm_1_2_allSixNeighboursLieAtDistanceOne();
    void pm_1_2_rexesAreNamedFromOne();
    void pm_1_3_headingsLeadToTheirNeighbours_data();
    void pm_1_3_headingsLeadToTheirNeighbours();
    void pm_1_4_shipsTurnAboutTheirSternRex();
    void pm_1_1_landIsPaintedAndTheSeaGoesOn();
    void pm_1_1_otherTerrainIsRefused_data();
    void pm_1_1_otherTerrainIsRefused();
    void pm_1_5_sizesAreReadWithinBounds();
    void pm_1_7_aLineAlongAnEdgeNeedsBothRexesFilled();
    void pm_1_7_aLineThroughRexesIsBlockedByAny();
    void pm_1_7_sightIsTheSameBothWays();
    void pm_9_2_theKeelLineIsStraightAheadAndAstern();
    void distancesAreThoseOfTheExamples();
};

void RexTest::pm_1_2_columnsAndRowsGoBackAndForth()
{
    const Board board = openBoard(36, 24);
    std::set<std::size_t> places;
    for (int column = 0; column < 36; ++column)
        for (int row = 0; row < 24; ++row) {
            const Rex rex = rexOf(column, row);
            QCOMPARE(columnOf(rex), column);
            QCOMPARE(rowOf(rex), row);
            QVERIFY(board.contains(rex));
            places.insert(board.indexOf(rex));
        }
    QCOMPARE(places.size(), std::size_t(36 * 24));
    QVERIFY(!board.contains(rexOf(-1, 3)));
    QVERIFY(!board.contains(rexOf(36, 3)));
    QVERIFY(!board.contains(rexOf(4, -1)));
    QVERIFY(!board.contains(rexOf(4, 24)));
    QVERIFY(board.isEdge(rexOf(0, 5)) && board.isEdge(rexOf(35, 6)) && board.isEdge(rexOf(5, 0)));
    QVERIFY(board.isEdge(rexOf(5, 23)) && !board.isEdge(rexOf(1, 1)));
}

void RexTest::pm_1_2_allSixNeighboursLieAtDistanceOne()
{
    for (const int row : {10, 11}) {
        std::set<Rex> met;
        for (Heading heading = 0; heading < headings; ++heading) {
            const Rex there = neighbour(rexOf(10, row), heading);
            QCOMPARE(distance(rexOf(10, row), there), 1);
            QCOMPARE(neighbour(there, opposite(heading)), rexOf(10, row));
            met.insert(there);
        }
        QCOMPARE(met.size(), std::size_t(6));
    }
}

void RexTest::pm_1_2_rexesAreNamedFromOne()
{
    QCOMPARE(QString::fromStdString(nameOf(rexOf(10, 10))), QStringLiteral("1111"));
    QCOMPARE(QString::fromStdString(nameOf(rexOf(0, 4))), QStringLiteral("0105"));
    QCOMPARE(QString::fromStdString(nameOf(rexOf(120, 4))), QStringLiteral("121.05"));
}

void RexTest::pm_1_3_headingsLeadToTheirNeighbours_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<int>("heading");
    QTest::addColumn<int>("toColumn");
    QTest::addColumn<int>("toRow");
    const int even[6][2] = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}};
    const int odd[6][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {0, -1}, {1, -1}};
    for (int heading = 0; heading < 6; ++heading) {
        QTest::addRow("even row, %d", heading)
            << 10 << heading << 10 + even[heading][0] << 10 + even[heading][1];
        QTest::addRow("odd row, %d", heading)
            << 11 << heading << 10 + odd[heading][0] << 11 + odd[heading][1];
    }
}

void RexTest::pm_1_3_headingsLeadToTheirNeighbours()
{
    QFETCH(int, row);
    QFETCH(int, heading);
    QFETCH(int, toColumn);
    QFETCH(int, toRow);
    QCOMPARE(neighbour(rexOf(10, row), static_cast<Heading>(heading)), rexOf(toColumn, toRow));
}

void RexTest::pm_1_4_shipsTurnAboutTheirSternRex()
{
    // Worked example 7: three turns to starboard at rest.
    Pose pose{rexOf(10, 10), 0};
    QCOMPARE(pose.bow(2), rexOf(11, 10));
    QCOMPARE(pose.bow(1), rexOf(10, 10));
    pose = pose.turnedBy(1);
    QCOMPARE(pose.bow(2), rexOf(10, 11));
    pose = pose.turnedBy(1);
    QCOMPARE(pose.bow(2), rexOf(9, 11));
    pose = pose.turnedBy(1);
    QCOMPARE(pose.bow(2), rexOf(9, 10));
    QCOMPARE(pose.heading, Heading(3));
    QCOMPARE(pose.stern, rexOf(10, 10));
    QCOMPARE(pose.moved(-1).stern, rexOf(11, 10));
    // Worked example 6: ahead, ahead and to port, ahead and to starboard, ahead.
    Pose deceres{rexOf(10, 10), 0};
    deceres = deceres.moved(1);
    QCOMPARE(deceres.bow(2), rexOf(12, 10));
    deceres = deceres.moved(1).turnedBy(-1);
    QCOMPARE(deceres.stern, rexOf(12, 10));
    QCOMPARE(deceres.bow(2), rexOf(12, 9));
    deceres = deceres.moved(1).turnedBy(1);
    QCOMPARE(deceres.stern, rexOf(12, 9));
    QCOMPARE(deceres.bow(2), rexOf(13, 9));
    deceres = deceres.moved(1);
    QCOMPARE(deceres.stern, rexOf(13, 9));
    QCOMPARE(deceres.bow(2), rexOf(14, 9));
}

void RexTest::pm_1_1_landIsPaintedAndTheSeaGoesOn()
{
    Board board = openBoard(36, 24);
    Problems problems;
    paint(board, "land:0.0-35.1,14.9", "options.terrain", problems);
    QVERIFY(problems.empty());
    QVERIFY(board.isLand(rexOf(35, 1)) && board.isLand(rexOf(14, 9)));
    QVERIFY(!board.isLand(rexOf(14, 10)));
    QVERIFY(!board.isLand(rexOf(14, -1)));
}

void RexTest::pm_1_1_otherTerrainIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"weed:3.3", "lava:3.3", "land:36.3", "land:3.24", "land:-1.3", "land:3"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void RexTest::pm_1_1_otherTerrainIsRefused()
{
    QFETCH(QString, text);
    Board board = openBoard(36, 24);
    Problems problems;
    paint(board, text.toStdString(), "options.terrain", problems);
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(problems.front().place), QStringLiteral("options.terrain"));
}

void RexTest::pm_1_5_sizesAreReadWithinBounds()
{
    int columns = 1;
    int rows = 2;
    for (const char* text : {"", "36", "36x", "x24", "15x24", "36x7", "201x24", "36x24x2", "-36x24"})
        QVERIFY2(!readSize(text, columns, rows), text);
    QCOMPARE(columns, 1);
    QCOMPARE(rows, 2);
    QVERIFY(readSize("40x30", columns, rows));
    QCOMPARE(columns, 40);
    QCOMPARE(rows, 30);
}

void RexTest::distancesAreThoseOfTheExamples()
{
    const Rex from = rexOf(10, 10); // worked example 13
    QCOMPARE(distance(from, rexOf(14, 10)), 4);
    QCOMPARE(distance(from, rexOf(13, 11)), 4);
    QCOMPARE(distance(from, rexOf(12, 14)), 4);
    QCOMPARE(distance(from, rexOf(14, 11)), 5);
}

void RexTest::pm_1_7_aLineAlongAnEdgeNeedsBothRexesFilled()
{
    const Rex from = rexOf(10, 10);
    const Rex to = rexOf(11, 11);
    const auto isSeen = [&](const std::set<Rex>& filled) {
        return isInSight(from, to, [&](Rex rex) { return filled.contains(rex); });
    };
    QVERIFY(isSeen({}));
    QVERIFY(isSeen({rexOf(11, 10)}));
    QVERIFY(isSeen({rexOf(10, 11)}));
    QVERIFY(!isSeen({rexOf(11, 10), rexOf(10, 11)}));
    QVERIFY(isSeen({from, to}));
}

void RexTest::pm_1_7_aLineThroughRexesIsBlockedByAny()
{
    const auto isSeen = [&](Rex filled) {
        return isInSight(rexOf(10, 10), rexOf(12, 11), [&](Rex rex) { return rex == filled; });
    };
    QVERIFY(!isSeen(rexOf(11, 10)));
    QVERIFY(!isSeen(rexOf(11, 11)));
    QVERIFY(isSeen(rexOf(10, 11)));
    QVERIFY(isSeen(rexOf(12, 10)));
    for (Heading heading = 0; heading < headings; ++heading) // neighbours always see each other
        QVERIFY(isInSight(rexOf(10, 10), neighbour(rexOf(10, 10), heading), [](Rex) { return true; }));
}

void RexTest::pm_1_7_sightIsTheSameBothWays()
{
    const auto blocks = [](Rex rex) { return (rex.q * 7 + rex.r * 5) % 4 == 0; };
    int seen = 0;
    int hidden = 0;
    for (int column = 2; column < 20; ++column)
        for (int row = 2; row < 20; ++row) {
            const bool there = isInSight(rexOf(10, 10), rexOf(column, row), blocks);
            QCOMPARE(isInSight(rexOf(column, row), rexOf(10, 10), blocks), there);
            ++(there ? seen : hidden);
        }
    QVERIFY(seen > 20 && hidden > 20);
}

void RexTest::pm_9_2_theKeelLineIsStraightAheadAndAstern()
{
    const Rex from = rexOf(10, 10); // worked example 14
    QVERIFY(isOnKeelLine(from, 0, rexOf(14, 10)));
    QVERIFY(isOnKeelLine(from, 0, rexOf(6, 10)));
    QVERIFY(!isOnKeelLine(from, 0, rexOf(13, 11)));
    QVERIFY(isOnKeelLine(from, 1, rexOf(12, 14)));
    QVERIFY(isOnKeelLine(from, 1, rexOf(8, 6)));
    QVERIFY(isInSixthOfKeel(from, 0, rexOf(13, 11)));
    QVERIFY(isInSixthOfKeel(from, 0, rexOf(11, 11))); // on its border
    QVERIFY(!isInSixthOfKeel(from, 0, rexOf(10, 12)));
    QVERIFY(!isInSixthOfKeel(from, 0, from));
}

QTEST_APPLESS_MAIN(RexTest)
#include "rex_test.moc"
