// SPDX-License-Identifier: GPL-3.0-or-later
// Units: on deck, grapples, crossing over, melee, surrender (PM-2, PM-8, PM-9).
#include <QTest>

#include "core/rules/pompeius/combat/boarding.h"
#include "core/rules/pompeius/combat/melee.h"
#include "core/rules/pompeius/combat/shooting.h"
#include "core/rules/pompeius/plots/plots.h"
#include "tests/core/rules/pompeius/skirmish.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

/// A quadrireme whose bow lies in the rex of an enemy quadrireme's stern.
struct Alongside : Skirmish {
    ShipNumber ship;  ///< Roma0
    ShipNumber other; ///< Soli1
    explicit Alongside(const char* otherClass = "quadrireme")
        : ship(add(0, 10, 10, 0)),
          other(add(1, 11, 10, 1, otherClass))
    {
    }
    /// A unit of the first ship that stands on the other's deck.
    UnitNumber boarder(UnitKind kind, Section section = Section::Stern)
    {
        const UnitNumber made = man(ship, kind);
        unit(made).at = other;
        unit(made).section = section;
        return made;
    }
};

} // namespace

class PompeiusBoardingTest : public QObject {
    Q_OBJECT
private slots:
    void pm_2_3_pm_2_4_boxesAndSections();
    void pm_2_6_meleeIsNotOrdered();
    void pm_8_1_unitsMoveTogether();
    void pm_8_2_crossingNeedsAnOwnGrapple();
    void pm_8_3_notFromEnemiesToEnemies();
    void pm_8_4_roomOnDeck();
    void pm_8_5_grapples();
    void pm_8_6_aboardAShipNotTheirs();
    void pm_9_6_pm_9_7_melee();
    void pm_9_8_ballistaeAreTaken();
    void pm_9_14_surrender();
    void pm_9_15_prizes();
    void fightingOarsAndFerreaManus();
};

void PompeiusBoardingTest::pm_2_3_pm_2_4_boxesAndSections()
{
    Alongside battle("liburnian");
    QCOMPARE(battle.factsOf(battle.ship).boxes, 5);
    QCOMPARE(battle.factsOf(battle.ship).boxesOf(Section::Bow), 3); // half, rounded up
    QCOMPARE(battle.factsOf(battle.ship).boxesOf(Section::Stern), 3);
    QCOMPARE(battle.factsOf(battle.other).boxesOf(Section::Stern), 2);
    QCOMPARE(battle.factsOf(battle.other).boxesOf(Section::Bow), 0);
    (void)battle.man(battle.ship, UnitKind::Milites);
    battle.grapple(battle.ship, battle.other);
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Soli1.bow"), std::string("apart"));
}

void PompeiusBoardingTest::pm_2_6_meleeIsNotOrdered()
{
    Alongside battle;
    const UnitNumber archers = battle.man(battle.ship, UnitKind::Sagittarii);
    const UnitNumber milites = battle.man(battle.ship, UnitKind::Milites);
    const UnitNumber enemy = battle.man(battle.other, UnitKind::Milites);
    battle.unit(enemy).at = battle.ship;
    battle.plot(battle.ship, "0 | Shoot S1; Repair M1");
    battle.at(battle.ship).fires = 1;
    (void)battle.moved({}, 1);
    openShots(battle.facts, battle.state);
    QVERIFY(battle.state.shots.empty() || battle.state.shots.front().target == noShip);
    // The two of them against one, the surplus adding one: 3 + 1 + 1 against 5 + 1 is nothing short of a loss.
    QCOMPARE(battle.damaged({3, 5}), std::string());
    QVERIFY(battle.unit(milites).fate == UnitFate::Killed);
    QVERIFY(battle.unit(archers).hasFought);
    QCOMPARE(battle.recovered(), std::string()); // nobody mends
    QCOMPARE(int(battle.at(battle.ship).fires), 1);
}

void PompeiusBoardingTest::pm_8_1_unitsMoveTogether()
{
    Alongside battle;
    const UnitNumber first = battle.man(battle.ship, UnitKind::Milites, 1, Section::Stern);
    const UnitNumber second = battle.man(battle.ship, UnitKind::Milites, 1, Section::Bow);
    battle.grapple(battle.ship, battle.other);
    battle.plot(battle.ship, "0 | Move M1>Roma0.bow; Move M2>Soli1.stern");
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Roma0.bow; Move M2>Soli1.stern"), std::string());
    QCOMPARE(battle.moved({}, 1), std::string());
    QVERIFY(battle.unit(first).section == Section::Bow && battle.unit(first).at == battle.ship);
    QVERIFY(battle.unit(second).at == battle.other && battle.unit(second).section == Section::Stern);
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Roma0.bow"), std::string("apart")); // there already
}

void PompeiusBoardingTest::pm_8_2_crossingNeedsAnOwnGrapple()
{
    Alongside battle;
    const UnitNumber milites = battle.man(battle.ship, UnitKind::Milites);
    const std::string cross = "0 | Move M1>Soli1.stern";
    QCOMPARE(battle.refusal(battle.ship, cross), std::string("no-grapple"));
    battle.grapple(battle.other, battle.ship); // theirs does not serve us
    QCOMPARE(battle.refusal(battle.ship, cross), std::string("no-grapple"));
    battle.grapple(battle.ship, battle.other);
    battle.state.grapples.back().fresh = 1; // of this turn
    QCOMPARE(battle.refusal(battle.ship, cross), std::string("no-grapple"));
    battle.state.grapples.back().fresh = 0;
    QCOMPARE(battle.refusal(battle.ship, cross), std::string());
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Soli1.bow"), std::string("apart"));
    // Back the same way, only from the part that shares a rex.
    battle.unit(milites).at = battle.other;
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Roma0.bow"), std::string());
    battle.unit(milites).section = Section::Bow;
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Roma0.bow"), std::string("apart"));
    // Friends pass troops by a counter of either.
    Alongside friends;
    (void)friends.man(friends.ship, UnitKind::Milites);
    friends.at(friends.other).holder = 0;
    friends.factsOf(friends.other).side = 0;
    friends.grapple(friends.other, friends.ship);
    QCOMPARE(friends.refusal(friends.ship, cross), std::string());
}

void PompeiusBoardingTest::pm_8_3_notFromEnemiesToEnemies()
{
    Alongside battle;
    (void)battle.man(battle.ship, UnitKind::Milites);
    (void)battle.man(battle.other, UnitKind::Sagittarii); // on the part that is to be boarded
    const UnitNumber enemy = battle.man(battle.other, UnitKind::Sagittarii);
    battle.grapple(battle.ship, battle.other);
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Soli1.stern"), std::string());
    battle.unit(enemy).at = battle.ship;
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Soli1.stern"), std::string("locked"));
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Roma0.bow"), std::string());
}

void PompeiusBoardingTest::pm_8_4_roomOnDeck()
{
    Alongside battle("liburnian");
    (void)battle.man(battle.ship, UnitKind::Milites, 3, Section::Bow);
    (void)battle.man(battle.other, UnitKind::Sagittarii, 2); // defenders do not fill the attackers' boxes
    battle.grapple(battle.ship, battle.other);
    const char* orders = "0 | Move M1>Soli1.stern; Move M2>Soli1.stern; Move M3>Soli1.stern";
    battle.plot(battle.ship, orders);
    QCOMPARE(battle.moved({}, 1), std::string());
    QCOMPARE(unitsOn(battle.state, battle.other, 0), 2);
    QCOMPARE(battle.unit(2).at, battle.ship); // the last named stays
    Alongside total("liburnian");
    total.facts.options.deckTotal = true;
    (void)total.man(total.ship, UnitKind::Milites, 3, Section::Bow);
    (void)total.man(total.other, UnitKind::Sagittarii, 1);
    total.grapple(total.ship, total.other);
    total.plot(total.ship, orders);
    QCOMPARE(total.moved({}, 1), std::string());
    QCOMPARE(unitsOn(total.state, total.other, 0), 1);
}

void PompeiusBoardingTest::pm_8_5_grapples()
{
    Alongside battle;
    (void)battle.man(battle.ship, UnitKind::Milites, 3);
    battle.plot(battle.ship, "0 | Grapple M1; Grapple M2; Grapple M3");
    QCOMPARE(battle.moved({5, 4, 6}),
             std::string()); // once a turn each, in the first sub-phase in which they share a rex
    QCOMPARE(grapplesBetween(battle.state, battle.ship, battle.other), 2);
    QCOMPARE(int(battle.state.grapples.front().fresh), 2);
    QVERIFY(isHeld(battle.state, battle.ship) && battle.at(battle.other).isStopped);
    // The one just rammed, else the most mass.
    Alongside crowd;
    const ShipNumber big = crowd.add(1, 11, 10, 2, "dekares");
    (void)crowd.man(crowd.ship, UnitKind::Milites);
    crowd.plot(crowd.ship, "0 | Grapple M1");
    Alongside rammed = crowd;
    QCOMPARE(crowd.moved({6}), std::string());
    QVERIFY(grappleOf(crowd.state, crowd.ship, big));
    rammed.at(rammed.ship).rammed = rammed.other;
    QCOMPARE(rammed.moved({6}), std::string());
    QVERIFY(grappleOf(rammed.state, rammed.ship, rammed.other));
    // With nobody met the units are spent all the same.
    Skirmish alone;
    const ShipNumber ship = alone.add(0, 10, 10, 0);
    const UnitNumber unit = alone.man(ship, UnitKind::Milites);
    alone.plot(ship, "1 | Grapple M1");
    QCOMPARE(alone.moved(), std::string());
    QVERIFY(alone.unit(unit).hasActed);
}

void PompeiusBoardingTest::pm_8_6_aboardAShipNotTheirs()
{
    Alongside battle;
    (void)battle.boarder(UnitKind::Milites);
    (void)battle.man(battle.other, UnitKind::Sagittarii);
    for (const char* text : {"0 | Repair M1", "0 | Cut M1", "0 | Grapple M1"})
        QCOMPARE(battle.refusal(battle.ship, text), std::string("foreign"));
    QCOMPARE(battle.refusal(battle.ship, "0 | Move M1>Soli1.bow"),
             std::string()); // it obeys its own trierarch
    QCOMPARE(battle.refusal(battle.other, "0 | Move M1>Soli1.bow"), std::string("units"));
}

void PompeiusBoardingTest::pm_9_6_pm_9_7_melee()
{
    // Three milites, of them one with a unit behind, against two sagittarii, one of them in disorder.
    for (const bool isLost : {false, true}) {
        Alongside battle;
        for (int i = 0; i < 3; ++i)
            (void)battle.boarder(UnitKind::Milites);
        const UnitNumber fit = battle.man(battle.other, UnitKind::Sagittarii);
        const UnitNumber shaken = battle.man(battle.other, UnitKind::Sagittarii);
        battle.disorder(shaken);
        // 2 + 1 + 1 against 4: nothing. 3 + 1 against 6 - 1: the milites lose; against 3 - 1 they win.
        QCOMPARE(battle.damaged({2, 4, 3, isLost ? 6 : 3}), std::string());
        int milites = 0;
        for (UnitNumber unit = 0; unit < 3; ++unit)
            milites += battle.unit(unit).fate == UnitFate::Aboard;
        QCOMPARE(milites, isLost ? 2 : 3);
        QVERIFY(battle.unit(fit).fate == UnitFate::Aboard);
        QVERIFY((battle.unit(shaken).fate == UnitFate::Killed) != isLost);
    }
}

void PompeiusBoardingTest::pm_9_8_ballistaeAreTaken()
{
    Alongside battle;
    (void)battle.boarder(UnitKind::Milites);
    const UnitNumber ballista = battle.man(battle.other, UnitKind::Ballistae);
    (void)battle.man(battle.other, UnitKind::Milites, 1, Section::Bow);
    QCOMPARE(battle.damaged(), std::string()); // not paired: no dice
    QVERIFY(battle.unit(ballista).fate == UnitFate::Prisoner);
    QVERIFY(holderOf(battle.state, battle.other) == 1);
    Alongside guarded;
    (void)guarded.boarder(UnitKind::Milites);
    const UnitNumber kept = guarded.man(guarded.other, UnitKind::Ballistae);
    (void)guarded.man(guarded.other, UnitKind::Milites);
    QCOMPARE(guarded.damaged({3, 3}), std::string());
    QVERIFY(guarded.unit(kept).fate == UnitFate::Aboard);
}

void PompeiusBoardingTest::pm_9_14_surrender()
{
    Alongside boarded; // ballistae do not prevent it
    const UnitNumber milites = boarded.boarder(UnitKind::Milites);
    const UnitNumber ballista = boarded.man(boarded.other, UnitKind::Ballistae, 1, Section::Bow);
    QCOMPARE(boarded.damaged(), std::string());
    QCOMPARE(holderOf(boarded.state, boarded.other), 0);
    QVERIFY(boarded.unit(ballista).fate == UnitFate::Prisoner);
    QCOMPARE(boarded.at(boarded.other).captor, boarded.ship);
    QCOMPARE(int(boarded.at(boarded.ship).captures), 1);
    QCOMPARE(boarded.unit(milites).at, boarded.other);
    Alongside held; // to an enemy ship that holds it with such a unit
    (void)held.man(held.ship, UnitKind::Sagittarii);
    QCOMPARE(held.damaged(), std::string());
    QCOMPARE(holderOf(held.state, held.other), 1); // to nobody
    held.grapple(held.ship, held.other);
    QCOMPARE(held.damaged(), std::string());
    QCOMPARE(holderOf(held.state, held.other), 0);
}

void PompeiusBoardingTest::pm_9_15_prizes()
{
    Alongside battle;
    const UnitNumber milites = battle.boarder(UnitKind::Milites);
    battle.at(battle.other).extras = 3;
    QCOMPARE(battle.damaged(), std::string());
    const Ship& prize = battle.at(battle.other);
    QVERIFY(prize.isPrize);
    QCOMPARE(int(prize.extras), 0);
    QVERIFY(isCommanded(battle.facts, battle.state, battle.other));
    QCOMPARE(battle.refusal(battle.other, "1 1"), std::string());
    battle.facts.options.prizesLie = true;
    QCOMPARE(battle.refusal(battle.other, "1 1"), std::string("no-crew"));
    battle.facts.options.prizesLie = false;
    battle.unit(milites).at = battle.ship; // without one it lies still
    QCOMPARE(battle.refusal(battle.other, "1 1"), std::string("no-crew"));
    // It can be retaken likewise.
    const UnitNumber avenger = battle.man(battle.other, UnitKind::Milites);
    QVERIFY(avenger > milites);
    QCOMPARE(battle.damaged(), std::string());
    QCOMPARE(holderOf(battle.state, battle.other), 1);
    QVERIFY(!battle.at(battle.other).isPrize);
}

void PompeiusBoardingTest::fightingOarsAndFerreaManus()
{
    Alongside battle; // the rowers fight as one more unit; when they are removed the ship surrenders
    battle.factsOf(battle.other).hasFightingOars = true;
    (void)battle.boarder(UnitKind::Milites);
    QCOMPARE(battle.damaged({3, 3}), std::string()); // 3 + 1 against 3
    QVERIFY(battle.at(battle.other).rowersKilled);
    QCOMPARE(holderOf(battle.state, battle.other), 0);
    // Disorder among them counts, and they are one of two in a pair: 3 - 1 + 1 against 3 + 1 loses, 4 - 1 + 1 is equal.
    for (const bool isLost : {true, false}) {
        Alongside shaken;
        shaken.factsOf(shaken.other).hasFightingOars = true;
        (void)shaken.man(shaken.other, UnitKind::Sagittarii, 1, Section::Bow);
        const UnitNumber milites = shaken.boarder(UnitKind::Milites);
        shaken.lay(shaken.other, Card::RowerDisorder);
        QCOMPARE(shaken.damaged({3, isLost ? 4 : 5}), std::string());
        QCOMPARE(shaken.at(shaken.other).rowersKilled, isLost);
        QVERIFY(shaken.unit(milites).fate == UnitFate::Aboard);
        QCOMPARE(holderOf(shaken.state, shaken.other), isLost ? 0 : 1); // though an archer is left in the bow
    }
    Alongside prize; // nobody's rowers row or fight for a captor
    prize.factsOf(prize.other).hasFightingOars = true;
    prize.at(prize.other).holder = 0;
    prize.at(prize.other).isPrize = true;
    const UnitNumber guard = prize.boarder(UnitKind::Milites);
    const UnitNumber avenger = prize.man(prize.other, UnitKind::Milites);
    QCOMPARE(prize.damaged({5, 5}), std::string());
    for (const UnitNumber each : {guard, avenger})
        QVERIFY(prize.unit(each).fate == UnitFate::Aboard);
    Alongside hands; // as many grapple dice a turn as she has of them succeed on 4
    (void)hands.man(hands.ship, UnitKind::Milites, 2);
    hands.factsOf(hands.ship).hands = 1;
    hands.plot(hands.ship, "0 | Grapple M1; Grapple M2");
    QCOMPARE(hands.moved({4, 4}), std::string());
    QCOMPARE(grapplesBetween(hands.state, hands.ship, hands.other), 1);
}

QTEST_APPLESS_MAIN(PompeiusBoardingTest)
#include "boarding_test.moc"
