// SPDX-License-Identifier: GPL-3.0-or-later
// Who strikes whom and how, and what each ram does, with exact figures (TR-8.1 to 8.8).
#include <QTest>

#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/ending.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/contacts/meeting.h"

using namespace navarch;
using namespace navarch::trireme;

class TriremeStrikeTest : public QObject {
    Q_OBJECT
private slots:
    void tr_8_3_rollsOfBothCrews();
    void tr_8_3_whoIsNotUnderWayRollsNot();
    void tr_8_4_whoIsAsked();
    void tr_8_4_refusals();
    void tr_8_10_refusalsOfRakes();
    void tr_5_2_strikesAsPlotted();
    void tr_8_5_dicesInRosterOrder();
    void tr_8_5_modifiersAreTold();
    void tr_8_6_neverBelowNothing();
    void tr_8_8_whoeverSankItPivots();
    void tr_8_3_bothRamOnADraw();
};

void TriremeStrikeTest::tr_8_3_rollsOfBothCrews()
{
    const auto rolled = [](int crewA, int crewB, int faceA, int faceB) {
        Skirmish battle;
        const ShipNumber a = battle.add(0, 20, 20, 0);
        const ShipNumber b = battle.add(1, 20, 19, 3);
        battle.crew(a, crewA);
        battle.crew(b, crewB);
        int result = 0;
        const std::string wrong =
            battle.played({faceA, faceB}, [&](Proceedings& p) { result = rollOff(battle.facts, a, b, p); });
        return wrong.empty() ? result : 9;
    };
    QCOMPARE(rolled(0, 0, 4, 3), 1);
    QCOMPARE(rolled(0, 0, 3, 3), 0);
    QCOMPARE(rolled(0, 0, 3, 4), -1);
    QCOMPARE(rolled(1, 0, 3, 4), 0); // a level better: +1
    QCOMPARE(rolled(1, -1, 3, 4), 1);
    QCOMPARE(rolled(1, -1, 3, 5), 0);
    QCOMPARE(rolled(0, 1, 4, 3), 0);
    QCOMPARE(rolled(-1, 1, 4, 3), -1);
    QCOMPARE(rolled(-1, 1, 5, 3), 0);
    QCOMPARE(rolled(-1, -1, 5, 3), 1);
}

void TriremeStrikeTest::tr_8_3_whoIsNotUnderWayRollsNot()
{
    const auto rammer = [](auto&& change, const std::vector<int>& faces) {
        Skirmish battle;
        const ShipNumber a = battle.add(0, 20, 20, 0);
        const ShipNumber b = battle.add(1, 20, 19, 3);
        battle.plot(a, "1:F");
        battle.plot(b, "2:FF"); // its steps are in phases 3 and 5
        (void)battle.moved(6);
        battle.state.phase = Phase::Contact;
        change(battle, b);
        const std::string wrong =
            battle.played(faces, [&](Proceedings& p) { openContacts(battle.facts, battle.state, p); });
        return wrong.empty() ? int(battle.state.touches[0].rammer) : -9;
    };
    QCOMPARE(rammer([](Skirmish&, ShipNumber) {}, {3, 4}), 1); // under way between its steps as well
    QCOMPARE(rammer([](Skirmish&, ShipNumber) {}, {4, 3}), 0);
    QCOMPARE(rammer([](Skirmish&, ShipNumber) {}, {4, 4}), int(noShip));
    QCOMPARE(rammer([](Skirmish& battle, ShipNumber b) { battle.at(b).isStopped = true; }, {}), 0);
    QCOMPARE(rammer([](Skirmish& battle, ShipNumber b) { battle.at(b).plot.speed = 0; }, {}), 0);
    QCOMPARE(rammer([](Skirmish& battle, ShipNumber b) { battle.at(b).plot.speed = -1; }, {}), 0);
    QCOMPARE(rammer(
                 [](Skirmish& battle, ShipNumber b) {
                     battle.state.links.push_back({b, battle.add(0, 30, 10, 0), 0});
                 },
                 {}),
             0);
    QCOMPARE(rammer([](Skirmish& battle, ShipNumber b) { battle.at(b).facing = 2; }, {}), 0); // its side
    QCOMPARE(rammer([](Skirmish& battle, ShipNumber b) { battle.at(b).facing = 0; }, {}), 0); // its stern
}

void TriremeStrikeTest::tr_8_4_whoIsAsked()
{
    Side battle;
    QCOMPARE(battle.opened(), std::string());
    QVERIFY(!battle.state.touches[0].isAnswered);
    QCOMPARE(nextStrike(battle.state, 0), &battle.state.touches[0]);
    QVERIFY(!nextStrike(battle.state, 1));
    Side bare; // neither ram nor rake: it lies alongside unasked
    bare.factsOf(bare.a).hasRam = false;
    QCOMPARE(bare.opened(), std::string());
    QVERIFY(bare.state.touches[0].isAnswered && bare.state.touches[0].order == Contact::Alongside);
    Side rakes; // no ram, but a better crew
    rakes.factsOf(rakes.a).hasRam = false;
    rakes.crew(rakes.a, 1);
    QCOMPARE(rakes.opened(), std::string());
    QVERIFY(!rakes.state.touches[0].isAnswered);
    Side wall;
    const ShipNumber ship = wall.add(0, 30, 2, 0);
    wall.addWall(30, 1, 2);
    wall.plot(ship, "1:F");
    wall.plot(wall.a, "0:");
    QCOMPARE(wall.opened(), std::string());
    QVERIFY(wall.state.touches[0].isAnswered && wall.state.touches[0].rammer == noShip);
}

void TriremeStrikeTest::tr_8_4_refusals()
{
    Side battle;
    QCOMPARE(battle.refusal(Strike{battle.a, battle.b, Contact::Ram, Hand::None}),
             std::string("Nobody is struck now."));
    QCOMPARE(battle.opened(), std::string());
    const auto why = [&](ShipNumber ship, ShipNumber target, Contact order, Hand slip = Hand::None) {
        return battle.refusal(Strike{ship, target, order, slip});
    };
    QCOMPARE(why(battle.a, battle.b, Contact::Ram), std::string());
    QCOMPARE(why(battle.a, battle.b, Contact::Alongside), std::string());
    QCOMPARE(why(battle.a, battle.b, Contact::Ram, Hand::Port),
             std::string("Only a ship that rakes slips aside."));
    QCOMPARE(why(battle.a, battle.b, Contact::Rake),
             std::string("Attic 0's crew is no better than Isthmian 1's."));
    QCOMPARE(why(battle.b, battle.a, Contact::Ram),
             std::string("Isthmian 1 does not strike Attic 0, or has no choice left."));
    QCOMPARE(why(battle.a, battle.a, Contact::Ram),
             std::string("Attic 0 does not strike Attic 0, or has no choice left."));
    QCOMPARE(why(5, battle.b, Contact::Ram), std::string("There is no such ship."));
    QCOMPARE(why(battle.a, 5, Contact::Ram), std::string("There is no such ship."));
    battle.crew(battle.a, 1);
    QCOMPARE(why(battle.a, battle.b, Contact::Rake, Hand::Port), std::string());
    battle.factsOf(battle.a).hasRam = false;
    QCOMPARE(why(battle.a, battle.b, Contact::Ram), std::string("Attic 0 cannot ram."));
    battle.factsOf(battle.a).hasRam = true;
    battle.facts.options.leastRamSpeed = 2; // it came at 1
    QCOMPARE(why(battle.a, battle.b, Contact::Ram), std::string("Attic 0 cannot ram."));
    battle.at(battle.a).plot.speed = 2;
    QCOMPARE(why(battle.a, battle.b, Contact::Ram), std::string());
    battle.state.touches[0].isAnswered = true;
    QCOMPARE(why(battle.a, battle.b, Contact::Ram),
             std::string("Attic 0 does not strike Isthmian 1, or has no choice left."));
}

void TriremeStrikeTest::tr_8_10_refusalsOfRakes()
{
    Side battle;
    const auto why = [&] {
        const Refusal refusal = rakeRefusal(battle.facts, battle.state, battle.a, battle.b);
        return reasonOf(battle.facts, refusal, Order(Strike{battle.a, battle.b, Contact::Rake, Hand::None}));
    };
    const std::string worse = "Attic 0's crew is no better than Isthmian 1's.";
    QCOMPARE(why(), worse);
    battle.crew(battle.a, -1);
    QCOMPARE(why(), worse);
    battle.crew(battle.b, -1);
    QCOMPARE(why(), worse);
    battle.crew(battle.a, 0);
    QCOMPARE(why(), std::string());
    battle.factsOf(battle.b).hasOars = false;
    QCOMPARE(why(), std::string("Isthmian 1 has no oars."));
    battle.factsOf(battle.b).hasOars = true;
    battle.state.raked.push_back({battle.b, battle.a});
    QCOMPARE(why(), std::string());
    battle.state.raked.push_back({battle.a, battle.b});
    QCOMPARE(why(), std::string("Attic 0 has raked Isthmian 1 this turn."));
    battle.at(battle.a).isPrize = true;
    QCOMPARE(why(), std::string("A prize does not strike."));
}

void TriremeStrikeTest::tr_5_2_strikesAsPlotted()
{
    const auto plotted = [](const char* text, auto&& change) {
        Side battle;
        battle.plot(battle.a, text);
        change(battle);
        (void)battle.opened();
        const Strike strike = strikeAsPlotted(battle.facts, battle.state, battle.state.touches[0]);
        return std::string(1, contactLetters[static_cast<std::size_t>(strike.order)])
               + (strike.slip == Hand::Port        ? "<"
                  : strike.slip == Hand::Starboard ? ">"
                                                   : "");
    };
    const auto asItIs = [](Side&) {};
    const auto better = [](Side& battle) { battle.crew(battle.a, 1); };
    const auto noRam = [](Side& battle) { battle.factsOf(battle.a).hasRam = false; };
    QCOMPARE(plotted("1:F", asItIs), std::string("R"));
    QCOMPARE(plotted("1:F/A", asItIs), std::string("A"));
    QCOMPARE(plotted("1:F/K>", asItIs), std::string("R")); // a forbidden rake becomes a ram
    QCOMPARE(plotted("1:F/K>", better), std::string("K>"));
    QCOMPARE(plotted("1:F/K<", better), std::string("K<"));
    QCOMPARE(plotted("1:F/R<", better), std::string("R"));
    QCOMPARE(plotted("1:F/K", noRam), std::string("A"));
    QCOMPARE(plotted("1:F", noRam), std::string("A"));
}

void TriremeStrikeTest::tr_8_5_dicesInRosterOrder()
{
    // Dice go by the rammers' numbers, wherever they lie.
    Skirmish battle;
    const ShipNumber east = battle.add(0, 30, 20, 0);
    const ShipNumber west = battle.add(0, 10, 20, 0);
    const ShipNumber eastern = battle.add(1, 30, 19, 2);
    const ShipNumber western = battle.add(1, 10, 19, 2);
    for (const ShipNumber ship : {east, west})
        battle.plot(ship, "1:F");
    for (const ShipNumber ship : {eastern, western})
        battle.plot(ship, "0:");
    QCOMPARE(battle.struck(6, {2, 3}), std::string());
    QCOMPARE(int(battle.at(eastern).damage), 2);
    QCOMPARE(int(battle.at(western).damage), 3);
    // One that is come upon from both sides rams both: by the number of whom it rams.
    Skirmish middle;
    const ShipNumber elite = middle.add(1, 20, 20, 0);
    const ShipNumber ahead = middle.add(0, 20, 19, 3);
    const ShipNumber aside = middle.add(0, 19, 20, 2);
    middle.plot(elite, "1:F");
    middle.plot(ahead, "1:F");
    middle.plot(aside, "1:F");
    QCOMPARE(middle.moved(6), std::string());
    QCOMPARE(middle.state.touches.size(), std::size_t{2});
    middle.state.phase = Phase::Contact;
    QCOMPARE(middle.played({6, 1, 2, 3},
                           [&](Proceedings& p) {
                               openContacts(middle.facts, middle.state, p);
                               resolveContacts(middle.facts, middle.state, p);
                           }),
             std::string());
    QCOMPARE(int(middle.at(ahead).damage), 2); // the elite won the bow-on roll, and rolls first
    QCOMPARE(int(middle.at(elite).damage), 3); // and is rammed in its side
    QCOMPARE(middle.at(elite).struckBy, aside);
}

void TriremeStrikeTest::tr_8_5_modifiersAreTold()
{
    Side battle;
    battle.at(battle.a).credit = true;
    battle.plot(battle.a, "5:FFFFF");
    battle.factsOf(battle.a).ram = 1;
    QCOMPARE(battle.struck(1, {2}), std::string());
    QCOMPARE(int(battle.at(battle.b).damage), 4);
    const BattleEvent* ram = battle.event("ram");
    QCOMPARE(ram->modifiers.size(), std::size_t{2});
    QCOMPARE(ram->modifiers[0].rule, std::string("TR-2.2"));
    QCOMPARE(ram->modifiers[0].value, 1);
    QCOMPARE(ram->modifiers[1].rule, std::string("TR-8.5"));
    QCOMPARE(ram->modifiers[1].value, 1);
    QCOMPARE(ramModifierOf(battle.facts, battle.state, battle.a, battle.b), 2);
    battle.crew(battle.a, 1); // its maximum is 6 then
    QCOMPARE(ramModifierOf(battle.facts, battle.state, battle.a, battle.b), 1);
}

void TriremeStrikeTest::tr_8_6_neverBelowNothing()
{
    for (const auto& [face, points] : {std::pair(1, 0), std::pair(2, 0), std::pair(3, 1)}) {
        Side battle;
        battle.factsOf(battle.a).ram = -2;
        QCOMPARE(battle.struck(6, {face}), std::string());
        QCOMPARE(int(battle.at(battle.b).damage), points);
        QCOMPARE(int(battle.at(battle.b).holes), points > 0 ? 1 : 0);
        QCOMPARE(int(battle.at(battle.a).rams), points > 0 ? 1 : 0);
        QCOMPARE(battle.at(battle.b).struckBy, points > 0 ? battle.a : noShip);
    }
}

void TriremeStrikeTest::tr_8_8_whoeverSankItPivots()
{
    // Two rams sink one ship together: both may turn after backing; a third that rams another may not.
    Skirmish battle;
    const ShipNumber south = battle.add(0, 20, 20, 0);
    const ShipNumber west = battle.add(0, 19, 19, 2);
    const ShipNumber far = battle.add(0, 10, 20, 0);
    const ShipNumber victim = battle.add(1, 20, 19, 2);
    const ShipNumber other = battle.add(1, 10, 19, 2);
    for (const ShipNumber ship : {south, west, far})
        battle.plot(ship, "1:F");
    battle.plot(victim, "0:");
    battle.plot(other, "0:");
    QCOMPARE(battle.struck(6, {3, 3, 2}), std::string());
    QVERIFY(battle.at(victim).where == Whereabouts::Hulk && battle.at(other).onBoard());
    QVERIFY(battle.at(south).owesPivot && battle.at(west).owesPivot && !battle.at(far).owesPivot);
    QVERIFY(battle.at(south).owesBack && battle.at(west).owesBack && battle.at(far).owesBack);
    QCOMPARE(int(battle.at(west).sinkings), 1); // whose blow was the last
    QCOMPARE(int(battle.at(south).sinkings), 0);
    // A ship that rams and is sunk in the same phase by a third leaves nobody a pivot for its own ram.
    Skirmish chain;
    const ShipNumber hunter = chain.add(0, 20, 21, 0);
    const ShipNumber hunted = chain.add(1, 20, 20, 0);
    const ShipNumber prey = chain.add(0, 20, 19, 2);
    chain.plot(hunter, "1:F");
    chain.plot(hunted, "1:F");
    chain.plot(prey, "0:");
    QCOMPARE(chain.struck(6, {6, 2}), std::string());
    QVERIFY(chain.at(hunted).where == Whereabouts::Hulk);
    QVERIFY(chain.at(hunter).owesPivot && !chain.at(prey).owesPivot);
    QCOMPARE(int(chain.at(prey).damage), 2); // a ship struck still strikes
    QCOMPARE(int(chain.at(hunter).sinkings), 1);
}

void TriremeStrikeTest::tr_8_3_bothRamOnADraw()
{
    const auto fought = [](const std::vector<int>& faces, auto&& change) {
        Skirmish battle;
        battle.plot(battle.add(0, 20, 20, 0), "1:F");
        battle.plot(battle.add(1, 20, 19, 3), "1:F");
        change(battle);
        const std::string wrong = battle.struck(6, faces);
        return wrong.empty() ? std::to_string(battle.at(0).damage) + " " + std::to_string(battle.at(1).damage)
                                   + (battle.at(0).owesBack ? " a-backs" : "")
                                   + (battle.at(1).owesBack ? " b-backs" : "")
                                   + (battle.at(0).owesPivot ? " a-pivots" : "")
                                   + (battle.at(1).owesPivot ? " b-pivots" : "")
                             : wrong;
    };
    QCOMPARE(fought({4, 4, 2, 3}, [](Skirmish&) {}), std::string("3 2 a-backs b-backs"));
    QCOMPARE(fought({4, 4, 6, 3}, [](Skirmish&) {}), std::string("3 6 a-backs b-backs a-pivots"));
    QCOMPARE(fought({4, 4, 2, 6}, [](Skirmish&) {}), std::string("6 2 a-backs b-backs b-pivots"));
    // Without a ram of one's own only the other's die falls.
    QCOMPARE(fought({4, 4, 3}, [](Skirmish& battle) { battle.factsOf(0).hasRam = false; }),
             std::string("3 0 b-backs"));
    QCOMPARE(fought({4, 4, 6}, [](Skirmish& battle) { battle.factsOf(1).hasRam = false; }),
             std::string("0 6 a-backs a-pivots"));
    QCOMPARE(
        fought({4, 4}, [](Skirmish& battle) { battle.factsOf(0).hasRam = battle.factsOf(1).hasRam = false; }),
        std::string("0 0"));
}

QTEST_APPLESS_MAIN(TriremeStrikeTest)
#include "strike_test.moc"
