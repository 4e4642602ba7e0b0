// SPDX-License-Identifier: GPL-3.0-or-later
// Ships that come into one rex: rams and collisions (PM-4, PM-7).
#include <QTest>

#include "core/rules/pompeius/movement/moves.h"
#include "tests/core/rules/pompeius/skirmish.h"

using namespace navarch;
using namespace navarch::pompeius;

namespace {

/// A quadrireme that can run into a liburnia ahead of her, not bow to bow.
struct Occupied : Skirmish {
    ShipNumber ship;
    ShipNumber other;
    explicit Occupied(int side = 1) : ship(add(0, 10, 10, 0)), other(add(side, 12, 10, 1, "liburnian")) {}
    std::string runIn(const std::string& orders, const std::vector<int>& faces)
    {
        plot(ship, orders);
        return moved(faces, 1);
    }
    [[nodiscard]] std::string met() const
    {
        return event("ram")         ? "ram"
               : event("collision") ? "collision"
               : event("shared")    ? "nothing"
                                    : "nobody";
    }
};

/// Two liburniae that enter one rex together, the first without its orders yet.
struct Together : Skirmish {
    ShipNumber a;
    ShipNumber b;
    Together() : a(add(0, 10, 10, 0, "liburnian")), b(add(1, 11, 9, 2, "liburnian")) {}
    [[nodiscard]] std::string met() const
    {
        return event("ram")         ? "ram of " + std::to_string(state.blows.front().a)
               : event("collision") ? "collision"
                                    : "nothing";
    }
};

} // namespace

class PompeiusMeetingTest : public QObject {
    Q_OBJECT
private slots:
    void pm_4_2_shipsMoveInAsManySubPhasesAsTheirSpeed();
    void pm_4_3_ramsBeforeUnitsAndGrapples();
    void pm_4_4_diceGoInRosterOrder();
    void pm_1_6_shipsMayShareARex();
    void pm_7_1_whatIsEntered();
    void pm_7_2_anOccupiedRex();
    void pm_7_3_twoShipsEnterTogether();
    void pm_7_3_theHigherDieIsAsked();
    void pm_7_4_headOn();
    void pm_7_5_bothStop();
    void pm_7_6_friendsAreNotRammed();
    void pm_7_7_asternAndWithoutRam();
    void pm_7_8_shipsThatCross();
    void pm_7_9_severalMeetings();
    void pm_7_10_theRun();
};

void PompeiusMeetingTest::pm_4_2_shipsMoveInAsManySubPhasesAsTheirSpeed()
{
    Skirmish battle;
    const ShipNumber slow = battle.add(0, 10, 10, 0);
    const ShipNumber fast = battle.add(1, 10, 12, 0, "liburnian");
    battle.plot(slow, "1 1");
    battle.plot(fast, "1 1 1 1 E E");
    (void)battle.moved({}, 2);
    QCOMPARE(battle.where(slow), std::string("(12,10)/(13,10) E"));
    QCOMPARE(battle.where(fast), std::string("(12,12) E"));
    Skirmish again;
    (void)again.add(0, 10, 10, 0);
    again.plot(0, "1 1");
    (void)again.moved();
    QCOMPARE(again.where(0), std::string("(12,10)/(13,10) E"));
}

void PompeiusMeetingTest::pm_4_3_ramsBeforeUnitsAndGrapples()
{
    for (const bool isSheet : {false, true}) {
        Occupied battle;
        battle.facts.options.sheetSequence = isSheet;
        battle.man(battle.ship, UnitKind::Milites);
        QCOMPARE(battle.runIn("1 | Ram; Grapple M1",
                              isSheet ? std::vector<int>{2, 5, 2} : std::vector<int>{5, 2, 5}),
                 std::string());
        const auto at = [&](const char* kind) {
            for (std::size_t i = 0; i < battle.events.size(); ++i)
                if (battle.events[i].kind == kind)
                    return static_cast<int>(i);
            return -1;
        };
        QVERIFY(at("ram") >= 0 && at("grapple") >= 0);
        QCOMPARE(at("ram") < at("grapple"), !isSheet);
    }
}

void PompeiusMeetingTest::pm_4_4_diceGoInRosterOrder()
{
    Skirmish
        battle; // the ship that comes later in the roster enters: her die still is the first of the meeting
    const ShipNumber there = battle.add(0, 12, 10, 1, "liburnian");
    const ShipNumber comes = battle.add(1, 10, 10, 0);
    battle.plot(comes, "1 | Ram");
    QCOMPARE(battle.moved({5, 2}, 1), std::string());
    QCOMPARE(battle.state.blows.size(), std::size_t{1});
    QCOMPARE(battle.state.blows.front().a, comes);
    QCOMPARE(battle.state.blows.front().b, there);
    // Cards are drawn over the tray as the table lists it, the mark first within a row: her first card is rower disorder.
    battle.fill(there, Card::Leak, 10, false);
    trayOf(battle.facts, battle.state, there).add(Card::RowerDisorder, false);
    trayOf(battle.facts, battle.state, there).add(Card::RowerDisorder, true);
    // The ram: 1 + 2 + 1 = 4; the shock: 3 - 2 = 1. Her first die is of twelve faces: 1 is the marked card of the first row.
    QCOMPARE(battle.damaged({1, 3, 1, 1, 2, 3, 1}), std::string());
    QCOMPARE(battle.at(there).box.of(Card::RowerDisorder), 2);
    QCOMPARE(battle.at(there).box.of(Card::Leak), 2);
    QCOMPARE(battle.at(there).box.boog[0], std::int16_t{1});
}

void PompeiusMeetingTest::pm_1_6_shipsMayShareARex()
{
    Occupied battle(0);
    QCOMPARE(battle.runIn("1", {2, 5}), std::string());
    QVERIFY(shareRex(battle.facts, battle.state, battle.ship, battle.other));
    QVERIFY(!battle.at(battle.ship).isStopped);
}

void PompeiusMeetingTest::pm_7_1_whatIsEntered()
{
    // Astern with a turn: two new rexes, of which one holds another ship.
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const ShipNumber other = battle.add(1, 9, 9, 0, "liburnian");
    battle.plot(ship, "-1L");
    QCOMPARE(battle.moved({2, 2}, 1), std::string());
    QCOMPARE(battle.where(ship), std::string("(9,10)/(9,9) NE"));
    QVERIFY(battle.event("collision"));
    // A swing of the bow enters as a step does, with no run.
    Skirmish swing;
    const ShipNumber quadrireme = swing.add(0, 10, 10, 0);
    const ShipNumber deceres = swing.add(1, 10, 11, 0, "dekares");
    swing.plot(quadrireme, "R | Ram");
    QCOMPARE(swing.moved({5, 2}, 1), std::string());
    QVERIFY(swing.event("ram"));
    QCOMPARE(int(swing.state.blows.front().run), 0);
    QCOMPARE(swing.damaged({1, 1, 9, 9, 9}),
             std::string()); // 0 - 2 + 1 is nothing; her own shock 1 + 2 cards
    QCOMPARE(int(swing.at(deceres).hull), 20);
    // Who lies in the same rex already does not enter it.
    Skirmish lying;
    const ShipNumber first = lying.add(0, 10, 10, 0);
    (void)lying.add(1, 11, 10, 1, "liburnian");
    lying.plot(first, "1");
    QCOMPARE(lying.moved({}, 1), std::string());
    QCOMPARE(other, ShipNumber{1});
}

void PompeiusMeetingTest::pm_7_2_anOccupiedRex()
{
    const auto met = [](const char* orders, std::vector<int> faces, int side) {
        Occupied battle(side);
        const std::string wrong = battle.runIn(orders, faces);
        return wrong.empty() ? battle.met() : wrong;
    };
    QCOMPARE(met("1 | Ram", {5, 2}, 1), std::string("ram"));
    QCOMPARE(met("1 | Ram", {2, 5}, 1), std::string("ram"));
    QCOMPARE(met("1 | Ram", {3, 3}, 1), std::string("collision"));
    QCOMPARE(met("1", {2, 5}, 1), std::string("nothing"));
    QCOMPARE(met("1", {3, 3}, 1), std::string("collision"));
    QCOMPARE(met("1 | Ram", {2, 5}, 0), std::string("nothing"));
    QCOMPARE(met("1 | Ram", {3, 3}, 0), std::string("collision"));
}

void PompeiusMeetingTest::pm_7_3_twoShipsEnterTogether()
{
    const auto met = [](int a, int b) {
        Together battle;
        battle.plot(battle.a, "1 | Ram");
        battle.plot(battle.b, "1");
        const std::string wrong = battle.moved({a, b}, 1);
        return wrong.empty() ? battle.met() : wrong;
    };
    QCOMPARE(met(5, 3), std::string("ram of 0"));
    QCOMPARE(met(3, 5), std::string("nothing"));
    QCOMPARE(met(4, 4), std::string("collision"));
}

void PompeiusMeetingTest::pm_7_3_theHigherDieIsAsked()
{
    for (const bool rams : {true, false}) {
        Together battle;
        battle.plot(battle.a, "1 | Ram");
        battle.plot(battle.b, "1 | Ram");
        battle.state.subPhase = 1;
        const std::string wrong = battle.played({2, 6}, [&](Proceedings& proceedings) {
            moveTogether(battle.facts, battle.state, proceedings);
            openMeetings(battle.facts, battle.state);
            battle.state.phase = Phase::Meetings;
            QVERIFY(!settleMeetings(battle.facts, battle.state, proceedings));
        });
        QCOMPARE(wrong, std::string());
        const Meeting* meeting = openMeeting(battle.state);
        QVERIFY(meeting);
        QCOMPARE(meeting->chooser, battle.b);
        QVERIFY(!battle.ordered(Meet{battle.a, battle.b, true}).empty());
        (void)battle.ordered(Meet{battle.b, battle.a, rams});
        QCOMPARE(battle.event("ram") != nullptr, rams);
        QCOMPARE(battle.event("spared") != nullptr, !rams);
    }
}

void PompeiusMeetingTest::pm_7_4_headOn()
{
    const auto meets = [](rex::Heading heading, bool bothOnly, const char* theirs) {
        Skirmish battle;
        battle.facts.options.headOnBoth = bothOnly;
        const ShipNumber ship = battle.add(0, 10, 10, 0);
        // A bow to the west lies in the rex that is entered.
        const ShipNumber other = battle.add(1, heading == 3 ? 13 : 12, 10, heading);
        battle.plot(ship, "1 | Ram");
        battle.plot(other, theirs);
        const std::string wrong = battle.moved({5, 2}, 1);
        return !wrong.empty() ? wrong : std::string(battle.event("collision") ? "collision" : "ram");
    };
    QCOMPARE(meets(3, false, "0"), std::string("collision"));
    QCOMPARE(meets(2, false, "0"), std::string("ram"));
    QCOMPARE(meets(0, false, "0"), std::string("ram")); // from astern
    QCOMPARE(meets(3, true, "0"), std::string("ram"));
    QCOMPARE(meets(3, true, "0 | Ram"), std::string("collision"));
    // Without a ram the dice stand.
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    (void)battle.add(1, 13, 10, 3);
    battle.plot(ship, "1");
    QCOMPARE(battle.moved({5, 2}, 1), std::string());
    QVERIFY(!battle.event("collision"));
}

void PompeiusMeetingTest::pm_7_5_bothStop()
{
    Occupied battle;
    battle.plot(battle.ship, "1 1 1 1 | Ram");
    battle.plot(battle.other, "0");
    QCOMPARE(battle.moved({5, 2}), std::string());
    QCOMPARE(battle.where(battle.ship), std::string("(11,10)/(12,10) E"));
    QVERIFY(battle.at(battle.ship).isStopped && battle.at(battle.other).isStopped);
    // Both have steps and turns left when they meet, which are void for both, after a ram as after a collision.
    for (const bool isRam : {true, false}) {
        Occupied row;
        row.put(row.other, 11, 9, 1); // enters (12,10) with the other
        row.plot(row.ship, "1 1L 1 1 | Ram");
        row.plot(row.other, "1 1R 1 1");
        QCOMPARE(row.moved(isRam ? std::vector<int>{5, 2} : std::vector<int>{3, 3}), std::string());
        QCOMPARE(row.met(), std::string(isRam ? "ram" : "collision"));
        QCOMPARE(row.where(row.ship), std::string("(11,10)/(12,10) E"));
        QCOMPARE(row.where(row.other), std::string("(12,10) SE"));
        for (const ShipNumber each : {row.ship, row.other}) {
            QVERIFY(row.at(each).isStopped);
            QCOMPARE(int(row.at(each).moved), 1);
        }
    }
}

void PompeiusMeetingTest::pm_7_6_friendsAreNotRammed()
{
    Occupied battle(0);
    QCOMPARE(battle.runIn("1 | Ram", {5, 2}), std::string());
    QCOMPARE(battle.met(), std::string("nothing"));
    Occupied wild(0);
    wild.facts.options.ramFriends = true;
    QCOMPARE(wild.runIn("1 | Ram", {5, 2}), std::string());
    QCOMPARE(wild.met(), std::string("ram"));
}

void PompeiusMeetingTest::pm_7_7_asternAndWithoutRam()
{
    const auto met = [](std::vector<int> faces) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 12, 10, 0);
        (void)battle.add(1, 11, 10, 1, "liburnian");
        battle.plot(ship, "-1 | Ram");
        const std::string wrong = battle.moved(faces, 1);
        return !wrong.empty() ? wrong
                              : std::string(battle.event("collision") ? "collision"
                                            : battle.event("ram")     ? "ram"
                                                                      : "nothing");
    };
    QCOMPARE(met({5, 2}), std::string("nothing"));
    QCOMPARE(met({4, 4}), std::string("collision"));
    Occupied blunt;
    blunt.factsOf(blunt.ship).hasRam = false;
    QCOMPARE(blunt.refusal(blunt.ship, "1 | Ram"), std::string("no-ram"));
}

void PompeiusMeetingTest::pm_7_8_shipsThatCross()
{
    Skirmish battle;
    const ShipNumber first = battle.add(0, 10, 10, 0, "liburnian");
    const ShipNumber second = battle.add(1, 11, 10, 3, "liburnian");
    battle.plot(first, "1 | Ram");
    battle.plot(second, "1 | Ram");
    battle.at(first).run = 2;  // three with this step
    battle.at(second).run = 1; // two
    QCOMPARE(battle.moved({5, 2}, 1), std::string());
    QVERIFY(battle.event("collision"));
    QCOMPARE(int(battle.state.blows.front().run), 3);
    QCOMPARE(battle.where(first), std::string("(11,10) E"));
    QCOMPARE(battle.where(second), std::string("(11,10) W"));
    QCOMPARE(battle.damaged({9, 9, 9, 9, 9, 9, 9, 9, 9, 9}), std::string()); // 3 + 2 cards each
    QCOMPARE(int(battle.at(first).hull), 7);
    QCOMPARE(int(battle.at(second).hull), 7);
    // The one with less mass is put back, whatever the runs.
    Skirmish heavy;
    const ShipNumber light = heavy.add(0, 10, 10, 0, "liburnian");
    const ShipNumber big = heavy.add(1, 11, 10, 3, "liburnian");
    heavy.factsOf(big).mass = 3;
    heavy.plot(light, "1");
    heavy.plot(big, "1");
    QCOMPARE(heavy.moved({4, 4}, 1), std::string());
    QCOMPARE(heavy.where(light), std::string("(10,10) E"));
    QCOMPARE(heavy.where(big), std::string("(10,10) W"));
}

void PompeiusMeetingTest::pm_7_9_severalMeetings()
{
    // Two run into a third; the one with the longer run is settled first.
    Skirmish battle;
    const ShipNumber shortRun = battle.add(0, 10, 10, 0, "liburnian");
    const ShipNumber longRun = battle.add(0, 12, 10, 3, "liburnian");
    const ShipNumber victim = battle.add(1, 11, 10, 1, "liburnian");
    battle.plot(shortRun, "1 | Ram");
    battle.plot(longRun, "1 | Ram");
    battle.at(longRun).run = 2;
    // The long run rams; then come the friends, who entered together; then the other, who still can ram whom was stopped.
    QCOMPARE(battle.moved({5, 2, 5, 2, 5, 2}, 1), std::string());
    QCOMPARE(battle.state.blows.size(), std::size_t{2});
    QCOMPARE(battle.state.blows.front().a, longRun);
    QCOMPARE(battle.state.blows.front().b, victim);
    QCOMPARE(battle.state.blows.back().a, shortRun);
    QCOMPARE(battle.state.blows.back().b, victim); // a stopped ship can still be rammed
    QVERIFY(battle.state.blows.front().isRam && battle.state.blows.back().isRam);
    // Of equal runs the roster says, and no die: the first ship rams and is rammed as she lies stopped.
    Skirmish equal;
    const ShipNumber ours = equal.add(0, 10, 10, 0, "liburnian");
    const ShipNumber lying = equal.add(1, 11, 10, 1, "liburnian");
    const ShipNumber theirs = equal.add(1, 12, 10, 3, "liburnian");
    equal.plot(ours, "1 | Ram");
    equal.plot(theirs, "1 | Ram");
    QCOMPARE(equal.moved({5, 2, 5, 2}, 1), std::string());
    QCOMPARE(equal.state.blows.size(), std::size_t{2});
    QCOMPARE(equal.state.blows.front().a, ours);
    QCOMPARE(equal.state.blows.front().b, lying);
    QCOMPARE(equal.state.blows.back().a, theirs);
    QCOMPARE(equal.state.blows.back().b, ours);
    // Of one ship's meetings those with enemies come first, on either side: a collision with a friend saves nobody.
    for (const int side : {0, 1}) {
        Skirmish own;
        const ShipNumber before = own.add(side, 12, 10, 3, "liburnian");
        const ShipNumber foe = own.add(1 - side, 11, 10, 1, "liburnian");
        const ShipNumber comes = own.add(side, 10, 10, 0, "liburnian");
        const ShipNumber after = own.add(side, 12, 9, 2, "liburnian");
        own.put(before, 11, 10, 1);
        own.put(after, 11, 10, 1);
        own.plot(comes, "1 | Ram");
        QCOMPARE(own.moved({5, 2}, 1), std::string()); // she has rammed: her friends' meetings are skipped
        QCOMPARE(own.state.blows.size(), std::size_t{1});
        QVERIFY(own.state.blows.front().isRam);
        QCOMPARE(own.state.blows.front().b, foe);
    }
    // A meeting whose entering ships were all stopped is skipped: no dice are asked for.
    Skirmish stopped;
    const ShipNumber one = stopped.add(0, 10, 10, 0, "liburnian");
    (void)stopped.add(1, 11, 10, 1, "dekares");
    (void)stopped.add(1, 11, 10, 1, "liburnian");
    stopped.plot(one, "1 | Ram");
    QCOMPARE(stopped.moved({5, 2}, 1), std::string());
    QCOMPARE(stopped.state.blows.size(), std::size_t{1});
}

void PompeiusMeetingTest::pm_7_10_theRun()
{
    const auto run = [](const char* orders, int column, int row) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 10, 10, 0, "liburnian");
        (void)battle.add(1, column, row, 1, "dekares");
        battle.plot(ship, orders);
        const std::string wrong = battle.moved({5, 2});
        return wrong.empty() && !battle.state.blows.empty() ? int(battle.state.blows.front().run) : -1;
    };
    QCOMPARE(run("1 1 1 1 | Ram", 14, 10), 4);
    QCOMPARE(run("1L 1 1 | Ram", 12, 8), 2);  // (11,10), then north-east twice
    QCOMPARE(run("1 1 1L | Ram", 13, 10), 0); // since the last turn of the bow
    // Of a collision the higher run counts, also that of a ship which has made all her steps when she is run into.
    const auto collision = [](const char* orders, bool isStopped) {
        Skirmish battle;
        const ShipNumber first = battle.add(0, 10, 10, 0, "liburnian"); // ends at (13,10), or keeps away
        const ShipNumber last =
            battle.add(1, 8, 11, 0, "liburnian"); // comes there in the fifth sub-phase, run 1
        battle.plot(first, orders);
        battle.plot(last, "1 1 1 1L E");
        std::string wrong = battle.moved({}, 4);
        battle.at(first).isStopped = isStopped;
        const std::string then = battle.played({3, 3}, [&](Proceedings& proceedings) {
            battle.state.subPhase = 5;
            moveTogether(battle.facts, battle.state, proceedings);
            openMeetings(battle.facts, battle.state);
            battle.state.phase = Phase::Meetings;
            (void)settleMeetings(battle.facts, battle.state, proceedings);
        });
        return wrong.empty() && then.empty() && battle.state.blows.size() == 1
                   ? int(battle.state.blows.front().run)
                   : -1;
    };
    QCOMPARE(collision("1 1 1", false), 3);
    QCOMPARE(collision("1 1 1R", false), 1); // she has turned since
    QCOMPARE(collision("1 1 1", true), 1);   // she was stopped already this turn
}

QTEST_APPLESS_MAIN(PompeiusMeetingTest)
#include "meeting_test.moc"
