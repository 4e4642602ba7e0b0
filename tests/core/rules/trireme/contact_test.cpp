// SPDX-License-Identifier: GPL-3.0-or-later
// Rams, rakes, slips, holes and hulks (TR-8, TR-10), with the worked examples about them.
#include <QTest>

#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/ending.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

/// A ship that runs straight into another's side.
struct SideRam : Skirmish {
    ShipNumber rammer;
    ShipNumber victim;
    explicit SideRam(const char* ram = "trireme", const char* struckShip = "trireme")
        : rammer(add(0, 20, 20, 0, ram)),
          victim(add(1, 20, 19, 2, struckShip))
    {
        plot(rammer, "3:FFF");
        plot(victim, "0:");
    }
};

std::string leaked(Skirmish& battle, const std::vector<int>& faces)
{
    return battle.played(faces, [&](Proceedings& p) { plugAndLeak(battle.facts, battle.state, p); });
}

} // namespace

class TriremeContactTest : public QObject {
    Q_OBJECT
private slots:
    void tr_8_1_aShipStruckTwiceTakesBothAndStillStrikes();
    void tr_8_2_tr_8_3_tr_13_11_headToHead();
    void tr_8_3_onlyShipsUnderWay();
    void tr_8_4_lyingAlongside();
    void tr_8_5_tr_13_8_damageOfARam();
    void tr_12_12_sternRamsOfShipsThatGoAhead();
    void tr_8_6_tr_13_10_aRamOfNothing();
    void tr_8_7_sinkingStopsTheRammer();
    void tr_8_9_theRammedMayMoveOff();
    void tr_8_10_tr_13_12_rakes();
    void tr_8_10_theVictimsStepIntoTheRakerIsLost();
    void tr_8_11_tr_13_13_slips();
    void tr_8_11_noWaterToSlipInto();
    void tr_10_1_tr_13_20_plugging();
    void tr_10_2_tr_13_9_leaks();
    void tr_10_3_hulksStay();
    void tr_4_1_tr_1_3_theStatesFollowEachOther();
};

void TriremeContactTest::tr_8_1_aShipStruckTwiceTakesBothAndStillStrikes()
{
    Skirmish battle;
    const ShipNumber first = battle.add(0, 20, 20, 0);
    const ShipNumber second = battle.add(0, 19, 19, 2);
    const ShipNumber victim = battle.add(1, 20, 19, 2);
    const ShipNumber friendly = battle.add(0, 21, 20, 3); // the victim runs into this one's side
    QCOMPARE(hex::labelOf(hex::neighbour(battle.at(victim).hex, 2), 1), battle.where(friendly));
    QCOMPARE(hex::labelOf(hex::neighbour(battle.at(second).hex, 2), 1), battle.where(victim));
    battle.plot(first, "1:F");
    battle.plot(second, "1:F");
    battle.plot(victim, "1:F");
    battle.plot(friendly, "0:");
    QCOMPARE(battle.struck(6, {2, 3, 4}), std::string()); // dice in the order of the rammers
    QCOMPARE(int(battle.at(victim).damage), 5);
    QCOMPARE(int(battle.at(victim).holes), 2);
    QCOMPARE(battle.at(victim).holedBy[0], first);
    QCOMPARE(battle.at(victim).holedBy[1], second);
    QCOMPARE(int(battle.at(friendly).damage), 4);
}

void TriremeContactTest::tr_8_2_tr_8_3_tr_13_11_headToHead()
{
    struct Case {
        int crewA;
        int crewB;
        int faceA;
        int faceB;
        int rams; // 1 the first, -1 the second, 0 both
    };
    for (const Case& each :
         {Case{1, -1, 3, 5, 0}, Case{1, -1, 4, 5, 1}, Case{0, 0, 2, 2, 0}, Case{0, 0, 2, 3, -1}}) {
        Skirmish battle;
        const ShipNumber a = battle.add(0, 20, 20, 0);
        const ShipNumber b = battle.add(1, 20, 19, 3);
        battle.crew(a, each.crewA);
        battle.crew(b, each.crewB);
        battle.plot(a, "1:F");
        battle.plot(b, "1:F/A");
        std::vector<int> faces{each.faceA, each.faceB};
        if (each.rams >= 0)
            faces.push_back(1); // a's ram
        if (each.rams == 0)
            faces.push_back(2); // b's; alone it lies alongside
        QCOMPARE(battle.struck(6, faces), std::string());
        QCOMPARE(int(battle.at(b).damage), each.rams >= 0 ? 1 : 0);
        QCOMPARE(int(battle.at(a).damage), each.rams == 0 ? 2 : 0);
        QCOMPARE(battle.at(a).owesBack, each.rams >= 0);
        QCOMPARE(battle.at(b).owesBack, each.rams == 0); // after a draw both back
    }
}

void TriremeContactTest::tr_8_3_onlyShipsUnderWay()
{
    Skirmish battle; // the other lies still, bow on: no roll
    const ShipNumber a = battle.add(0, 20, 20, 0);
    const ShipNumber b = battle.add(1, 20, 19, 3);
    battle.plot(a, "1:F");
    battle.plot(b, "0:");
    QCOMPARE(battle.struck(6, {4}), std::string());
    QCOMPARE(int(battle.at(b).damage), 4);
    QCOMPARE(battle.event("ram")->rule, std::string("TR-8.5"));
    // From the stern the rammer is plain, though both are under way (TR-8.2).
    Skirmish chase;
    const ShipNumber hunter = chase.add(0, 20, 20, 0);
    const ShipNumber prey = chase.add(1, 20, 19, 0);
    chase.plot(hunter, "1:F");
    chase.plot(prey, "2:FF");
    QCOMPARE(chase.struck(6, {2}), std::string());
    QCOMPARE(int(chase.at(prey).damage), 2);
}

void TriremeContactTest::tr_8_4_lyingAlongside()
{
    SideRam battle;
    battle.plot(battle.rammer, "3:FFF/A");
    QCOMPARE(battle.struck(2), std::string()); // no die
    QVERIFY(battle.at(battle.rammer).isStopped && battle.at(battle.victim).isStopped);
    QVERIFY(battle.event("alongside") && !battle.at(battle.rammer).owesBack);
    // Without a ram there is no other way, nor for a prize.
    SideRam bare;
    bare.factsOf(bare.rammer).hasRam = false;
    QCOMPARE(bare.struck(2), std::string());
    QVERIFY(bare.event("alongside"));
    SideRam prize;
    prize.at(prize.rammer).isPrize = true;
    QCOMPARE(prize.struck(2), std::string());
    QVERIFY(prize.event("alongside"));
    SideRam slow;
    slow.facts.options.leastRamSpeed = 3;
    slow.plot(slow.rammer, "2:FF");
    QCOMPARE(slow.struck(3), std::string());
    QVERIFY(slow.event("alongside"));
}

void TriremeContactTest::tr_8_5_tr_13_8_damageOfARam()
{
    SideRam six;
    QCOMPARE(six.struck(2, {6}), std::string());
    QVERIFY(six.at(six.victim).where == Whereabouts::Hulk);
    SideRam five;
    QCOMPARE(five.struck(2, {5}), std::string());
    QCOMPARE(int(five.at(five.victim).damage), 5);
    QCOMPARE(int(five.at(five.victim).holes), 1);
    for (const bool wasFast : {true, false}) {
        SideRam fast;
        fast.at(fast.rammer).credit = wasFast;
        fast.plot(fast.rammer, "5:FFFFF"); // strikes at its first step: the point counts all the same
        QCOMPARE(fast.struck(1, {5}), std::string());
        QCOMPARE(fast.at(fast.victim).where == Whereabouts::Hulk, wasFast);
    }
    SideRam slowed; // fast last turn alone is not enough
    slowed.at(slowed.rammer).credit = true;
    QCOMPARE(slowed.struck(2, {5}), std::string());
    QCOMPARE(int(slowed.at(slowed.victim).damage), 5);
    SideRam heavy("septireme");
    QCOMPARE(heavy.struck(2, {3}), std::string());
    QCOMPARE(int(heavy.at(heavy.victim).damage), 5);
}

/// Option stern-ram: less by 2 on the stern of a ship that went ahead in this phase, and on nobody else.
void TriremeContactTest::tr_12_12_sternRamsOfShipsThatGoAhead()
{
    const auto modifier = [](bool less, char made, hex::Facing facing, int phase = 3) {
        Skirmish battle;
        const ShipNumber rammer = battle.add(0, 20, 20, 0);
        const ShipNumber target = battle.add(1, 20, 19, facing);
        battle.plot(rammer, "3:FFF");
        battle.facts.options.sternRamLess = less;
        battle.state.movement = 3;
        battle.at(target).marks = {};
        battle.at(target).marks[static_cast<std::size_t>(phase - 1)] = made;
        return ramModifierOf(battle.facts, battle.state, rammer, target);
    };
    QCOMPARE(modifier(true, 'F', 0), -2);
    QCOMPARE(modifier(true, 'P', 0), -2);
    QCOMPARE(modifier(true, 'S', 0), -2);
    QCOMPARE(modifier(true, 'B', 0), 0);    // astern
    QCOMPARE(modifier(true, 'x', 0), 0);    // stopped
    QCOMPARE(modifier(true, '\0', 0), 0);   // no step
    QCOMPARE(modifier(true, 'F', 0, 2), 0); // in another phase
    QCOMPARE(modifier(true, 'F', 2), 0);    // on the side
    QCOMPARE(modifier(false, 'F', 0), 0);
}

void TriremeContactTest::tr_8_6_tr_13_10_aRamOfNothing()
{
    SideRam battle("bireme-modified");
    QCOMPARE(battle.struck(2, {1}), std::string());
    QCOMPARE(int(battle.at(battle.victim).damage), 0);
    QCOMPARE(int(battle.at(battle.victim).holes), 0);
    QVERIFY(battle.at(battle.rammer).isStopped && battle.at(battle.victim).isStopped);
    QVERIFY(battle.at(battle.rammer).owesBack);
    QCOMPARE(int(battle.at(battle.rammer).rams), 0); // only rams with damage are deeds
}

void TriremeContactTest::tr_8_7_sinkingStopsTheRammer()
{
    SideRam battle;
    QCOMPARE(battle.struck(2, {6}), std::string());
    QVERIFY(battle.at(battle.rammer).isStopped);
    QVERIFY(battle.at(battle.rammer).owesBack && battle.at(battle.rammer).owesPivot);
    QCOMPARE(int(battle.at(battle.rammer).sinkings), 1);
    QCOMPARE(battle.moved(4), std::string());
    QCOMPARE(battle.where(battle.rammer), std::string("20.20"));
}

void TriremeContactTest::tr_8_9_theRammedMayMoveOff()
{
    SideRam battle;
    battle.start(battle.victim, 3, 0);
    QCOMPARE(battle.struck(2, {1}), std::string());
    keepBooks(battle.facts, battle.state);
    QCOMPARE(int(battle.at(battle.victim).start), 0);
    QCOMPARE(int(battle.at(battle.victim).counter), 9); // any direction
    battle.state.phase = Phase::Plot;
    QCOMPARE(battle.plotRefusal(battle.victim, "3:PFP"), std::string());
    QCOMPARE(battle.plotRefusal(battle.victim, "-1:B"), std::string());
}

void TriremeContactTest::tr_8_10_tr_13_12_rakes()
{
    Skirmish battle;
    const ShipNumber elite = battle.add(0, 20, 20, 0);
    const ShipNumber victim = battle.add(1, 20, 19, 2);
    const ShipNumber equal = battle.add(0, 10, 10, 0);
    battle.crew(elite, 1);
    QVERIFY(rakeRefusal(battle.facts, battle.state, equal, victim)); // average against average
    const std::array<std::array<int, 3>, 3> after{{{2, 2, 2}, {1, 1, 3}, {0, 0, 4}}}; // cap, cruise, circle
    for (const auto& expected : after) {
        battle.put(elite, 20, 20, 0);
        battle.state.raked.clear(); // the next turn
        battle.at(elite).isStopped = false;
        battle.plot(elite, "3:FFF/K<");
        battle.plot(victim, "0:");
        QVERIFY(!rakeRefusal(battle.facts, battle.state, elite, victim));
        QCOMPARE(battle.struck(2), std::string());                       // no die
        QVERIFY(rakeRefusal(battle.facts, battle.state, elite, victim)); // once a turn
        QVERIFY(!battle.at(elite).isStopped);
        const Ship& struck = battle.at(victim);
        const std::array<int, 3> now{capOf(battle.facts, battle.state, victim),
                                     cruiseOf(battle.house(), battle.factsOf(victim), struck),
                                     circleOf(battle.house(), battle.factsOf(victim), struck)};
        QCOMPARE(now, expected);
        QVERIFY(!struck.isStopped);
    }
    QCOMPARE(int(battle.at(elite).rakes), 3);
    battle.state.raked.clear();
    battle.factsOf(victim).hasOars = false;
    QVERIFY(rakeRefusal(battle.facts, battle.state, elite, victim));
}

void TriremeContactTest::tr_8_10_theVictimsStepIntoTheRakerIsLost()
{
    Skirmish battle;
    const ShipNumber elite = battle.add(0, 20, 20, 0);
    const ShipNumber victim = battle.add(1, 20, 19, 3);
    battle.crew(elite, 1);
    battle.plot(elite, "3:FFF/K<");
    battle.plot(victim, "3:FFF");
    QCOMPARE(battle.struck(2, {6, 1}), std::string());
    QCOMPARE(battle.at(victim).marks[1], '~');
    QCOMPARE(battle.where(victim), std::string("20.19"));
    QVERIFY(!battle.at(victim).isStopped);
    keepBooks(battle.facts, battle.state);
    QCOMPARE(int(battle.at(victim).start), 3); // the lost step counts as made
    QCOMPARE(int(battle.at(elite).start), 3);
}

void TriremeContactTest::tr_8_11_tr_13_13_slips()
{
    const std::array<std::array<const char*, 3>, 2> ends{{{"<", "12.08", "12.09"}, {">", "10.08", "10.09"}}};
    for (const auto& [slip, after, then] : ends) {
        Skirmish battle;
        const ShipNumber raker = battle.add(0, 11, 8, 3);
        const ShipNumber victim = battle.add(1, 11, 9, 1);
        battle.crew(raker, 1);
        battle.start(raker, 3, 4);
        battle.plot(raker, std::string("3:FFF/K") + slip);
        battle.plot(victim, "0:");
        QCOMPARE(battle.struck(2), std::string());
        QCOMPARE(battle.where(raker), std::string(after));
        QCOMPARE(battle.at(raker).marks[1], slip[0]);
        QCOMPARE(int(battle.at(raker).facing), 3);
        QCOMPARE(int(battle.at(raker).counter), 5); // the step is made
        QCOMPARE(battle.moved(4), std::string());   // and its plot runs on
        QCOMPARE(battle.where(raker), std::string(then));
    }
}

void TriremeContactTest::tr_8_11_noWaterToSlipInto()
{
    Skirmish battle;
    const ShipNumber raker = battle.add(0, 11, 8, 3);
    const ShipNumber victim = battle.add(1, 11, 9, 1);
    battle.crew(raker, 1);
    battle.plot(raker, "3:FFF/K<");
    battle.plot(victim, "0:");
    battle.land(12, 8); // the wished side; a forbidden slip goes to the other
    QCOMPARE(battle.struck(2), std::string());
    QCOMPARE(battle.where(raker), std::string("10.08"));
    battle.put(raker, 11, 8, 3);
    battle.state.raked.clear();
    (void)battle.add(1, 10, 8, 0);
    QCOMPARE(battle.struck(4), std::string());
    QCOMPARE(battle.where(raker), std::string("11.08"));
    QVERIFY(battle.at(raker).isStopped && battle.state.touches[0].slipFailed);
}

void TriremeContactTest::tr_10_1_tr_13_20_plugging()
{
    for (const bool isFighting : {true, false}) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 20, 20, 0);
        const ShipNumber enemy = battle.add(1, 20, 19, 3);
        battle.at(ship).holes = 2;
        battle.at(ship).holedBy[0] = battle.at(ship).holedBy[1] = enemy;
        if (isFighting)
            battle.link(enemy, ship);
        QCOMPARE(leaked(battle, {6, 5}), std::string());
        QCOMPARE(int(battle.at(ship).holes), isFighting ? 1 : 0);
        QCOMPARE(int(battle.at(ship).damage), isFighting ? 1 : 0);
        battle.state.links.clear();
        if (!isFighting)
            QCOMPARE(leaked(battle, {}), std::string()); // once plugged it stays so
    }
}

void TriremeContactTest::tr_10_2_tr_13_9_leaks()
{
    SideRam battle;
    QCOMPARE(battle.struck(2, {5}), std::string());
    QCOMPARE(leaked(battle, {4}), std::string()); // the turn of the ram included
    QVERIFY(battle.at(battle.victim).where == Whereabouts::Hulk);
    QCOMPARE(int(battle.at(battle.rammer).sinkings), 1); // it made the oldest open hole
    SideRam later;
    later.facts.options.leakNextTurn = true;
    QCOMPARE(later.struck(2, {5}), std::string());
    QCOMPARE(leaked(later, {4}), std::string());
    QCOMPARE(int(later.at(later.victim).damage), 5);
    QCOMPARE(leaked(later, {4}), std::string());
    QVERIFY(later.at(later.victim).where == Whereabouts::Hulk);
}

void TriremeContactTest::tr_10_3_hulksStay()
{
    SideRam battle;
    battle.man(battle.victim, 0, 4, 0);
    battle.arm(battle.victim, 2);
    QCOMPARE(battle.struck(2, {6}), std::string());
    QCOMPARE(battle.at(battle.victim).men.count(), 0); // with all aboard
    QVERIFY(isHulkAt(battle.facts, battle.state, battle.at(battle.victim).hex));
    battle.state.phase = Phase::Plot;
    battle.at(battle.rammer).mustBack = false;
    QCOMPARE(battle.plotRefusal(battle.rammer, "1:F"), std::string("Step 1 enters the hulk of Isthmian 1."));
}

void TriremeContactTest::tr_4_1_tr_1_3_theStatesFollowEachOther()
{
    Skirmish battle; // a ship that stones have broken neither strikes nor is struck
    const ShipNumber a = battle.add(0, 20, 20, 0);
    const ShipNumber b = battle.add(1, 20, 19, 2);
    battle.plot(a, "1:F");
    battle.plot(b, "0:");
    QCOMPARE(battle.moved(6), std::string());
    damage(battle.state, b, 6, a);
    QCOMPARE(battle.played({},
                           [&](Proceedings& p) {
                               QVERIFY(sinkIfDue(battle.facts, battle.state, b, "TR-4.1", p));
                               battle.state.phase = Phase::Contact;
                               openContacts(battle.facts, battle.state, p);
                               resolveContacts(battle.facts, battle.state, p);
                           }),
             std::string());
    QVERIFY(battle.at(a).isStopped && !battle.at(a).owesBack);
}

QTEST_APPLESS_MAIN(TriremeContactTest)
#include "contact_test.moc"
