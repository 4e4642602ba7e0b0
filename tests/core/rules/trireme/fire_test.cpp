// SPDX-License-Identifier: GPL-3.0-or-later
// Shots (TR-7), with the worked examples about them.
#include <QTest>

#include "core/rules/trireme/combat/missiles.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

/// A ship and an enemy so many hexes south of it, and a fire state in phase 1 in which only the first side is asked.
struct Range : Skirmish {
    ShipNumber shooter;
    ShipNumber target;
    explicit Range(int distance) : shooter(add(0, 20, 5, 0)), target(add(1, 20, 5 + distance, 0))
    {
        arm(shooter, 1, 1, 1);
        man(target, 0, 9, 0);
        state.movement = 1;
        fire();
    }
    void fire()
    {
        state.phase = Phase::Fire;
        state.ready = {false, false};
    }
    [[nodiscard]] Shoot shot(Weapon weapon, int count = 1) const
    {
        return {shooter, target, weapon, static_cast<std::int8_t>(count), false};
    }
};

/// What one shot does: "2 damage 1 kill", or why it is refused.
std::string result(Weapon weapon, int distance, int face)
{
    Range battle(distance);
    const Shoot shot = battle.shot(weapon);
    if (const Refusal why = shotRefusal(battle.facts, battle.state, shot))
        return reasonOf(battle.facts, why, Order(shot));
    declare(battle.state, shot);
    if (const std::string wrong =
            battle.played({face}, [&](Proceedings& p) { resolveShots(battle.facts, battle.state, p); });
        !wrong.empty())
        return wrong;
    return std::to_string(battle.at(battle.target).damage) + " damage "
           + std::to_string(9 - battle.at(battle.target).men.count()) + " kill";
}

} // namespace

class TriremeFireTest : public QObject {
    Q_OBJECT
private slots:
    void tr_13_14_bowsAndCatapults();
    void tr_13_15_stoneThrowers();
    void tr_7_1_onceATurnEachAtItsOwnTarget();
    void tr_7_1_standingOrders();
    void tr_7_1_declaredTogether();
    void tr_7_2_tr_13_24_linesOfSight();
    void tr_7_3_tr_13_16_whoIsKilled();
    void tr_7_4_bowsShootAtBoarders();
    void tr_7_5_enginesFallSilent();
    void prizesAndFriends();
};

void TriremeFireTest::tr_13_14_bowsAndCatapults()
{
    const std::string none = "0 damage 0 kill";
    const std::string kill = "0 damage 1 kill";
    QCOMPARE(result(Weapon::Bows, 1, 5), kill);
    QCOMPARE(result(Weapon::Bows, 2, 5), none);
    QCOMPARE(result(Weapon::Bows, 4, 6), kill);
    QCOMPARE(result(Weapon::Bows, 5, 6), std::string("Isthmian 1 is out of range: 5 hexes, reach is 4."));
    QCOMPARE(result(Weapon::Catapults, 3, 5), kill);
    QCOMPARE(result(Weapon::Catapults, 4, 5), none);
    QCOMPARE(result(Weapon::Catapults, 10, 6), kill);
    QCOMPARE(result(Weapon::Catapults, 11, 6),
             std::string("Isthmian 1 is out of range: 11 hexes, reach is 10."));
}

void TriremeFireTest::tr_13_15_stoneThrowers()
{
    QCOMPARE(result(Weapon::Stones, 3, 6), std::string("2 damage 1 kill"));
    QCOMPARE(result(Weapon::Stones, 3, 5), std::string("1 damage 0 kill"));
    QCOMPARE(result(Weapon::Stones, 4, 6), std::string("1 damage 0 kill"));
    QCOMPARE(result(Weapon::Stones, 4, 5), std::string("0 damage 0 kill"));
    QCOMPARE(result(Weapon::Stones, 10, 6), std::string("1 damage 0 kill"));
}

void TriremeFireTest::tr_7_1_onceATurnEachAtItsOwnTarget()
{
    Range battle(3);
    battle.arm(battle.shooter, 3);
    const ShipNumber second = battle.add(1, 21, 5, 0);
    QCOMPARE(battle.refusal(battle.shot(Weapon::Bows, 4)),
             std::string("Attic 0 has 3 of them left to shoot this turn."));
    declare(battle.state, battle.shot(Weapon::Bows, 2));
    declare(battle.state, {battle.shooter, second, Weapon::Bows, 1, false});
    QVERIFY(!battle.refusal(battle.shot(Weapon::Bows)).empty()); // not before the next turn
    QCOMPARE(battle.played({6, 6, 1}, [&](Proceedings& p) { resolveShots(battle.facts, battle.state, p); }),
             std::string());
    QCOMPARE(battle.at(battle.target).men.count(), 7);
    battle.state.movement = 2;
    QVERIFY(!battle.refusal(battle.shot(Weapon::Bows)).empty());
    battle.facts.options.enginesAhead = true; // option arcs: engines within 60 degrees of the bow
    battle.arm(battle.shooter, 1, 1);
    QVERIFY(!battle.refusal(battle.shot(Weapon::Catapults)).empty());
    battle.at(battle.shooter).shot = {};
    QCOMPARE(battle.refusal(battle.shot(Weapon::Bows)), std::string()); // bows all round
    const ShipNumber wall = battle.addWall(20, 7, 0);
    battle.arm(wall, 0, 1);
    battle.at(wall).holder = 0;
    battle.put(battle.target, 22, 5, 0);
    QCOMPARE(battle.refusal(Shoot{wall, battle.target, Weapon::Catapults, 1, false}),
             std::string()); // and walls
    battle.put(battle.target, 20, 8, 0);
    battle.put(wall, 30, 20, 3);
    battle.at(battle.shooter).facing = 3;
    QCOMPARE(battle.refusal(battle.shot(Weapon::Catapults)), std::string());
}

void TriremeFireTest::tr_7_1_standingOrders()
{
    Range battle(1);
    QCOMPARE(battle.refusal(StandingFire{0, FireOrder::Ask}),
             std::string("The standing order is so already."));
    QCOMPARE(battle.refusal(StandingFire{0, FireOrder::Hold}), std::string());
    battle.state.ready[1] = true;
    QVERIFY(!battle.refusal(StandingFire{1, FireOrder::Hold}).empty()); // it has done
    QVERIFY(!battle.refusal(StandingFire{2, FireOrder::Hold}).empty());
    battle.state.fire[0] = FireOrder::Hold;
    QVERIFY(!battle.refusal(StandingFire{0, FireOrder::Hold}).empty());
    battle.state.fire[0] = FireOrder::Ask;
    battle.state.phase = Phase::Plot; // for later: nobody shoots, and the side has still to plot
    battle.state.ready = {false, false};
    QCOMPARE(battle.ordered(StandingFire{0, FireOrder::AtWill}), std::string());
    QVERIFY(battle.state.fire[0] == FireOrder::AtWill);
    QVERIFY(battle.state.phase == Phase::Plot && !battle.state.ready[0] && battle.state.shots.empty());
}

void TriremeFireTest::tr_7_1_declaredTogether()
{
    Range battle(1); // both shoot, though either may lose its bows of it
    battle.arm(battle.target, 1);
    declare(battle.state, {battle.target, battle.shooter, Weapon::Bows, 1, false});
    declare(battle.state, battle.shot(Weapon::Bows));
    QCOMPARE(battle.played({6, 6}, [&](Proceedings& p) { resolveShots(battle.facts, battle.state, p); }),
             std::string());
    QCOMPARE(int(battle.at(battle.shooter).engines[0]) + battle.at(battle.target).engines[0], 0);
}

void TriremeFireTest::tr_7_2_tr_13_24_linesOfSight()
{
    Skirmish battle;
    const ShipNumber from = battle.add(0, 20, 20, 0);
    const ShipNumber to = battle.add(1, 21, 22, 0);
    const auto isSeen = [&] {
        return isClear(battle.facts, battle.state, battle.at(from).hex, battle.at(to).hex);
    };
    QCOMPARE(hex::distance(battle.at(from).hex, battle.at(to).hex), 2);
    QVERIFY(isSeen());
    const ShipNumber one = battle.add(0, 20, 21, 0);
    QVERIFY(isSeen());
    const ShipNumber two = battle.add(1, 21, 21, 0);
    QVERIFY(!isSeen());
    battle.facts.options.shipsDoNotBlock = true;
    QVERIFY(isSeen());
    battle.facts.options.shipsDoNotBlock = false;
    battle.at(two).where = Whereabouts::Hulk; // awash
    QVERIFY(isSeen());
    removeFromBoard(battle.facts, battle.state, one);
    battle.land(20, 21);
    battle.land(21, 21);
    QVERIFY(!isSeen());
}

void TriremeFireTest::tr_7_3_tr_13_16_whoIsKilled()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    const auto killed = [&](int kills) {
        battle.arm(ship, 1, 1, 1);
        battle.man(ship, 1, 0, 10);
        killByShots(battle.facts, battle.at(ship), kills);
        const Ship& left = battle.at(ship);
        return std::array<int, 5>{left.engines[0], left.engines[1], left.engines[2], left.men.light,
                                  left.men.heavy};
    };
    QCOMPARE(killed(1), (std::array<int, 5>{0, 1, 1, 1, 10}));
    QCOMPARE(killed(2), (std::array<int, 5>{0, 0, 1, 1, 10}));
    QCOMPARE(killed(3), (std::array<int, 5>{0, 0, 0, 1, 10}));
    QCOMPARE(killed(5), (std::array<int, 5>{0, 0, 0, 0, 9}));
    QCOMPARE(killed(40), (std::array<int, 5>{0, 0, 0, 0, 0})); // kills to spare are lost
    battle.arm(ship, 1, 1);
    battle.man(ship, 0, 0, 10);
    killByShots(battle.facts, battle.at(ship), 3);
    QCOMPARE(battle.at(ship).men, (Men{0, 0, 9}));
    battle.facts.options.lightestFirst = true;
    QCOMPARE(killed(3), (std::array<int, 5>{1, 1, 1, 0, 8}));
}

void TriremeFireTest::tr_7_4_bowsShootAtBoarders()
{
    Range battle(1);
    Shoot shot = battle.shot(Weapon::Bows);
    shot.atBoarders = true;
    QVERIFY(!battle.refusal(shot).empty());
    battle.link(battle.target, battle.shooter, 1);
    QCOMPARE(battle.refusal(shot), std::string());
    battle.arm(battle.target, 1); // boarders are marines: their bows are not hit
    declare(battle.state, shot);
    QCOMPARE(battle.played({5}, [&](Proceedings& p) { resolveShots(battle.facts, battle.state, p); }),
             std::string());
    QCOMPARE(battle.at(battle.target).men.count(), 8);
    QCOMPARE(int(battle.at(battle.target).engines[0]), 1);
    shot.weapon = Weapon::Catapults;
    QCOMPARE(battle.refusal(shot), std::string("Engines are silent after the first round of boarding."));
}

void TriremeFireTest::tr_7_5_enginesFallSilent()
{
    Range battle(1);
    battle.link(battle.target, battle.shooter, 0);
    QCOMPARE(battle.refusal(battle.shot(Weapon::Catapults)), std::string()); // in the turn of the grapple
    battle.state.links[0].rounds = 1;
    QVERIFY(!battle.refusal(battle.shot(Weapon::Catapults)).empty());
    QCOMPARE(battle.refusal(battle.shot(Weapon::Bows)), std::string());
    const ShipNumber third = battle.add(0, 22, 6, 0); // others may shoot into it
    battle.arm(third, 0, 1);
    QCOMPARE(battle.refusal(Shoot{third, battle.target, Weapon::Catapults, 1, false}), std::string());
}

void TriremeFireTest::prizesAndFriends()
{
    Range battle(1);
    battle.at(battle.shooter).isPrize = true;
    QCOMPARE(battle.refusal(battle.shot(Weapon::Bows)), std::string("A prize does not shoot."));
    battle.at(battle.shooter).isPrize = false;
    battle.at(battle.target).holder = 0;
    QCOMPARE(battle.refusal(battle.shot(Weapon::Bows)), std::string("Isthmian 1 is no enemy."));
    const ShipNumber wall = battle.addWall(21, 5, 3);
    declare(battle.state, {battle.shooter, wall, Weapon::Stones, 1, false});
    QCOMPARE(battle.played({6}, [&](Proceedings& p) { resolveShots(battle.facts, battle.state, p); }),
             std::string());
    QCOMPARE(int(battle.at(wall).damage), 0); // stones do not harm walls, kills count
    QCOMPARE(battle.at(wall).men.count(), 5);
}

QTEST_APPLESS_MAIN(TriremeFireTest)
#include "fire_test.moc"
