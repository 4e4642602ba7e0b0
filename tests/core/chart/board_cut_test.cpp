// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of battles that are cut from the coast.
#include <QTest>

#include <algorithm>

#include "core/boards/drawn/board_check.h"
#include "core/chart/board_cut.h"
#include "core/data/coasts.h"

using namespace navarch;
using hex::Terrain;

namespace {

int count(const DrawnBoard& board, Terrain terrain)
{
    return static_cast<int>(std::count(board.terrain.begin(), board.terrain.end(), terrain));
}

} // namespace

class BoardCutTest : public QObject {
    Q_OBJECT

private slots:
    void salamisIsAStrait();
    void aTurnedBoardIsTheSameCoast();
};

void BoardCutTest::salamisIsAStrait()
{
    for (const BoardShape shape : {BoardShape::Hexes, BoardShape::Rexes, BoardShape::FreeTable}) {
        BoardCut cut;
        cut.shape = shape;
        cut.middle = battlePlaces().front().at;
        DrawnBoard board = cutBoard(builtInLand(CoastLevel::Fine), cut);
        const int land = count(board, Terrain::Land);
        // Attica in the north and east, Salamis in the west and south, and the sea between them.
        QVERIFY2(land > 200 && land < 1000, std::to_string(land).c_str());
        QVERIFY(!hasErrors(checkBoard(board)) || !board.hasZones());
        QCOMPARE(board.metres, 150);
        cut.hasShallows = true;
        QVERIFY(count(cutBoard(builtInLand(CoastLevel::Fine), cut), Terrain::Shallows) > 20);
    }
    for (const BattlePlace& place : battlePlaces()) {
        BoardCut cut;
        cut.middle = place.at;
        cut.metres = 400;
        const DrawnBoard board = cutBoard(builtInLand(CoastLevel::Fine), cut);
        const int land = count(board, Terrain::Land);
        QVERIFY2(land > 20 && land < 1180, place.id.data());
    }
}

void BoardCutTest::aTurnedBoardIsTheSameCoast()
{
    BoardCut cut;
    cut.shape = BoardShape::FreeTable;
    cut.columns = cut.rows = 30;
    cut.middle = battlePlaces().front().at;
    const DrawnBoard upright = cutBoard(builtInLand(CoastLevel::Fine), cut);
    cut.north = 90; // north to the right
    const DrawnBoard turned = cutBoard(builtInLand(CoastLevel::Fine), cut);
    int unlike = 0;
    for (int column = 0; column < 30; ++column)
        for (int row = 0; row < 30; ++row)
            unlike += upright.at({column, row}) != turned.at({29 - row, column});
    QVERIFY2(unlike < 20, std::to_string(unlike).c_str());
}

QTEST_APPLESS_MAIN(BoardCutTest)
#include "board_cut_test.moc"
