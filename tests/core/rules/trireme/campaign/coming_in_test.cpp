// SPDX-License-Identifier: GPL-3.0-or-later
// Ships and walls of the campaign in the game, at every bound (TR-15.1, TR-15.2, TR-15.4 to 15.6).
#include <QTest>

#include "core/rules/trireme/setup/set_up.h"
#include "core/rules/trireme/state/condition.h"
#include "tests/core/rules/trireme/campaign/entries.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

HouseFigures house()
{
    return BattleFigures::compiled(TriremeTables::builtIn()).house;
}

ShipFacts inGame(const FleetShip& ship)
{
    BriefShip entry;
    entry.name = "Aigle";
    entry.ship = ship;
    return translated(entry, *classFigures(*builtInFigures().classes.find(ship.classId)), house(),
                      builtInFigures(), false);
}

} // namespace

class TriremeComingInTest : public QObject {
    Q_OBJECT
private slots:
    void tr_15_1_classFiguresFromTheirData();
    void tr_15_1_gradesOfRams();
    void tr_15_1_hullsAreAtLeastOne();
    void tr_15_2_speedsOfAll();
    void tr_15_2_oars();
    void tr_15_2_overloading();
    void tr_15_4_damageAtTheStart();
    void tr_15_5_sharesOfTheDeck();
    void tr_15_5_unitsLost();
    void tr_15_6_engines();
    void tr_15_6_walls();
};

void TriremeComingInTest::tr_15_1_classFiguresFromTheirData()
{
    ShipClass known = *builtInFigures().classes.find("trireme");
    known.games = Json{{"trireme", {{"hull", "six"}, {"acceleration", 0}, {"deck", 3.5}}}};
    const ClassFigures about = classFigures(known).value();
    QCOMPARE(about.hull, 1);
    QCOMPARE(about.acceleration, 1);
    QCOMPARE(about.deck, 0);
    QCOMPARE(about.max, 0);
    QVERIFY(about.name.empty());
    known.games =
        Json{{"trireme", {{"name", "Argo"}, {"hull", 5}, {"acceleration", 2}, {"ram", -3}, {"turn", 2}}}};
    const ClassFigures argo = classFigures(known).value();
    QCOMPARE(argo.name, std::string("Argo"));
    QVERIFY(argo.hull == 5 && argo.acceleration == 2 && argo.ram == -3 && argo.turn == 2);
    known.games = Json{{"pompeius", Json::object()}};
    QVERIFY(!classFigures(known));
}

void TriremeComingInTest::tr_15_1_gradesOfRams()
{
    const auto modifier = [](const char* classId, navarch::Ram ram) {
        FleetShip ship = shipOfClass(classId);
        ship.fit.ram = ram;
        return inGame(ship).ram;
    };
    // A trireme's own is reinforced, a modified bireme's what its class has: one step in all, up or down.
    QCOMPARE(modifier("trireme", navarch::Ram::Reinforced), 0);
    QCOMPARE(modifier("trireme", navarch::Ram::ReinforcedHigh), 0);
    QCOMPARE(modifier("trireme", navarch::Ram::Bronze), -1);
    QCOMPARE(modifier("trireme", navarch::Ram::WoodenHigh), -1);
    const auto stepsFrom = [](navarch::Ram own, navarch::Ram fitted) {
        FleetShip ship;
        for (const ShipClass& each : builtInFigures().classes.all())
            if (each.fit.ram == own && classFigures(each)) {
                ship.classId = each.id;
                ship.fit = each.fit;
                ship.fit.ram = fitted;
                return inGame(ship).ram - classFigures(each)->ram;
            }
        return -9;
    };
    QCOMPARE(stepsFrom(navarch::Ram::Bronze, navarch::Ram::Bronze), 0);
    QCOMPARE(stepsFrom(navarch::Ram::Bronze, navarch::Ram::Reinforced), 1);
    QCOMPARE(stepsFrom(navarch::Ram::Bronze, navarch::Ram::ReinforcedHigh), 1);
    QCOMPARE(stepsFrom(navarch::Ram::Bronze, navarch::Ram::Wooden), -1);
    QCOMPARE(stepsFrom(navarch::Ram::Bronze, navarch::Ram::WoodenHigh), -1);
    QCOMPARE(stepsFrom(navarch::Ram::Bronze, navarch::Ram::None), 0); // it cannot ram at all
    QCOMPARE(stepsFrom(navarch::Ram::None, navarch::Ram::Reinforced), 0);
}

void TriremeComingInTest::tr_15_1_hullsAreAtLeastOne()
{
    FleetShip ship = shipOfClass("trireme");
    BriefShip entry;
    entry.ship = ship;
    entry.ship.fit.hull = Hull::Weak;
    ClassFigures about = *classFigures(*builtInFigures().classes.find("trireme"));
    about.hull = 1;
    QCOMPARE(translated(entry, about, house(), builtInFigures(), false).hull, 1);
    about.hull = 2;
    QCOMPARE(translated(entry, about, house(), builtInFigures(), false).hull, 1);
    entry.ship.fit.hull = Hull::Normal;
    QCOMPARE(translated(entry, about, house(), builtInFigures(), false).hull, 2);
}

void TriremeComingInTest::tr_15_2_speedsOfAll()
{
    // Trireme, 8 cm for 5/3: v = 8..1 gives max 5 4 4 3 3 2 1 1 (5v/8, half up) and cruise 3 3 2 2 2 1 1 1 (3v/8).
    const std::array<int, 9> most{5, 4, 4, 3, 3, 2, 1, 1, 0};
    const std::array<int, 9> cruise{3, 3, 2, 2, 2, 1, 1, 1, 0};
    for (int lost = 0; lost <= 8; ++lost) {
        FleetShip ship = shipOfClass("trireme");
        ship.condition.speedLost = lost;
        QCOMPARE(inGame(ship).max, most[static_cast<std::size_t>(lost)]);
        QCOMPARE(inGame(ship).cruise, cruise[static_cast<std::size_t>(lost)]);
    }
    FleetShip broken = shipOfClass("trireme");
    broken.condition.speedLost = 12;
    QCOMPARE(inGame(broken).max, 0);
    FleetShip fast = shipOfClass("trireme"); // never above the fastest there is
    fast.fit.speed = 12;                     // 7.5
    QCOMPARE(inGame(fast).max, 6);
    QCOMPARE(inGame(fast).cruise, 5); // 4.5
    fast.fit.speed = 20;
    QCOMPARE(inGame(fast).cruise, 6);
    QCOMPARE(inGame(fast).acceleration, 3);
    FleetShip nimble = shipOfClass("trireme");
    nimble.fit.turnClass += 1;
    QCOMPARE(inGame(nimble).circle, 0);
    nimble.fit.turnClass -= 2;
    QCOMPARE(inGame(nimble).circle, 2);
    nimble.condition.rudderHit = true;
    QCOMPARE(inGame(nimble).circle, 3);
}

void TriremeComingInTest::tr_15_2_oars()
{
    FleetShip ship = shipOfClass("trireme"); // four factors
    const std::array<int, 6> raked{0, 0, 1, 2, 3, 3};
    for (int lost = 0; lost <= 5; ++lost) {
        ship.condition.oarsLost = lost;
        QCOMPARE(inGame(ship).raked, raked[static_cast<std::size_t>(lost)]);
    }
    ship.fit.oars = 0;
    QVERIFY(!inGame(ship).hasOars);
    QCOMPARE(inGame(ship).raked, 0);
    ship.fit.oars = 1;
    ship.condition.oarsLost = 1;
    QVERIFY(inGame(ship).hasOars);
    QCOMPARE(inGame(ship).raked, 3);
    BattleBrief brief = briefOf(1); // the battle begins with it
    brief.sides[0].fleet.ships[0] = shipOfClass("trireme");
    brief.sides[0].fleet.ships[0].condition.oarsLost = 2;
    const State state = gameOf(brief).opening();
    QCOMPARE(int(state.ships[0].raked), 1);
    QCOMPARE(int(state.ships[0].start), 2); // cruising speed less a rake
}

void TriremeComingInTest::tr_15_2_overloading()
{
    FleetShip ship = shipOfClass("trireme"); // room for two units
    ship.fit.archers = 1;
    ship.fit.marines = 1;
    QCOMPARE(inGame(ship).max, 5);
    ship.fit.heavyMarines = 1;
    QCOMPARE(inGame(ship).max, 3); // 4 of 8 cm: 2.5, up
    ship.condition.speedLost = 1;  // 7, halved down: 3, of 8: 1.9
    QCOMPARE(inGame(ship).max, 2);
    ship.condition.speedLost = 0;
    for (int Condition::*lost :
         {&Condition::archersLost, &Condition::marinesLost, &Condition::heavyMarinesLost}) {
        ship.condition = {};
        ship.condition.*lost = 1; // two are left
        QCOMPARE(inGame(ship).max, 5);
    }
}

void TriremeComingInTest::tr_15_4_damageAtTheStart()
{
    const std::array<std::array<int, 5>, 2> damage{
        {{0, 1, 2, 3, 4}, {0, 1, 3, 4, 6}}};                            // level x hull / 5, down
    const std::array<const char*, 2> classes{"trireme", "quinquereme"}; // 6 and 8
    for (std::size_t c = 0; c < 2; ++c)
        for (int level = 0; level < 5; ++level) {
            FleetShip ship = shipOfClass(classes[c]);
            ship.condition.damage = static_cast<Damage>(level);
            QCOMPARE(inGame(ship).damage, damage[c][static_cast<std::size_t>(level)]);
        }
}

void TriremeComingInTest::tr_15_5_sharesOfTheDeck()
{
    using Points = std::array<int, 3>; // archers, marines, heavy marines
    QCOMPARE(troopPoints({2, 0, 0}, 3, 2), (Points{3, 0, 0}));
    QCOMPARE(troopPoints({1, 0, 1}, 3, 2), (Points{1, 0, 2})); // ties: heavy, marines, archers
    QCOMPARE(troopPoints({0, 1, 1}, 3, 2), (Points{0, 1, 2}));
    QCOMPARE(troopPoints({1, 1, 0}, 3, 2), (Points{1, 2, 0}));
    QCOMPARE(troopPoints({1, 0, 0}, 3, 2), (Points{2, 0, 0}));  // 1.5, half up
    QCOMPARE(troopPoints({1, 1, 1}, 10, 4), (Points{2, 3, 3})); // 7.5: 8; 2 each and two more
    QCOMPARE(troopPoints({1, 2, 1}, 10, 4), (Points{2, 5, 3})); // 2.5, 5, 2.5
    QCOMPARE(troopPoints({2, 1, 1}, 6, 5),
             (Points{3, 1, 1})); // 2.4, 1.2, 1.2: 4.8, and archers' rest is largest
    QCOMPARE(troopPoints({1, 1, 1}, 1, 3), (Points{1, 1, 1})); // at least one of each
    QCOMPARE(troopPoints({1, 0, 0}, 2, 0), (Points{2, 0, 0})); // a ship with no room for any
}

void TriremeComingInTest::tr_15_5_unitsLost()
{
    FleetShip ship = shipOfClass("quinquereme"); // four units, ten points
    ship.fit.archers = 1;
    ship.fit.marines = 2;
    ship.fit.heavyMarines = 1;
    ShipFacts facts = inGame(ship);
    QCOMPARE(facts.men, (Men{0, 5, 3}));
    QCOMPARE(int(facts.engines[0]), 2);
    ship.condition.heavyMarinesLost = 1;
    ship.condition.marinesLost = 1;
    facts = inGame(ship);
    QCOMPARE(facts.men, (Men{0, 3, 0})); // 2.5 and 2.5 of 5: marines before archers
    QCOMPARE(int(facts.engines[0]), 2);
    QVERIFY(facts.archerUnits == 1 && facts.marineUnits == 1 && facts.heavyUnits == 0);
    ship.condition.archersLost = 2; // more than there were
    QCOMPARE(inGame(ship).archerUnits, 0);
}

void TriremeComingInTest::tr_15_6_engines()
{
    FleetShip ship = shipOfClass("septireme");
    const auto stones = [&](std::vector<int> modifiers, int lost) {
        ship.fit.heavyEngines = std::move(modifiers);
        ship.condition.heavyEnginesLost = lost;
        return int(inGame(ship).engines[2]);
    };
    QCOMPARE(stones({1}, 0), 1);
    QCOMPARE(stones({3}, 0), 1);
    QCOMPARE(stones({4}, 0), 2);
    QCOMPARE(stones({6}, 0), 2);
    QCOMPARE(stones({3, 4}, 1), 1); // the last first
    QCOMPARE(stones({4, 3}, 1), 2);
    QCOMPARE(stones({4, 3}, 2), 0);
    QCOMPARE(stones({4}, 3), 0);
    ship.fit.ballistae = 3;
    ship.condition.ballistaeLost = 1;
    QCOMPARE(int(inGame(ship).engines[1]), 2);
    QVERIFY(!inGame(ship).hasCorvus && !inGame(ship).hasHand);
    ship.fit.corvi = 1;
    QVERIFY(inGame(ship).hasCorvus && !inGame(ship).hasHand);
    ship.fit.corvi = 0;
    ship.fit.ferreaManus = 1;
    QVERIFY(!inGame(ship).hasCorvus && inGame(ship).hasHand);
    BattleBrief brief = briefOf(1); // a heavy engine without a troop
    brief.sides[0].fleet.ships[0].fit.heavyEngines = {5};
    QCOMPARE(int(gameOf(brief).opening().ships[0].engines[2]), 2);
}

void TriremeComingInTest::tr_15_6_walls()
{
    WallSection wall;
    wall.archers = 1;
    wall.marines = 2;
    wall.heavyMarines = 3;
    wall.ballistae = 4;
    wall.heavyEngines = {3, 4};
    const ShipFacts facts = translatedWall(wall, 1, 2, house());
    QVERIFY(facts.isWall && !facts.hasRam && !facts.hasOars);
    QCOMPARE(facts.side, 1);
    QCOMPARE(facts.name.english(), std::string("Wall section 3"));
    QCOMPARE(facts.men, (Men{0, 4, 6}));
    QCOMPARE(facts.engines, (std::array<std::int16_t, 3>{2, 4, 3}));
    QVERIFY(facts.archerUnits == 1 && facts.marineUnits == 2 && facts.heavyUnits == 3);
}

QTEST_APPLESS_MAIN(TriremeComingInTest)
#include "coming_in_test.moc"
