// SPDX-License-Identifier: GPL-3.0-or-later
// Battles of every game on boards that somebody drew: no ship starts outside its zone or comes to lie on land, captains fight them
// to an end, and a brief and a replay have their board with them.
#include <QTest>

#include <random>

#include "core/battle/brief/laid_board.h"
#include "core/battle/match/registry.h"
#include "core/battle/replay/replay.h"
#include "core/boards/drawn/board_check.h"
#include "core/boards/drawn/board_edits.h"
#include "core/boards/drawn/drawn_table.h"
#include "core/chart/board_cut.h"
#include "core/data/coasts.h"
#include "tests/support/show.h"

using namespace navarch;
using hex::Terrain;

namespace {

const std::array games = std::to_array<std::pair<const char*, BoardShape>>({
    {"ramming-speed", BoardShape::Hexes},
    {"trireme", BoardShape::Hexes},
    {"pompeius", BoardShape::Rexes},
    {"salamis-ad-actium", BoardShape::FreeTable},
    {"squadrons", BoardShape::FreeTable},
});

BattleBrief briefOf(const std::string& game, int ships = 8)
{
    const std::string fleet = R"({"format":"navarch-fleet/1","ships":[{"class":"trireme","count":)"
                              + std::to_string(ships) + R"(,"squadron":"Van"}]})";
    const std::string text = R"({"format":"navarch-brief/1","rules":")" + game
                             + R"(","turn_limit":6,"seed":5,"sides":[{"name":"Athens","fleet":)" + fleet
                             + R"(},{"name":"Corinth","fleet":)" + fleet + "}]}";
    return parseJson(text, "brief")
        .and_then([](const Json& json) {
            return readBrief(json, "brief", builtInFigures(),
                             [](const std::string& name) -> Result<std::string> {
                                 return problem(name, phrase("No file."));
                             });
        })
        .value();
}

DrawnBoard boardOf(BoardShape shape)
{
    return shape == BoardShape::FreeTable ? blankBoard(shape, 60, 48) : blankBoard(shape, 36, 30);
}

/// Islands drawn at random in the middle, and zones along the edges or at the sides.
DrawnBoard islands(BoardShape shape, std::uint64_t seed)
{
    std::mt19937_64 random(seed);
    const auto upTo = [&](int most) {
        return static_cast<int>(random() % static_cast<std::uint64_t>(most + 1));
    };
    DrawnBoard board = boardOf(shape);
    for (int island = 0; island < 6; ++island)
        (void)brushTerrain(board, {{{upTo(board.columns), upTo(board.rows)}}, upTo(3)},
                           island % 3 == 2 ? static_cast<Terrain>(1 + upTo(4)) : Terrain::Land);
    if (seed % 3 == 0) // zones in the west and the east
        for (std::size_t i = 0; i < board.zones.size(); ++i) {
            const int column = board.cellAt(i).column;
            board.zones[i] = column < 9 ? 1 : column >= board.columns - 9 ? 2 : 0;
        }
    else if (seed % 3 == 1)
        (void)zonesAlongEdges(board, 8);
    return board;
}

/// What a piece takes of a free table, a hair less at its rim for what rounding leaves: of a squadron each of its stands.
std::vector<free_table::Base> basesOf(const BoardPiece& piece, int rim)
{
    std::vector<free_table::Base> bases;
    for (const BoardStand& stand : piece.stands)
        bases.push_back(
            {{stand.pose.x, stand.pose.y}, stand.pose.heading, stand.side / 2 - rim, stand.side / 2 - rim});
    if (bases.empty())
        bases.push_back({{piece.pose.x, piece.pose.y},
                         piece.pose.heading,
                         piece.width / 2 - rim,
                         piece.length / 2 - rim});
    return bases;
}

/// A piece that lies on land, if there is one.
std::string ashore(const Match& match, const DrawnBoard& board)
{
    const auto view = match.boardView();
    if (!view)
        return {};
    const DrawnTable table =
        board.shape == BoardShape::FreeTable ? tableOf(board, view->width / board.columns) : DrawnTable();
    for (const BoardPiece& piece : view->pieces) {
        if (piece.isWall)
            continue;
        const BoardPose& pose = piece.pose;
        bool isOnLand =
            !table.isDrawn() && board.contains({pose.x, pose.y}) && board.isLand({pose.x, pose.y});
        for (const free_table::Base& base : basesOf(piece, 10))
            isOnLand = isOnLand || (table.isDrawn() && table.isOnLand(base));
        if (isOnLand)
            return piece.name.english() + " lies on land";
    }
    return {};
}

} // namespace

class DrawnBattleTest : public QObject {
    Q_OBJECT

private slots:
    void aBriefHasItsBoardWithIt();
    void whatABoardSaysIsNoOptionBesides();
    void anotherGamesBoardIsRefused_data();
    void anotherGamesBoardIsRefused();
    void aZoneWithoutRoomIsRefused_data();
    void aZoneWithoutRoomIsRefused();
    void fleetsBeginInTheirZones_data();
    void fleetsBeginInTheirZones();
    void noShipComesToLieOnLand_data();
    void noShipComesToLieOnLand();
    void wallsStandWhereTheyAreDrawn_data();
    void wallsStandWhereTheyAreDrawn();
    void salamisIsFought_data();
    void salamisIsFought();
};

void DrawnBattleTest::aBriefHasItsBoardWithIt()
{
    BattleBrief brief = briefOf("trireme");
    brief.options = {{"terrain", "land:3.3"}, {"scale", "5"}};
    brief.place = PlaceKind::Shore;
    brief.sides[0].deployment = {{"Van", "", Formation::Abreast, 3, 3, 0}};
    DrawnBoard board = islands(BoardShape::Hexes, 4);
    board.name = "Off <Chios>";
    layBoard(brief, board);
    QCOMPARE(brief.options.size(), std::size_t{2});
    QVERIFY(brief.place == PlaceKind::OpenSea);
    QVERIFY(brief.sides[0].deployment.empty());
    const Json json = briefJson(brief);
    QVERIFY(!json["options"].contains("drawn-board"));
    COMPARE_TEXT(json["board"]["name"].get<std::string>(), "Off <Chios>");
    const auto again =
        readBrief(json, "brief", builtInFigures(), [](const std::string& name) -> Result<std::string> {
            return problem(name, phrase("No."));
        });
    QVERIFY2(again, again ? "" : shown(again.error()).c_str());
    QVERIFY(*again == brief);
    Problems problems;
    QVERIFY(laidBoard(*again, problems) == board);

    // The name of a file will do as well.
    Json named = json;
    named["board"] = "chios.json";
    const auto fromFile =
        readBrief(named, "brief", builtInFigures(),
                  [&](const std::string&) -> Result<std::string> { return boardText(board); });
    QVERIFY(fromFile && *fromFile == brief);
    takeUpBoard(brief);
    QVERIFY(!laidBoard(brief, problems));
    QVERIFY(problems.empty());
}

void DrawnBattleTest::whatABoardSaysIsNoOptionBesides()
{
    BattleBrief brief = briefOf("trireme");
    layBoard(brief, boardOf(BoardShape::Hexes));
    Json json = briefJson(brief);
    json["options"]["terrain"] = "land:3.3";
    json["options"]["drawn-board"] = "{}";
    json["place"]["kind"] = "shore";
    json["board"]["rows"] = 3;
    const auto read =
        readBrief(json, "b", builtInFigures(), [](const std::string& name) -> Result<std::string> {
            return problem(name, phrase("No."));
        });
    QVERIFY(!read);
    const std::string all = shown(read.error());
    for (const char* place : {"options.terrain", "options.drawn-board", "place.kind", "board.rows"})
        QVERIFY2(all.find(place) != all.npos, all.c_str());
}

void DrawnBattleTest::anotherGamesBoardIsRefused_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("shape");
    for (const auto& [game, shape] : games)
        QTest::newRow(game) << QString(game) << static_cast<int>(shape);
}

void DrawnBattleTest::anotherGamesBoardIsRefused()
{
    QFETCH(QString, game);
    QFETCH(int, shape);
    for (const BoardShape other : {BoardShape::Hexes, BoardShape::Rexes, BoardShape::FreeTable}) {
        BattleBrief brief = briefOf(game.toStdString());
        layBoard(brief, boardOf(other));
        const auto match = builtInRuleSets().open(brief, builtInFigures());
        QCOMPARE(match.has_value(), static_cast<int>(other) == shape);
        if (!match)
            COMPARE_TEXT(match.error().front().place, "board");
    }
}

void DrawnBattleTest::aZoneWithoutRoomIsRefused_data()
{
    anotherGamesBoardIsRefused_data();
}

void DrawnBattleTest::aZoneWithoutRoomIsRefused()
{
    QFETCH(QString, game);
    QFETCH(int, shape);
    BattleBrief brief = briefOf(game.toStdString(), 20);
    DrawnBoard board = boardOf(static_cast<BoardShape>(shape));
    QVERIFY(brushZone(board, {{{8, 8}}, 1}, 1));
    QVERIFY(brushZone(board, {{{20, 20}}, 1}, 2));
    layBoard(brief, board);
    QVERIFY(!builtInRuleSets().open(brief, builtInFigures()));
    std::fill(board.zones.begin(), board.zones.begin() + 10, std::uint8_t{1});
    std::replace(board.zones.begin(), board.zones.end(), std::uint8_t{2}, std::uint8_t{0});
    layBoard(brief, board);
    const auto oneSided = builtInRuleSets().open(brief, builtInFigures());
    QVERIFY(!oneSided);
    COMPARE_TEXT(oneSided.error().front().place, "board");
}

void DrawnBattleTest::fleetsBeginInTheirZones_data()
{
    anotherGamesBoardIsRefused_data();
}

void DrawnBattleTest::fleetsBeginInTheirZones()
{
    QFETCH(QString, game);
    QFETCH(int, shape);
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const DrawnBoard board = islands(static_cast<BoardShape>(shape), seed);
        BattleBrief brief = briefOf(game.toStdString());
        layBoard(brief, board);
        const auto match = builtInRuleSets().open(brief, builtInFigures());
        QVERIFY2(match, match ? "" : shown(match.error()).c_str());
        const auto view = (*match)->boardView();
        QVERIFY(view);
        QVERIFY(!view->pieces.empty());
        if (!board.hasZones())
            continue;
        const DrawnTable table = static_cast<BoardShape>(shape) == BoardShape::FreeTable
                                     ? tableOf(board, view->width / board.columns)
                                     : DrawnTable();
        for (const BoardPiece& piece : view->pieces) {
            const BoardPose& pose = piece.pose;
            if (!table.isDrawn()) {
                QCOMPARE(board.zoneAt({pose.x, pose.y}), piece.side + 1);
                continue;
            }
            for (const free_table::Base& base : basesOf(piece, 2))
                QVERIFY(table.isInZone(piece.side, base));
        }
    }
}

void DrawnBattleTest::noShipComesToLieOnLand_data()
{
    anotherGamesBoardIsRefused_data();
}

void DrawnBattleTest::noShipComesToLieOnLand()
{
    QFETCH(QString, game);
    QFETCH(int, shape);
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const DrawnBoard board = islands(static_cast<BoardShape>(shape), seed);
        BattleBrief brief = briefOf(game.toStdString());
        brief.seed = seed;
        layBoard(brief, board);
        auto match = builtInRuleSets().open(brief, builtInFigures());
        QVERIFY2(match, match ? "" : shown(match.error()).c_str());
        for (int orders = 0; orders < 20'000 && !(*match)->isOver(); ++orders) {
            (*match)->performCaptains((*match)->decisions().front().decision, Temperament::Bold, {});
            if (orders % 5 == 0)
                COMPARE_TEXT(ashore(**match, board), "");
        }
        QVERIFY((*match)->isOver());
        COMPARE_TEXT(ashore(**match, board), "");
        COMPARE_TEXT((*match)->unsoundness(), "");
        const Replay replay = replayOf(**match);
        const auto read = readReplay(replayJson(replay), "replay", builtInFigures());
        QVERIFY2(read, read ? "" : shown(read.error()).c_str());
        QVERIFY(read->brief == brief);
    }
}

void DrawnBattleTest::wallsStandWhereTheyAreDrawn_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("shape");
    QTest::newRow("trireme") << "trireme" << static_cast<int>(BoardShape::Hexes);
    QTest::newRow("salamis") << "salamis-ad-actium" << static_cast<int>(BoardShape::FreeTable);
}

void DrawnBattleTest::wallsStandWhereTheyAreDrawn()
{
    QFETCH(QString, game);
    QFETCH(int, shape);
    BattleBrief brief = briefOf(game.toStdString());
    brief.place = PlaceKind::Port;
    brief.sides[1].walls.emplace();
    brief.sides[1].walls->economicValue = 5;
    brief.sides[1].walls->sections.resize(2);
    DrawnBoard board = boardOf(static_cast<BoardShape>(shape));
    QVERIFY(zonesAlongEdges(board, 8));
    QVERIFY(brushTerrain(board, {{{4, 12}, {16, 12}}, 0}, Terrain::Land));
    QVERIFY(putWall(board, {6, 12}));
    QVERIFY(putWall(board, {12, 12}));
    layBoard(brief, board);
    const auto match = builtInRuleSets().open(brief, builtInFigures());
    QVERIFY2(match, match ? "" : shown(match.error()).c_str());
    const auto view = (*match)->boardView();
    std::vector<BoardCell> walls;
    for (const BoardPiece& piece : view->pieces)
        if (piece.isWall) {
            const int square = view->width / board.columns;
            walls.push_back(static_cast<BoardShape>(shape) == BoardShape::FreeTable
                                ? BoardCell{piece.pose.x / square, board.rows - 1 - piece.pose.y / square}
                                : BoardCell{piece.pose.x, piece.pose.y});
        }
    QVERIFY(walls == board.walls);
}

void DrawnBattleTest::salamisIsFought_data()
{
    anotherGamesBoardIsRefused_data();
}

void DrawnBattleTest::salamisIsFought()
{
    QFETCH(QString, game);
    QFETCH(int, shape);
    BoardCut cut;
    cut.shape = static_cast<BoardShape>(shape);
    cut.columns = cut.shape == BoardShape::FreeTable ? 60 : 40;
    cut.rows = cut.shape == BoardShape::FreeTable ? 45 : 30;
    cut.middle = battlePlaces().front().at;
    const DrawnBoard board = cutBoard(builtInLand(CoastLevel::Fine), cut);
    BattleBrief brief = briefOf(game.toStdString(), 6);
    layBoard(brief, board);
    auto match = builtInRuleSets().open(brief, builtInFigures());
    QVERIFY2(match, match ? "" : shown(match.error()).c_str());
    playToEnd(**match);
    COMPARE_TEXT(ashore(**match, board), "");
    QCOMPARE((*match)->outcome().ships.size(), std::size_t{12});
}

QTEST_APPLESS_MAIN(DrawnBattleTest)
#include "drawn_battle_test.moc"
