// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/boards/hex/board.h"

using namespace navarch;
using namespace navarch::hex;

class HexBoardTest : public QObject {
    Q_OBJECT
private slots:
    void itHoldsItsColumnsAndRows();
    void landReachesBeyondItsEdge();
    void edgesAreTold();
    void terrainIsPaintedByText();
    void aTextThatPaintsNothingIsRefused_data();
    void aTextThatPaintsNothingIsRefused();
};

void HexBoardTest::itHoldsItsColumnsAndRows()
{
    const Board board = openBoard(31, 17);
    int count = 0;
    for (int q = -5; q < 40; ++q)
        for (int r = -40; r < 40; ++r)
            count += board.contains(hexAt(q, r));
    QCOMPARE(count, 31 * 17);
    QVERIFY(board.contains(hexOf(30, 16)));
    QVERIFY(!board.contains(hexOf(30, 17)));
    QVERIFY(!board.contains(hexOf(0, -1)));
    QVERIFY(!board.contains(hexOf(31, 0)));
}

void HexBoardTest::landReachesBeyondItsEdge()
{
    Board board = openBoard(30, 30);
    board.set(hexOf(4, 0), Terrain::Land);
    QCOMPARE(board.at(hexOf(4, -1)), Terrain::Land);
    QCOMPARE(board.at(hexOf(5, -1)), Terrain::Open);
    QCOMPARE(board.at(hexOf(4, 0)), Terrain::Land);
}

void HexBoardTest::edgesAreTold()
{
    const Board board = openBoard(30, 20);
    QCOMPARE(edgeBeyond(board, hexOf(3, -1)), Edge::North);
    QCOMPARE(edgeBeyond(board, hexOf(3, 20)), Edge::South);
    QCOMPARE(edgeBeyond(board, hexOf(-1, 4)), Edge::West);
    QCOMPARE(edgeBeyond(board, hexOf(30, 4)), Edge::East);
    QCOMPARE(edgeBeyond(board, hexOf(30, 20)), Edge::South);
}

void HexBoardTest::terrainIsPaintedByText()
{
    Board board = openBoard(30, 30);
    Problems problems;
    paint(board, "land:3.0-5.2, 14.5; weed : 20.11;land:20.12", "options.terrain", problems);
    QVERIFY(problems.empty());
    int land = 0;
    for (const Terrain terrain : board.terrain)
        land += terrain == Terrain::Land;
    QCOMPARE(land, 3 * 3 + 2);
    QCOMPARE(board.at(hexOf(5, 2)), Terrain::Land);
    QCOMPARE(board.at(hexOf(20, 11)), Terrain::Weed);
}

void HexBoardTest::aTextThatPaintsNothingIsRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"lava:3.3", "land:30.3", "land:3.30", "land:3", "land:-1.3", "land:3.3-", "3.3",
                             "land:a.b", "land:99999999999.3"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void HexBoardTest::aTextThatPaintsNothingIsRefused()
{
    QFETCH(QString, text);
    Board board = openBoard(30, 30);
    Problems problems;
    paint(board, text.toStdString(), "options.terrain", problems);
    if (text.endsWith(u"-")) // a block without its second corner is its first one
        QVERIFY(problems.empty());
    else
        QCOMPARE(problems.size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(HexBoardTest)
#include "hex_board_test.moc"
