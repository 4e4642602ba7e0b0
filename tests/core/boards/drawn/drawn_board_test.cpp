// SPDX-License-Identifier: GPL-3.0-or-later
// Drawn boards: what is done to them, what is found wrong with them, and their files.
#include <QTest>

#include <algorithm>
#include <random>

#include "core/boards/drawn/board_check.h"
#include "core/boards/drawn/board_edits.h"
#include "core/boards/drawn/drawn_table.h"
#include "tests/core/finding_keys.h"
#include "tests/support/show.h"

using namespace navarch;
using hex::Terrain;

namespace {

int count(const DrawnBoard& board, Terrain terrain)
{
    return static_cast<int>(std::count(board.terrain.begin(), board.terrain.end(), terrain));
}

BoardStroke dab(BoardCell cell, int radius = 0)
{
    return {{cell}, radius};
}

DrawnBoard withZones(BoardShape shape = BoardShape::Hexes)
{
    DrawnBoard board = blankBoard(shape, 30, 24);
    (void)zonesAlongEdges(board, 5);
    return board;
}

/// One of all that can be done to a board, with arguments good and bad.
Result<void> doSomething(DrawnBoard& board, std::mt19937_64& random)
{
    const auto upTo = [&](int most) {
        return static_cast<int>(random() % static_cast<std::uint64_t>(most + 1));
    };
    const auto cell = [&] { return BoardCell{upTo(board.columns + 2) - 1, upTo(board.rows + 2) - 1}; };
    const auto terrain = [&] { return static_cast<Terrain>(upTo(6)); };
    switch (upTo(12)) {
    case 0: return brushTerrain(board, {{cell(), cell()}, upTo(12)}, terrain());
    case 1: return brushZone(board, {{cell(), cell(), cell()}, upTo(3)}, upTo(3));
    case 2: return fillTerrain(board, cell(), terrain());
    case 3: return fillArea(board, {cell(), cell(), cell(), cell()}, terrain());
    case 4: return putWall(board, cell());
    case 5: return takeWall(board, board.walls.empty() ? cell() : board.walls.front());
    case 6: return mirrorBoard(board, upTo(1) == 0 ? BoardMirror::EastWest : BoardMirror::NorthSouth);
    case 7: return resizeBoard(board, board.columns + upTo(6) - 3, board.rows + upTo(6) - 3);
    case 8: return setNorth(board, upTo(400));
    case 9: return setMetres(board, upTo(200) * 1000);
    case 10: return nameBoard(board, upTo(1) == 0 ? "Salamis" : std::string("a\x01"));
    case 11: return zonesAlongEdges(board, upTo(20));
    default: return swapZones(board);
    }
}

/// What cannot be of a board, whatever was done to it.
std::string faultOf(const DrawnBoard& board)
{
    const auto cells = static_cast<std::size_t>(board.columns) * static_cast<std::size_t>(board.rows);
    if (board.terrain.size() != cells || board.zones.size() != cells)
        return "cells";
    for (const BoardCell wall : board.walls)
        if (!board.contains(wall) || std::count(board.walls.begin(), board.walls.end(), wall) != 1)
            return "wall";
    const auto read = readBoard(boardText(board), "board");
    if (!read)
        return shown(read.error());
    return *read == board ? "" : "it is read otherwise than it was written";
}

} // namespace

class DrawnBoardTest : public QObject {
    Q_OBJECT

private slots:
    void aBrushReachesAsFarAsItSays_data();
    void aBrushReachesAsFarAsItSays();
    void aBrushGoesStraightBetweenCells();
    void anAreaIsFilledToItsCorners();
    void fillingStopsAtWhatIsUnlike();
    void mirroredTwiceIsTheSame_data();
    void mirroredTwiceIsTheSame();
    void wallsKeepABoardFromShrinking();
    void findings_data();
    void findings();
    void findingsAreBounded();
    void tenThousandRandomEdits();
    void damagedFiles_data();
    void damagedFiles();
    void everyByteOfAFileMayBeWrong();
    void landOfATableIsEverySquareOnce();
};

void DrawnBoardTest::aBrushReachesAsFarAsItSays_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<int>("radius");
    QTest::addColumn<int>("cells");
    const int hexes = static_cast<int>(BoardShape::Hexes);
    const int rexes = static_cast<int>(BoardShape::Rexes);
    const int table = static_cast<int>(BoardShape::FreeTable);
    QTest::newRow("a hex") << hexes << 0 << 1;
    QTest::newRow("a ring of hexes") << hexes << 1 << 7;
    QTest::newRow("two rings") << hexes << 2 << 19;
    QTest::newRow("a ring of rexes") << rexes << 1 << 7;
    QTest::newRow("three rings of rexes") << rexes << 3 << 37;
    QTest::newRow("squares") << table << 2 << 25;
}

void DrawnBoardTest::aBrushReachesAsFarAsItSays()
{
    QFETCH(int, shape);
    QFETCH(int, radius);
    QFETCH(int, cells);
    for (const int column : {10, 11}) // odd ones lie lower
        for (const int row : {10, 11}) {
            DrawnBoard board = blankBoard(static_cast<BoardShape>(shape), 30, 24);
            QVERIFY(brushTerrain(board, dab({column, row}, radius), Terrain::Land));
            QCOMPARE(count(board, Terrain::Land), cells);
        }
}

void DrawnBoardTest::aBrushGoesStraightBetweenCells()
{
    DrawnBoard board = blankBoard(BoardShape::FreeTable, 30, 24);
    QVERIFY(brushTerrain(board, {{{2, 3}, {12, 3}, {12, 8}}, 0}, Terrain::Land));
    QCOMPARE(count(board, Terrain::Land), 11 + 5);
    const DrawnBoard before = board;
    QVERIFY(!brushTerrain(board, {{}, 0}, Terrain::Land));
    QVERIFY(!brushTerrain(board, dab({3, 3}, 11), Terrain::Land));
    QVERIFY(!brushTerrain(board, dab({100'000'000, 3}), Terrain::Land));
    QVERIFY(!brushZone(board, dab({3, 3}), 3));
    QVERIFY(board == before);
}

void DrawnBoardTest::anAreaIsFilledToItsCorners()
{
    DrawnBoard board = blankBoard(BoardShape::FreeTable, 30, 24);
    QVERIFY(fillArea(board, {{5, 5}, {9, 5}, {9, 8}, {5, 8}}, Terrain::Land));
    QCOMPARE(count(board, Terrain::Land), 5 * 4);
    DrawnBoard triangle = blankBoard(BoardShape::FreeTable, 30, 24);
    QVERIFY(fillArea(triangle, {{5, 5}, {5, 9}, {9, 9}}, Terrain::Rocks));
    QCOMPARE(count(triangle, Terrain::Rocks), 15);
    QVERIFY(!fillArea(triangle, {{5, 5}, {9, 9}}, Terrain::Land));
    QVERIFY(!fillArea(triangle, {{5, 5}, {9, 9}, {30, 0}}, Terrain::Land));
}

void DrawnBoardTest::fillingStopsAtWhatIsUnlike()
{
    DrawnBoard board = blankBoard(BoardShape::Hexes, 30, 24);
    BoardStroke wall;
    for (int row = 0; row < 24; ++row)
        wall.path.push_back({10, row});
    QVERIFY(brushTerrain(board, wall, Terrain::Land));
    QVERIFY(fillTerrain(board, {0, 0}, Terrain::Weed));
    QCOMPARE(count(board, Terrain::Weed), 10 * 24);
    QVERIFY(!fillTerrain(board, {30, 0}, Terrain::Land));
    QCOMPARE(watersOf(board)[board.indexOf({20, 3})], 0); // the larger
    QCOMPARE(watersOf(board)[board.indexOf({2, 3})], 1);
    QCOMPARE(watersOf(board)[board.indexOf({10, 3})], -1);
}

void DrawnBoardTest::mirroredTwiceIsTheSame_data()
{
    QTest::addColumn<int>("mirror");
    QTest::newRow("east and west") << static_cast<int>(BoardMirror::EastWest);
    QTest::newRow("north and south") << static_cast<int>(BoardMirror::NorthSouth);
}

void DrawnBoardTest::mirroredTwiceIsTheSame()
{
    QFETCH(int, mirror);
    DrawnBoard board = withZones();
    QVERIFY(brushTerrain(board, dab({3, 10}, 2), Terrain::Land));
    QVERIFY(putWall(board, {4, 9}));
    const DrawnBoard before = board;
    QVERIFY(mirrorBoard(board, static_cast<BoardMirror>(mirror)));
    QVERIFY(board != before);
    QVERIFY(mirrorBoard(board, static_cast<BoardMirror>(mirror)));
    QVERIFY(board == before);
    QVERIFY(swapZones(board));
    QCOMPARE(board.zoneAt({5, 0}), 1);
    QCOMPARE(board.zoneAt({5, 23}), 2);
}

void DrawnBoardTest::wallsKeepABoardFromShrinking()
{
    DrawnBoard board = withZones();
    QVERIFY(putWall(board, {29, 0}));
    QVERIFY(!putWall(board, {29, 0}));
    QVERIFY(!putWall(board, {30, 0}));
    QVERIFY(!takeWall(board, {28, 0}));
    const DrawnBoard before = board;
    QVERIFY(!resizeBoard(board, 20, 24));
    QVERIFY(!resizeBoard(board, 30, 121));
    QVERIFY(board == before);
    QVERIFY(takeWall(board, {29, 0}));
    QVERIFY(resizeBoard(board, 20, 20));
    QCOMPARE(board.zoneAt({5, 0}), 2);
    QCOMPARE(board.zoneAt({5, 19}), 1);
    QVERIFY(resizeBoard(board, 40, 30));
    QCOMPARE(board.at({39, 29}), Terrain::Open);
}

void DrawnBoardTest::findings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("keys");
    for (const auto& [name, keys] : std::initializer_list<std::pair<const char*, const char*>>{
             {"blank", ""},
             {"zones", ""},
             {"all land", "no-sea"},
             {"one zone", "side-without-zone"},
             {"zone on land", "zone-on-land"},
             {"zone wholly on land", "zone-without-water zone-on-land"},
             {"small zone", "zone-small"},
             {"cut in two", "zones-apart cut-off-water"},
             {"near", "zones-near"},
             {"wall at sea", "wall-on-no-shore"},
             {"wall inland", "wall-inland"},
             {"pond", "cut-off-water"}})
        QTest::newRow(name) << QString(name) << QString(keys);
}

void DrawnBoardTest::findings()
{
    QFETCH(QString, name);
    QFETCH(QString, keys);
    DrawnBoard board = withZones();
    const auto all = [&](int row) { return BoardStroke{{{0, row}, {29, row}}, 0}; };
    if (name == "blank")
        board = blankBoard(BoardShape::Hexes, 30, 24);
    else if (name == "all land") {
        board = blankBoard(BoardShape::Hexes, 30, 24);
        std::fill(board.terrain.begin(), board.terrain.end(), Terrain::Land);
    } else if (name == "one zone")
        std::replace(board.zones.begin(), board.zones.end(), std::uint8_t{2}, std::uint8_t{0});
    else if (name == "zone on land")
        QVERIFY(brushTerrain(board, dab({4, 1}), Terrain::Land));
    else if (name == "zone wholly on land") {
        for (int row = 0; row < 5; ++row)
            QVERIFY(brushTerrain(board, all(row), Terrain::Land));
    } else if (name == "small zone") {
        std::replace(board.zones.begin(), board.zones.end(), std::uint8_t{2}, std::uint8_t{0});
        QVERIFY(brushZone(board, dab({10, 2}, 1), 2));
    } else if (name == "cut in two")
        QVERIFY(brushTerrain(board, all(11), Terrain::Land));
    else if (name == "near")
        QVERIFY(zonesAlongEdges(board, 12));
    else if (name == "wall at sea")
        QVERIFY(putWall(board, {10, 11}));
    else if (name == "wall inland") {
        QVERIFY(brushTerrain(board, dab({14, 12}, 2), Terrain::Land));
        QVERIFY(putWall(board, {14, 12}));
    } else if (name == "pond") {
        QVERIFY(brushTerrain(board, dab({14, 12}, 2), Terrain::Land));
        QVERIFY(brushTerrain(board, dab({14, 12}), Terrain::Open));
    }
    const Findings found = checkBoard(board);
    COMPARE_TEXT(keysOf(found), keys.toStdString());
    if (name == "wall at sea") {
        QVERIFY(placeOf(found.front()) == (BoardCell{10, 11}));
    }
}

void DrawnBoardTest::findingsAreBounded()
{
    DrawnBoard board = blankBoard(BoardShape::Hexes, 120, 120);
    for (int column = 3; column < 118; column += 2)
        if (board.walls.size() < static_cast<std::size_t>(mostBoardWalls))
            QVERIFY(putWall(board, {column, 50}));
    QCOMPARE(checkBoard(board).size(), mostBoardFindings);
    for (int column = 0; column < 120; ++column)
        for (int row = 0; row < 120; ++row)
            if (column % 3 != 1 || row % 3 != 1)
                board.terrain[board.indexOf({column, row})] = Terrain::Land;
    QVERIFY(checkBoard(board).size() <= 5 * mostBoardFindings);
}

void DrawnBoardTest::tenThousandRandomEdits()
{
    std::mt19937_64 random(23);
    int done = 0;
    int refused = 0;
    for (int round = 0; round < 40; ++round) {
        DrawnBoard board = blankBoard(static_cast<BoardShape>(round % 3), 16 + round % 12, 14 + round % 9);
        for (int i = 0; i < 250; ++i) {
            const DrawnBoard before = board;
            const Result<void> result = doSomething(board, random);
            if (!result) {
                ++refused;
                QVERIFY2(board == before, shown(result.error()).c_str());
                QVERIFY(!result.error().front().what.isEmpty());
                continue;
            }
            ++done;
            if (i % 10 == 0)
                COMPARE_TEXT(faultOf(board), "");
            (void)checkBoard(board);
        }
        COMPARE_TEXT(faultOf(board), "");
    }
    QVERIFY(done > 5000);
    QVERIFY(refused > 500);
}

void DrawnBoardTest::damagedFiles_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    const QByteArray head = R"({"format":"navarch-board/1","cells":"free-table","columns":12,"rows":12)";
    QTest::newRow("nothing") << QByteArray() << QByteArray("b.json");
    QTest::newRow("no object") << QByteArray("[]") << QByteArray("b.json");
    QTest::newRow("another format") << QByteArray(R"({"format":"navarch-fleet/1"})") << QByteArray("format");
    QTest::newRow("no size") << QByteArray(R"({"format":"navarch-board/1","cells":"hexes"})")
                             << QByteArray("columns");
    QTest::newRow("too large") << QByteArray(
        R"({"format":"navarch-board/1","cells":"hexes","columns":121,"rows":30})")
                               << QByteArray("columns");
    QTest::newRow("less than nothing")
        << QByteArray(R"({"format":"navarch-board/1","cells":"hexes","columns":30,"rows":-1})")
        << QByteArray("rows");
    QTest::newRow("unknown cells") << QByteArray(
        R"({"format":"navarch-board/1","cells":"triangles","columns":30,"rows":30})")
                                   << QByteArray("cells");
    QTest::newRow("too few rows") << head + R"(,"terrain":["............"]})" << QByteArray("terrain");
    QTest::newRow("rows that are no list") << head + R"(,"terrain":"............"})" << QByteArray("terrain");
    QTest::newRow("a row too short") << head + R"(,"terrain":["...",)"
                                            + QByteArray(R"("............",)").repeated(10)
                                            + R"("............"]})"
                                     << QByteArray("terrain[0]");
    QTest::newRow("a row that is a number")
        << head + R"(,"terrain":[7,)" + QByteArray(R"("............",)").repeated(10) + R"("............"]})"
        << QByteArray("terrain[0]");
    QTest::newRow("an unknown letter")
        << head + R"(,"zones":["...........3",)" + QByteArray(R"("............",)").repeated(10)
               + R"("............"]})"
        << QByteArray("zones[0]");
    QTest::newRow("a wall off the board") << head + R"(,"walls":["12.0"]})" << QByteArray("walls[0]");
    QTest::newRow("a wall nowhere") << head + R"(,"walls":["3.0",{}]})" << QByteArray("walls[1]");
    QTest::newRow("a wall twice") << head + R"(,"walls":["3.0","3.0"]})" << QByteArray("walls[1]");
    QTest::newRow("an unknown field") << head + R"(,"islands":[]})" << QByteArray("b.json");
    QTest::newRow("a name of control characters") << head + R"(,"name":"a\u0001b"})" << QByteArray("name");
    QTest::newRow("north beyond north") << head + R"(,"north":360})" << QByteArray("north");
    QTest::newRow("nested deep") << QByteArray(100'000, '[') << QByteArray("b.json");
}

void DrawnBoardTest::damagedFiles()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    const auto board = readBoard(text.toStdString(), "b.json");
    QVERIFY(!board);
    QVERIFY(board.error().size() <= 20);
    QVERIFY2(QByteArray::fromStdString(board.error().front().place).contains(place),
             board.error().front().place.c_str());
}

void DrawnBoardTest::everyByteOfAFileMayBeWrong()
{
    DrawnBoard board = withZones();
    QVERIFY(brushTerrain(board, dab({14, 12}, 3), Terrain::Land));
    QVERIFY(putWall(board, {14, 9}));
    const std::string text = boardJson(board).dump();
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string damaged = text;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x15);
        if (const auto read = readBoard(damaged, "b.json"))
            COMPARE_TEXT(faultOf(*read), ""); // it may be another board, but a whole one
        (void)readBoard(std::string_view(text).substr(0, i), "b.json");
    }
}

void DrawnBoardTest::landOfATableIsEverySquareOnce()
{
    std::mt19937_64 random(5);
    for (int round = 0; round < 20; ++round) {
        DrawnBoard board = blankBoard(BoardShape::FreeTable, 30, 24);
        for (Terrain& terrain : board.terrain)
            terrain = random() % 3 == 0 ? Terrain::Land : Terrain::Open;
        const DrawnTable table = tableOf(board, 3000);
        std::int64_t area = 0;
        for (std::size_t i = 0; i < table.land.size(); ++i) {
            const free_table::Base& piece = table.land[i];
            area += std::int64_t{4} * piece.halfWidth * piece.halfLength;
            QCOMPARE(free_table::firstOverlapped(piece, table.land, static_cast<int>(i)), free_table::nobody);
        }
        QCOMPARE(area, std::int64_t{count(board, Terrain::Land)} * 3000 * 3000);
        for (std::size_t i = 0; i < board.terrain.size(); ++i) {
            const free_table::Base small{table.middleOf(board.cellAt(i)), 0, 100, 100};
            QCOMPARE(table.isOnLand(small), board.terrain[i] == Terrain::Land);
        }
    }
}

QTEST_APPLESS_MAIN(DrawnBoardTest)
#include "drawn_board_test.moc"
