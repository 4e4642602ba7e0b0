// SPDX-License-Identifier: GPL-3.0-or-later
// Morale and rout (RS-15).
#include <QTest>

#include "core/rules/ramming_speed/combat/morale.h"
#include "core/rules/ramming_speed/movement/reach.h"
#include "core/rules/ramming_speed/phases/round.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

struct Shaken : Skirmish {
    ShipNumber ship = add(0, 10, 20, 0);
    ShipNumber enemy = add(1, 10, 19, 3);

    std::string roll(int face)
    {
        return played({face}, [&](Proceedings& dice) { rollMorale(facts, state, ship, dice); });
    }
    [[nodiscard]] int modifier() const { return moraleModifier(facts, state, ship); }
    void lose(int men)
    {
        at(ship).killed = static_cast<std::int16_t>(men);
        at(ship).blooded = men > 0;
    }
};

} // namespace

class RammingMoraleTest : public QObject {
    Q_OBJECT
private slots:
    void rs_15_1_everyShipRollsInItsMoralePhase();
    void rs_15_2_whatCounts();
    void rs_15_2_friendsThatRout();
    void rs_15_3_rs_20_15_theTrireme();
    void rs_15_3_aTenIsNoRout();
    void rs_15_4_aRoutLastsUntilAThree();
    void rs_15_5_aRoutingShipGoesHome();
    void rs_15_5_itDoesNothingElse();
    void rs_15_6_surrenderAndAbandoning();
    void rs_15_6_toWhomAmongEquals();
    void rs_4_4_gradeActsOnSailAlone();
};

void RammingMoraleTest::rs_15_1_everyShipRollsInItsMoralePhase()
{
    Shaken battle;
    battle.activate(battle.ship);
    battle.state.phase = Phase::Board;
    QCOMPARE(battle.ordered(EndBoarding{battle.ship}, {1}), std::string());
    QVERIFY(battle.event("morale"));
    QVERIFY(battle.at(battle.ship).hasActed);
    QCOMPARE(battle.state.phase, Phase::Choose);
    QCOMPARE(int(battle.state.side), 1);
}

void RammingMoraleTest::rs_15_2_whatCounts()
{
    Shaken battle;
    QCOMPARE(battle.modifier(), 2); // no crew killed
    battle.lose(10);
    QCOMPARE(battle.modifier(), 0);
    battle.at(battle.ship).sinksAt = 5;
    QCOMPARE(battle.modifier(), -3);
    battle.lose(85);
    QCOMPARE(battle.modifier(), -5);
    battle.man(battle.enemy, 170, 20);
    QCOMPARE(battle.modifier(), -6);
    battle.add(1, 25, 3, 3, "triaconter");
    QCOMPARE(battle.modifier(), -7);
    battle.skill(battle.ship, Skill::Rally, 2);
    QCOMPARE(battle.modifier(), -3);
}

void RammingMoraleTest::rs_15_2_friendsThatRout()
{
    Shaken battle;
    const ShipNumber friendly = battle.add(0, 10, 0, 0);
    battle.at(battle.ship).routing = true; // not its own friend
    QCOMPARE(battle.modifier(), 2);
    battle.at(friendly).routing = true;
    QCOMPARE(battle.modifier(), 0); // 20 hexes
    battle.put(battle.ship, hex::hexOf(10, 21), 0);
    QCOMPARE(battle.modifier(), 2);
}

void RammingMoraleTest::rs_15_3_rs_20_15_theTrireme()
{
    for (const auto& [face, routs, surrenders] :
         {std::tuple{4, true, true}, std::tuple{5, true, false}, std::tuple{7, false, false}}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 20, 0);
        battle.add(1, 10, 19, 3, "quinquereme");
        battle.at(ship).killed = 99;
        battle.at(ship).crewThen = 190;
        battle.at(ship).blooded = true;
        battle.at(ship).rowers = 71;
        QCOMPARE(moraleModifier(battle.facts, battle.state, ship), -4);
        QCOMPARE(battle.played(
                     {face}, [&](Proceedings& dice) { rollMorale(battle.facts, battle.state, ship, dice); }),
                 std::string());
        QCOMPARE(battle.at(ship).crew() == 0, surrenders);
        QCOMPARE(int(battle.at(ship).holder), surrenders ? 1 : 0);
        if (!surrenders)
            QCOMPARE(battle.at(ship).routing, routs);
    }
}

void RammingMoraleTest::rs_15_3_aTenIsNoRout()
{
    Shaken battle;
    QCOMPARE(battle.facts.figures.moraleResult(10), MoraleResult::Fight);
    QCOMPARE(battle.facts.figures.moraleResult(17), MoraleResult::Fight);
    QCOMPARE(battle.facts.figures.moraleResult(2), MoraleResult::Rout);
    QCOMPARE(battle.facts.figures.moraleResult(0), MoraleResult::Despair);
    QCOMPARE(battle.roll(10), std::string());
    QVERIFY(!battle.at(battle.ship).routing);
}

void RammingMoraleTest::rs_15_4_aRoutLastsUntilAThree()
{
    Shaken battle;
    battle.put(battle.enemy, hex::hexOf(3, 3), 3);
    battle.lose(1);
    QCOMPARE(battle.roll(2), std::string());
    QVERIFY(battle.at(battle.ship).routing);
    QCOMPARE(battle.roll(1), std::string());
    QVERIFY(battle.at(battle.ship).routing);
    QCOMPARE(battle.roll(3), std::string());
    QVERIFY(!battle.at(battle.ship).routing);
}

void RammingMoraleTest::rs_15_5_aRoutingShipGoesHome()
{
    Shaken battle;
    battle.put(battle.enemy, hex::hexOf(10, 10), 3);
    battle.at(battle.ship).routing = true;
    battle.activate(battle.ship, 4);
    const Move home = routOf(battle.facts, battle.state);
    const Place end = follow(battle.facts, battle.state, home);
    QCOMPARE(hex::rowOf(end.hex), 24); // four hexes astern, its bow to the enemy
    QCOMPARE(int(end.spent), 4);
    battle.put(battle.ship, hex::hexOf(10, 28), 3);
    battle.activate(battle.ship, 4);
    QVERIFY(
        follow(battle.facts, battle.state, routOf(battle.facts, battle.state)).isOff); // it leaves if it can
    // It tries to get free by itself.
    battle.add(0, 20, 25, 0);
    battle.state.grapples.push_back({battle.ship, battle.enemy});
    battle.put(battle.enemy, hex::hexOf(10, 27), 3);
    battle.state.phase = Phase::Choose;
    battle.state.side = battle.state.turn = 0;
    QCOMPARE(battle.ordered(Activate{battle.ship}, {5, 4}), std::string()); // sail, free
    QCOMPARE(battle.at(battle.ship).where, Whereabouts::Fled);
}

void RammingMoraleTest::rs_15_5_itDoesNothingElse()
{
    Shaken battle;
    battle.at(battle.ship).routing = true;
    battle.at(battle.ship).aground = true;
    battle.state.standing = {Standing::Hold, Standing::Hold};
    battle.state.phase = Phase::Choose;
    QCOMPARE(battle.ordered(Activate{battle.ship}, {5, 1, 1}),
             std::string()); // sail, not free, Morale: no boarding
    QVERIFY(battle.at(battle.ship).hasActed);
}

void RammingMoraleTest::rs_15_6_surrenderAndAbandoning()
{
    Shaken battle;
    const ShipNumber larger = battle.add(1, 11, 19, 3, "quadrireme");
    const ShipNumber largest = battle.add(1, 9, 19, 3, "quinquereme");
    battle.at(largest).routing = true;
    battle.lose(100);
    QCOMPARE(battle.roll(1), std::string());
    QCOMPARE(int(battle.at(battle.ship).holder), 1);
    QCOMPARE(battle.at(battle.ship).crew(), 0);
    QCOMPARE(int(battle.at(larger).captures), 1);
    QCOMPARE(battle.at(battle.ship).end, End::Surrendered);

    Shaken sinking;
    sinking.at(sinking.ship).sinksAt = 5;
    sinking.lose(100);
    QCOMPARE(sinking.roll(1), std::string());
    QCOMPARE(int(sinking.at(sinking.ship).holder), -1);
    QCOMPARE(sinking.at(sinking.ship).end, End::Abandoned);

    Shaken alone; // nobody to surrender to: a rout
    alone.put(alone.enemy, hex::hexOf(3, 3), 3);
    alone.lose(100);
    QCOMPARE(alone.roll(1), std::string());
    QVERIFY(alone.at(alone.ship).routing);
}

/// Of enemies with one Deck the larger crew takes her, whichever came first; of equal crews the first.
void RammingMoraleTest::rs_15_6_toWhomAmongEquals()
{
    for (const int crewOfSecond : {179, 180, 181}) {
        Shaken battle;
        const ShipNumber second = battle.add(1, 11, 19, 3);
        QCOMPARE(battle.facts.of(second).deck, battle.facts.of(battle.enemy).deck);
        battle.man(battle.enemy, 170, 10);
        battle.man(second, 170, crewOfSecond - 170);
        battle.lose(100);
        QCOMPARE(battle.roll(1), std::string());
        QCOMPARE(int(battle.at(second).captures), crewOfSecond > 180 ? 1 : 0);
        QCOMPARE(int(battle.at(battle.enemy).captures), crewOfSecond > 180 ? 0 : 1);
    }
}

void RammingMoraleTest::rs_4_4_gradeActsOnSailAlone()
{
    Shaken battle;
    battle.at(battle.ship).grade = Grade::Poor;
    QCOMPARE(battle.modifier(), 2);
    QCOMPARE(movePointsOf(battle.facts, battle.state, battle.ship, 0, false), 6);
}

QTEST_APPLESS_MAIN(RammingMoraleTest)
#include "morale_test.moc"
