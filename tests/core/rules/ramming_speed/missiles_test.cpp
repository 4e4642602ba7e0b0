// SPDX-License-Identifier: GPL-3.0-or-later
// Missile attacks (RS-11) and the windows in which they are made (RS-7.3).
#include <QTest>

#include "core/rules/ramming_speed/combat/missiles.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

struct Shooting : Skirmish {
    ShipNumber ship = add(0, 10, 20, 0);
    ShipNumber enemy = add(1, 10, 18, 3);

    Shooting()
    {
        add(0, 2, 28, 0);
        add(1, 2, 2, 3);
    }
    std::string shoot(Weapon weapon, const std::vector<int>& faces)
    {
        const Shoot shot{ship, enemy, weapon};
        const Refusal why = shotRefusal(facts, state, shot);
        if (why)
            return reasonOf(facts, why, Order(shot));
        return played(faces, [&](Proceedings& dice) { resolveShot(facts, state, shot, dice); });
    }
    void standOff(int range) { put(enemy, hex::hexOf(10, 20 - range), 3); }
};

} // namespace

class RammingMissilesTest : public QObject {
    Q_OBJECT
private slots:
    void rs_11_1_hitsKillAndSetFire();
    void rs_11_1_rs_20_12_whatHits();
    void rs_11_1_rangesAreThoseOfTheTable();
    void rs_11_2_everyWeaponOnceARound();
    void rs_11_2_inAnyWindow();
    void rs_11_3_tenShotsEach();
    void rs_11_3_javelinsNeverRunOutButNeedRowers();
    void rs_11_4_theFireDieIsAlwaysRolled();
    void rs_7_3_standingOrdersAnswer();
    void rs_7_3_aSideWithoutAShotIsNotAsked();
    void rs_3_2_someNeverShoot();
};

void RammingMissilesTest::rs_11_1_hitsKillAndSetFire()
{
    Shooting battle;
    battle.fit(battle.ship, Advantage::Archers);
    battle.man(battle.enemy, 170, 3);
    QCOMPARE(battle.shoot(Weapon::Archers, {4, 7, 1}), std::string());
    QCOMPARE(battle.at(battle.enemy).crew(), 166);
    QCOMPARE(int(battle.at(battle.enemy).hoplites), 0);
    QCOMPARE(int(battle.at(battle.enemy).fires), 1);
    Shooting missed;
    missed.fit(missed.ship, Advantage::Archers);
    QCOMPARE(missed.shoot(Weapon::Archers, {3}), std::string());
    QCOMPARE(missed.at(missed.enemy).crew(), 170);
}

void RammingMissilesTest::rs_11_1_rs_20_12_whatHits()
{
    Shooting battle;
    battle.fit(battle.ship, Advantage::Archers, 2);
    battle.fit(battle.ship, Advantage::TowerArchers);
    battle.fit(battle.ship, Advantage::Trebuchet, 2);
    battle.fit(battle.ship, Advantage::GreekFire);
    battle.fit(battle.enemy, Advantage::Parablemata);
    QCOMPARE(battle.shoot(Weapon::Archers, {4}), std::string());
    QCOMPARE(battle.shoot(Weapon::Archers, {5, 1, 2}), std::string());
    battle.standOff(3);
    QCOMPARE(battle.shoot(Weapon::Trebuchet, {8}), std::string());
    QCOMPARE(battle.shoot(Weapon::Trebuchet, {9, 1, 1, 1, 4}), std::string());
    battle.fit(battle.enemy, Advantage::Parablemata, 0);
    battle.skill(battle.ship, Skill::Missiles, 2);
    QCOMPARE(battle.shoot(Weapon::TowerArchers, {1, 3, 2}), std::string());
    battle.standOff(1);
    QCOMPARE(battle.shoot(Weapon::GreekFire, {6, 1, 1, 4, 5}), std::string());
    QCOMPARE(int(battle.at(battle.enemy).fires), 3);
}

void RammingMissilesTest::rs_11_1_rangesAreThoseOfTheTable()
{
    struct Row {
        Weapon weapon;
        Advantage fitted;
        int least;
        int range;
    };
    for (const Row& row :
         {Row{Weapon::Archers, Advantage::Archers, 1, 2}, Row{Weapon::GreekFire, Advantage::GreekFire, 1, 1},
          Row{Weapon::Ballistae, Advantage::Ballistae, 1, 4},
          Row{Weapon::Catapult, Advantage::Catapult, 2, 6}, Row{Weapon::Onagers, Advantage::Onagers, 1, 4},
          Row{Weapon::Trebuchet, Advantage::Trebuchet, 3, 10},
          Row{Weapon::TowerArchers, Advantage::TowerArchers, 1, 3},
          Row{Weapon::Rowers, Advantage::Sails, 1, 1}}) {
        Shooting battle;
        battle.fit(battle.ship, row.fitted);
        for (int range = 1; range <= 12; ++range) {
            battle.standOff(range);
            const bool isRefused(
                shotRefusal(battle.facts, battle.state, {battle.ship, battle.enemy, row.weapon}));
            QCOMPARE(!isRefused, range >= row.least && range <= row.range);
        }
    }
}

void RammingMissilesTest::rs_11_2_everyWeaponOnceARound()
{
    Shooting battle;
    battle.fit(battle.ship, Advantage::Archers, 2);
    QCOMPARE(battle.shoot(Weapon::Archers, {1}), std::string());
    QCOMPARE(battle.shoot(Weapon::Archers, {1}), std::string());
    QCOMPARE(battle.shoot(Weapon::Archers, {1}), std::string("Used this round."));
    QCOMPARE(battle.shoot(Weapon::Ballistae, {1}), std::string("Attic 0 has no such weapon."));
    battle.at(battle.enemy).holder = 0;
    QCOMPARE(battle.shoot(Weapon::Archers, {1}), std::string("Own side."));
}

void RammingMissilesTest::rs_11_2_inAnyWindow()
{
    Shooting battle;
    battle.fit(battle.enemy, Advantage::Archers);
    battle.fit(battle.ship, Advantage::Archers);
    battle.activate(battle.ship);
    battle.state.standing = {};
    QCOMPARE(battle.ordered(pathOf(battle.ship, "R")), std::string());
    QCOMPARE(battle.state.phase, Phase::Window);
    QCOMPARE(int(battle.state.side), 1); // the waiting side first
    QCOMPARE(battle.refusal(Shoot{battle.ship, battle.enemy, Weapon::Archers}),
             std::string("The other side shoots now."));
    QCOMPARE(battle.ordered(HoldFire{1, false}), std::string());
    QCOMPARE(int(battle.state.side), 0); // then the mover's
    QCOMPARE(battle.ordered(Shoot{battle.ship, battle.enemy, Weapon::Archers}, {1}), std::string());
    QCOMPARE(int(battle.state.side), 1); // phase 4, the last window
    QCOMPARE(battle.state.window, WindowAt::AfterRow);
    QCOMPARE(battle.ordered(Shoot{battle.enemy, battle.ship, Weapon::Archers}, {1, 9}), std::string());
    QVERIFY(battle.state.now.ship != battle.ship || battle.state.phase != Phase::Window);
}

void RammingMissilesTest::rs_11_3_tenShotsEach()
{
    Shooting battle;
    battle.fit(battle.ship, Advantage::Archers);
    for (int round = 0; round < 10; ++round) {
        battle.at(battle.ship).used = {};
        QCOMPARE(battle.shoot(Weapon::Archers, {1}), std::string());
    }
    battle.at(battle.ship).used = {};
    QCOMPARE(battle.shoot(Weapon::Archers, {1}), std::string("No shots left."));
}

void RammingMissilesTest::rs_11_3_javelinsNeverRunOutButNeedRowers()
{
    Shooting battle;
    battle.standOff(1);
    for (int round = 0; round < 15; ++round) {
        battle.at(battle.ship).used = {};
        QCOMPARE(battle.shoot(Weapon::Rowers, {6}), std::string());
    }
    battle.at(battle.ship).used = {};
    battle.man(battle.ship, 0, 20);
    QCOMPARE(battle.shoot(Weapon::Rowers, {6}), std::string("Attic 0 has no such weapon."));
}

void RammingMissilesTest::rs_11_4_theFireDieIsAlwaysRolled()
{
    Shooting battle;
    battle.fit(battle.ship, Advantage::Ballistae);
    battle.add(0, 11, 18, 0); // in the melee
    battle.state.grapples.push_back({battle.enemy, ShipNumber(4)});
    QCOMPARE(battle.shoot(Weapon::Ballistae, {5, 6, 3}), std::string()); // no penalty: 5 + 1 hits
    QCOMPARE(battle.at(battle.enemy).crew(), 164);
}

void RammingMissilesTest::rs_7_3_standingOrdersAnswer()
{
    Shooting battle;
    battle.fit(battle.enemy, Advantage::Archers);
    const ShipNumber other = battle.add(0, 12, 18, 0);
    battle.activate(battle.ship);
    battle.state.standing[1] = Standing::AtMover;
    QCOMPARE(battle.ordered(pathOf(battle.ship, "L"), {1, 9}), std::string()); // a miss; then Morale
    QVERIFY(battle.event("shot"));
    QCOMPARE(battle.event("shot")->target, battle.ship);
    battle.at(battle.enemy).used = {};
    battle.activate(other);
    battle.put(other, hex::hexOf(20, 20), 0);
    battle.state.standing[1] = Standing::AtMover;
    QCOMPARE(battle.ordered(pathOf(other, "L"), {9}), std::string()); // out of reach
    battle.activate(other);
    battle.state.standing[1] = Standing::Free;
    QCOMPARE(battle.ordered(pathOf(other, "L"), {1, 9}), std::string()); // at whoever is in reach
    QCOMPARE(battle.event("shot")->target, battle.ship);
    battle.at(battle.enemy).used = {};
    battle.activate(other);
    QCOMPARE(battle.ordered(pathOf(other, "L"), {9}), std::string()); // hold
    QVERIFY(!battle.event("shot"));
}

void RammingMissilesTest::rs_7_3_aSideWithoutAShotIsNotAsked()
{
    Shooting battle;
    battle.standOff(5);
    battle.fit(battle.enemy, Advantage::Archers);
    battle.activate(battle.ship);
    battle.state.standing = {};
    QCOMPARE(battle.ordered(pathOf(battle.ship, "FF"), {9}),
             std::string()); // three hexes off: javelins and bows fall short
    QCOMPARE(battle.state.phase, Phase::Choose);
    QVERIFY(!hasShot(battle.facts, battle.state, 0));
}

void RammingMissilesTest::rs_3_2_someNeverShoot()
{
    Shooting battle;
    for (const Advantage advantage :
         {Advantage::Harpax, Advantage::Corvus, Advantage::Parablemata, Advantage::Hoplites})
        battle.fit(battle.ship, advantage, 2);
    QCOMPARE(readyRange(battle.facts, battle.at(battle.ship)), 1); // javelins only
    battle.fit(battle.enemy, Advantage::Parablemata, 3);
    QCOMPARE(hitModifier(battle.facts, battle.state, {battle.ship, battle.enemy, Weapon::Rowers}),
             -2);                                          // counts once
    battle.fit(battle.ship, Advantage::ReinforcedHull, 2); // duplicates add up
    QCOMPARE(reinforcedHullsOf(battle.facts.of(battle.ship), battle.at(battle.ship)), 2);
}

QTEST_APPLESS_MAIN(RammingMissilesTest)
#include "missiles_test.moc"
