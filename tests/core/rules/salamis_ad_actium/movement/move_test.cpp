// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/rules/salamis_ad_actium/losses/losses.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "tests/core/rules/salamis_ad_actium/afloat.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::salamis;

class MoveTest : public QObject {
    Q_OBJECT
private slots:
    void sa_1_3_theAllowanceIsTheCurrentSpeed();
    void sa_2_5_3_theSeaTakesSpeed();
    void sa_1_4_aDriftingShipCannotMove();
    void refusalsNameShipsAndNumbers();
    void sa_5_3_aStandingTurnIsNothingElse();
    void sa_1_5_shipsArePlacedOnTheChart();
    void sa_4_3_onlyTheActingSquadronMovesAndOnce();
    void sa_5_1_straightStepsAndTurns();
    void sa_5_1_aTurnNeedsItsRun();
    void sa_5_2_aFastMoveIsHalfAsFarAgain();
    void sa_5_2_aFailedFastMoveIsANormalOne();
    void sa_5_2_fastMovesRunOut();
    void sa_5_3_backingGoesHalfSpeed();
    void sa_5_3_aStandingTurn();
    void sa_5_4_underSailTheWindDecides();
    void sa_5_4_whatDriftsGoesDownwind();
    void sa_5_4_whoDriftsAndWhoDoesNot();
    void sa_5_5_friendsPassByCrewTests();
    void sa_5_5_friendsShearOars();
    void sa_5_5_overOnesOwnEdgeOneWithdraws();
    void sa_5_6_contactHolds();
};

void MoveTest::sa_1_3_theAllowanceIsTheCurrentSpeed()
{
    Afloat table;
    QCOMPARE(allowanceOf(table.facts, table.state, table.ship, Gait::Oars), 8 * cm);
    table.at(table.ship).oars = 2; // one short of the three that full speed takes
    QCOMPARE(allowanceOf(table.facts, table.state, table.ship, Gait::Oars), 7 * cm);
}

void MoveTest::sa_2_5_3_theSeaTakesSpeed()
{
    Afloat table;
    const std::array<std::pair<Sea, int>, 5> seas{
        {{Sea::Flat, 8}, {Sea::Slight, 8}, {Sea::Choppy, 7}, {Sea::Rough, 6}, {Sea::VeryRough, 5}}};
    for (const auto& [sea, speed] : seas) {
        table.state.weather.sea = sea;
        QCOMPARE(allowanceOf(table.facts, table.state, table.ship, Gait::Oars), speed * cm);
    }
}

void MoveTest::sa_1_4_aDriftingShipCannotMove()
{
    Afloat table;
    table.at(table.ship).adrift = true;
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{cm, 0}})), std::string_view("SA-7.5.6"));
    table.at(table.ship).adrift = false;
    table.at(table.ship).speedLost = 8;
    QVERIFY(isDrifting(table.facts, table.state, table.ship));
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{cm, 0}})), std::string_view("SA-5.1"));
}

void MoveTest::sa_4_3_onlyTheActingSquadronMovesAndOnce()
{
    Afloat table;
    QCOMPARE(table.ruleAgainst(moveOf(table.enemy, Gait::Oars, {{cm, 0}})), std::string_view("SA-4.3"));
    const Order order = moveOf(table.ship, Gait::Oars, {{8 * cm, 0}});
    QVERIFY(table.why(order).empty());
    QCOMPARE(table.play({}, order), std::string());
    QCOMPARE(table.ruleAgainst(order), std::string_view("SA-4.3"));
}

void MoveTest::refusalsNameShipsAndNumbers()
{
    Afloat table;
    const std::string name = table.facts.name(table.ship);
    COMPARE_TEXT(table.told(moveOf(table.ship, Gait::Oars, {{9 * cm + 250, 0}})),
                 name + " may go 8 cm; this is 9.25 cm.");
    COMPARE_TEXT(table.told(moveOf(table.ship, Gait::Oars, {{5 * cm, 30}, {5 * cm, 0}})),
                 name + " may go 8 cm; this is 11 cm.");
    COMPARE_TEXT(table.told(moveOf(table.ship, Gait::Back, {{5 * cm, 0}})),
                 name + " may go 4 cm; this is 5 cm.");
    COMPARE_TEXT(table.told(moveOf(table.ship, Gait::Oars, {{cm, 30}})),
                 name + " goes 2 cm straight before a turn; this is 1 cm.");
    COMPARE_TEXT(table.told(moveOf(table.ship, Gait::Oars, {{2 * cm, -45}})),
                 std::string("A turn is at most 30 degrees; this is 45."));
    COMPARE_TEXT(table.told(moveOf(table.ship, Gait::Pivot, {{0, 75}})),
                 name + " turns 60 degrees on the spot; this is 75.");
    COMPARE_TEXT(table.told(moveOf(table.ship, Gait::Sail, {{cm, 0}})), name + " has no sail set.");
    Move none;
    none.ship = table.ship;
    COMPARE_TEXT(table.told(none), std::string("A move has one to 6 steps; this has 0."));
    const std::string enemy = table.facts.name(table.enemy);
    table.state.phase = Phase::Deploy;
    DeployShip onto{table.ship, 0, 0, 0};
    const free_table::Base& other = baseOf(table.state, table.enemy);
    onto.x = other.centre.x;
    onto.y = other.centre.y;
    COMPARE_TEXT(table.told(onto), name + " would stand outside its side's deployment strip.");
    table.place(table.enemy, 20, 5, 180);
    onto.y = 5 * cm;
    COMPARE_TEXT(table.told(onto), name + " would stand on " + enemy + ".");
}

void MoveTest::sa_5_3_aStandingTurnIsNothingElse()
{
    Afloat table;
    QVERIFY(table.why(moveOf(table.ship, Gait::Pivot, {{0, 60}})).empty());
    QVERIFY(table.why(moveOf(table.ship, Gait::Pivot, {{0, -60}})).empty());
    for (const Move& wrong :
         {moveOf(table.ship, Gait::Pivot, {{cm, 30}}), moveOf(table.ship, Gait::Pivot, {{0, 0}}),
          moveOf(table.ship, Gait::Pivot, {{0, 30}, {0, 30}}), moveOf(table.ship, Gait::Pivot, {{0, 61}}),
          moveOf(table.ship, Gait::Pivot, {{0, -61}})})
        QCOMPARE(table.ruleAgainst(wrong), std::string_view("SA-5.3"));
    QVERIFY(table.why(moveOf(table.ship, Gait::Back, {{4 * cm, 0}})).empty());
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Back, {{2 * cm, 15}})), std::string_view("SA-5.3"));
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Back, {{cm, 0}, {cm, 0}})),
             std::string_view("SA-5.3"));
    table.at(table.ship).speedLost = 8; // no way left
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Pivot, {{0, 30}})), std::string_view("SA-1.4"));
}

void MoveTest::sa_1_5_shipsArePlacedOnTheChart()
{
    Afloat table;
    table.state.phase = Phase::Deploy;
    constexpr auto far = free_table::maxCoordinate;
    const std::string nowhere = "There is no such ship or place.";
    for (const DeployShip& wrong :
         {DeployShip{table.ship, -1, 0, 0}, DeployShip{table.ship, 0, -1, 0},
          DeployShip{table.ship, far + 1, 0, 0}, DeployShip{table.ship, 0, far + 1, 0},
          DeployShip{table.ship, 0, 0, -1}, DeployShip{table.ship, 0, 0, 360}, DeployShip{-1, 0, 0, 0},
          DeployShip{99, 0, 0, 0}})
        COMPARE_TEXT(table.told(wrong), nowhere);
    // On the chart, though not in the strip.
    for (const DeployShip& off : {DeployShip{table.ship, 0, 0, 0}, DeployShip{table.ship, far, 0, 359},
                                  DeployShip{table.ship, 0, far, 0}, DeployShip{table.ship, far, far, 359}})
        COMPARE_TEXT(table.told(off),
                     table.facts.name(table.ship) + " would stand outside its side's deployment strip.");
    QVERIFY(table.why(DeployShip{table.ship, 60 * cm, 10 * cm, 0}).empty());
}

void MoveTest::sa_5_1_straightStepsAndTurns()
{
    Afloat table;
    // Turn class 4: 2 cm of run, then 30 degrees for 1 cm; five centimetres are left.
    const Order order = moveOf(table.ship, Gait::Oars, {{2 * cm, 30}, {5 * cm, 0}});
    QVERIFY(table.why(order).empty());
    QCOMPARE(table.play({}, order), std::string());
    QCOMPARE(baseOf(table.state, table.ship).heading, 30);
    QCOMPARE(table.centre(), (free_table::TablePoint{60 * cm + 2500, 22 * cm + 4330}));
    QCOMPARE(table.at(table.ship).moved, 8 * cm);
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{8 * cm + 1, 0}})),
             std::string_view("SA-4.3"));
    table.at(table.ship).hasMoved = false;
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{8 * cm + 1, 0}})),
             std::string_view("SA-5.1"));
}

void MoveTest::sa_5_1_aTurnNeedsItsRun()
{
    Afloat table;
    QVERIFY(!table.why(moveOf(table.ship, Gait::Oars, {{2 * cm - 1, 30}})).empty());
    QVERIFY(table.why(moveOf(table.ship, Gait::Oars, {{2 * cm, 30}})).empty());
    QVERIFY(!table.why(moveOf(table.ship, Gait::Oars, {{2 * cm, 31}})).empty());
    QVERIFY(table.why(moveOf(table.ship, Gait::Oars, {{2 * cm, 30}, {2 * cm, 30}, {2 * cm, 0}})).empty());
    QVERIFY(!table.why(moveOf(table.ship, Gait::Oars, {{2 * cm, 30}, {cm, 30}})).empty());
    table.at(table.ship).turnClassLost = 1; // steering oars hit
    QVERIFY(!table.why(moveOf(table.ship, Gait::Oars, {{2 * cm, 30}})).empty());
    QVERIFY(table.why(moveOf(table.ship, Gait::Oars, {{3 * cm, 30}})).empty());
}

void MoveTest::sa_5_2_aFastMoveIsHalfAsFarAgain()
{
    Afloat table;
    const Order order = moveOf(table.ship, Gait::Fast, {{12 * cm, 0}});
    QVERIFY(table.why(order).empty());
    QVERIFY(!table.why(moveOf(table.ship, Gait::Fast, {{12 * cm + 1, 0}})).empty());
    const int before = table.at(table.ship).fastMoves;
    QCOMPARE(table.play({6}, order), std::string());
    QCOMPARE(table.centre().y, 32 * cm);
    QCOMPARE(table.at(table.ship).fastMoves, before - 1);
    QVERIFY(table.at(table.ship).isFast);
}

void MoveTest::sa_5_2_aFailedFastMoveIsANormalOne()
{
    Afloat table;
    QCOMPARE(table.play({5}, moveOf(table.ship, Gait::Fast, {{12 * cm, 0}})), std::string());
    QCOMPARE(table.centre().y, 28 * cm);
    QVERIFY(!table.at(table.ship).isFast);
}

void MoveTest::sa_5_2_fastMovesRunOut()
{
    Afloat table;
    table.at(table.ship).fastMoves = 0;
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Fast, {{9 * cm, 0}})), std::string_view("SA-5.2"));
    QCOMPARE(table.facts.figures.fastMoves, (std::array<std::int8_t, 5>{5, 4, 3, 2, 1}));
}

void MoveTest::sa_5_3_backingGoesHalfSpeed()
{
    Afloat table;
    const Order order = moveOf(table.ship, Gait::Back, {{4 * cm, 0}});
    QVERIFY(table.why(order).empty());
    QVERIFY(!table.why(moveOf(table.ship, Gait::Back, {{4 * cm + 1, 0}})).empty());
    QVERIFY(!table.why(moveOf(table.ship, Gait::Back, {{2 * cm, 10}})).empty());
    QCOMPARE(table.play({}, order), std::string());
    QCOMPARE(table.centre().y, 16 * cm);
    QCOMPARE(baseOf(table.state, table.ship).heading, 0);
}

void MoveTest::sa_5_3_aStandingTurn()
{
    Afloat table;
    QVERIFY(table.why(moveOf(table.ship, Gait::Pivot, {{0, 60}})).empty()); // 30 x 4 / 2
    QVERIFY(!table.why(moveOf(table.ship, Gait::Pivot, {{0, 61}})).empty());
    QVERIFY(!table.why(moveOf(table.ship, Gait::Pivot, {{cm, 60}})).empty());
    QCOMPARE(table.play({}, moveOf(table.ship, Gait::Pivot, {{0, -60}})), std::string());
    QCOMPARE(baseOf(table.state, table.ship).heading, 300);
}

void MoveTest::sa_5_4_underSailTheWindDecides()
{
    Afloat table;
    const Order order = moveOf(table.ship, Gait::Sail, {{cm, 0}});
    QCOMPARE(table.ruleAgainst(order), std::string_view("SA-5.4"));
    table.at(table.ship).sailSet = true;
    table.state.weather.wind = Wind::Light;
    table.state.weather.from = free_table::CompassPoint::South; // from astern
    QCOMPARE(allowanceOf(table.facts, table.state, table.ship, Gait::Sail), 16 * cm);
    table.state.weather.from = free_table::CompassPoint::East; // abeam: not abaft it
    QCOMPARE(allowanceOf(table.facts, table.state, table.ship, Gait::Sail), 4 * cm);
    table.state.weather.from = free_table::CompassPoint::NorthEast; // 45 degrees off the bow
    QCOMPARE(allowanceOf(table.facts, table.state, table.ship, Gait::Sail), 0);
    table.state.weather = {Wind::Calm, Sea::Flat, free_table::CompassPoint::South};
    QCOMPARE(allowanceOf(table.facts, table.state, table.ship, Gait::Sail), 0);
}

void MoveTest::sa_5_4_whatDriftsGoesDownwind()
{
    Afloat table;
    table.at(table.ship).adrift = true;
    table.state.weather.wind = Wind::Fresh;
    table.state.weather.from = free_table::CompassPoint::East;
    const auto before = table.centre();
    QCOMPARE(table.played({}, [&](Proceedings& p) { driftShips(table.facts, table.state, p); }),
             std::string());
    QCOMPARE(table.centre(), (free_table::TablePoint{before.x - 2 * cm, before.y}));
    QCOMPARE(baseOf(table.state, table.enemy).centre, (free_table::TablePoint{20 * cm, 80 * cm}));
}

/// Not only what a fallen mast drags: a merchantman in the wind's eye and a prize go 2 cm downwind, those under way do not.
void MoveTest::sa_5_4_whoDriftsAndWhoDoesNot()
{
    Afloat table;
    const ShipNumber beating = table.add(0, "merchantman");
    const ShipNumber running = table.add(0, "merchantman");
    const ShipNumber prize = table.add(1);
    for (const ShipNumber ship : {beating, running})
        table.at(ship).sailSet = true;
    table.at(prize).holder = 0;
    table.place(beating, 20, 20, 60);
    table.place(running, 40, 20, 270);
    table.place(prize, 90, 60, 0);
    table.state.weather = {Wind::Fresh, Sea::Flat, free_table::CompassPoint::East};
    const auto drift = [&] {
        return table.played({}, [&](Proceedings& p) { driftShips(table.facts, table.state, p); });
    };
    QCOMPARE(drift(), std::string());
    QCOMPARE(baseOf(table.state, beating).centre, (free_table::TablePoint{18 * cm, 20 * cm}));
    QCOMPARE(baseOf(table.state, running).centre, (free_table::TablePoint{40 * cm, 20 * cm}));
    QCOMPARE(baseOf(table.state, prize).centre, (free_table::TablePoint{88 * cm, 60 * cm}));
    table.touch(prize, table.enemy); // who is held stays (SA-5.6)
    table.state.weather.wind = Wind::Calm;
    QCOMPARE(drift(), std::string()); // and nothing drifts without wind
    QCOMPARE(baseOf(table.state, beating).centre, (free_table::TablePoint{18 * cm, 20 * cm}));
    table.state.weather.wind = Wind::Light;
    QCOMPARE(drift(), std::string());
    QCOMPARE(baseOf(table.state, beating).centre, (free_table::TablePoint{16 * cm, 20 * cm}));
    QCOMPARE(baseOf(table.state, prize).centre, (free_table::TablePoint{88 * cm, 60 * cm}));
}

void MoveTest::sa_5_5_friendsPassByCrewTests()
{
    Afloat table;
    const ShipNumber ally = table.add(0);
    table.place(ally, 60, 24, 90); // athwart the way
    Move order = moveOf(table.ship, Gait::Oars, {{8 * cm, 0}});
    order.throughFriends = true;
    QCOMPARE(table.play({6, 6}, order), std::string());
    QCOMPARE(table.centre().y, 28 * cm);
    QVERIFY(table.state.contacts.empty());
}

void MoveTest::sa_5_5_friendsShearOars()
{
    Afloat table;
    const ShipNumber ally = table.add(0);
    table.place(ally, 60, 24, 90);
    Move order = moveOf(table.ship, Gait::Oars, {{8 * cm, 0}});
    order.throughFriends = true;
    QCOMPARE(table.play({6, 5}, order), std::string());
    QCOMPARE(int(table.at(table.ship).oars), 3);
    QCOMPARE(int(table.at(ally).oars), 3);
    QVERIFY(contactBetween(table.state, table.ship, ally) != nullptr);
    QVERIFY(table.event("sheared") != nullptr);
}

void MoveTest::sa_5_5_overOnesOwnEdgeOneWithdraws()
{
    const std::array<std::pair<int, Whereabouts>, 4> ways{{{180, Whereabouts::Withdrew},
                                                           {0, Whereabouts::Fled},
                                                           {90, Whereabouts::Fled},
                                                           {270, Whereabouts::Fled}}};
    for (const auto& [heading, where] : ways) {
        Afloat table;
        const int x = heading == 90 ? 117 : heading == 270 ? 3 : 60;
        const int y = heading == 0 ? 87 : heading == 180 ? 3 : 40;
        table.place(table.ship, x, y, heading);
        QCOMPARE(table.play({}, moveOf(table.ship, Gait::Oars, {{8 * cm, 0}})), std::string());
        QCOMPARE(table.at(table.ship).where, where);
        QVERIFY(!baseOf(table.state, table.ship).isPresent());
    }
}

void MoveTest::sa_5_6_contactHolds()
{
    Afloat table;
    table.touch(table.ship, table.enemy);
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{cm, 0}})), std::string_view("SA-5.6"));
    table.state.contacts.front().raked = true; // a rake holds nobody (SA-7.6.3)
    QVERIFY(table.why(moveOf(table.ship, Gait::Oars, {{cm, 0}})).empty());
    table.state.contacts.front().grappled = true;
    QCOMPARE(table.ruleAgainst(moveOf(table.ship, Gait::Oars, {{cm, 0}})), std::string_view("SA-5.6"));
}

QTEST_APPLESS_MAIN(MoveTest)
#include "move_test.moc"
