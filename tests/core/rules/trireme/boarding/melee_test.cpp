// SPDX-License-Identifier: GPL-3.0-or-later
// Fights aboard of several ships, man by man (TR-9.4 to 9.7).
#include <QTest>

#include <algorithm>

#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/boarding/melee.h"

using namespace navarch;
using namespace navarch::trireme;

class TriremeMeleeTest : public QObject {
    Q_OBJECT
private slots:
    void tr_9_4_everyMarineOfEachGradeRolls();
    void tr_9_7_whomKillsFallOn();
    void tr_9_7_linksJoinGroups();
    void tr_9_7_twoFightsApart();
    void tr_9_5_nobodyIsLeft();
    void tr_9_5_twiceIsNotEnough();
    void tr_9_7_boardedShipsSurrenderOthersAreRepulsed();
    void tr_7_4_bowsDoNotFight();
};

void TriremeMeleeTest::tr_9_4_everyMarineOfEachGradeRolls()
{
    // 1 light, 2 medium, 1 heavy board 2 light, 1 medium, 3 heavy: light kill on 6, medium on 5, heavy on 4.
    Melee battle;
    const ShipNumber a = battle.ship(0, 20, 20, 1, 2, 1);
    const ShipNumber b = battle.ship(1, 20, 19, 2, 1, 3);
    battle.link(a, b);
    // The first ship: 5 (light, no), 5 and 4 (medium: one), 4 (heavy, yes); the second: 6 and 5, 4, 4 3 4.
    QCOMPARE(battle.fight({5, 5, 4, 4, 6, 5, 4, 4, 3, 4}), std::string());
    QCOMPARE(battle.men(b), std::string("0/1/3")); // two killed
    QCOMPARE(battle.men(a), std::string("0/0/1")); // three
    QVERIFY(battle.event("repulsed"));             // 4 to 1
    QCOMPARE(battle.event("boarding")->text.english(),
             std::string(
                 "Hand to hand aboard Attic 0 and Isthmian 1: Athens loses 3 of 4, Corinth loses 2 of 6."));
}

void TriremeMeleeTest::tr_9_7_whomKillsFallOn()
{
    // Three ships of Corinth against one: kills take light men first, wherever they are, from the ship with most.
    Melee battle;
    const ShipNumber a = battle.ship(0, 20, 20, 0, 0, 9);
    const ShipNumber b = battle.ship(1, 20, 19, 0, 3, 1);
    const ShipNumber c = battle.ship(1, 21, 20, 1, 3, 0);
    const ShipNumber d = battle.ship(1, 19, 20, 2, 1, 0);
    for (const ShipNumber each : {b, c, d})
        battle.link(a, each);
    std::vector<int> typed = faces(9);
    typed.insert(typed.end(), {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    for (int i = 0; i < 4; ++i)
        typed[static_cast<std::size_t>(i)] = 4; // four killed
    QCOMPARE(battle.fight(typed), std::string());
    // Two light of d (2, then 1 and 1: the first in the roster, c), so d 2 -> 1, c 1 -> 0, d 1 -> 0; then b's medium.
    QCOMPARE(battle.men(c), std::string("0/3/0"));
    QCOMPARE(battle.men(d), std::string("0/1/0"));
    QCOMPARE(battle.men(b), std::string("0/2/1"));
    QCOMPARE(battle.men(a), std::string("0/0/9"));
    // Kills beyond the men there are, are lost.
    Melee over;
    const ShipNumber many = over.ship(0, 20, 20, 0, 0, 5);
    const ShipNumber few = over.ship(1, 20, 19, 1, 0, 1);
    over.link(many, few);
    QCOMPARE(over.fight({6, 6, 6, 6, 6, 1, 1}), std::string());
    QCOMPARE(over.men(few), std::string("0/0/0"));
    QCOMPARE(over.men(many), std::string("0/0/5"));
    QVERIFY(over.event("boarding")->text.english().ends_with("Athens loses 0 of 5, Corinth loses 2 of 2."));
}

void TriremeMeleeTest::tr_9_7_linksJoinGroups()
{
    // Two pairs that a third link joins are one fight, whichever way the links were made.
    for (const bool turned : {false, true}) {
        Melee battle;
        const ShipNumber a = battle.ship(0, 20, 20, 0, 1, 0);
        const ShipNumber b = battle.ship(1, 20, 19, 0, 1, 0);
        const ShipNumber c = battle.ship(0, 20, 18, 0, 1, 0);
        const ShipNumber d = battle.ship(1, 20, 17, 0, 1, 0);
        battle.link(a, b);
        battle.link(c, d);
        battle.link(turned ? c : b, turned ? b : c);
        QCOMPARE(battle.fight({5, 1, 1, 1}), std::string()); // 2 to 2, one killed: 2 to 1 goes on
        QCOMPARE(battle.told("boarding"), 1);
        QCOMPARE(battle.men(b), std::string("0/0/0")); // of equals the first in the roster
        QCOMPARE(battle.men(d), std::string("0/1/0"));
        for (const Link& link : battle.state.links)
            QCOMPARE(int(link.rounds), 1);
        QCOMPARE(int(battle.at(a).fight), int(battle.at(d).fight));
        QVERIFY(battle.state.settlements.empty());
    }
    // A chain of three, with a ship in between that boards and is boarded.
    Melee chain;
    const ShipNumber a = chain.ship(0, 20, 20, 0, 3, 0);
    const ShipNumber b = chain.ship(1, 20, 19, 0, 1, 0);
    const ShipNumber c = chain.ship(0, 20, 18, 0, 0, 0);
    chain.link(a, b);
    chain.link(b, c);
    QCOMPARE(chain.fight(faces(4)), std::string()); // 3 to 1: the middle one was boarded and surrenders
    QCOMPARE(chain.told("boarding"), 1);
    QCOMPARE(chain.event("surrender")->target, b);
}

void TriremeMeleeTest::tr_9_7_twoFightsApart()
{
    Melee battle;
    const ShipNumber a = battle.ship(0, 10, 20, 0, 1, 0);
    const ShipNumber b = battle.ship(1, 10, 19, 0, 3, 0);
    const ShipNumber c = battle.ship(0, 20, 20, 0, 3, 0);
    const ShipNumber d = battle.ship(1, 20, 19, 0, 1, 0);
    const ShipNumber alone = battle.ship(0, 30, 20, 0, 5, 0);
    battle.link(c, d);
    battle.link(a, b);
    // Fights in the order in which they began; in each, dice by roster.
    QCOMPARE(battle.fight({1, 1, 1, 1, 1, 1, 1, 1}), std::string());
    QCOMPARE(battle.told("boarding"), 2);
    QCOMPARE(battle.event("surrender")->target, d);
    QCOMPARE(battle.event("repulsed")->target, a);
    QCOMPARE(battle.state.settlements.size(), std::size_t{2});
    QVERIFY(battle.state.settlements[0].isPrize && battle.state.settlements[0].winner == c);
    QVERIFY(!battle.state.settlements[1].isPrize && battle.state.settlements[1].winner == b
            && battle.state.settlements[1].loser == a && battle.state.settlements[1].side == 1);
    QVERIFY(battle.isLinked(a, b) && !battle.isLinked(c, d));
    QCOMPARE(int(battle.at(alone).fight), 0);
    Melee none;
    none.state.settlements.push_back({});
    QCOMPARE(none.fight({}), std::string());
    QVERIFY(none.state.settlements.empty()); // of last turn
}

void TriremeMeleeTest::tr_9_5_nobodyIsLeft()
{
    Melee battle;
    const ShipNumber a = battle.ship(0, 10, 20, 1, 0, 0);
    const ShipNumber b = battle.ship(1, 10, 19, 1, 0, 0);
    const ShipNumber c = battle.ship(0, 20, 20, 0, 1, 0);
    const ShipNumber d = battle.ship(1, 20, 19, 0, 1, 0);
    battle.link(a, b);
    battle.link(c, d);
    QCOMPARE(battle.fight({6, 6, 1, 1}), std::string());
    QVERIFY(battle.event("cut") && !battle.isLinked(a, b));
    QVERIFY(battle.isLinked(c, d)); // another fight goes on
    QVERIFY(battle.state.settlements.empty());
}

void TriremeMeleeTest::tr_9_5_twiceIsNotEnough()
{
    const auto after = [](int ours, int theirs) {
        Melee battle;
        const ShipNumber a = battle.ship(0, 10, 20, ours, 0, 0);
        const ShipNumber b = battle.ship(1, 10, 19, theirs, 0, 0);
        battle.link(a, b);
        (void)battle.fight(faces(ours + theirs));
        return battle.event("surrender") ? "surrender" : battle.event("repulsed") ? "repulsed" : "on";
    };
    QCOMPARE(after(6, 3), "on");
    QCOMPARE(after(7, 3), "surrender");
    QCOMPARE(after(3, 6), "on");
    QCOMPARE(after(3, 7), "repulsed");
    QCOMPARE(after(0, 1), "repulsed");
    QCOMPARE(after(1, 0), "surrender");
    QCOMPARE(after(3, 1), "surrender");
    QCOMPARE(after(2, 1), "on");
}

void TriremeMeleeTest::tr_9_7_boardedShipsSurrenderOthersAreRepulsed()
{
    // Athens' three ships beaten: two had boarded, one of them is boarded as well, and one only was boarded.
    Melee battle;
    const ShipNumber both = battle.ship(0, 20, 20, 0, 1, 0);
    const ShipNumber boards = battle.ship(0, 21, 20, 0, 1, 0);
    const ShipNumber held = battle.ship(0, 19, 20, 0, 0, 0);
    const ShipNumber strong = battle.ship(1, 20, 19, 0, 6, 0);
    const ShipNumber other = battle.ship(1, 20, 21, 0, 2, 0);
    battle.link(both, strong);
    battle.link(boards, strong);
    battle.link(boards, other);
    battle.link(other, both);
    battle.link(strong, held);
    QCOMPARE(battle.fight(faces(10)), std::string());
    QCOMPARE(battle.told("surrender"), 2);
    QCOMPARE(battle.told("repulsed"), 1);
    const auto& settlements = battle.state.settlements;
    QCOMPARE(settlements.size(), std::size_t{4});
    QVERIFY(settlements[0].isPrize && settlements[0].loser == both && settlements[0].winner == strong);
    QVERIFY(!settlements[1].isPrize && settlements[1].loser == boards && settlements[1].winner == strong);
    QVERIFY(!settlements[2].isPrize && settlements[2].loser == boards && settlements[2].winner == other);
    QVERIFY(settlements[3].isPrize && settlements[3].loser == held);
    QCOMPARE(battle.men(both), std::string("0/0/0")); // captured, out of play
    QCOMPARE(battle.men(boards), std::string("0/1/0"));
    QCOMPARE(battle.state.links.size(), std::size_t{2}); // those of the ones that surrendered are gone
    QVERIFY(battle.isLinked(boards, strong) && battle.isLinked(boards, other));
}

void TriremeMeleeTest::tr_7_4_bowsDoNotFight()
{
    Melee battle;
    const ShipNumber a = battle.ship(0, 20, 20, 0, 2, 0);
    const ShipNumber b = battle.ship(1, 20, 19, 0, 2, 0);
    battle.arm(a, 4, 2, 1);
    battle.link(a, b);
    QCOMPARE(battle.fight(faces(4)), std::string()); // marines alone roll, and count
    QVERIFY(battle.state.settlements.empty());
    QCOMPARE(battle.at(a).engines, (std::array<std::int16_t, 3>{4, 2, 1}));
}

QTEST_APPLESS_MAIN(TriremeMeleeTest)
#include "melee_test.moc"
