// SPDX-License-Identifier: GPL-3.0-or-later
// Rakes, slips, and what follows a ram or a sinking in the same phase, with exact places (TR-4.1, TR-8.9 to 8.11, TR-12).
#include <QTest>

#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/ending.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/contacts/meeting.h"

using namespace navarch;
using namespace navarch::trireme;

class TriremeSlipTest : public QObject {
    Q_OBJECT
private slots:
    void tr_8_9_bothMayTurn();
    void tr_8_11_slipsOfOwnSteps();
    void tr_8_11_whoIsComeUponNeedsNoSlip();
    void tr_8_11_stoppedRakersDoNotSlip();
    void tr_8_11_twoWantOneHex();
    void tr_4_1_whoSankUnderStonesStrikesNot();
    void tr_12_12_sternRamsInDice();
};

void TriremeSlipTest::tr_8_9_bothMayTurn()
{
    Side battle;
    battle.start(battle.b, 0, 2);
    battle.start(battle.a, 1, 2);
    QCOMPARE(battle.struck(6, {1}), std::string());
    QCOMPARE(int(battle.at(battle.b).counter), 9);
    QCOMPARE(int(battle.at(battle.a).counter), 2); // the rammer's own step was not made
    Side none;                                     // so does a ram that did nothing
    none.factsOf(none.a).ram = -3;
    none.start(none.b, 0, 2);
    QCOMPARE(none.struck(6, {1}), std::string());
    QCOMPARE(int(none.at(none.b).counter), 9);
    QVERIFY(none.at(none.a).owesBack);
}

void TriremeSlipTest::tr_8_11_slipsOfOwnSteps()
{
    const auto slipped = [](const char* text, int counter) {
        Side battle;
        battle.crew(battle.a, 1);
        battle.plot(battle.a, text);
        battle.start(battle.a, 1, counter);
        battle.at(battle.a).isPlotted = true;
        (void)battle.struck(6);
        return battle.where(battle.a) + " " + mark(battle, battle.a, 6) + " "
               + std::to_string(battle.at(battle.a).counter);
    };
    QCOMPARE(slipped("1:F/K<", 4), std::string("19.20 < 5"));
    QCOMPARE(slipped("1:F/K>", 4), std::string("21.20 > 5"));
    QCOMPARE(slipped("1:F/K", 9), std::string("19.20 < 9")); // none wished: to port
    // A step that turned leaves the counter at 0.
    Skirmish turned;
    const ShipNumber raker = turned.add(0, 20, 20, 0);
    const ShipNumber victim = turned.add(1, 21, 20, 0); // north-east of 20.20
    turned.crew(raker, 1);
    turned.plot(raker, "1:S/K>");
    turned.plot(victim, "0:");
    QCOMPARE(turned.struck(6), std::string());
    QCOMPARE(turned.where(raker), std::string("21.21")); // south-east of 20.20
    QCOMPARE(int(turned.at(raker).counter), 0);
    QCOMPARE(int(turned.at(raker).facing), 1);
    QVERIFY(!turned.at(victim).isStopped && mark(turned, victim, 6) == '\0');
}

void TriremeSlipTest::tr_8_11_whoIsComeUponNeedsNoSlip()
{
    // Bow to bow with one that has no step now: the better crew won the roll and rakes where it is.
    Skirmish battle;
    const ShipNumber comes = battle.add(0, 20, 20, 0);
    const ShipNumber elite = battle.add(1, 20, 19, 3);
    battle.crew(elite, 1);
    battle.plot(comes, "1:F");
    battle.plot(elite, "2:FF/K<"); // phases 3 and 5
    QCOMPARE(battle.struck(6, {1, 6}), std::string());
    QCOMPARE(battle.where(elite), std::string("20.19"));
    QVERIFY(battle.event("rake") && !battle.event("slip"));
    QVERIFY(!battle.at(elite).isStopped && !battle.at(comes).isStopped);
    QCOMPARE(mark(battle, comes, 6), '~'); // its step into the raker's hex is lost
    QVERIFY(battle.at(comes).stepLost);
    QCOMPARE(int(battle.at(comes).raked), 1);
}

void TriremeSlipTest::tr_8_11_stoppedRakersDoNotSlip()
{
    // A raker that is rammed in the same phase is stopped, and only it may grapple.
    Skirmish battle;
    const ShipNumber raker = battle.add(0, 20, 20, 0);
    const ShipNumber victim = battle.add(1, 20, 19, 2);
    const ShipNumber rammer = battle.add(1, 19, 20, 2); // south-east of it lies 20.20
    QCOMPARE(hex::labelOf(hex::neighbour(battle.at(rammer).hex, 2), 1), std::string("20.20"));
    battle.crew(raker, 1);
    battle.plot(raker, "1:F/K<");
    battle.plot(victim, "0:");
    battle.plot(rammer, "1:F");
    QCOMPARE(battle.struck(6, {2}), std::string());
    QCOMPARE(battle.where(raker), std::string("20.20"));
    QVERIFY(battle.at(raker).isStopped && !battle.event("slip"));
    QCOMPARE(int(battle.at(victim).raked), 1);
    QVERIFY(!battle.at(victim).isStopped);
    // One that is sunk by it slips nowhere either.
    battle.at(raker).isStopped = battle.at(rammer).isStopped = false;
    battle.state.raked.clear();
    battle.at(raker).damage = 5;
    QCOMPARE(battle.struck(6, {2}), std::string());
    QVERIFY(battle.at(raker).where == Whereabouts::Hulk && !battle.event("slip") && !battle.event("stopped"));
}

void TriremeSlipTest::tr_8_11_twoWantOneHex()
{
    // Two rakers either side of one hex: the first in the roster has it, the other goes to its other side.
    Skirmish battle;
    const ShipNumber first = battle.add(0, 10, 20, 0);
    const ShipNumber second = battle.add(0, 12, 20, 0);
    const ShipNumber one = battle.add(1, 10, 19, 2);
    const ShipNumber two = battle.add(1, 12, 19, 2);
    for (const ShipNumber ship : {first, second})
        battle.crew(ship, 1);
    battle.plot(first, "1:F/K>");
    battle.plot(second, "1:F/K<");
    battle.plot(one, "0:");
    battle.plot(two, "0:");
    QCOMPARE(battle.struck(6), std::string());
    QCOMPARE(battle.where(first) + " " + battle.where(second), std::string("11.20 13.20"));
    // Off the board is no open water.
    Skirmish edge;
    const ShipNumber coaster = edge.add(0, 1, 20, 0);
    const ShipNumber hulk = edge.add(1, 2, 19, 0);
    const ShipNumber victim = edge.add(1, 1, 19, 2);
    edge.at(hulk).where = Whereabouts::Hulk;
    edge.crew(coaster, 1);
    edge.plot(coaster, "1:F/K<");
    edge.plot(victim, "0:");
    QCOMPARE(edge.struck(6), std::string());
    QCOMPARE(edge.where(coaster), std::string("01.20"));
    QVERIFY(edge.state.touches[0].slipFailed && mark(edge, coaster, 6) == 'x');
}

void TriremeSlipTest::tr_4_1_whoSankUnderStonesStrikesNot()
{
    for (const bool moverSinks : {true, false}) {
        Skirmish battle; // bow to bow, so that a draw could be rolled for
        const ShipNumber a = battle.add(0, 20, 20, 0);
        const ShipNumber b = battle.add(1, 20, 19, 3);
        battle.plot(a, "1:F");
        battle.plot(b, "1:F");
        QCOMPARE(battle.moved(6), std::string());
        const ShipNumber sinks = moverSinks ? a : b;
        const ShipNumber left = moverSinks ? b : a;
        damage(battle.state, sinks, 6, left);
        battle.state.phase = Phase::Contact;
        QCOMPARE(battle.played({},
                               [&](Proceedings& p) {
                                   (void)sinkIfDue(battle.facts, battle.state, sinks, "TR-4.1", p);
                                   openContacts(battle.facts, battle.state, p);
                                   resolveContacts(battle.facts, battle.state, p);
                               }),
                 std::string());
        QVERIFY(battle.at(left).isStopped && !battle.at(left).owesBack);
        QCOMPARE(int(battle.at(left).sinkings), 1);
        QVERIFY(!nextStrike(battle.state, 0) && !nextStrike(battle.state, 1));
    }
    // A roll for a hex stands, but whoever has gone down rams nobody.
    Rivals battle;
    QCOMPARE(battle.enters({3, 3}), battle.south);
    QVERIFY(battle.state.touches[0].isDraw);
    damage(battle.state, battle.west, 6, battle.south);
    battle.state.phase = Phase::Contact;
    QCOMPARE(battle.played({},
                           [&](Proceedings& p) {
                               (void)sinkIfDue(battle.facts, battle.state, battle.west, "TR-4.1", p);
                               openContacts(battle.facts, battle.state, p);
                               resolveContacts(battle.facts, battle.state, p);
                           }),
             std::string());
    QCOMPARE(int(battle.at(battle.south).damage), 0);
    QVERIFY(!battle.at(battle.south).owesPivot);
}

void TriremeSlipTest::tr_12_12_sternRamsInDice()
{
    const auto rammed = [](bool less, const char* prey, int face) {
        Skirmish battle;
        battle.facts.options.sternRamLess = less;
        const ShipNumber hunter = battle.add(0, 20, 20, 0);
        const ShipNumber chased = battle.add(1, 20, 19, 0);
        battle.plot(hunter, "1:F");
        battle.plot(chased, prey);
        const std::string wrong = battle.struck(6, {face});
        const BattleEvent* ram = battle.event("ram");
        return !wrong.empty() ? wrong
               : !ram         ? std::string("none")
                              : std::to_string(battle.at(chased).damage) + " damage, "
                            + std::to_string(ram->modifiers.size()) + " modifiers";
    };
    // A prey that goes ahead is not reached by one that follows; what is struck on the stern has lost its step or lies still.
    QCOMPARE(rammed(true, "0:", 5), std::string("5 damage, 0 modifiers"));
    QCOMPARE(rammed(false, "0:", 5), std::string("5 damage, 0 modifiers"));
    // One that moved ahead into the hex that the hunter aims at is struck on its stern.
    for (const bool less : {true, false}) {
        Skirmish battle;
        battle.facts.options.sternRamLess = less;
        const ShipNumber hunter = battle.add(0, 10, 11, 0); // aims at 10.10
        const ShipNumber prey = battle.add(1, 9, 11, 1);    // enters it, looking north-east, and turns north
        battle.plot(hunter, "1:F");
        battle.plot(prey, "1:F");
        QCOMPARE(hex::labelOf(hex::neighbour(battle.at(prey).hex, 1), 1), std::string("10.10"));
        QCOMPARE(battle.moved(6, {6, 1}), std::string());
        QCOMPARE(battle.where(prey), std::string("10.10"));
        battle.at(prey).facing = 0;
        QCOMPARE(aspectOf(battle.state, hunter, prey), 3);
        battle.state.phase = Phase::Contact;
        QCOMPARE(battle.played({5},
                               [&](Proceedings& p) {
                                   openContacts(battle.facts, battle.state, p);
                                   resolveContacts(battle.facts, battle.state, p);
                               }),
                 std::string());
        QCOMPARE(int(battle.at(prey).damage), less ? 3 : 5);
        QCOMPARE(battle.event("ram")->modifiers.size(), std::size_t(less ? 1 : 0));
        QCOMPARE(ramModifierOf(battle.facts, battle.state, hunter, prey), less ? -2 : 0);
        battle.state.movement = 0; // before any phase nobody has moved
        QCOMPARE(ramModifierOf(battle.facts, battle.state, hunter, prey), 0);
    }
}

QTEST_APPLESS_MAIN(TriremeSlipTest)
#include "slip_test.moc"
