// SPDX-License-Identifier: GPL-3.0-or-later
// Grapples, fights aboard, prizes and walls (TR-9), with the worked examples about them.
#include <QTest>

#include <algorithm>

#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/phases/ending.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

/// Two ships side by side that have come into contact in phase 6.
struct Contacts : Skirmish {
    ShipNumber a;
    ShipNumber b;
    Contacts() : a(add(0, 20, 20, 0)), b(add(1, 20, 19, 2))
    {
        man(a, 0, 4, 0);
        man(b, 0, 2, 0);
        plot(a, "1:F/A");
        plot(b, "0:");
    }
    /// Lies alongside, and says what the two wish; the grapple with these faces.
    std::string grapple(bool aWishes, bool bWishes, const std::vector<int>& faces)
    {
        if (std::string wrong = struck(6); !wrong.empty())
            return wrong;
        state.phase = Phase::Grapple;
        openGrapples(facts, state);
        for (const auto& [ship, other, wishes] : {std::tuple(a, b, aWishes), std::tuple(b, a, bWishes)})
            if (Wish* wish = wishOf(state, ship, other); *wish == Wish::Unasked)
                *wish = wishes ? Wish::Yes : Wish::No;
        return played(faces, [&](Proceedings& p) { resolveGrapples(facts, state, p); });
    }
};

/// A fight that is on: `a` has boarded `b`.
struct Fight : Skirmish {
    ShipNumber a;
    ShipNumber b;
    Fight(Men attackers, Men defenders) : a(add(0, 20, 20, 0)), b(add(1, 20, 19, 2))
    {
        man(a, attackers.light, attackers.medium, attackers.heavy);
        man(b, defenders.light, defenders.medium, defenders.heavy);
        link(a, b);
    }
    std::string round(const std::vector<int>& faces)
    {
        state.phase = Phase::Settle;
        return played(faces, [&](Proceedings& p) { fightAboard(facts, state, p); });
    }
    /// Settles what nobody decides; what is then to be decided.
    std::string settled()
    {
        (void)played({}, [&](Proceedings& p) { settle(facts, state, p); });
        return state.settlements.empty()           ? "nothing"
               : state.settlements.front().isPrize ? "a prize crew"
                                                   : "counter-board or cut";
    }
};

std::vector<int> none(int dice)
{
    return std::vector<int>(static_cast<std::size_t>(dice), 1);
}

/// How a round without kills ends between so many medium marines.
std::string ends(std::int16_t attackers, std::int16_t defenders)
{
    Fight fight({0, attackers, 0}, {0, defenders, 0});
    if (const std::string wrong = fight.round(none(attackers + defenders)); !wrong.empty())
        return wrong;
    if (fight.event("surrender"))
        return "surrender";
    if (fight.event("repulsed"))
        return "repulsed";
    return fight.state.links.empty() ? "cut" : "on";
}

} // namespace

class TriremeBoardingTest : public QObject {
    Q_OBJECT
private slots:
    void tr_9_1_grapples();
    void tr_9_2_whoMayWish();
    void tr_9_3_attackerAndDefender();
    void tr_9_4_tr_2_5_tr_13_17_aRoundOfHeavyOnMedium();
    void tr_9_4_casualtiesFallOnTheLightest();
    void tr_9_5_tr_13_18_whoIsBeaten();
    void tr_9_5_tr_13_19_counterBoarding();
    void tr_9_6_elseItGoesOn();
    void tr_9_7_groupsPoolTheirMen();
    void tr_9_8_prizeCrews();
    void tr_9_8_prizesBeyondTheMenAreLetGo();
    void tr_9_9_prizesRevertAndAreRetaken();
    void tr_9_10_aLinkedShipSinksAlone();
    void tr_9_11_walls();
};

void TriremeBoardingTest::tr_9_1_grapples()
{
    for (const int face : {3, 4}) {
        Contacts battle;
        QCOMPARE(battle.grapple(true, false, {face}), std::string());
        QCOMPARE(battle.state.links.size(), std::size_t(face >= 4 ? 1 : 0));
    }
    Contacts both;
    QCOMPARE(both.grapple(true, true, {}), std::string()); // no die
    QCOMPARE(both.state.links.size(), std::size_t{1});
    Contacts corvus;
    corvus.factsOf(corvus.a).hasCorvus = true;
    QCOMPARE(corvus.grapple(true, false, {}), std::string());
    QCOMPARE(corvus.state.links.size(), std::size_t{1});
    Contacts idle; // a corvus that nobody wishes to use
    idle.factsOf(idle.b).hasCorvus = true;
    QCOMPARE(idle.grapple(true, false, {2}), std::string());
    QVERIFY(idle.state.links.empty());
    Contacts hand;
    hand.factsOf(hand.a).hasHand = true;
    QCOMPARE(hand.grapple(true, false, {3}), std::string());
    QCOMPARE(hand.state.links.size(), std::size_t{1});
    Contacts neither;
    QCOMPARE(neither.grapple(false, false, {}), std::string());
    QVERIFY(neither.state.links.empty());
}

void TriremeBoardingTest::tr_9_2_whoMayWish()
{
    Contacts battle;
    battle.man(battle.b, 0, 0, 0);
    QCOMPARE(battle.struck(6), std::string());
    battle.state.phase = Phase::Grapple;
    openGrapples(battle.facts, battle.state);
    QCOMPARE(battle.refusal(Grapple{battle.b, battle.a, true}), std::string("Isthmian 1 has no marines."));
    QCOMPARE(battle.refusal(Grapple{battle.a, battle.b, true}), std::string());
    const ShipNumber other = battle.add(1, 20, 21, 0); // beside it, but not in contact
    QCOMPARE(battle.refusal(Grapple{battle.a, other, true}),
             std::string("Attic 0 does not touch Isthmian 2."));
    // A raker is not boarded by its victim that turn, nor are the two grappled at all.
    Contacts raked;
    raked.crew(raked.a, 1);
    raked.plot(raked.a, "1:F/K");
    QCOMPARE(raked.struck(6), std::string());
    raked.state.phase = Phase::Grapple;
    openGrapples(raked.facts, raked.state);
    QCOMPARE(raked.refusal(Grapple{raked.b, raked.a, true}),
             std::string("Isthmian 1 was raked by Attic 0 this turn."));
    QVERIFY(!raked.refusal(Grapple{raked.a, raked.b, true}).empty());
}

void TriremeBoardingTest::tr_9_3_attackerAndDefender()
{
    Contacts battle;
    QCOMPARE(battle.grapple(false, true, {4}), std::string());
    QCOMPARE(battle.state.links[0].attacker, battle.b);
    QVERIFY(battle.at(battle.a).isStopped && battle.at(battle.b).isStopped);
    Contacts both;
    QCOMPARE(both.grapple(true, true, {}), std::string());
    QCOMPARE(both.state.links[0].attacker, both.a); // who struck
}

void TriremeBoardingTest::tr_9_4_tr_2_5_tr_13_17_aRoundOfHeavyOnMedium()
{
    Fight fight({0, 0, 5}, {0, 4, 0});
    QCOMPARE(fight.round({4, 5, 1, 6, 3, 5, 2, 6, 4}), std::string());
    QCOMPARE(fight.at(fight.a).men.count(), 3);
    QVERIFY(fight.event("surrender"));
    const HouseFigures& house = fight.house();
    QCOMPARE(killsFrom(house, &Men::light), 6);
    QCOMPARE(killsFrom(house, &Men::medium), 5);
    QCOMPARE(killsFrom(house, &Men::heavy), 4);
}

void TriremeBoardingTest::tr_9_4_casualtiesFallOnTheLightest()
{
    Men men{2, 3, 1}; // W16, the melee half
    (void)men.take(4);
    QCOMPARE(men, (Men{0, 1, 1}));
    Fight fight({0, 0, 2}, {1, 1, 1});
    QCOMPARE(fight.round({4, 3, 1, 1, 1}), std::string());
    QCOMPARE(fight.at(fight.b).men, (Men{0, 1, 1}));
}

void TriremeBoardingTest::tr_9_5_tr_13_18_whoIsBeaten()
{
    QCOMPARE(ends(4, 2), std::string("on"));
    QCOMPARE(ends(5, 2), std::string("surrender"));
    QCOMPARE(ends(1, 0), std::string("surrender"));
    QCOMPARE(ends(2, 5), std::string("repulsed"));
    QCOMPARE(ends(1, 2), std::string("on"));
    QCOMPARE(ends(0, 0), std::string("cut"));
}

void TriremeBoardingTest::tr_9_5_tr_13_19_counterBoarding()
{
    Fight fight({0, 1, 0}, {0, 4, 0});
    QCOMPARE(fight.round(none(5)), std::string());
    QCOMPARE(fight.settled(), std::string("counter-board or cut"));
    Fight other = fight;
    (void)fight.played({}, [&](Proceedings& p) {
        counterBoard(fight.facts, fight.state, {fight.b, fight.a, true}, p);
    });
    QCOMPARE(fight.state.links[0].attacker, fight.b);
    QCOMPARE(fight.round(none(5)), std::string());
    QVERIFY(fight.event("surrender"));
    QCOMPARE(fight.state.settlements.front().loser, fight.a);
    (void)other.played({}, [&](Proceedings& p) {
        counterBoard(other.facts, other.state, {other.b, other.a, false}, p);
    });
    QVERIFY(other.state.links.empty());
}

void TriremeBoardingTest::tr_9_6_elseItGoesOn()
{
    Fight fight({0, 3, 0}, {0, 3, 0});
    for (int round = 1; round <= 3; ++round) {
        QCOMPARE(fight.round(none(6)), std::string());
        QCOMPARE(int(fight.state.links[0].rounds), round);
        QCOMPARE(fight.settled(), std::string("nothing"));
    }
    fight.state.phase = Phase::Plot; // nobody may cut or row
    QVERIFY(!fight.plotRefusal(fight.a, "-1:B").empty());
}

void TriremeBoardingTest::tr_9_7_groupsPoolTheirMen()
{
    Fight fight({0, 1, 0}, {0, 2, 0});
    const ShipNumber third = fight.add(0, 21, 20, 4);
    fight.man(third, 0, 6, 0);
    fight.link(third, fight.b);
    const ShipNumber fourth = fight.add(1, 20, 18, 0); // has boarded nobody that boards: links make the group
    fight.man(fourth, 0, 1, 0);
    fight.link(fourth, third);
    QCOMPARE(fight.round(none(10)), std::string()); // 7 against 3
    QVERIFY(std::count_if(fight.events.begin(), fight.events.end(),
                          [](const BattleEvent& event) { return event.kind == "boarding"; })
            == 1);
    QVERIFY(fight.event("surrender")); // who was boarded
    QCOMPARE(fight.event("surrender")->target, fight.b);
    QCOMPARE(fight.event("repulsed")->target, fourth); // who boarded is thrown back
    QCOMPARE(fight.state.settlements.size(), std::size_t{2});
    // A kill takes the lightest grade, from the ship with most of it.
    Fight pool({0, 0, 1}, {0, 1, 0});
    const ShipNumber more = pool.add(1, 19, 20, 0);
    pool.man(more, 0, 3, 0);
    pool.link(pool.a, more);
    QCOMPARE(pool.round({4, 1, 1, 1, 1}), std::string());
    QCOMPARE(pool.at(more).men.count(), 2);
    QCOMPARE(pool.at(pool.b).men.count(), 1);
}

void TriremeBoardingTest::tr_9_8_prizeCrews()
{
    Fight fight({0, 5, 1}, {0, 2, 0});
    fight.arm(fight.b, 2, 1);
    QCOMPARE(fight.round(none(8)), std::string());
    QCOMPARE(fight.settled(), std::string("a prize crew"));
    QVERIFY(!fight.refusal(PrizeCrew{fight.a, fight.b, 0}).empty());
    QVERIFY(!fight.refusal(PrizeCrew{fight.a, fight.b, 7}).empty());
    QCOMPARE(fight.refusal(PrizeCrew{fight.a, fight.b, 2}), std::string());
    (void)fight.played({}, [&](Proceedings& p) {
        sendPrizeCrew(fight.facts, fight.state, {fight.a, fight.b, 2}, p);
    });
    const Ship& prize = fight.at(fight.b);
    QCOMPARE(int(prize.holder), 0);
    QCOMPARE(prize.men, (Men{0, 2, 0})); // the lightest of the captor's
    QCOMPARE(fight.at(fight.a).men, (Men{0, 3, 1}));
    QCOMPARE(prize.crewOf, fight.a);
    QCOMPARE(int(prize.engines[0]) + prize.engines[1], 0); // captured, out of play
    QCOMPARE(int(fight.at(fight.a).captures), 1);
    QVERIFY(fight.state.links.empty());
}

void TriremeBoardingTest::tr_9_8_prizesBeyondTheMenAreLetGo()
{
    Fight fight({0, 1, 0}, {0, 0, 0});
    const ShipNumber second = fight.add(1, 19, 20, 0);
    fight.link(fight.a, second);
    QCOMPARE(fight.round(none(1)), std::string());
    QCOMPARE(fight.settled(), std::string("a prize crew"));
    (void)fight.played({}, [&](Proceedings& p) {
        sendPrizeCrew(fight.facts, fight.state, {fight.a, fight.b, 1}, p);
    });
    QCOMPARE(fight.settled(), std::string("nothing"));
    QVERIFY(fight.event("let-go"));
    QCOMPARE(int(fight.at(second).holder), 1);
    QVERIFY(!fight.at(second).isPrize);
}

void TriremeBoardingTest::tr_9_9_prizesRevertAndAreRetaken()
{
    Skirmish battle;
    const ShipNumber prize = battle.add(1, 20, 20, 0);
    battle.at(prize).holder = 0;
    battle.at(prize).isPrize = true;
    battle.man(prize, 0, 1, 0);
    (void)battle.played({}, [&](Proceedings& p) { revertPrizes(battle.facts, battle.state, p); });
    QCOMPARE(int(battle.at(prize).holder), 0);
    battle.man(prize, 0, 0, 0);
    (void)battle.played({}, [&](Proceedings& p) { revertPrizes(battle.facts, battle.state, p); });
    QCOMPARE(int(battle.at(prize).holder), 1);
    QVERIFY(battle.at(prize).isPrize); // under the same limits
    QCOMPARE(battle.at(prize).readyOf(Weapon::Bows), 0);

    Fight fight({0, 3, 0}, {0, 1, 0});
    fight.at(fight.b).holder = 1;
    fight.factsOf(fight.b).side = 0; // it was ours
    fight.at(fight.b).isPrize = true;
    QCOMPARE(fight.round(none(4)), std::string());
    QCOMPARE(fight.settled(), std::string("nothing")); // its own rowers need no guard
    QCOMPARE(int(fight.at(fight.b).holder), 0);
    QCOMPARE(int(fight.at(fight.a).captures), 1);
}

void TriremeBoardingTest::tr_9_10_aLinkedShipSinksAlone()
{
    Fight fight({0, 3, 0}, {0, 3, 0});
    damage(fight.state, fight.b, 6, noShip);
    (void)fight.played(
        {}, [&](Proceedings& p) { (void)sinkIfDue(fight.facts, fight.state, fight.b, "TR-10.2", p); });
    QVERIFY(fight.state.links.empty());
    QCOMPARE(fight.at(fight.a).men.count(), 3); // they leap home
    QCOMPARE(fight.at(fight.b).men.count(), 0);
}

void TriremeBoardingTest::tr_9_11_walls()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 2, 0);
    const ShipNumber wall = battle.addWall(20, 1, 2); // 4 points
    battle.man(ship, 0, 0, 9);
    battle.plot(ship, "1:F");
    QCOMPARE(battle.struck(6), std::string());
    battle.state.phase = Phase::Grapple;
    openGrapples(battle.facts, battle.state);
    QCOMPARE(battle.refusal(Grapple{wall, ship, true}), std::string("Walls never board."));
    *wishOf(battle.state, ship, wall) = Wish::Yes;
    QCOMPARE(battle.played({4}, [&](Proceedings& p) { resolveGrapples(battle.facts, battle.state, p); }),
             std::string());
    battle.state.phase = Phase::Settle;
    QCOMPARE(battle.played(none(13), [&](Proceedings& p) { fightAboard(battle.facts, battle.state, p); }),
             std::string());
    QVERIFY(battle.event("surrender"));
    (void)battle.played({}, [&](Proceedings& p) { settle(battle.facts, battle.state, p); });
    (void)battle.played({}, [&](Proceedings& p) {
        sendPrizeCrew(battle.facts, battle.state, {ship, wall, 3}, p);
    });
    QCOMPARE(int(battle.at(wall).holder), 0);
    QCOMPARE(battle.at(wall).men.count(), 3); // a garrison
    QVERIFY(!isActive(battle.facts, battle.state, wall));
    // A wall that throws boarders back cuts them loose.
    Skirmish held;
    const ShipNumber weak = held.add(0, 20, 2, 0);
    const ShipNumber strong = held.addWall(20, 1, 3);
    held.man(weak, 0, 1, 0);
    held.link(weak, strong);
    held.state.phase = Phase::Settle;
    QCOMPARE(held.played(none(7), [&](Proceedings& p) { fightAboard(held.facts, held.state, p); }),
             std::string());
    (void)held.played({}, [&](Proceedings& p) { settle(held.facts, held.state, p); });
    QVERIFY(held.state.links.empty() && held.state.settlements.empty());
}

QTEST_APPLESS_MAIN(TriremeBoardingTest)
#include "boarding_test.moc"
