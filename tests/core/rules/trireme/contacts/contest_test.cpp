// SPDX-License-Identifier: GPL-3.0-or-later
// Who enters a hex that several aim at, edges and steps, with exact places (TR-6).
#include <QTest>

#include <algorithm>

#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/ending.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/contacts/meeting.h"

using namespace navarch;
using namespace navarch::trireme;

class TriremeContestTest : public QObject {
    Q_OBJECT
private slots:
    void tr_6_4_whichFriendGoesOn();
    void tr_6_4_drawsGoByHullThenRoster();
    void tr_6_4_whoBacksEnters();
    void tr_6_4_bothBacking();
    void tr_6_4_prizesDoNotComeBowOn();
    void tr_6_3_fourAtOneHex();
    void tr_6_3_freeHexesAreSettledFirst();
    void tr_6_3_hexesByColumnThenRow();
    void tr_6_3_swapsOfFriends();
    void tr_6_5_sternAgainstBow();
    void tr_6_5_sternAgainstStern();
    void tr_6_2_edgesAndWhoCountsThem();
    void tr_6_2_stepsOfOthersAreNotMade();
    void tr_6_1_movesAreTold();
    void tr_5_3_counterOfStepsMade();
};

void TriremeContestTest::tr_6_4_whichFriendGoesOn()
{
    Rivals equal(0, 0);
    QCOMPARE(equal.enters(), equal.south); // by roster
    QVERIFY(equal.at(equal.west).isStopped && !equal.at(equal.south).isStopped);
    QCOMPARE(mark(equal, equal.west, 6), 'x');
    Rivals later(0, 0);
    std::swap(later.south, later.west); // roles: the first in the roster comes from the south still
    later.plot(later.south, "1:F");
    QCOMPARE(later.enters(), later.west);
    Rivals faster(0, 0);
    faster.plot(faster.west, "3:FFF");
    QCOMPARE(faster.enters(), faster.west);
    Rivals slower(0, 0);
    slower.plot(slower.south, "3:FFF");
    QCOMPARE(slower.enters(), slower.south);
    Rivals better(0, 0);
    better.crew(better.west, 1);
    better.plot(better.south, "6:FFFFFF"); // crew goes before speed
    QCOMPARE(better.enters(), better.west);
    Rivals worse(0, 0);
    worse.crew(worse.west, -1);
    worse.plot(worse.west, "6:FFFFFF");
    QCOMPARE(worse.enters(), worse.south);
}

void TriremeContestTest::tr_6_4_drawsGoByHullThenRoster()
{
    const auto enters = [](const char* southClass, const char* westClass, int southSide) {
        Rivals battle(southSide, 1 - southSide, southClass, westClass);
        const ShipNumber in = battle.enters({3, 3});
        return battle.state.touches.size() == 1 && battle.state.touches[0].isDraw
                       && battle.state.touches[0].rammer == noShip
                   ? in
                   : ShipNumber{-8};
    };
    QCOMPARE(enters("quinquereme", "trireme", 0), ShipNumber{0});
    QCOMPARE(enters("trireme", "quinquereme", 0), ShipNumber{1});
    QCOMPARE(enters("trireme", "trireme", 0), ShipNumber{0}); // the first in the roster
    QCOMPARE(enters("quinquereme", "trireme", 1), ShipNumber{0});
    QCOMPARE(enters("trireme", "quinquereme", 1), ShipNumber{1});
    QCOMPARE(enters("trireme", "trireme", 1), ShipNumber{0});
    // Otherwise the loser enters, and the winner strikes it.
    for (const auto& [faces, in] : {std::pair(std::vector<int>{4, 3}, ShipNumber{1}),
                                    std::pair(std::vector<int>{3, 4}, ShipNumber{0})}) {
        Rivals battle;
        QCOMPARE(battle.enters(faces), in);
        QCOMPARE(battle.state.touches[0].rammer, ShipNumber(1 - in));
        QCOMPARE(battle.state.touches[0].mover, ShipNumber(1 - in));
        QVERIFY(battle.state.touches[0].isRolledOff && !battle.state.touches[0].isDraw);
        QCOMPARE(battle.event("roll-off")->ship, ShipNumber(1 - in));
    }
}

void TriremeContestTest::tr_6_4_whoBacksEnters()
{
    for (const bool southBacks : {true, false}) {
        Rivals battle;
        const ShipNumber backs = southBacks ? battle.south : battle.west;
        const ShipNumber comes = southBacks ? battle.west : battle.south;
        battle.at(backs).facing = southBacks ? 3 : 5;
        battle.plot(backs, "-1:B");
        QCOMPARE(battle.enters(), backs); // without a die
        QCOMPARE(battle.state.touches[0].mover, comes);
        QVERIFY(!battle.state.touches[0].isRolledOff && !battle.state.touches[0].isByStern);
    }
}

void TriremeContestTest::tr_6_4_bothBacking()
{
    const auto enters = [](int southCrew, int westCrew) {
        Rivals battle;
        battle.at(battle.south).facing = 3;
        battle.at(battle.west).facing = 5;
        battle.plot(battle.south, "-1:B");
        battle.plot(battle.west, "-1:B");
        battle.crew(battle.south, southCrew);
        battle.crew(battle.west, westCrew);
        const ShipNumber in = battle.enters();
        return battle.state.touches.size() == 1 && battle.state.touches[0].isByStern ? in : ShipNumber{-8};
    };
    QCOMPARE(enters(0, 0), ShipNumber{0}); // by roster
    QCOMPARE(enters(0, 1), ShipNumber{1});
    QCOMPARE(enters(-1, 0), ShipNumber{1});
    QCOMPARE(enters(1, 0), ShipNumber{0});
}

void TriremeContestTest::tr_6_4_prizesDoNotComeBowOn()
{
    for (const bool southIsPrize : {true, false}) {
        Rivals battle;
        const ShipNumber prize = southIsPrize ? battle.south : battle.west;
        battle.at(prize).isPrize = true;
        QCOMPARE(battle.enters(), prize); // it enters, and is struck
        QCOMPARE(battle.state.touches[0].mover, ShipNumber(1 - prize));
    }
    Rivals both;
    both.at(both.south).isPrize = both.at(both.west).isPrize = true;
    QCOMPARE(both.enters(), both.south);
}

void TriremeContestTest::tr_6_3_fourAtOneHex()
{
    // Two of each side aim at 10.10. Of each the better goes on to the roll; the others stay and foul or strike who entered.
    Skirmish battle;
    const ShipNumber ours = battle.add(0, 10, 11, 0);
    const ShipNumber second = battle.add(0, 9, 11, 1);
    const ShipNumber theirs = battle.add(1, 9, 10, 2);
    const ShipNumber fourth = battle.add(1, 10, 9, 3);
    for (const ShipNumber ship : {ours, second, theirs, fourth})
        battle.plot(ship, "1:F");
    battle.crew(second, 1); // better than `ours`
    battle.crew(fourth, -1);
    QCOMPARE(battle.moved(6, {4, 4}), std::string()); // 5 against 4: theirs enters
    QCOMPARE(battle.where(theirs), std::string("10.10"));
    QCOMPARE(battle.where(ours) + " " + battle.where(second) + " " + battle.where(fourth),
             std::string("10.11 09.11 10.09"));
    QVERIFY(battle.at(fourth).isStopped); // fouls its friend
    QVERIFY(!battle.at(theirs).isStopped);
    QCOMPARE(battle.state.touches.size(), std::size_t{2});
    QCOMPARE(
        std::count_if(battle.state.touches.begin(), battle.state.touches.end(),
                      [&](const Touch& touch) { return touch.other == theirs && touch.rammer == second; }),
        std::ptrdiff_t{1});
    QCOMPARE(std::count_if(battle.state.touches.begin(), battle.state.touches.end(),
                           [&](const Touch& touch) { return touch.mover == ours && touch.rammer == noShip; }),
             std::ptrdiff_t{1});
}

void TriremeContestTest::tr_6_3_freeHexesAreSettledFirst()
{
    // `first` and `foe` aim at an empty hex in the east; `behind` and `hunter` at the hex that `first` leaves, in a column
    // further west. The empty one is settled first: `first` wins, stays, and all behind it is blocked without a die.
    Skirmish battle;
    const ShipNumber first = battle.add(0, 10, 11, 1); // aims at 11.11
    const ShipNumber foe = battle.add(1, 11, 10, 3);   // too
    const ShipNumber behind = battle.add(0, 9, 12, 1); // aims at 10.11
    const ShipNumber hunter = battle.add(1, 10, 10, 3);
    for (const ShipNumber ship : {first, foe, behind, hunter})
        battle.plot(ship, "1:F");
    QCOMPARE(hex::labelOf(hex::neighbour(battle.at(first).hex, 1), 1), std::string("11.11"));
    QCOMPARE(hex::labelOf(hex::neighbour(battle.at(behind).hex, 1), 1), std::string("10.11"));
    QCOMPARE(battle.moved(6, {6, 1}), std::string());
    QCOMPARE(battle.where(foe), std::string("11.11"));
    QCOMPARE(battle.where(first) + battle.where(behind) + battle.where(hunter),
             std::string("10.1109.1210.10"));
    QVERIFY(battle.at(behind).isStopped);
}

void TriremeContestTest::tr_6_3_hexesByColumnThenRow()
{
    // Three contests at empty hexes: their dice fall by column, then by row.
    Skirmish battle;
    std::vector<ShipNumber> ours;
    std::vector<ShipNumber> theirs;
    for (const auto& [column, row] : {std::pair(20, 8), std::pair(10, 20), std::pair(10, 8)}) {
        ours.push_back(battle.add(0, column, row + 1, 0));
        theirs.push_back(battle.add(1, column - 1, row, 2));
        battle.plot(ours.back(), "1:F");
        battle.plot(theirs.back(), "1:F");
    }
    // 10.08: 6 to 1, ours stays; 10.20: 1 to 6; 20.08: 5 to 2.
    QCOMPARE(battle.moved(6, {6, 1, 1, 6, 5, 2}), std::string());
    QCOMPARE(battle.where(theirs[2]) + " " + battle.where(ours[1]) + " " + battle.where(theirs[0]),
             std::string("10.08 10.20 20.08"));
    QCOMPARE(battle.where(ours[2]) + " " + battle.where(theirs[1]) + " " + battle.where(ours[0]),
             std::string("10.09 09.20 20.09"));
}

void TriremeContestTest::tr_6_3_swapsOfFriends()
{
    Skirmish battle; // two friends that aim at each other's hexes foul, both
    const ShipNumber a = battle.add(0, 10, 20, 0);
    const ShipNumber b = battle.add(0, 10, 19, 3);
    battle.plot(a, "1:F");
    battle.plot(b, "1:F");
    QCOMPARE(battle.moved(6), std::string());
    QVERIFY(battle.at(a).isStopped && battle.at(b).isStopped && battle.state.touches.empty());
    QVERIFY(!battle.state.blow);
    QCOMPARE(battle.event("fouled")->text.english(), std::string("Attic 0 fouls Attic 1."));
}

void TriremeContestTest::tr_6_5_sternAgainstBow()
{
    for (const bool firstBacks : {true, false}) {
        Skirmish battle; // one backs into the bow that comes on: the bow strikes
        const ShipNumber backs = battle.add(firstBacks ? 0 : 1, 10, firstBacks ? 20 : 19, firstBacks ? 3 : 0);
        const ShipNumber comes = battle.add(firstBacks ? 1 : 0, 10, firstBacks ? 19 : 20, firstBacks ? 3 : 0);
        battle.plot(backs, "-1:B");
        battle.plot(comes, "1:F");
        QCOMPARE(battle.moved(6), std::string());
        QCOMPARE(battle.state.touches.size(), std::size_t{1});
        const Touch& touch = battle.state.touches[0];
        QVERIFY(touch.isMutual && !touch.isByStern && touch.mover == comes && touch.other == backs);
        QCOMPARE(aspectOf(battle.state, comes, backs), 3);
        QVERIFY(battle.state.blow);
    }
}

void TriremeContestTest::tr_6_5_sternAgainstStern()
{
    Skirmish battle;
    const ShipNumber a = battle.add(0, 10, 20, 3);
    const ShipNumber b = battle.add(1, 10, 19, 0);
    battle.plot(a, "-1:B");
    battle.plot(b, "-1:B");
    QCOMPARE(battle.struck(6), std::string()); // no ram
    QCOMPARE(battle.state.touches.size(), std::size_t{1});
    QVERIFY(battle.state.touches[0].isByStern && battle.state.touches[0].rammer == noShip);
    QVERIFY(battle.at(a).isStopped && battle.at(b).isStopped);
    QVERIFY(!battle.event("alongside"));
}

void TriremeContestTest::tr_6_2_edgesAndWhoCountsThem()
{
    Skirmish battle;
    const ShipNumber north = battle.add(0, 10, 1, 0);
    const ShipNumber south = battle.add(0, 12, 30, 3);
    const ShipNumber east = battle.add(0, 40, 20, 1);
    const ShipNumber other = battle.add(1, 14, 30, 3);
    const ShipNumber own = battle.add(1, 16, 1, 0);
    for (const ShipNumber ship : {north, south, east, other, own})
        battle.plot(ship, "1:F");
    QCOMPARE(battle.moved(6), std::string());
    for (const ShipNumber ship : {north, south, east, other, own}) {
        QVERIFY(battle.at(ship).where == Whereabouts::Fled);
        QCOMPARE(mark(battle, ship, 6), 'F');
    }
    QVERIFY(battle.at(north).byEnemyEdge && battle.at(other).byEnemyEdge);
    QVERIFY(!battle.at(south).byEnemyEdge && !battle.at(east).byEnemyEdge && !battle.at(own).byEnemyEdge);
    QCOMPARE(int(battle.state.exited[0]), 1);
    QCOMPARE(int(battle.state.exited[1]), 1);
    QCOMPARE(battle.event("fled")->text.english(), std::string("Attic 0 rows off the field."));
    Skirmish linked; // what held it ends
    const ShipNumber gone = linked.add(0, 10, 10, 0);
    const ShipNumber enemy = linked.add(1, 10, 9, 0);
    linked.link(enemy, gone);
    removeFromBoard(linked.facts, linked.state, gone);
    QVERIFY(linked.state.links.empty());
}

void TriremeContestTest::tr_6_2_stepsOfOthersAreNotMade()
{
    Skirmish battle;
    const ShipNumber stopped = battle.add(0, 10, 10, 0);
    const ShipNumber gone = battle.add(0, 12, 10, 0);
    const ShipNumber wall = battle.addWall(20, 1, 2);
    for (const ShipNumber ship : {stopped, gone, wall})
        battle.plot(ship, "1:F");
    battle.at(stopped).isStopped = true;
    battle.at(gone).where = Whereabouts::Hulk;
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(battle.where(stopped) + battle.where(gone) + battle.where(wall), std::string("10.1012.1020.01"));
    QVERIFY(mark(battle, stopped, 6) == '\0' && mark(battle, wall, 6) == '\0');
    const ShipNumber turns = battle.add(0, 30, 10, 0); // turns in the phase of its step, not before
    battle.plot(turns, "1:P");
    QCOMPARE(battle.moved(5), std::string());
    QCOMPARE(int(battle.at(turns).facing), 0);
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(int(battle.at(turns).facing), 5);
}

void TriremeContestTest::tr_6_1_movesAreTold()
{
    Skirmish battle;
    const ShipNumber first = battle.add(0, 10, 20, 0);
    const ShipNumber second = battle.add(0, 12, 20, 0);
    battle.add(0, 14, 20, 0); // lies still
    const ShipNumber enemy = battle.add(1, 20, 5, 3);
    battle.plot(first, "1:F");
    battle.plot(second, "1:P");
    battle.plot(enemy, "1:F");
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(battle.events.size(), std::size_t{2});
    QCOMPARE(battle.events[0].text.english(),
             std::string("Phase 6: Attic 0 10.19 facing north, Attic 1 11.20 facing north-west."));
    QCOMPARE(battle.events[0].ship, first);
    QCOMPARE(battle.events[1].text.english(), std::string("Phase 6: Isthmian 3 20.06 facing south."));
    QCOMPARE(battle.events[1].side, 1);
    // One that turned and was stopped is told of, too.
    battle.land(11, 19);
    battle.at(second).facing = 0;
    battle.plot(first, "0:");
    battle.plot(second, "1:P");
    battle.plot(enemy, "0:");
    battle.put(second, 12, 19, 0);
    QCOMPARE(battle.moved(6), std::string());
    QVERIFY(battle.event("stopped") && battle.event("move"));
    QCOMPARE(battle.event("move")->text.english(), std::string("Phase 6: Attic 1 12.19 facing north-west."));
    // Twenty ships a line.
    Skirmish crowd;
    for (int i = 0; i < 21; ++i)
        crowd.plot(crowd.add(0, 1 + i, 20, 0), "1:F");
    QCOMPARE(crowd.moved(6), std::string());
    QCOMPARE(crowd.events.size(), std::size_t{2});
    QCOMPARE(crowd.events[1].text.english(), std::string("Phase 6: Attic 20 21.19 facing north."));
    QCOMPARE(crowd.events[1].ship, ShipNumber{20});
}

void TriremeContestTest::tr_5_3_counterOfStepsMade()
{
    const auto counter = [](const char* text, int before, bool blocked = false) {
        Skirmish battle;
        const ShipNumber ship = battle.add(0, 20, 20, 0);
        battle.start(ship, 1, before);
        battle.plot(ship, text);
        if (blocked)
            battle.add(0, 20, 19, 0);
        (void)battle.moved(6);
        return int(battle.at(ship).counter);
    };
    QCOMPARE(counter("1:F", 3), 4);
    QCOMPARE(counter("1:F", 9), 9);
    QCOMPARE(counter("1:F", 8), 9);
    QCOMPARE(counter("-1:B", 3), 4);
    QCOMPARE(counter("1:P", 3), 0);
    QCOMPARE(counter("1:S", 3), 0);
    QCOMPARE(counter("0:", 3), 3);
    QCOMPARE(counter("1:F", 3, true), 3); // a step that was not made
}

QTEST_APPLESS_MAIN(TriremeContestTest)
#include "contest_test.moc"
