// SPDX-License-Identifier: GPL-3.0-or-later
// Who may board whom, and grapples (TR-8.11, TR-9.1 to 9.3).
#include <QTest>

#include "core/rules/trireme/combat/boarding.h"
#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

/// A ship of ours that lies alongside one of theirs in phase 6, bow to its side.
struct Alongside : Skirmish {
    ShipNumber a;
    ShipNumber b;
    Alongside() : a(add(0, 20, 20, 0)), b(add(1, 20, 19, 2))
    {
        man(a, 0, 4, 0);
        man(b, 0, 2, 0);
        plot(a, "1:F/A");
        plot(b, "0:");
    }
    std::string open()
    {
        const std::string wrong = struck(6);
        state.phase = Phase::Grapple;
        openGrapples(facts, state);
        return wrong;
    }
    std::string throwIrons(const std::vector<int>& typed)
    {
        return played(typed, [&](Proceedings& p) { resolveGrapples(facts, state, p); });
    }
    Wish wish(ShipNumber ship, ShipNumber target)
    {
        const Wish* found = wishOf(state, ship, target);
        return found ? *found : Wish::MayNot;
    }
};

} // namespace

class TriremeGrappleTest : public QObject {
    Q_OBJECT
private slots:
    void tr_9_2_bothMayWish();
    void tr_9_2_whoMayNotWish();
    void tr_9_2_refusalsSayWhy();
    void tr_8_11_onlyTheStoppedRakerMayGrapple();
    void tr_8_11_whoSlippedAwayIsNotGrappled();
    void tr_9_1_theDieOfWhoWishes();
    void tr_9_1_aCorvusOfWhoWishes();
    void tr_9_3_rolesWhenBothWish();
    void tr_9_3_aGrappleStopsAndCancelsDuties();
};

void TriremeGrappleTest::tr_9_2_bothMayWish()
{
    Alongside battle;
    QCOMPARE(battle.open(), std::string());
    QVERIFY(battle.wish(battle.a, battle.b) == Wish::Unasked);
    QVERIFY(battle.wish(battle.b, battle.a) == Wish::Unasked);
    QCOMPARE(nextWisher(battle.state, 0).ship, battle.a);
    QCOMPARE(nextWisher(battle.state, 0).target, battle.b);
    QCOMPARE(nextWisher(battle.state, 1).ship, battle.b);
    *wishOf(battle.state, battle.a, battle.b) = Wish::No;
    QCOMPARE(nextWisher(battle.state, 0).ship, noShip);
    QCOMPARE(nextWisher(battle.state, 1).target, battle.a);
    QVERIFY(!wishOf(battle.state, battle.a, battle.a));
}

void TriremeGrappleTest::tr_9_2_whoMayNotWish()
{
    Alongside bare;
    bare.man(bare.a, 0, 0, 0);
    QCOMPARE(bare.open(), std::string());
    QVERIFY(bare.wish(bare.a, bare.b) == Wish::MayNot && bare.wish(bare.b, bare.a) == Wish::Unasked);
    Alongside one;
    one.man(one.a, 1, 0, 0); // one marine is enough
    QCOMPARE(one.open(), std::string());
    QVERIFY(one.wish(one.a, one.b) == Wish::Unasked);
    Alongside sunk; // neither of them may be awash
    QCOMPARE(sunk.struck(6), std::string());
    sunk.at(sunk.b).where = Whereabouts::Hulk;
    openGrapples(sunk.facts, sunk.state);
    QVERIFY(sunk.wish(sunk.a, sunk.b) == Wish::MayNot);
    Alongside gone;
    QCOMPARE(gone.struck(6), std::string());
    gone.at(gone.a).where = Whereabouts::Hulk;
    openGrapples(gone.facts, gone.state);
    QVERIFY(gone.wish(gone.b, gone.a) == Wish::MayNot);
    Alongside raked; // once raked by it this turn, a ship does not board the raker later either
    raked.state.raked.push_back({raked.b, raked.a});
    QCOMPARE(raked.open(), std::string());
    QVERIFY(raked.wish(raked.a, raked.b) == Wish::MayNot && raked.wish(raked.b, raked.a) == Wish::Unasked);
}

void TriremeGrappleTest::tr_9_2_refusalsSayWhy()
{
    Alongside battle;
    QCOMPARE(battle.refusal(Grapple{battle.a, battle.b, true}), std::string("Nobody grapples now."));
    QCOMPARE(battle.open(), std::string());
    QCOMPARE(battle.refusal(Grapple{battle.a, 7, true}), std::string("There is no such ship."));
    QCOMPARE(battle.refusal(Grapple{7, battle.b, true}), std::string("There is no such ship."));
    QCOMPARE(battle.refusal(Grapple{-1, battle.b, true}), std::string("There is no such ship."));
    QCOMPARE(battle.refusal(Grapple{battle.a, battle.b, true}), std::string());
    QCOMPARE(battle.refusal(Grapple{battle.b, battle.a, false}), std::string());
    const ShipNumber third = battle.add(1, 21, 20, 0);
    QCOMPARE(battle.refusal(Grapple{battle.a, third, true}),
             std::string("Attic 0 does not touch Isthmian 2."));
    QCOMPARE(battle.refusal(Grapple{third, battle.a, true}),
             std::string("Isthmian 2 does not touch Attic 0."));
    QCOMPARE(battle.refusal(Grapple{third, battle.b, true}),
             std::string("Isthmian 2 does not touch Isthmian 1."));
    *wishOf(battle.state, battle.a, battle.b) = Wish::No;
    QCOMPARE(battle.refusal(Grapple{battle.a, battle.b, true}), std::string("The side has said so already."));
    QCOMPARE(battle.refusal(Grapple{battle.b, battle.a, true}), std::string());
    *wishOf(battle.state, battle.b, battle.a) = Wish::MayNot;
    QCOMPARE(battle.refusal(Grapple{battle.b, battle.a, true}),
             std::string("Isthmian 1 and Attic 0 cannot be grappled now."));
    battle.man(battle.b, 0, 0, 0);
    QCOMPARE(battle.refusal(Grapple{battle.b, battle.a, true}), std::string("Isthmian 1 has no marines."));
}

void TriremeGrappleTest::tr_8_11_onlyTheStoppedRakerMayGrapple()
{
    for (const bool hasWater : {true, false}) {
        Alongside battle;
        battle.crew(battle.a, 1);
        battle.plot(battle.a, "1:F/K");
        if (!hasWater) {
            battle.land(19, 20); // 20.20 looks north: its bows are 19.20 and 21.20
            battle.land(21, 20);
        }
        QCOMPARE(battle.open(), std::string());
        QVERIFY(battle.wish(battle.a, battle.b) == (hasWater ? Wish::MayNot : Wish::Unasked));
        QVERIFY(battle.wish(battle.b, battle.a) == Wish::MayNot);
        QCOMPARE(battle.at(battle.a).isStopped, !hasWater);
    }
}

void TriremeGrappleTest::tr_8_11_whoSlippedAwayIsNotGrappled()
{
    // The elite ship rakes one that itself rakes a third and slips out of reach; the elite has no water and stops.
    Skirmish battle;
    const ShipNumber middle = battle.add(1, 20, 19, 0); // runs north into the third
    const ShipNumber elite = battle.add(0, 20, 20, 0);  // and is run into from astern
    const ShipNumber third = battle.add(0, 20, 18, 2);
    battle.crew(elite, 1);
    battle.crew(third, -1);
    battle.man(elite, 0, 4, 0);
    battle.land(19, 20);
    battle.land(21, 20);
    battle.plot(middle, "1:F/K<");
    battle.plot(elite, "1:F/K");
    battle.plot(third, "0:");
    QCOMPARE(battle.struck(6), std::string());
    QCOMPARE(battle.where(middle), std::string("19.19"));
    QCOMPARE(battle.where(elite), std::string("20.20"));
    QVERIFY(battle.at(elite).isStopped && !battle.at(middle).isStopped);
    battle.state.phase = Phase::Grapple;
    openGrapples(battle.facts, battle.state);
    QVERIFY(*wishOf(battle.state, elite, middle) == Wish::MayNot);
    QCOMPARE(nextWisher(battle.state, 0).ship, noShip);
}

void TriremeGrappleTest::tr_9_1_theDieOfWhoWishes()
{
    for (const bool moverWishes : {true, false})
        for (const int face : {2, 3, 4}) {
            for (const bool hand : {true, false}) {
                Alongside battle;
                QCOMPARE(battle.open(), std::string());
                battle.factsOf(moverWishes ? battle.a : battle.b).hasHand = hand;
                battle.factsOf(moverWishes ? battle.b : battle.a).hasHand = !hand; // the other's is no help
                *wishOf(battle.state, battle.a, battle.b) = moverWishes ? Wish::Yes : Wish::No;
                *wishOf(battle.state, battle.b, battle.a) = moverWishes ? Wish::No : Wish::Yes;
                QCOMPARE(battle.throwIrons({face}), std::string());
                QCOMPARE(battle.state.links.size(), std::size_t(face >= (hand ? 3 : 4) ? 1 : 0));
                if (!battle.state.links.empty())
                    QCOMPARE(battle.state.links[0].attacker, moverWishes ? battle.a : battle.b);
                QVERIFY(battle.event(battle.state.links.empty() ? "no-grapple" : "grapple"));
            }
        }
    Alongside nobody;
    QCOMPARE(nobody.open(), std::string());
    QCOMPARE(nobody.throwIrons({}), std::string());
    QVERIFY(nobody.state.links.empty() && nobody.events.empty());
}

void TriremeGrappleTest::tr_9_1_aCorvusOfWhoWishes()
{
    for (const bool atMover : {true, false})
        for (const bool itWishes : {true, false}) {
            Alongside battle;
            QCOMPARE(battle.open(), std::string());
            battle.factsOf(atMover ? battle.a : battle.b).hasCorvus = true;
            const bool moverWishes = atMover == itWishes;
            *wishOf(battle.state, battle.a, battle.b) = moverWishes ? Wish::Yes : Wish::No;
            *wishOf(battle.state, battle.b, battle.a) = moverWishes ? Wish::No : Wish::Yes;
            QCOMPARE(battle.throwIrons(itWishes ? std::vector<int>{} : std::vector<int>{1}), std::string());
            QCOMPARE(battle.state.links.size(), std::size_t(itWishes ? 1 : 0));
        }
}

void TriremeGrappleTest::tr_9_3_rolesWhenBothWish()
{
    const auto attacker = [](auto&& change) {
        Alongside battle;
        (void)battle.open();
        change(battle, battle.state.touches[0]);
        *wishOf(battle.state, battle.a, battle.b) = *wishOf(battle.state, battle.b, battle.a) = Wish::Yes;
        return battle.throwIrons({}).empty() ? battle.state.links.at(0).attacker : ShipNumber{-9};
    };
    QCOMPARE(attacker([](Alongside&, Touch&) {}), ShipNumber{0}); // who struck
    QCOMPARE(attacker([](Alongside&, Touch& touch) { touch.rammer = 1; }), ShipNumber{1});
    QCOMPARE(attacker([](Alongside&, Touch& touch) { touch.rammer = noShip; }), ShipNumber{0}); // who came
    const auto draw = [&](int crewA, int crewB) {
        return attacker([&](Alongside& battle, Touch& touch) {
            touch.isDraw = true;
            touch.rammer = noShip;
            battle.crew(battle.a, crewA);
            battle.crew(battle.b, crewB);
        });
    };
    QCOMPARE(draw(0, 0), ShipNumber{0}); // by roster
    QCOMPARE(draw(0, 1), ShipNumber{1});
    QCOMPARE(draw(1, -1), ShipNumber{0});
    QCOMPARE(draw(-1, 0), ShipNumber{1});
    QCOMPARE(attacker([](Alongside&, Touch& touch) { // a draw between the later in the roster and the earlier
                 touch.isDraw = true;
                 touch.rammer = noShip;
                 std::swap(touch.mover, touch.other);
             }),
             ShipNumber{0});
}

void TriremeGrappleTest::tr_9_3_aGrappleStopsAndCancelsDuties()
{
    Alongside battle;
    QCOMPARE(battle.open(), std::string());
    for (const ShipNumber each : {battle.a, battle.b}) {
        battle.at(each).isStopped = false;
        battle.at(each).owesBack = battle.at(each).owesPivot = true;
    }
    *wishOf(battle.state, battle.a, battle.b) = *wishOf(battle.state, battle.b, battle.a) = Wish::Yes;
    QCOMPARE(battle.throwIrons({}), std::string());
    for (const ShipNumber each : {battle.a, battle.b})
        QVERIFY(battle.at(each).isStopped && !battle.at(each).owesBack && !battle.at(each).owesPivot);
    QCOMPARE(int(battle.state.links[0].rounds), 0);
    QVERIFY(isGrappled(battle.state, battle.a) && isGrappled(battle.state, battle.b));
    QVERIFY(!isPlottable(battle.facts, battle.state, battle.a) && !isUnderWay(battle.state, battle.a));
}

QTEST_APPLESS_MAIN(TriremeGrappleTest)
#include "grapple_test.moc"
