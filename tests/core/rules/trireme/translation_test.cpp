// SPDX-License-Identifier: GPL-3.0-or-later
// Ships of the campaign in Trireme's terms, and back (TR-15).
#include <QTest>

#include "core/rules/trireme/setup/set_up.h"
#include "core/rules/trireme/state/condition.h"
#include "tests/core/rules/trireme/briefs.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

ShipFit fitOf(const char* classId)
{
    return builtInFigures().classes.find(classId)->fit;
}

FleetShip shipOfClass(const char* classId)
{
    FleetShip ship;
    ship.classId = classId;
    ship.fit = fitOf(classId);
    return ship;
}

ShipFacts inGame(const FleetShip& ship)
{
    BriefShip entry;
    entry.name = "Aigle";
    entry.ship = ship;
    const ShipClass& known = *builtInFigures().classes.find(ship.classId);
    const HouseFigures house = BattleFigures::compiled(TriremeTables::builtIn()).house;
    return translated(entry, *classFigures(known), house, builtInFigures(), false);
}

} // namespace

class TriremeTranslationTest : public QObject {
    Q_OBJECT
private slots:
    void tr_15_1_hullsAndRams();
    void tr_15_2_speedsCirclesAndOars();
    void tr_15_3_crewsAndCommanders();
    void tr_15_4_damage();
    void tr_15_5_troops();
    void tr_15_6_enginesAndWalls();
    void tr_15_7_tr_13_27_andBack();
    void tr_15_7_prizesAndPrizeCrews();
    void tr_15_8_personsAndDeeds();
};

void TriremeTranslationTest::tr_15_1_hullsAndRams()
{
    FleetShip ship = shipOfClass("trireme");
    QCOMPARE(inGame(ship).hull, 6);
    QCOMPARE(inGame(ship).ram, 0);
    ship.fit.hull = Hull::Stout;
    QCOMPARE(inGame(ship).hull, 7);
    ship.fit.hull = Hull::Weak;
    QCOMPARE(inGame(ship).hull, 5);
    ship.fit.ram = Ram::Bronze; // its class has a reinforced one
    QCOMPARE(inGame(ship).ram, -1);
    ship.fit.ram = Ram::Wooden; // no worse than that in all
    QCOMPARE(inGame(ship).ram, -1);
    ship.fit.ram = Ram::None;
    QVERIFY(!inGame(ship).hasRam);
    FleetShip trader = shipOfClass("merchantman");
    trader.fit.ram = Ram::Reinforced; // classes without a ram have nothing to differ from
    QCOMPARE(inGame(trader).ram, 0);
}

void TriremeTranslationTest::tr_15_2_speedsCirclesAndOars()
{
    FleetShip ship = shipOfClass("trireme"); // 8 cm, 5/3
    ship.condition.speedLost = 4;
    QCOMPARE(inGame(ship).max, 3);    // 2.5, up
    QCOMPARE(inGame(ship).cruise, 2); // 1.5, up
    ship.condition.speedLost = 7;
    QCOMPARE(inGame(ship).cruise, 1);
    ship.condition.speedLost = 8;
    QCOMPARE(inGame(ship).max, 0);
    ship.condition.speedLost = 0;
    ship.fit.marines = 3; // overloaded
    QCOMPARE(inGame(ship).max, 3);
    ship.fit.marines = 0;
    ship.fit.turnClass = 2; // the class's is 4
    ship.condition.rudderHit = true;
    QCOMPARE(inGame(ship).circle, 4);
    ship.condition.oarsLost = 2; // of four
    QCOMPARE(inGame(ship).raked, 1);
    ship.condition.oarsLost = 3;
    QCOMPARE(inGame(ship).raked, 2);
    ship.fit.sailOnly = true;
    QVERIFY(!inGame(ship).hasOars);
    QCOMPARE(inGame(ship).raked, 0);
}

void TriremeTranslationTest::tr_15_3_crewsAndCommanders()
{
    FleetShip ship = shipOfClass("trireme");
    const std::array<std::pair<CrewQuality, int>, 5> crews{{{CrewQuality::Elite, 1},
                                                            {CrewQuality::Veteran, 1},
                                                            {CrewQuality::Average, 0},
                                                            {CrewQuality::Poor, -1},
                                                            {CrewQuality::Green, -1}}};
    for (const auto& [crew, level] : crews) {
        ship.crew = crew;
        QCOMPARE(inGame(ship).crew, level);
    }
    const std::array<std::tuple<CommandQuality, CrewQuality, int>, 6> led{
        {{CommandQuality::Exceptional, CrewQuality::Average, 1},
         {CommandQuality::Skilled, CrewQuality::Poor, 0},
         {CommandQuality::Skilled, CrewQuality::Elite, 1},
         {CommandQuality::Poor, CrewQuality::Average, 0},
         {CommandQuality::Inept, CrewQuality::Average, -1},
         {CommandQuality::Inept, CrewQuality::Green, -1}}};
    for (const auto& [quality, crew, level] : led) {
        BattleBrief brief = briefOf(2);
        brief.sides[0].fleet.ships[0].crew = crew;
        FleetCommander commander;
        commander.name = "Phormio";
        commander.post = Post::Fleet;
        commander.quality = quality;
        brief.sides[0].fleet.commanders.push_back(commander);
        const Trireme game = gameOf(brief);
        QCOMPARE(game.facts().ships[0].crew, level);
        QCOMPARE(game.facts().ships[1].crew, crew == CrewQuality::Average ? 0
                                             : crew == CrewQuality::Elite ? 1
                                                                          : -1);
    }
}

void TriremeTranslationTest::tr_15_4_damage()
{
    FleetShip ship = shipOfClass("trireme");
    ship.condition.damage = Damage::Heavy; // 3 of 5 of hull 6
    QCOMPARE(inGame(ship).damage, 3);
    ship.condition.damage = Damage::Severe;
    QCOMPARE(inGame(ship).damage, 4);
    ship.condition.damage = Damage::None;
    QCOMPARE(inGame(ship).damage, 0);
}

void TriremeTranslationTest::tr_15_5_troops()
{
    QCOMPARE(troopPoints({1, 1, 0}, 3, 2), (std::array<int, 3>{1, 2, 0}));
    QCOMPARE(troopPoints({1, 0, 3}, 10, 4), (std::array<int, 3>{2, 0, 8}));
    QCOMPARE(troopPoints({0, 2, 0}, 3, 2), (std::array<int, 3>{0, 3, 0}));
    QCOMPARE(troopPoints({1, 1, 0}, 1, 2), (std::array<int, 3>{1, 1, 0})); // each at least one
    QCOMPARE(troopPoints({0, 0, 0}, 3, 2), (std::array<int, 3>{0, 0, 0}));
    FleetShip ship = shipOfClass("trireme");
    ship.fit.archers = 1;
    ship.fit.marines = 1;
    QCOMPARE(inGame(ship).men, (Men{0, 2, 0}));
    BriefShip entry;
    entry.ship = ship;
    const HouseFigures house = BattleFigures::compiled(TriremeTables::builtIn()).house;
    const ShipFacts asiatic = translated(entry, *classFigures(*builtInFigures().classes.find("trireme")),
                                         house, builtInFigures(), true);
    QCOMPARE(asiatic.men, (Men{2, 0, 0}));
    ship.condition.marinesLost = 1;
    QCOMPARE(inGame(ship).men.count(), 0);
}

void TriremeTranslationTest::tr_15_6_enginesAndWalls()
{
    FleetShip ship = shipOfClass("septireme");
    ship.fit.ballistae = 2;
    ship.fit.heavyEngines = {3, 4, 6};
    ship.fit.corvi = 1;
    ship.fit.ferreaManus = 1;
    ShipFacts facts = inGame(ship);
    QCOMPARE(facts.engines[1], std::int16_t{2});
    QCOMPARE(facts.engines[2], std::int16_t{5});
    QVERIFY(facts.hasCorvus && facts.hasHand);
    ship.condition.heavyEnginesLost = 1; // the last
    ship.condition.ballistaeLost = 1;
    facts = inGame(ship);
    QCOMPARE(facts.engines[1], std::int16_t{1});
    QCOMPARE(facts.engines[2], std::int16_t{3});
    WallSection wall;
    wall.archers = 2;
    wall.heavyMarines = 1;
    wall.heavyEngines = {2};
    const ShipFacts section =
        translatedWall(wall, 1, 0, BattleFigures::compiled(TriremeTables::builtIn()).house);
    QCOMPARE(section.engines, (std::array<std::int16_t, 3>{4, 0, 1}));
    QCOMPARE(section.men, (Men{0, 0, 2}));
    for (const PlaceKind place : {PlaceKind::OpenSea, PlaceKind::Shore, PlaceKind::Port}) {
        BattleBrief brief = briefOf(1);
        brief.place = place;
        QCOMPARE(whyNot(brief), std::string());
    }
}

void TriremeTranslationTest::tr_15_7_tr_13_27_andBack()
{
    FleetShip ship = shipOfClass("trireme");
    ship.condition.damage = Damage::Heavy;
    ShipOutcome same = cameBack(ship, [](State&) {});
    QVERIFY(same.condition.damage == Damage::Heavy); // damage 3 of 6 comes back as level 3
    const auto levelAt = [&](int damage) {
        return cameBack(shipOfClass("trireme"),
                        [&](State& state) { state.ships[0].damage = static_cast<std::int16_t>(damage); })
            .condition.damage;
    };
    QVERIFY(levelAt(5) == Damage::Severe);
    QVERIFY(levelAt(0) == Damage::None);
    QVERIFY(levelAt(1) == Damage::Light);
    FleetShip small = shipOfClass("bireme-modified"); // hull 4, level 1: damage 0, back 1
    small.condition.damage = Damage::Light;
    QCOMPARE(inGame(small).damage, 0);
    QVERIFY(cameBack(small, [](State&) {}).condition.damage == Damage::Light);
    QCOMPARE(unitsLeft(3, 8, 3), 1); // three of eight medium left of three units
    QCOMPARE(unitsLeft(3, 8, 0), 0);
    QCOMPARE(unitsLeft(3, 8, 8), 3);
    QCOMPARE(unitsLeft(1, 8, 1), 1);
    QCOMPARE(unitsLeft(0, 2, 1), 0); // points of a preset, of a ship that has no such unit
    const HouseFigures house = BattleFigures::compiled(TriremeTables::builtIn()).house;
    QCOMPARE(heavyEnginesLeft(house, {3, 4, 6}, 3, 5), 3);
    QCOMPARE(heavyEnginesLeft(house, {3, 4, 6}, 3, 4), 3); // one stone thrower of two still is an engine
    QCOMPARE(heavyEnginesLeft(house, {3, 4, 6}, 3, 3), 2);
    QCOMPARE(heavyEnginesLeft(house, {3, 4, 6}, 3, 0), 0);

    ship = shipOfClass("trireme");
    ship.fit.archers = ship.fit.marines = 1;
    const ShipOutcome raked = cameBack(ship, [](State& state) {
        state.ships[0].raked = 2;
        state.ships[0].men = {};
    });
    QCOMPARE(raked.condition.oarsLost, 3); // four factors, two rakes
    QCOMPARE(raked.condition.marinesLost, 1);
    QCOMPARE(raked.condition.archersLost, 0);
    QVERIFY(raked.fate == ShipFate::Afloat);
    const ShipOutcome fled = cameBack(ship, [](State& state) { state.ships[0].where = Whereabouts::Fled; });
    QVERIFY(fled.fate == ShipFate::Fled && fled.condition == ship.condition);
    const ShipOutcome sunk = cameBack(ship, [](State& state) { state.ships[0].where = Whereabouts::Hulk; });
    QVERIFY(sunk.fate == ShipFate::Sunk && sunk.condition.damage == Damage::Wrecked);
    QCOMPARE(sunk.condition.marinesLost, 1);
}

void TriremeTranslationTest::tr_15_7_prizesAndPrizeCrews()
{
    BattleBrief brief = briefOf(1);
    for (BriefSide& side : brief.sides)
        side.fleet.ships[0].fit.marines = 2; // three points
    const Trireme game = gameOf(brief);
    State state = game.opening();
    Ship& prize = state.ships[1];
    prize.holder = 0;
    prize.isPrize = true;
    prize.crewOf = 0;
    prize.men = state.ships[0].men.take(2);
    state.phase = Phase::Over;
    const BattleOutcome outcome = game.outcome(state);
    QVERIFY(outcome.ships[1].fate == ShipFate::Captured);
    QCOMPARE(outcome.ships[1].captor, 0);
    QCOMPARE(outcome.ships[1].condition.marinesLost, 2); // captured ships lose all troops
    QCOMPARE(outcome.ships[0].condition.marinesLost, 0); // the prize crew counts for the ship it left
    prize.men = {};
    QCOMPARE(game.outcome(state).ships[0].condition.marinesLost, 1);
}

void TriremeTranslationTest::tr_15_8_personsAndDeeds()
{
    BattleBrief brief = briefOf(1);
    FleetCommander commander;
    commander.name = "Phormio";
    commander.post = Post::Fleet;
    brief.sides[0].fleet.commanders.push_back(commander);
    brief.sides[0].fleet.ships[0].captain = "Lysis";
    const Trireme game = gameOf(brief);
    State state = game.opening();
    state.ships[0].rams = 2;
    state.ships[0].rakes = 1;
    state.ships[0].sinkings = 1;
    state.ships[0].captures = 3;
    state.phase = Phase::Over;
    QCOMPARE(game.outcome(state).ships[0].deeds, (Deeds{2, 1, 1, 3}));
    const auto fate = [&] {
        const BattleOutcome outcome = game.outcome(state);
        return std::pair(outcome.ships[0].condition.captain, outcome.commanders[0].state);
    };
    QVERIFY(fate() == std::pair(PersonState::Fit, PersonState::Fit));
    state.ships[0].holder = 1;
    QVERIFY(fate() == std::pair(PersonState::Captured, PersonState::Captured));
    QCOMPARE(game.outcome(state).commanders[0].captor, 1);
    state.ships[0].holder = 0;
    state.ships[0].where = Whereabouts::Hulk;
    QVERIFY(fate() == std::pair(PersonState::Dead, PersonState::Dead)); // the source drowns all
}

QTEST_APPLESS_MAIN(TriremeTranslationTest)
#include "translation_test.moc"
