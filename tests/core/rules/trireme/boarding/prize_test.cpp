// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of the beaten: prizes, counter-boarding, walls (TR-9.5, TR-9.8 to 9.11).
#include <QTest>

#include <algorithm>

#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/boarding/melee.h"

using namespace navarch;
using namespace navarch::trireme;

class TriremePrizeTest : public QObject {
    Q_OBJECT
private slots:
    void tr_9_8_whoTakesThePrize();
    void tr_9_8_crewsForSeveralPrizes();
    void tr_9_8_prizeCrewRefusals();
    void tr_9_9_retakenShips();
    void tr_9_5_counterBoardingRefusals();
    void tr_9_5_eachLinkIsCutOrTurned();
    void tr_9_11_wallsOnlyCut();
};

void TriremePrizeTest::tr_9_8_whoTakesThePrize()
{
    Melee battle;
    const ShipNumber few = battle.ship(0, 20, 20, 0, 2, 0);
    const ShipNumber most = battle.ship(0, 21, 20, 0, 3, 0);
    const ShipNumber equal = battle.ship(0, 19, 20, 0, 0, 3);
    const ShipNumber prize = battle.ship(0, 20, 18, 0, 5, 0); // a prize of Athens' takes no others
    battle.at(prize).isPrize = true;
    battle.factsOf(prize).side = 1;
    const ShipNumber loser = battle.ship(1, 20, 19, 0, 1, 0);
    const ShipNumber elsewhere = battle.ship(0, 30, 20, 0, 9, 0);
    for (const ShipNumber each : {few, most, equal, prize})
        battle.link(each, loser);
    QCOMPARE(battle.fight(faces(14)), std::string());
    QCOMPARE(battle.event("surrender")->ship, most); // of two with 3 the first
    battle.man(few, 0, 4, 0);
    battle.settleAll();
    QCOMPARE(battle.state.settlements.at(0).winner, few); // who has most now
    QCOMPARE(battle.refusal(PrizeCrew{elsewhere, loser, 1}), std::string("Isthmian 4 is settled first."));
}

void TriremePrizeTest::tr_9_8_crewsForSeveralPrizes()
{
    Melee battle;
    const ShipNumber winner = battle.ship(0, 20, 20, 1, 1, 1);
    const ShipNumber first = battle.ship(1, 20, 19, 0, 0, 0);
    const ShipNumber second = battle.ship(1, 21, 20, 0, 1, 0);
    const ShipNumber third = battle.ship(1, 19, 20, 0, 0, 0);
    for (const ShipNumber each : {first, second, third})
        battle.link(winner, each);
    QCOMPARE(battle.fight(faces(4)), std::string());
    battle.settleAll();
    QCOMPARE(battle.state.settlements.size(), std::size_t{3});
    (void)battle.played({}, [&](Proceedings& p) {
        sendPrizeCrew(battle.facts, battle.state, {winner, first, 2}, p);
    });
    QCOMPARE(battle.men(first), std::string("1/1/0"));
    QCOMPARE(battle.men(winner), std::string("0/0/1"));
    battle.settleAll();
    (void)battle.played({}, [&](Proceedings& p) {
        sendPrizeCrew(battle.facts, battle.state, {winner, second, 1}, p);
    });
    QCOMPARE(battle.men(second), std::string("0/0/1"));
    QCOMPARE(battle.men(winner), std::string("0/0/0"));
    QCOMPARE(int(battle.at(winner).captures), 2);
    battle.settleAll(); // nobody is left to guard the third
    QVERIFY(battle.state.settlements.empty());
    QCOMPARE(battle.event("let-go")->target, third);
    QVERIFY(battle.at(third).holder == 1 && !battle.at(third).isPrize);
    QVERIFY(battle.at(first).holder == 0 && battle.at(first).isPrize && battle.at(first).crewOf == winner);
    QVERIFY(battle.state.links.empty());
}

void TriremePrizeTest::tr_9_8_prizeCrewRefusals()
{
    Melee battle;
    const ShipNumber winner = battle.ship(0, 20, 20, 0, 3, 0);
    const ShipNumber loser = battle.ship(1, 20, 19, 0, 1, 0);
    battle.link(winner, loser);
    QCOMPARE(battle.refusal(PrizeCrew{winner, loser, 1}), std::string("No prize waits for a crew."));
    QCOMPARE(battle.refusal(CounterBoard{loser, winner, true}),
             std::string("No boarders have been thrown back."));
    QCOMPARE(battle.fight(faces(4)), std::string());
    battle.settleAll();
    QCOMPARE(battle.refusal(PrizeCrew{winner, loser, 0}),
             std::string("Attic 0 has 3 marines, and sends one or more."));
    QCOMPARE(battle.refusal(PrizeCrew{winner, loser, 1}), std::string());
    QCOMPARE(battle.refusal(PrizeCrew{winner, loser, 3}), std::string());
    QCOMPARE(battle.refusal(PrizeCrew{winner, loser, 4}),
             std::string("Attic 0 has 3 marines, and sends one or more."));
    QCOMPARE(battle.refusal(PrizeCrew{loser, winner, 1}), std::string("Isthmian 1 is settled first."));
    QCOMPARE(battle.refusal(PrizeCrew{winner, winner, 1}), std::string("Isthmian 1 is settled first."));
    QCOMPARE(battle.refusal(CounterBoard{winner, loser, true}), std::string("Isthmian 1 is settled first."));
    battle.state.phase = Phase::Plot;
    QCOMPARE(battle.refusal(PrizeCrew{winner, loser, 1}), std::string("No prize waits for a crew."));
}

void TriremePrizeTest::tr_9_9_retakenShips()
{
    Melee battle;
    const ShipNumber winner = battle.ship(0, 20, 20, 0, 3, 0);
    const ShipNumber ours = battle.ship(0, 20, 19, 0, 1, 0);
    battle.at(ours).holder = 1;
    battle.at(ours).isPrize = true;
    battle.link(winner, ours);
    QCOMPARE(battle.fight(faces(4)), std::string());
    battle.settleAll();
    QVERIFY(battle.state.settlements.empty() && battle.event("retaken"));
    QCOMPARE(int(battle.at(ours).holder), 0);
    QVERIFY(battle.at(ours).isPrize);                   // under the same limits
    QCOMPARE(battle.men(winner), std::string("0/3/0")); // it needs no guard
    QCOMPARE(int(battle.at(winner).captures), 1);
    // Its old side takes back a ship that Athens had won.
    Melee other;
    const ShipNumber boards = other.ship(1, 20, 20, 0, 3, 0);
    const ShipNumber prize = other.ship(1, 20, 19, 0, 1, 0);
    other.at(prize).holder = 0;
    other.link(boards, prize);
    QCOMPARE(other.fight(faces(4)), std::string());
    other.settleAll();
    QCOMPARE(int(other.at(prize).holder), 1);
    QVERIFY(other.event("retaken") && other.state.settlements.empty());
    // A prize that wins with nobody else of its side in the fight lets go whom it beat.
    Melee lone;
    const ShipNumber guard = lone.ship(1, 20, 20, 0, 3, 0);
    lone.at(guard).holder = 0;
    lone.at(guard).isPrize = true;
    const ShipNumber beaten = lone.ship(1, 20, 19, 0, 1, 0);
    lone.link(guard, beaten);
    QCOMPARE(lone.fight(faces(4)), std::string());
    lone.settleAll();
    QVERIFY(lone.event("let-go") && lone.state.settlements.empty());
    QCOMPARE(int(lone.at(beaten).holder), 1);
    QCOMPARE(lone.men(beaten), std::string("0/0/0"));
}

void TriremePrizeTest::tr_9_5_counterBoardingRefusals()
{
    Melee battle;
    const ShipNumber boards = battle.ship(0, 20, 20, 0, 1, 0);
    const ShipNumber holds = battle.ship(1, 20, 19, 0, 3, 0);
    battle.link(boards, holds);
    QCOMPARE(battle.fight(faces(4)), std::string());
    battle.settleAll();
    QCOMPARE(battle.state.settlements.size(), std::size_t{1});
    QCOMPARE(battle.refusal(CounterBoard{holds, boards, true}), std::string());
    QCOMPARE(battle.refusal(CounterBoard{holds, boards, false}), std::string());
    QCOMPARE(battle.refusal(CounterBoard{boards, holds, true}), std::string("Attic 0 is settled first."));
    QCOMPARE(battle.refusal(CounterBoard{holds, holds, true}), std::string("Attic 0 is settled first."));
    QCOMPARE(battle.refusal(PrizeCrew{holds, boards, 1}), std::string("Attic 0 is settled first."));
    battle.man(holds, 0, 0, 0);
    QCOMPARE(battle.refusal(CounterBoard{holds, boards, true}), std::string("Isthmian 1 has no marines."));
    QCOMPARE(battle.refusal(CounterBoard{holds, boards, false}), std::string());
    battle.settleAll(); // who has nobody to send cuts
    QVERIFY(battle.state.settlements.empty() && battle.state.links.empty());
    QCOMPARE(battle.event("cut")->ship, holds);
}

void TriremePrizeTest::tr_9_5_eachLinkIsCutOrTurned()
{
    const auto fought = [] {
        Melee battle;
        const ShipNumber one = battle.ship(0, 20, 20, 0, 1, 0);
        const ShipNumber two = battle.ship(0, 21, 20, 0, 1, 0);
        const ShipNumber holds = battle.ship(1, 20, 19, 0, 6, 0);
        battle.link(one, holds);
        battle.link(two, holds);
        (void)battle.fight(faces(8));
        battle.settleAll();
        return battle;
    };
    for (const bool turns : {true, false}) {
        Melee battle = fought();
        QCOMPARE(battle.state.settlements.size(), std::size_t{2});
        (void)battle.played({}, [&](Proceedings& p) {
            counterBoard(battle.facts, battle.state, {2, 0, turns}, p);
        });
        QCOMPARE(battle.state.links.size(), std::size_t(turns ? 2 : 1));
        QCOMPARE(battle.isLinked(2, 0), turns);
        QVERIFY(battle.isLinked(1, 2) && !battle.isLinked(0, 2)); // the other link stands yet
        QCOMPARE(battle.state.settlements.size(), std::size_t{1});
        QCOMPARE(battle.state.settlements[0].loser, ShipNumber{1});
        QVERIFY(battle.event(turns ? "counter-board" : "cut"));
    }
}

void TriremePrizeTest::tr_9_11_wallsOnlyCut()
{
    Melee battle;
    const ShipNumber boards = battle.ship(0, 20, 2, 0, 1, 0);
    const ShipNumber wall = battle.addWall(20, 1, 2);
    battle.link(boards, wall);
    QCOMPARE(battle.fight(faces(5)), std::string());
    QCOMPARE(battle.state.settlements.size(), std::size_t{1});
    QCOMPARE(battle.refusal(CounterBoard{wall, boards, true}), std::string("Walls never board."));
    QCOMPARE(battle.refusal(CounterBoard{wall, boards, false}), std::string());
    battle.settleAll();
    QVERIFY(battle.state.links.empty() && battle.event("cut"));
    // A wall takes no prizes: nobody of its side is there to send a crew.
    Melee other;
    const ShipNumber ship = other.ship(0, 20, 2, 0, 1, 0);
    const ShipNumber helper = other.ship(1, 21, 2, 0, 1, 0);
    const ShipNumber section = other.addWall(20, 1, 4);
    other.link(ship, section);
    other.link(helper, ship);
    QCOMPARE(other.fight(faces(10)), std::string());
    QCOMPARE(other.event("surrender")->ship, helper);
}

QTEST_APPLESS_MAIN(TriremePrizeTest)
#include "prize_test.moc"
