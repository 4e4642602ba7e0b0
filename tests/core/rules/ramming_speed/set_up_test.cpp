// SPDX-License-Identifier: GPL-3.0-or-later
// Boards, formations, skills and Advantages (RS-3 to RS-6), and the options (RS-19).
#include <QTest>

#include <set>

#include "core/battle/play_out.h"
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/losses.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/combat/morale.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

BattleBrief briefOf(int ships, const char* classId = "trireme")
{
    BattleBrief brief;
    brief.rules = "ramming-speed";
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        FleetShip& row = side.fleet.ships.emplace_back();
        row.classId = classId;
        row.count = ships;
        row.fit = builtInFigures().classes.find(classId)->fit;
    }
    return brief;
}

/// What is wrong with a brief; empty when it can be fought.
std::string whyNot(const BattleBrief& brief)
{
    const auto game = RammingSpeed::begin(brief, builtInFigures());
    return game ? std::string() : game.error().front().place;
}

RammingSpeed gameOf(const BattleBrief& brief)
{
    auto game = RammingSpeed::begin(brief, builtInFigures());
    if (!game)
        throw std::logic_error(game.error().front().text());
    return std::move(*game);
}

State begun(const RammingSpeed& game, const std::vector<int>& faces, std::string& wrong)
{
    State state = game.opening();
    BattleDice dice = BattleDice::typed(faces);
    Proceedings proceedings(dice);
    game.perform(state, Begin{}, proceedings);
    wrong = dice.wanted().sides > 0 || dice.leftOver() > 0 ? "other dice are wanted" : "";
    return state;
}

/// Columns and rows of a side's ships.
std::vector<std::pair<int, int>> placesOf(const RammingSpeed& game, const State& state, int side)
{
    std::vector<std::pair<int, int>> places;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (game.facts().ships[i].side == side)
            places.emplace_back(state.ships[i].hex.q, hex::rowOf(state.ships[i].hex));
    return places;
}

} // namespace

class RammingSetUpTest : public QObject {
    Q_OBJECT
private slots:
    void rs_1_2_twoSidesAndABriefAreTheScenario();
    void rs_3_1_rs_19_2_advantagesAreRolledOrChosen();
    void rs_4_1_rs_4_2_skillsAreRolled();
    void rs_5_3_sizeOfTheBoard();
    void rs_6_1_deploymentIsHiddenAndInZones();
    void rs_6_2_rs_6_3_rs_19_16_formations();
    void rs_19_1_sailDie();
    void rs_19_3_bowGearDefends();
    void rs_19_4_sheared();
    void rs_19_5_rowersLost();
    void rs_19_6_reactionFire();
    void rs_19_7_meleeSkill();
    void rs_19_8_fireSpread();
    void rs_19_9_morale();
    void rs_19_10_start();
    void rs_19_11_deployment();
    void rs_19_12_roundLimit();
    void rs_19_13_javelins();
    void rs_19_14_passFriends();
    void rs_19_15_rockBonus();
    void unknownOptionsAreRefused_data();
    void unknownOptionsAreRefused();
    void houseFiguresMayBeReplacedPrintedOnesNot();
    void briefsPlaceShips();
};

void RammingSetUpTest::rs_1_2_twoSidesAndABriefAreTheScenario()
{
    BattleBrief brief = briefOf(3);
    QCOMPARE(whyNot(brief), std::string());
    brief.sides.push_back(brief.sides.front());
    QCOMPARE(whyNot(brief), std::string("sides"));
    brief = briefOf(2);
    brief.sides[0].contingents.push_back(brief.sides[0].fleet);
    QCOMPARE(whyNot(brief), std::string("sides[0].contingents"));
}

void RammingSetUpTest::rs_3_1_rs_19_2_advantagesAreRolledOrChosen()
{
    BattleBrief brief = briefOf(1, "triaconter");
    brief.options["advantages"] = "rolled";
    const RammingSpeed rolled = gameOf(brief);
    std::string wrong;
    // Three a ship: an 8 to 10 rolls again on the second table.
    const State state = begun(rolled, {1, 5, 8, 10, 7, 10, 4, 9, 9}, wrong);
    QCOMPARE(wrong, std::string());
    QCOMPARE(state.ships[0].has(Advantage::Prongs), 1);
    QCOMPARE(state.ships[0].has(Advantage::Hoplites), 1);
    QCOMPARE(int(state.ships[0].hoplites), 20);
    QCOMPARE(state.ships[0].has(Advantage::Parablemata), 1);
    QCOMPARE(state.ships[1].has(Advantage::Archers), 1);
    QCOMPARE(state.ships[1].has(Advantage::Catapult), 1);
    QCOMPARE(state.ships[1].has(Advantage::TowerArchers), 1);
    QCOMPARE(int(state.ships[1].shots[indexOf(Weapon::Catapult)]), 10);

    brief.sides[0].fleet.ships[0].name = "Aias";
    brief.options = {{"advantages", "chosen"}, {"chosen", "Aias=archers,archers,corvus"}};
    const RammingSpeed chosen = gameOf(brief);
    QCOMPARE(chosen.opening().ships[0].has(Advantage::Archers), 2);
    QCOMPARE(int(chosen.opening().ships[0].shots[indexOf(Weapon::Archers)]), 20);
    brief.options["chosen"] = "Aias=archers,archers,corvus,prongs"; // more than its Deck
    QCOMPARE(whyNot(brief), std::string("options.chosen"));
    brief.options["chosen"] = "Tyro=archers";
    QCOMPARE(whyNot(brief), std::string("options.chosen"));
}

void RammingSetUpTest::rs_4_1_rs_4_2_skillsAreRolled()
{
    BattleBrief brief = briefOf(1);
    FleetShip& ship = brief.sides[0].fleet.ships[0];
    ship.crew = CrewQuality::Elite;
    ship.captain = "Phormio";
    std::string wrong;
    const State state = begun(gameOf(brief), {2, 2}, wrong); // crew's and captain's add up
    QCOMPARE(wrong, std::string());
    QCOMPARE(state.ships[0].skilled(Skill::Sailing), 2);
    brief.options["nations"] = "athenian,none";
    const State own = begun(gameOf(brief), {}, wrong); // a nation's first skill is its own
    QCOMPARE(wrong, std::string());
    QCOMPARE(own.ships[0].skilled(Skill::Ramming), 2);
    brief.options.clear();
    brief.sides[0].fleet.commanders = {{"Themistokles", Post::Fleet, CommandQuality::Exceptional, ""}};
    const State led = begun(gameOf(brief), {1, 1, 4, 5}, wrong); // he rallies anyway: the 4 is rolled again
    QCOMPARE(wrong, std::string());
    QCOMPARE(led.ships[0].skilled(Skill::Rally), 1);
    QCOMPARE(led.ships[0].skilled(Skill::Ramming), 1);
    QCOMPARE(led.ships[0].skilled(Skill::Melee), 2);
}

void RammingSetUpTest::rs_5_3_sizeOfTheBoard()
{
    QCOMPARE(gameOf(briefOf(3)).facts().board.columns, 30);
    QCOMPARE(gameOf(briefOf(25)).facts().board.columns, 35);
    QCOMPARE(gameOf(briefOf(3)).facts().board.rows, 30);
    BattleBrief brief = briefOf(3);
    brief.options = {{"board", "40x24"}, {"terrain", "land:3.10-5.12;weed:9.9"}};
    const RammingSpeed game = gameOf(brief);
    QCOMPARE(game.facts().board.columns, 40);
    QCOMPARE(game.facts().board.rows, 24);
    QCOMPARE(game.facts().board.at(hex::hexOf(4, 11)), hex::Terrain::Land);
    QCOMPARE(game.boardView(game.opening(), -1).terrain.size(), std::size_t(40 * 24));
}

void RammingSetUpTest::rs_6_1_deploymentIsHiddenAndInZones()
{
    const RammingSpeed game = gameOf(briefOf(5));
    std::string wrong;
    State state = begun(game, {}, wrong);
    const Decisions waiting = game.decisions(state);
    QCOMPARE(waiting.count, 2);
    QVERIFY(waiting.list[0].secret);
    QCOMPARE(game.boardView(state, 0).pieces.size(), std::size_t(5)); // one's own
    QCOMPARE(game.boardView(state, -1).pieces.size(), std::size_t(10));
    QCOMPARE(game.check(state, DeployShip{0, 5, 22, 2}).reason, std::string_view());
    QCOMPARE(game.check(state, DeployShip{0, 5, 21, 2}).reason, std::string_view("Outside zone."));
    QCOMPARE(game.check(state, DeployShip{5, 5, 8, 2}).reason, std::string_view("Outside zone."));
    BattleDice dice = BattleDice::typed({});
    Proceedings none(dice);
    game.perform(state, DeployShip{0, 5, 24, 2}, none);
    game.perform(state, Ready{0}, none);
    QVERIFY(game.check(state, DeployShip{0, 6, 24, 2}));
    QCOMPARE(game.boardView(state, 1).pieces.size(), std::size_t(5)); // still hidden
    QVERIFY(!state.ships[0].stopped); // under way
    QCOMPARE(int(state.ships[0].facing), 2);
}

void RammingSetUpTest::rs_6_2_rs_6_3_rs_19_16_formations()
{
    BattleBrief brief = briefOf(12);
    const RammingSpeed line = gameOf(brief);
    const auto first = placesOf(line, line.opening(), 0);
    for (std::size_t i = 0; i < first.size(); ++i) {
        QCOMPARE(first[i].second, i < 10 ? 22 : 23); // ranks of ten
        if (i > 0 && i != 10)
            QCOMPARE(first[i].first, first[i - 1].first + 2);
    }
    brief.options["formation"] = "periplus";
    const RammingSpeed wings = gameOf(brief);
    const auto places = placesOf(wings, wings.opening(), 0);
    QCOMPARE(places[0].first, 0);
    QCOMPARE(places[2].first, 29);
    brief.options["formation"] = "diekplus";
    const RammingSpeed columns = gameOf(brief);
    const auto files = placesOf(columns, columns.opening(), 1);
    QCOMPARE(files[0].first, files[2].first);
    QCOMPARE(files[0].second, 7);
    QCOMPARE(files[2].second, 5);
    QCOMPARE(files[3].first, files[0].first + 3);
    brief.options["formation"] = "kyklos";
    const RammingSpeed ring = gameOf(brief);
    const State state = ring.opening();
    const hex::Hex centre = hex::hexOf(15, 25);
    for (std::size_t i = 0; i < 12; ++i) {
        QCOMPARE(hex::distance(state.ships[i].hex, centre), 2);
        QCOMPARE(state.ships[i].facing, hex::nearestFacing(centre, state.ships[i].hex)); // bows outward
    }
    // All formations keep to zone and hexes of their own, whatever the fleet.
    for (const char* formation : {"line", "periplus", "diekplus", "kyklos"}) {
        BattleBrief many = briefOf(45);
        many.options["formation"] = formation;
        const RammingSpeed game = gameOf(many);
        QCOMPARE(game.unsoundness(game.opening()), std::string());
        const auto all = placesOf(game, game.opening(), 0);
        QCOMPARE(std::set(all.begin(), all.end()).size(), std::size_t(45));
        for (const auto& [column, row] : all)
            QVERIFY(row >= 22 && column >= 0);
    }
}

void RammingSetUpTest::rs_19_1_sailDie()
{
    BattleBrief brief = briefOf(2);
    QVERIFY(!gameOf(brief).facts().options.sailD6);
    brief.options["sail_die"] = "d6";
    QVERIFY(gameOf(brief).facts().options.sailD6);
}

void RammingSetUpTest::rs_19_3_bowGearDefends()
{
    BattleBrief brief = briefOf(2);
    QVERIFY(gameOf(brief).facts().options.bowGearDefends);
    brief.options["bow_gear_defends"] = "no";
    QVERIFY(!gameOf(brief).facts().options.bowGearDefends);
    brief.options["bow_gear_defends"] = "yes";
    QVERIFY(gameOf(brief).facts().options.bowGearDefends);
}

void RammingSetUpTest::rs_19_4_sheared()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.add(1, 10, 5, 3);
    battle.facts.options.shearedNextTurn = true;
    battle.state.standing = {Standing::Hold, Standing::Hold};
    battle.at(ship).sheared = battle.at(ship).shearedThisTurn = 2;
    QCOMPARE(battle.ordered(Activate{ship}, {5}), std::string());
    QCOMPARE(int(battle.state.now.mp), 4); // this turn only
    QCOMPARE(int(battle.at(ship).sheared), 0);
}

void RammingSetUpTest::rs_19_5_rowersLost()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.man(ship, 120);
    QCOMPARE(movePointsOf(battle.facts, battle.state, ship, 0, false), 5);
    battle.facts.options.rowersLostSpeedDown = true;
    QCOMPARE(movePointsOf(battle.facts, battle.state, ship, 0, false), 4);
}

void RammingSetUpTest::rs_19_6_reactionFire()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 19, 3);
    battle.activate(ship);
    QVERIFY(hasShot(battle.facts, battle.state, 1));
    battle.facts.options.ownMoveOnly = true;
    QVERIFY(!hasShot(battle.facts, battle.state, 1));
    QVERIFY(hasShot(battle.facts, battle.state, 0));
    QVERIFY(shotRefusal(battle.facts, battle.state, {enemy, ship, Weapon::Rowers}));
}

void RammingSetUpTest::rs_19_7_meleeSkill()
{
    for (const bool onTotal : {false, true}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 20, 0);
        const ShipNumber enemy = battle.add(1, 10, 19, 3);
        battle.facts.options.meleeOnTotal = onTotal;
        battle.skill(ship, Skill::Melee);
        battle.man(ship, 20);
        battle.man(enemy, 50);
        battle.board(ship);
        QCOMPARE(battle.played({5, 1, 1, 1, 1, 1, 1, 1}, [&](Proceedings& dice) {
            resolveBoarding(battle.facts, battle.state, {ship, enemy}, dice);
        }), std::string());
        QCOMPARE(battle.at(enemy).crew(), onTotal ? 47 : 46);
    }
}

void RammingSetUpTest::rs_19_8_fireSpread()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.at(battle.add(1, 10, 19, 3)).fires = 1;
    battle.at(battle.add(1, 10, 21, 3)).fires = 1;
    battle.facts.options.spreadOneRoll = true;
    QCOMPARE(battle.played({2}, [&](Proceedings& dice) { burn(battle.facts, battle.state, ship, dice); }), std::string());
}

void RammingSetUpTest::rs_19_9_morale()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 5, 3);
    QVERIFY(mustTestMorale(battle.facts, battle.state, ship));
    battle.facts.options.moraleThreatened = true;
    QVERIFY(!mustTestMorale(battle.facts, battle.state, ship));
    battle.put(enemy, hex::hexOf(10, 19), 3);
    QVERIFY(mustTestMorale(battle.facts, battle.state, ship));
    battle.put(enemy, hex::hexOf(10, 9), 3);
    battle.at(ship).fires = 1;
    QVERIFY(mustTestMorale(battle.facts, battle.state, ship));
    battle.at(ship).fires = 0;
    QCOMPARE(battle.played({}, [&](Proceedings& dice) { kill(battle.facts, battle.state, ship, 1, dice); }), std::string());
    QVERIFY(mustTestMorale(battle.facts, battle.state, ship));
}

void RammingSetUpTest::rs_19_10_start()
{
    BattleBrief brief = briefOf(2);
    brief.options["start"] = "stopped";
    QVERIFY(gameOf(brief).opening().ships[0].stopped);
}

void RammingSetUpTest::rs_19_11_deployment()
{
    BattleBrief brief = briefOf(3);
    brief.sides[1].fleet.ships[0].count = 2;
    brief.options["deployment"] = "alternate";
    const RammingSpeed game = gameOf(brief);
    std::string wrong;
    State state = begun(game, {}, wrong);
    QCOMPARE(game.decisions(state).count, 1);
    QCOMPARE(int(game.decisions(state).list[0].side), 1); // the smaller fleet first
    QVERIFY(!game.decisions(state).list[0].secret);
    BattleDice dice = BattleDice::typed({});
    Proceedings none(dice);
    game.perform(state, Ready{1}, none);
    QCOMPARE(game.boardView(state, 0).pieces.size(), std::size_t(5)); // it is seen
}

void RammingSetUpTest::rs_19_12_roundLimit()
{
    BattleBrief brief = briefOf(2);
    QCOMPARE(gameOf(brief).facts().turnLimit, 60);
    brief.options["round_limit"] = "12";
    QCOMPARE(gameOf(brief).facts().turnLimit, 12);
    brief.turnLimit = 7;
    QCOMPARE(gameOf(brief).facts().turnLimit, 7);
}

void RammingSetUpTest::rs_19_13_javelins()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 19, 3);
    battle.facts.options.javelinsTen = true;
    const Shoot shot{ship, enemy, Weapon::Rowers};
    for (int round = 0; round < 10; ++round) {
        battle.at(ship).used = {};
        QVERIFY(!shotRefusal(battle.facts, battle.state, shot));
        QCOMPARE(battle.played({1}, [&](Proceedings& dice) { resolveShot(battle.facts, battle.state, shot, dice); }),
                 std::string());
    }
    battle.at(ship).used = {};
    QVERIFY(shotRefusal(battle.facts, battle.state, shot));
}

void RammingSetUpTest::rs_19_14_passFriends()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    const ShipNumber friendly = battle.add(0, 10, 19, 0);
    battle.add(1, 25, 3, 3);
    battle.facts.options.passFriends = true;
    battle.activate(ship);
    QCOMPARE(battle.refusal(pathOf(ship, "F")), std::string("The path ends in a taken hex."));
    QCOMPARE(battle.ordered(pathOf(ship, "FF"), {9}), std::string());
    QCOMPARE(battle.at(ship).hex, hex::hexOf(10, 18));
    QCOMPARE(shipAt(battle.facts, battle.state, hex::hexOf(10, 19)), friendly);
    QCOMPARE(shipAt(battle.facts, battle.state, hex::hexOf(10, 18)), ship);
    QCOMPARE(shipAt(battle.facts, battle.state, hex::hexOf(10, 20)), noShip);
}

void RammingSetUpTest::rs_19_15_rockBonus()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.add(1, 25, 3, 3);
    battle.facts.options.rockBonus = true;
    battle.paint(10, 19, hex::Terrain::Rocks);
    battle.activate(ship);
    QCOMPARE(battle.ordered(pathOf(ship, "F"), {7, 9}), std::string()); // 7 - 5: nothing
    QCOMPARE(int(battle.at(ship).sheared), 0);
}

void RammingSetUpTest::unknownOptionsAreRefused_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const std::vector<std::pair<const char*, const char*>> rows{
        {"sail_die", "d8"},     {"advantages", "bought"}, {"formation", "wedge"},      {"nations", "gaul"},
        {"nations", "a,b,c"},   {"round_limit", "0"},     {"condition", "hold:3:2"},   {"condition", "win"},
        {"board", "10x30"},     {"board", "30"},          {"terrain", "lava:1.1"},     {"shore", "west"},
        {"table-size", "60x60"}, {"chosen", "A=prongs"},   {"terrain", "land:0.0-29.7"}};
    for (const auto& [name, value] : rows)
        QTest::addRow("%s %s", name, value) << QString::fromLatin1(name) << QString::fromLatin1(value);
}

void RammingSetUpTest::unknownOptionsAreRefused()
{
    QFETCH(QString, name);
    QFETCH(QString, value);
    BattleBrief brief = briefOf(2);
    brief.options[name.toStdString()] = value.toStdString();
    QVERIFY(whyNot(brief).starts_with("options."));
}

void RammingSetUpTest::houseFiguresMayBeReplacedPrintedOnesNot()
{
    BattleBrief brief = briefOf(2);
    brief.houseTables = Json::parse(R"({"figures": {"rows": 36, "stalled-rounds": 5}})");
    QCOMPARE(gameOf(brief).facts().board.rows, 36);
    for (const char* wrong : {R"({"figures": {"ram-short": -3}})", R"({"figures": {"rows": 3}})",
                              R"({"figures": {"oars": 3}})", R"({"figures": 3})", R"({"weapons": []})"}) {
        brief.houseTables = Json::parse(wrong);
        QVERIFY(!whyNot(brief).empty());
    }
}

void RammingSetUpTest::briefsPlaceShips()
{
    BattleBrief brief = briefOf(3);
    brief.sides[0].fleet.ships[0].squadron = "Van";
    brief.sides[0].deployment = {{"Van", "", Formation::Abreast, 4, 25, 1}};
    const RammingSpeed game = gameOf(brief);
    const auto places = placesOf(game, game.opening(), 0);
    QCOMPARE(places, (std::vector<std::pair<int, int>>{{4, 25}, {6, 25}, {8, 25}}));
    QCOMPARE(int(game.opening().ships[1].facing), 1);
    brief.sides[0].deployment[0].y = 12;
    QCOMPARE(whyNot(brief), std::string("sides[0].deployment[0]"));
    brief.sides[0].deployment[0].squadron = "Rear";
    QCOMPARE(whyNot(brief), std::string("sides[0].deployment[0]"));
}

QTEST_APPLESS_MAIN(RammingSetUpTest)
#include "set_up_test.moc"
