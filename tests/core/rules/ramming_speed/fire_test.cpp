// SPDX-License-Identifier: GPL-3.0-or-later
// Fires (RS-8), and when ships go down (RS-14).
#include <QTest>

#include "core/rules/ramming_speed/combat/losses.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/phases/round.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

struct Burning : Skirmish {
    ShipNumber ship = add(0, 10, 20, 0);
    ShipNumber enemy = add(1, 20, 5, 3);

    std::string burn(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& dice) { ramming::burn(facts, state, ship, dice); });
    }
    std::string endTheRound(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& dice) { endRound(facts, state, dice); });
    }
};

} // namespace

class RammingFireTest : public QObject {
    Q_OBJECT
private slots:
    void rs_1_5_lossesTakeHoplitesFirst();
    void rs_1_6_nothingFallsBelowNothing();
    void rs_8_1_rs_20_16_firesKillGoOutAndSpread();
    void rs_8_2_aNeighbourCatchesFire();
    void rs_8_2_onlyOneThatDoesNotBurn();
    void rs_8_2_aFailedDieIsInTheEventOfItsShip();
    void rs_22_11_aSinkingIsTheRamsThatGaveTheDate();
    void rs_22_11_aBurntShipIsTheLastFires();
    void rs_8_3_sixFiresDestroy();
    void rs_8_4_derelictsBurnAtTheRoundsEnd();
    void rs_14_1_rs_20_17_theEarlierDateHolds();
    void rs_14_1_shipsDueGoTogether();
};

void RammingFireTest::rs_1_5_lossesTakeHoplitesFirst()
{
    Burning battle;
    battle.man(battle.ship, 170, 40);
    QCOMPARE(battle.at(battle.ship).crew(), 210);
    QCOMPARE(battle.played(
                 {}, [&](Proceedings& dice) { kill(battle.facts, battle.state, battle.ship, 50, dice); }),
             std::string());
    QCOMPARE(battle.at(battle.ship).hoplites, std::int16_t(0));
    QCOMPARE(battle.at(battle.ship).rowers, std::int16_t(160));
}

void RammingFireTest::rs_1_6_nothingFallsBelowNothing()
{
    Burning battle;
    battle.man(battle.ship, 5, 3);
    QCOMPARE(battle.played(
                 {}, [&](Proceedings& dice) { kill(battle.facts, battle.state, battle.ship, 50, dice); }),
             std::string());
    QCOMPARE(battle.at(battle.ship).crew(), 0);
    QCOMPARE(int(battle.at(battle.ship).holder), -1);    // a derelict (RS-7.4)
    QCOMPARE(int(battle.at(battle.ship).rowersDead), 5); // surplus kills are lost
}

void RammingFireTest::rs_8_1_rs_20_16_firesKillGoOutAndSpread()
{
    Burning battle;
    battle.at(battle.ship).fires = 2;
    QCOMPARE(battle.burn({7, 3, 1, 6}), std::string());
    QCOMPARE(battle.at(battle.ship).crew(), 160);
    QCOMPARE(int(battle.at(battle.ship).fires), 2);

    battle.at(battle.ship).fires = 3;
    QCOMPARE(battle.burn({1, 1, 1, 1, 1, 2}), std::string()); // two go out
    QCOMPARE(int(battle.at(battle.ship).fires), 1);
}

void RammingFireTest::rs_8_2_aNeighbourCatchesFire()
{
    Burning battle;
    for (const int row : {19, 21, 18})
        battle.at(battle.add(row == 18 ? 1 : 0, row == 18 ? 11 : 10, row == 18 ? 19 : row, 0)).fires = 1;
    QCOMPARE(battle.burn({4, 5}), std::string()); // the third die is not rolled
    QCOMPARE(int(battle.at(battle.ship).fires), 1);
}

void RammingFireTest::rs_8_2_onlyOneThatDoesNotBurn()
{
    Burning battle;
    battle.at(battle.add(0, 10, 19, 0)).fires = 1;
    battle.at(battle.ship).fires = 1;
    QCOMPARE(battle.burn({1, 3}), std::string());    // burns on: no die for the neighbour
    QCOMPARE(battle.burn({1, 1, 4}), std::string()); // out, and its neighbour tries
    QCOMPARE(int(battle.at(battle.ship).fires), 0);
}

void RammingFireTest::rs_8_2_aFailedDieIsInTheEventOfItsShip()
{
    Burning battle;
    for (const int row : {19, 21})
        battle.at(battle.add(0, 10, row, 0)).fires = 1;
    QCOMPARE(battle.burn({4, 3}), std::string());
    QCOMPARE(battle.events.size(), std::size_t{1});
    QCOMPARE(battle.events[0].kind, std::string("spared"));
    QCOMPARE(battle.events[0].ship, battle.ship);
    QCOMPARE(battle.events[0].dice.size(), std::size_t{2});
    // And of a derelict at the round's end, before the next that burns.
    Burning late;
    for (const int column : {5, 6}) {
        const ShipNumber empty = late.add(0, column, 20, 0);
        late.man(empty, 0);
        late.at(empty).holder = -1;
        late.at(empty).fires = column == 6 ? 1 : 0;
    }
    QCOMPARE(late.endTheRound({4, 3, 5, 4}), std::string()); // spared; burns on; who begins
    QCOMPARE(late.event("spared")->dice.size(), std::size_t{1});
    QCOMPARE(late.event("fire")->dice.size(), std::size_t{1});
}

/// Fires after the ram, quenched or not, put out by anybody or spread, take nothing from who gave the date.
void RammingFireTest::rs_22_11_aSinkingIsTheRamsThatGaveTheDate()
{
    Burning battle;
    const ShipNumber archer = battle.add(1, 22, 5, 3);
    battle.add(0, 3, 20, 0);
    battle.state.round = 1;
    QCOMPARE(battle.played({1, 1}, // sheared by 1, at the end of round 2
                           [&](Proceedings& dice) {
                               (void)sufferRam(battle.facts, battle.state, battle.ship, RamResult::Sinks,
                                               battle.enemy, dice);
                               addFires(battle.facts, battle.state, battle.ship, 2, archer, dice);
                           }),
             std::string());
    battle.state.round = 2;
    QCOMPARE(battle.endTheRound({}), std::string());
    QCOMPARE(battle.at(battle.ship).where, Whereabouts::Sunk);
    QCOMPARE(int(battle.at(battle.enemy).sinkings), 1);
    QCOMPARE(int(battle.at(archer).sinkings), 0);
    QCOMPARE(battle.event("sunk")->target, battle.enemy);
}

void RammingFireTest::rs_22_11_aBurntShipIsTheLastFires()
{
    const auto credited = [](bool ramFirst, bool quenchedBetween, bool byFriend) {
        Burning battle;
        const ShipNumber archer = battle.add(byFriend ? 0 : 1, 22, 5, 3);
        const ShipNumber first = battle.add(1, 24, 5, 3);
        (void)battle.played({6, 6, 6}, [&](Proceedings& dice) {
            if (ramFirst)
                (void)sufferRam(battle.facts, battle.state, battle.ship, RamResult::SinksSlowly, battle.enemy,
                                dice);
            addFires(battle.facts, battle.state, battle.ship, 2, first, dice);
            if (quenchedBetween)
                addFires(battle.facts, battle.state, battle.ship, -2, noShip, dice);
            addFires(battle.facts, battle.state, battle.ship, 3, archer, dice);
            addFires(battle.facts, battle.state, battle.ship, 3, noShip, dice); // it grew by itself
        });
        return std::array<int, 4>{battle.at(battle.ship).where == Whereabouts::Sunk,
                                  battle.at(archer).sinkings, battle.at(first).sinkings,
                                  battle.at(battle.enemy).sinkings};
    };
    QVERIFY((credited(true, false, false) == std::array<int, 4>{1, 1, 0, 0}));
    QVERIFY((credited(false, false, false) == std::array<int, 4>{1, 1, 0, 0}));
    QVERIFY((credited(false, true, false) == std::array<int, 4>{1, 1, 0, 0}));
    QVERIFY((credited(false, true, true) == std::array<int, 4>{1, 0, 0, 0})); // of one's own: nobody's deed
    // A neighbour that catches fire from it burns by the same hand.
    Burning spread;
    const ShipNumber archer = spread.add(1, 22, 5, 3);
    const ShipNumber neighbour = spread.add(0, 10, 19, 0);
    (void)spread.played(
        {}, [&](Proceedings& dice) { addFires(spread.facts, spread.state, neighbour, 1, archer, dice); });
    QCOMPARE(spread.burn({5}), std::string());
    (void)spread.played(
        {}, [&](Proceedings& dice) { addFires(spread.facts, spread.state, spread.ship, 5, noShip, dice); });
    QCOMPARE(spread.at(spread.ship).where, Whereabouts::Sunk);
    QCOMPARE(int(spread.at(archer).sinkings), 1);
}

void RammingFireTest::rs_8_3_sixFiresDestroy()
{
    Burning battle;
    battle.at(battle.ship).fires = 5;
    QCOMPARE(battle.burn({1, 1, 1, 1, 1, 6, 6, 1, 3, 3}), std::string());
    QCOMPARE(battle.at(battle.ship).where, Whereabouts::Sunk);
    QVERIFY(battle.event("sunk"));
    QCOMPARE(shipAt(battle.facts, battle.state, hex::hexOf(10, 20)), noShip);
}

void RammingFireTest::rs_8_4_derelictsBurnAtTheRoundsEnd()
{
    Burning battle;
    const ShipNumber empty = battle.add(0, 5, 20, 0);
    battle.man(empty, 0);
    battle.at(empty).holder = -1;
    battle.at(empty).fires = 2;
    QCOMPARE(battle.endTheRound({6, 3, 5, 4}),
             std::string()); // no crew to kill: a d6 for each fire; then who begins
    QCOMPARE(int(battle.at(empty).fires), 3);
    QCOMPARE(int(battle.state.round), 2);
}

void RammingFireTest::rs_14_1_rs_20_17_theEarlierDateHolds()
{
    Burning battle;
    const auto strike = [&](int round, RamResult result, const std::vector<int>& faces) {
        battle.state.round = static_cast<std::int16_t>(round);
        return battle.played(faces, [&](Proceedings& dice) {
            (void)sufferRam(battle.facts, battle.state, battle.ship, result, battle.enemy, dice);
        });
    };
    QCOMPARE(strike(4, RamResult::SinksSlowly, {1, 2, 3}), std::string());
    QCOMPARE(int(battle.at(battle.ship).sinksAt), 9);
    QCOMPARE(strike(5, RamResult::Sinks, {1, 2}), std::string());
    QCOMPARE(int(battle.at(battle.ship).sinksAt), 7);
    QCOMPARE(strike(6, RamResult::Sinks, {1, 6}), std::string());
    QCOMPARE(int(battle.at(battle.ship).sinksAt), 7);
}

void RammingFireTest::rs_14_1_shipsDueGoTogether()
{
    Burning battle;
    battle.add(0, 3, 20, 0);
    battle.add(1, 3, 3, 3);
    for (const ShipNumber each : {battle.ship, battle.enemy})
        battle.at(each).sinksAt = 3;
    battle.state.round = 2;
    QCOMPARE(battle.endTheRound({5, 4}), std::string());
    QCOMPARE(battle.at(battle.ship).where, Whereabouts::OnMap); // until then it fights on
    QCOMPARE(battle.endTheRound({5, 4}), std::string());
    for (const ShipNumber each : {battle.ship, battle.enemy})
        QCOMPARE(battle.at(each).where, Whereabouts::Sunk);
}

QTEST_APPLESS_MAIN(RammingFireTest)
#include "fire_test.moc"
