// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, walls and where ships stand before the battle, hex by hex (TR-3.1, TR-3.3).
#include <QTest>

#include "core/ports/fortification.h"
#include "core/rules/trireme/setup/deploy.h"
#include "tests/core/rules/trireme/briefs.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

BattleBrief on(const char* board, int ships, const char* terrain = nullptr)
{
    BattleBrief brief = briefOf(ships);
    brief.options["board"] = board;
    if (terrain)
        brief.options["terrain"] = terrain;
    return brief;
}

/// "19.26 21.26": where a side's ships stand at first.
std::string stands(const BattleBrief& brief, int side)
{
    const Trireme game = gameOf(brief);
    const State state = game.opening();
    std::string text;
    for (std::size_t i = 0; i < game.facts().shipCount; ++i)
        if (game.facts().ships[i].side == side)
            text += (text.empty() ? "" : " ") + hex::labelOf(state.ships[i].hex, 1);
    return text;
}

std::string wallsOf(int sections)
{
    BattleBrief brief = briefOf(1);
    brief.place = PlaceKind::Port;
    brief.sides[1].walls.emplace().sections.resize(static_cast<std::size_t>(sections));
    if (const std::string why = whyNot(brief); !why.empty())
        return why;
    const Trireme game = gameOf(brief);
    const State state = game.opening();
    std::string text;
    for (std::size_t i = game.facts().shipCount; i < state.ships.size(); ++i)
        text += (text.empty() ? "" : " ") + hex::labelOf(state.ships[i].hex, 1);
    return text;
}

std::string size(const BattleBrief& brief)
{
    const hex::Board board = gameOf(brief).facts().board;
    return std::to_string(board.columns) + "x" + std::to_string(board.rows);
}

/// A side's only squadron asked to stand so.
BattleBrief wished(int side, Formation formation, int x, int y, int heading, int ships = 3)
{
    BattleBrief brief = briefOf(ships);
    Deployment& wish = brief.sides[static_cast<std::size_t>(side)].deployment.emplace_back();
    wish.squadron = brief.sides[static_cast<std::size_t>(side)].name;
    wish.formation = formation;
    wish.x = x;
    wish.y = y;
    wish.heading = heading;
    return brief;
}

} // namespace

class TriremeDeploymentTest : public QObject {
    Q_OBJECT
private slots:
    void tr_3_1_sizesOfTheBoard();
    void tr_12_3_boardsOfOtherSizes();
    void tr_3_1_oneRankAbreast();
    void tr_3_1_moreRanksThanOne();
    void tr_3_1_landTurnsShipsAside();
    void tr_3_1_noRoom();
    void tr_3_3_wallsAreCentred();
    void tr_3_3_shores();
    void tr_3_1_whereAShipMayBePut();
    void tr_3_1_zonesOfBothSides();
    void tr_3_1_formationsOfABrief();
    void tr_3_1_wishesThatCannotBe();
    void tr_3_1_shipsByName();
    void tr_3_1_readyAndTold();
    void tr_3_2_speedsAtTheStart();
};

void TriremeDeploymentTest::tr_3_1_sizesOfTheBoard()
{
    QCOMPARE(size(briefOf(1)), std::string("40x30"));
    QCOMPARE(size(briefOf(15)), std::string("40x30")); // 2 x 15 + 10
    QCOMPARE(size(briefOf(16)), std::string("42x30"));
    BattleBrief unequal = briefOf(2);
    unequal.sides[1].fleet = briefOf(20).sides[1].fleet;
    QCOMPARE(size(unequal), std::string("50x30"));
    std::swap(unequal.sides[0].fleet, unequal.sides[1].fleet);
    QCOMPARE(size(unequal), std::string("50x30"));
}

void TriremeDeploymentTest::tr_12_3_boardsOfOtherSizes()
{
    QCOMPARE(size(on("24x20", 3)), std::string("24x20"));
    QCOMPARE(size(on("12x14", 3)), std::string("12x14")); // two zones of five rows, and four between
    QCOMPARE(size(on("120x120", 3)), std::string("120x120"));
    for (const char* wrong : {"11x20", "121x20", "24x13", "24x121", "24", "squares", ""})
        QCOMPARE(whyNot(on(wrong, 3)), std::string("options.board"));
    const auto refused = Trireme::begin(on("24x13", 3), builtInFigures());
    QCOMPARE(refused.error().front().remedy.english(),
             std::string("Write hexes, inches, or columns and rows, 12 to 120 and 14 to 120: 40x30."));
    QVERIFY(!gameOf(on("hexes", 3)).facts().options.inches);
    QVERIFY(gameOf(on("inches", 3)).facts().options.inches);
    QCOMPARE(size(on("inches", 3)), std::string("40x30"));
}

void TriremeDeploymentTest::tr_3_1_oneRankAbreast()
{
    QCOMPARE(stands(briefOf(1), 0), std::string("21.26"));
    QCOMPARE(stands(briefOf(2), 0), std::string("20.26 22.26"));
    QCOMPARE(stands(briefOf(3), 0), std::string("19.26 21.26 23.26"));
    QCOMPARE(stands(briefOf(3), 1), std::string("19.05 21.05 23.05"));
    QCOMPARE(stands(on("12x14", 5), 0), std::string("03.10 05.10 07.10 09.10 11.10"));
    QCOMPARE(stands(on("13x14", 5), 1), std::string("03.05 05.05 07.05 09.05 11.05"));
}

void TriremeDeploymentTest::tr_3_1_moreRanksThanOne()
{
    // Twelve columns take five abreast; the others stand a rank behind, towards their own edge.
    QCOMPARE(stands(on("12x14", 7), 0), std::string("03.10 05.10 07.10 09.10 11.10 06.11 08.11"));
    QCOMPARE(stands(on("12x14", 7), 1), std::string("03.05 05.05 07.05 09.05 11.05 06.04 08.04"));
    QVERIFY(stands(on("12x14", 11), 0).ends_with(" 03.11 05.11 07.11 09.11 11.11 07.12"));
    // Past the last rank the next begins again in front, between those that stand there.
    const std::string crowd = stands(on("12x14", 26), 0);
    QVERIFY2(crowd.ends_with(" 03.14 05.14 07.14 09.14 11.14 08.10"), crowd.c_str());
}

void TriremeDeploymentTest::tr_3_1_landTurnsShipsAside()
{
    // Terrain is counted from 0: 18.25 is label 19.26, where the first of three would stand.
    QCOMPARE(stands(on("hexes", 3, "land:18.25"), 0), std::string("20.26 21.26 23.26"));
    QCOMPARE(stands(on("hexes", 3, "land:18.25-19.25"), 0), std::string("18.26 21.26 23.26"));
    QCOMPARE(stands(on("hexes", 3, "land:17.25-19.25"), 0), std::string("21.26 22.26 23.26"));
    QCOMPARE(stands(on("hexes", 3, "land:0.25-39.25"), 0), std::string("19.27 21.27 23.27"));
    QCOMPARE(stands(on("hexes", 3, "land:0.4-39.4"), 1), std::string("19.04 21.04 23.04"));
    // A single column of water at either edge, down to the last rank.
    QCOMPARE(stands(on("hexes", 5, "land:1.25-39.29"), 0), std::string("01.26 01.27 01.28 01.29 01.30"));
    QCOMPARE(stands(on("hexes", 5, "land:0.0-38.4"), 1), std::string("40.05 40.04 40.03 40.02 40.01"));
}

void TriremeDeploymentTest::tr_3_1_noRoom()
{
    QCOMPARE(whyNot(on("hexes", 5, "land:1.25-39.29")), std::string());
    QCOMPARE(whyNot(on("hexes", 6, "land:1.25-39.29")), std::string("options.board"));
    QCOMPARE(whyNot(on("hexes", 6, "land:0.0-38.4")), std::string("options.board"));
    QCOMPARE(whyNot(on("12x14", 60)), std::string()); // every hex of five rows by twelve columns
    QCOMPARE(whyNot(on("12x14", 61)), std::string("options.board"));
}

void TriremeDeploymentTest::tr_3_3_wallsAreCentred()
{
    QCOMPARE(wallsOf(1), std::string("20.01"));
    QCOMPARE(wallsOf(2), std::string("19.01 22.01"));
    QCOMPARE(wallsOf(3), std::string("17.01 20.01 23.01"));
    QCOMPARE(
        wallsOf(14),
        std::string("01.01 04.01 07.01 10.01 13.01 16.01 19.01 22.01 25.01 28.01 31.01 34.01 37.01 40.01"));
    QCOMPARE(wallsOf(16), std::string("options.board"));
    BattleBrief brief = briefOf(1);
    brief.place = PlaceKind::Port;
    brief.sides[1].walls.emplace().sections.resize(2);
    brief.sides[1].walls->sections[1].marines = 1;
    const Trireme game = gameOf(brief);
    const State state = game.opening();
    QCOMPARE(int(state.ships[2].facing), 3);
    QCOMPARE(int(state.ships[3].start), 0);
    QCOMPARE(state.ships[3].men, (Men{0, 2, 0}));
    QVERIFY(game.facts().called(2) == wallSectionName(1));
    brief.place = PlaceKind::OpenSea; // nowhere else do walls stand
    QCOMPARE(gameOf(brief).opening().ships.size(), std::size_t{2});
    brief.place = PlaceKind::Port;
    brief.sides[1].fleet.ships.clear(); // walls alone are a side
    QCOMPARE(gameOf(brief).opening().ships.size(), std::size_t{3});
    brief.sides[1].walls.reset();
    QCOMPARE(whyNot(brief), std::string("sides[1].fleet"));
}

void TriremeDeploymentTest::tr_3_3_shores()
{
    struct Case {
        const char* option;
        hex::Edge edge;
    };
    for (const Case& each : {Case{"north", hex::Edge::North}, Case{"east", hex::Edge::East},
                             Case{"south", hex::Edge::South}, Case{"west", hex::Edge::West}}) {
        BattleBrief brief = briefOf(1);
        brief.place = PlaceKind::Shore;
        brief.options["shore"] = each.option;
        QVERIFY(gameOf(brief).facts().shore == each.edge);
    }
    BattleBrief brief = briefOf(1);
    QVERIFY(!gameOf(brief).facts().shore);
    brief.options["shore"] = "east"; // the open sea has none
    QCOMPARE(whyNot(brief), std::string("options.shore"));
    brief.place = PlaceKind::Shore;
    brief.options["shore"] = "left";
    QCOMPARE(whyNot(brief), std::string("options.shore"));
    brief.options.clear();
    brief.place = PlaceKind::Port;
    QVERIFY(gameOf(brief).facts().shore == hex::Edge::North);
    for (const char* paint : {"shoal:10.10", "land:10.10;weed:3.3"})
        QCOMPARE(whyNot(on("hexes", 1, paint)), std::string("options.terrain"));
}

void TriremeDeploymentTest::tr_3_1_whereAShipMayBePut()
{
    const Trireme game = gameOf(on("hexes", 2, "land:5.27"));
    const State state = game.opening();
    const auto why = [&](int ship, int column, int row, int facing) {
        const Order order = DeployShip{static_cast<ShipNumber>(ship), static_cast<std::int16_t>(column),
                                       static_cast<std::int16_t>(row), static_cast<hex::Facing>(facing)};
        return reasonOf(game.facts(), game.check(state, order), order);
    };
    const std::string zone =
        game.facts().called(0).english() + " must start in rows 26 to 30, on water, alone in its hex.";
    QCOMPARE(why(0, 0, 25, 0), std::string());
    QCOMPARE(why(0, 39, 29, 5), std::string());
    QCOMPARE(why(0, 40, 29, 0), zone);
    QCOMPARE(why(0, -1, 29, 0), zone);
    QCOMPARE(why(0, 39, 30, 0), zone);
    QCOMPARE(why(0, 39, 24, 0), zone);
    QCOMPARE(why(0, 0, -1, 0), zone);
    QCOMPARE(why(0, 5, 27, 0), zone);           // land
    QCOMPARE(why(0, 21, 25, 0), zone);          // its friend's hex
    QCOMPARE(why(0, 19, 25, 3), std::string()); // its own
    QCOMPARE(why(2, 0, 4, 0), std::string());
    QCOMPARE(why(2, 0, 0, 0), std::string());
    QCOMPARE(why(2, 0, 5, 0),
             game.facts().called(2).english() + " must start in rows 1 to 5, on water, alone in its hex.");
    QCOMPARE(why(0, 0, 25, 6), std::string("A facing is 0 to 5, from the north clockwise."));
    QCOMPARE(why(0, 0, 25, -1), std::string("A facing is 0 to 5, from the north clockwise."));
    QCOMPARE(why(4, 0, 25, 0), std::string("There is no such ship."));
    QCOMPARE(why(-1, 0, 25, 0), std::string("There is no such ship."));
    State ready = state;
    ready.ready[0] = true;
    const Order ours = DeployShip{0, 0, 25, 0};
    const Order theirs = DeployShip{2, 0, 4, 3};
    QCOMPARE(reasonOf(game.facts(), game.check(ready, ours), ours),
             std::string("The side does not deploy now."));
    QVERIFY(!game.check(ready, theirs));
    State plotting = deployed(game);
    QVERIFY(game.check(plotting, theirs));
    State moved = state;
    QCOMPARE(give(game, moved, DeployShip{0, 3, 28, 2}), std::string());
    QCOMPARE(hex::labelOf(moved.ships[0].hex, 1), std::string("04.29"));
    QCOMPARE(int(moved.ships[0].facing), 2);
    QCOMPARE(give(game, moved, DeployShip{1, 19, 25, 0}), std::string()); // where the first stood
    QCOMPARE(game.unsoundness(moved), std::string());
}

void TriremeDeploymentTest::tr_3_1_zonesOfBothSides()
{
    const Trireme game = gameOf(on("24x20", 1));
    const auto inZone = [&](int side, int row) { return isInZone(game.facts(), side, hex::hexOf(3, row)); };
    QVERIFY(!inZone(0, 14) && inZone(0, 15) && inZone(0, 19) && !inZone(0, 20));
    QVERIFY(inZone(1, 0) && inZone(1, 4) && !inZone(1, 5) && !inZone(1, -1));
}

void TriremeDeploymentTest::tr_3_1_formationsOfABrief()
{
    QCOMPARE(stands(wished(0, Formation::Abreast, 10, 26, 0), 0), std::string("11.27 13.27 15.27"));
    QCOMPARE(stands(wished(0, Formation::Abreast, 10, 26, 2), 0), std::string("11.27 13.27 15.27"));
    QCOMPARE(stands(wished(0, Formation::Astern, 10, 26, 0), 0), std::string("11.27 11.28 11.29"));
    QCOMPARE(stands(wished(0, Formation::Astern, 10, 26, 2), 0), std::string("11.27 10.26 09.26"));
    QCOMPARE(stands(wished(0, Formation::Echelon, 10, 26, 0), 0), std::string("11.27 12.27 13.28"));
    QCOMPARE(stands(wished(1, Formation::Echelon, 10, 3, 3), 1), std::string("11.04 10.03 09.03"));
    QCOMPARE(stands(wished(1, Formation::Abreast, 10, 3, 5), 1), std::string("11.04 13.04 15.04"));
    const Trireme game = gameOf(wished(0, Formation::Abreast, 10, 26, 2));
    for (std::size_t i = 0; i < 3; ++i)
        QCOMPARE(int(game.opening().ships[i].facing), 2);
    // None stands in the way of another of its squadron: the first takes a place that the third left.
    QCOMPARE(stands(wished(0, Formation::Abreast, 22, 25, 0), 0), std::string("23.26 25.26 27.26"));
    QCOMPARE(stands(wished(0, Formation::Abreast, 14, 25, 0), 0), std::string("15.26 17.26 19.26"));
}

void TriremeDeploymentTest::tr_3_1_wishesThatCannotBe()
{
    const auto said = [](const BattleBrief& brief) {
        const auto game = Trireme::begin(brief, builtInFigures());
        return game ? std::string() : game.error().front().place + ": " + game.error().front().what.english();
    };
    const std::string first = "sides[0].deployment[0]: ";
    const std::string name = gameOf(briefOf(3)).facts().called(0).english();
    QCOMPARE(said(wished(0, Formation::Abreast, 10, 24, 0)),
             first + name + " must start in rows 26 to 30, on water, alone in its hex.");
    QCOMPARE(said(wished(0, Formation::Abreast, 10, 25, 6)),
             first + "A facing is 0 to 5, from the north clockwise.");
    QCOMPARE(said(wished(0, Formation::Abreast, 10, 25, -1)),
             first + "A facing is 0 to 5, from the north clockwise.");
    QVERIFY(said(wished(0, Formation::Abreast, 40, 25, 0)).starts_with(first));
    QVERIFY(said(wished(0, Formation::Abreast, -5, 25, 0)).starts_with(first));
    QCOMPARE(said(wished(0, Formation::Abreast, 35, 25, 0)), std::string()); // 36, 38, 40
    QVERIFY(said(wished(0, Formation::Abreast, 36, 25, 0)).starts_with(first));
    QCOMPARE(said(wished(1, Formation::Abreast, 10, 4, 3)), std::string());
    QVERIFY(said(wished(1, Formation::Abreast, 10, 5, 3)).starts_with("sides[1].deployment[0]: "));
    BattleBrief nobody = wished(0, Formation::Abreast, 10, 26, 0);
    nobody.sides[0].deployment[0].squadron = "The Hundred";
    QCOMPARE(said(nobody), first + "This side has no such ship or squadron.");
    BattleBrief other = wished(0, Formation::Abreast, 10, 26, 0);
    other.sides[0].deployment[0].squadron = other.sides[1].name;
    QCOMPARE(said(other), first + "This side has no such ship or squadron.");
    const auto refused = Trireme::begin(wished(0, Formation::Abreast, 10, 24, 0), builtInFigures());
    QCOMPARE(refused.error().size(), std::size_t{1}); // said once, not of every ship
    QCOMPARE(refused.error().front().remedy.english(),
             std::string("Take a free hex of the rows nearest your own edge."));
}

void TriremeDeploymentTest::tr_3_1_shipsByName()
{
    BattleBrief brief = briefOf(3);
    const std::string third = gameOf(brief).facts().called(2).english();
    Deployment wish;
    wish.ship = third;
    wish.x = 2;
    wish.y = 29;
    wish.heading = 1;
    brief.sides[0].deployment.push_back(wish);
    QCOMPARE(stands(brief, 0), std::string("19.26 21.26 03.30"));
    QCOMPARE(int(gameOf(brief).opening().ships[2].facing), 1);
    wish.ship = gameOf(brief).facts().called(0).english(); // two wishes, each its own path
    wish.x = 2;
    brief.sides[0].deployment.push_back(wish);
    QCOMPARE(whyNot(brief), std::string("sides[0].deployment[1]")); // the hex is taken
    brief.sides[0].deployment[1].x = 3;
    QCOMPARE(stands(brief, 0), std::string("04.30 21.26 03.30"));
}

void TriremeDeploymentTest::tr_3_1_readyAndTold()
{
    const Trireme game = gameOf(briefOf(22));
    State state = game.opening();
    for (const std::int8_t wrong : {std::int8_t{-1}, std::int8_t{2}})
        QCOMPARE(reasonOf(game.facts(), game.check(state, Ready{wrong}), Order(Ready{wrong})),
                 std::string("The side does not deploy now."));
    BattleEvents events;
    QCOMPARE(give(game, state, Ready{1}, {}, &events), std::string());
    QVERIFY(state.phase == Phase::Deploy && game.check(state, Ready{1}));
    QCOMPARE(events.size(), std::size_t{1}); // where they stand is not told yet
    QVERIFY(!game.check(state, Ready{0}));
    events.clear();
    QCOMPARE(give(game, state, Ready{0}, {}, &events), std::string());
    QVERIFY(state.phase == Phase::Plot && state.turn == 1);
    // Both sides' starts are told then, twenty ships a line.
    int lines = 0;
    for (const BattleEvent& event : events)
        lines += event.kind == "placed";
    QCOMPARE(lines, 4);
    QVERIFY(game.check(state, Ready{0}));
    BattleBrief small = briefOf(2);
    const Trireme pair = gameOf(small);
    State before = pair.opening();
    (void)give(pair, before, Ready{0});
    events.clear();
    (void)give(pair, before, Ready{1}, {}, &events);
    const auto placed = std::find_if(events.begin(), events.end(),
                                     [](const BattleEvent& event) { return event.kind == "placed"; });
    QVERIFY(placed != events.end());
    QCOMPARE(placed->text.english(), pair.facts().squadrons[0].name
                                         + " starts: " + pair.facts().called(0).english() + " 20.26, "
                                         + pair.facts().called(1).english() + " 22.26 facing north.");
}

void TriremeDeploymentTest::tr_3_2_speedsAtTheStart()
{
    const auto starts = [](const char* option) {
        BattleBrief brief = briefOf(1, "quinquereme");
        if (option)
            brief.options["start-speed"] = option;
        const Ship ship = gameOf(brief).opening().ships[0];
        return std::array<int, 3>{ship.start, ship.counter, ship.sprints};
    };
    QCOMPARE(starts(nullptr), (std::array<int, 3>{2, 9, 3}));
    QCOMPARE(starts("cruise"), (std::array<int, 3>{2, 9, 3}));
    QCOMPARE(starts("0"), (std::array<int, 3>{0, 9, 3}));
}

QTEST_APPLESS_MAIN(TriremeDeploymentTest)
#include "deployment_test.moc"
