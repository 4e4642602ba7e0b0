// SPDX-License-Identifier: GPL-3.0-or-later
// All ships move together (TR-6), with the worked examples about it.
#include <QTest>

#include <algorithm>

#include "core/rules/trireme/combat/contacts.h"
#include "core/rules/trireme/movement/moves.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

bool touches(const Skirmish& battle, ShipNumber mover, ShipNumber other)
{
    return std::any_of(battle.state.touches.begin(), battle.state.touches.end(),
                       [&](const Touch& touch) { return touch.mover == mover && touch.other == other; });
}

char trackMark(const Skirmish& battle, ShipNumber ship, int phase)
{
    return shipOf(battle.state, ship).marks[static_cast<std::size_t>(phase - 1)];
}

} // namespace

class TriremeMoveTest : public QObject {
    Q_OBJECT
private slots:
    void tr_6_1_shipsMoveInTheirPhases();
    void tr_6_2_edgesLandAndHulks();
    void tr_6_3_aLineMovesAsOne();
    void tr_6_3_aRingRotates();
    void tr_6_3_whoAimsAtOneThatStaysStays();
    void tr_6_3_thoseThatSwapMeet();
    void tr_6_3_theBlockRunsBackThroughTheLine();
    void tr_6_4_tr_13_21_rollingOffForAHex();
    void tr_6_4_aDrawAndTheLargerHull();
    void tr_6_4_friendsAtOneHex();
    void tr_6_4_aShipThatBacksEnters();
    void tr_6_5_tr_13_22_friendsFoul();
    void tr_6_5_sternsAndWalls();
    void tr_6_6_marksAndStops();
    void tr_13_23_followingOrStriking();
    void theResultDoesNotHangOnTheOrderOfShips();
};

void TriremeMoveTest::tr_6_1_shipsMoveInTheirPhases()
{
    Skirmish battle;
    const ShipNumber fast = battle.add(0, 10, 20, 0);
    const ShipNumber slow = battle.add(0, 20, 20, 0);
    battle.plot(fast, "5:FFFFF");
    battle.plot(slow, "2:FF");
    std::string at;
    for (int phase = 1; phase <= phases; ++phase) {
        QCOMPARE(battle.moved(phase), std::string());
        at += battle.where(fast) + "/" + battle.where(slow) + " ";
    }
    QCOMPARE(at, std::string("10.19/20.20 10.18/20.20 10.17/20.19 10.17/20.19 10.16/20.18 10.15/20.18 "));
}

void TriremeMoveTest::tr_6_2_edgesLandAndHulks()
{
    Skirmish battle;
    const ShipNumber leaver = battle.add(0, 10, 1, 0);
    const ShipNumber beached = battle.add(0, 15, 10, 0);
    const ShipNumber wrecker = battle.add(0, 20, 10, 0);
    const ShipNumber hulk = battle.add(1, 20, 9, 0);
    const ShipNumber coaster = battle.add(0, 1, 20, 4);
    battle.land(15, 9);
    battle.at(hulk).where = Whereabouts::Hulk;
    battle.facts.shore = hex::Edge::West;
    for (const ShipNumber ship : {leaver, beached, wrecker, coaster})
        battle.plot(ship, "1:F");
    QCOMPARE(battle.moved(6), std::string());
    QVERIFY(battle.at(leaver).where == Whereabouts::Fled && battle.at(leaver).byEnemyEdge);
    QCOMPARE(shipAt(battle.facts, battle.state, battle.at(leaver).hex), noShip);
    for (const ShipNumber ship : {beached, wrecker, coaster}) {
        QVERIFY(battle.at(ship).isStopped);
        QCOMPARE(trackMark(battle, ship, 6), 'x');
    }
    QCOMPARE(battle.where(beached), std::string("15.10"));
    QVERIFY(battle.state.touches.empty());
}

void TriremeMoveTest::tr_6_3_aLineMovesAsOne()
{
    Skirmish battle;
    for (int row = 10; row < 16; ++row)
        battle.plot(battle.add(0, 10, row, 0), "1:F");
    QCOMPARE(battle.moved(6), std::string());
    for (ShipNumber ship = 0; ship < 6; ++ship)
        QCOMPARE(battle.where(ship), "10." + hex::labelOf(hex::hexOf(0, 8 + ship), 1).substr(3));
    QVERIFY(battle.state.touches.empty());
}

void TriremeMoveTest::tr_6_3_aRingRotates()
{
    Skirmish battle; // three hexes about a corner, each ship aiming at the next
    const ShipNumber a = battle.add(0, 10, 10, 0);
    const ShipNumber b = battle.add(1, 10, 9, 2);
    const ShipNumber c = battle.add(0, 11, 10, 4);
    QCOMPARE(hex::labelOf(hex::neighbour(battle.at(b).hex, 2), 1), std::string("11.10"));
    QCOMPARE(hex::labelOf(hex::neighbour(battle.at(c).hex, 4), 1), std::string("10.10"));
    for (const ShipNumber ship : {a, b, c})
        battle.plot(ship, "1:F");
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(battle.where(a), std::string("10.09"));
    QCOMPARE(battle.where(b), std::string("11.10"));
    QCOMPARE(battle.where(c), std::string("10.10"));
    QVERIFY(battle.state.touches.empty());
}

void TriremeMoveTest::tr_6_3_whoAimsAtOneThatStaysStays()
{
    Skirmish battle;
    const ShipNumber striker = battle.add(0, 10, 20, 0);
    const ShipNumber still = battle.add(1, 10, 19, 1);
    battle.plot(striker, "1:P");
    battle.put(still, 9, 20, 1); // north-west of 10.20
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(battle.where(striker), std::string("10.20"));
    QCOMPARE(int(battle.at(striker).facing), 5); // it has turned all the same
    QVERIFY(touches(battle, striker, still));
}

void TriremeMoveTest::tr_6_3_thoseThatSwapMeet()
{
    Skirmish battle;
    const ShipNumber a = battle.add(0, 10, 20, 0);
    const ShipNumber b = battle.add(1, 10, 19, 3);
    battle.plot(a, "1:F");
    battle.plot(b, "1:F");
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(battle.state.touches.size(), std::size_t{1}); // one contact, seen from one end
    QVERIFY(battle.state.touches[0].isMutual);
    QCOMPARE(battle.where(a) + battle.where(b), std::string("10.2010.19"));
}

void TriremeMoveTest::tr_6_3_theBlockRunsBackThroughTheLine()
{
    Skirmish battle;
    const ShipNumber still = battle.add(1, 10, 9, 1);
    for (int row = 10; row < 13; ++row)
        battle.plot(battle.add(0, 10, row, 0), "1:F");
    QCOMPARE(battle.moved(6), std::string());
    QVERIFY(touches(battle, 1, still));
    QCOMPARE(battle.where(1) + battle.where(2) + battle.where(3), std::string("10.1010.1110.12"));
    QVERIFY(battle.at(2).isStopped && battle.at(3).isStopped); // they foul
}

void TriremeMoveTest::tr_6_4_tr_13_21_rollingOffForAHex()
{
    Skirmish battle;
    const ShipNumber a = battle.add(0, 10, 11, 0);
    const ShipNumber b = battle.add(1, 9, 10, 2);
    battle.plot(a, "1:F");
    battle.plot(b, "1:F");
    QCOMPARE(hex::labelOf(hex::neighbour(battle.at(b).hex, 2), 1), std::string("10.10"));
    QCOMPARE(battle.moved(6, {5, 3}), std::string());
    QCOMPARE(battle.where(b), std::string("10.10"));
    QCOMPARE(battle.where(a), std::string("10.11"));
    QCOMPARE(aspectOf(battle.state, a, b), 1);
    battle.state.phase = Phase::Contact; // the roll stands: no second one
    QCOMPARE(battle.played({}, [&](Proceedings& p) { openContacts(battle.facts, battle.state, p); }),
             std::string());
    QCOMPARE(battle.state.touches[0].rammer, a);
}

void TriremeMoveTest::tr_6_4_aDrawAndTheLargerHull()
{
    Skirmish battle;
    const ShipNumber small = battle.add(0, 10, 11, 0);
    const ShipNumber large = battle.add(1, 9, 10, 2, "quinquereme");
    battle.plot(small, "1:F");
    battle.plot(large, "1:F");
    QCOMPARE(battle.moved(6, {4, 4}), std::string());
    QCOMPARE(battle.where(large), std::string("10.10"));
    QVERIFY(battle.state.touches[0].isDraw && battle.state.touches[0].rammer == noShip);
    // Better crews count.
    Skirmish other;
    const ShipNumber elite = other.add(0, 10, 11, 0);
    const ShipNumber poor = other.add(1, 9, 10, 2);
    other.crew(elite, 1);
    other.crew(poor, -1);
    other.plot(elite, "1:F");
    other.plot(poor, "1:F");
    QCOMPARE(other.moved(6, {4, 5}), std::string());
    QCOMPARE(other.where(poor), std::string("10.10"));
}

void TriremeMoveTest::tr_6_4_friendsAtOneHex()
{
    Skirmish battle; // the faster of two equal crews goes on, a better one before it
    const ShipNumber slow = battle.add(0, 10, 11, 0);
    const ShipNumber fast = battle.add(0, 9, 10, 2);
    battle.plot(slow, "1:F");
    battle.plot(fast, "6:FFFFFF");
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(battle.where(fast), std::string("10.10"));
    QVERIFY(battle.at(slow).isStopped && !battle.at(fast).isStopped);
    QVERIFY(battle.state.touches.empty());
}

void TriremeMoveTest::tr_6_4_aShipThatBacksEnters()
{
    Skirmish battle;
    const ShipNumber backs = battle.add(0, 10, 11, 3); // astern is north
    const ShipNumber comes = battle.add(1, 9, 10, 2);
    battle.plot(backs, "-1:B");
    battle.plot(comes, "1:F");
    QCOMPARE(battle.struck(6, {2}), std::string()); // no roll; one ram
    QCOMPARE(battle.where(backs), std::string("10.10"));
    QCOMPARE(int(battle.at(backs).damage), 2);
}

void TriremeMoveTest::tr_6_5_tr_13_22_friendsFoul()
{
    Skirmish battle;
    const ShipNumber first = battle.add(0, 12, 15, 0);
    const ShipNumber second = battle.add(0, 12, 16, 0);
    const ShipNumber enemy = battle.add(1, 12, 14, 3);
    for (const ShipNumber ship : {first, second, enemy})
        battle.plot(ship, "1:F");
    QCOMPARE(battle.moved(6), std::string());
    QCOMPARE(battle.state.touches.size(), std::size_t{1});
    QVERIFY(battle.state.touches[0].isMutual);
    QVERIFY(battle.event("fouled") && battle.at(second).isStopped && !battle.at(first).isStopped);
}

void TriremeMoveTest::tr_6_5_sternsAndWalls()
{
    Skirmish battle;
    const ShipNumber backs = battle.add(0, 10, 11, 3);
    const ShipNumber still = battle.add(1, 10, 10, 0);
    battle.plot(backs, "-1:B");
    battle.plot(still, "0:");
    QCOMPARE(battle.struck(6), std::string()); // no ram
    QVERIFY(battle.at(backs).isStopped && battle.at(still).isStopped);
    QCOMPARE(int(battle.at(still).damage), 0);
    const ShipNumber ship = battle.add(0, 20, 2, 0);
    const ShipNumber wall = battle.addWall(20, 1, 2);
    battle.plot(ship, "1:F");
    QCOMPARE(battle.struck(6), std::string());
    QVERIFY(battle.at(ship).isStopped && touches(battle, ship, wall));
}

void TriremeMoveTest::tr_6_6_marksAndStops()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 20, 0);
    battle.plot(ship, "3:FPF");
    for (int phase = 1; phase <= phases; ++phase)
        QCOMPARE(battle.moved(phase), std::string());
    QCOMPARE(trackMark(battle, ship, 2), 'F');
    QCOMPARE(trackMark(battle, ship, 4), 'P');
    QCOMPARE(trackMark(battle, ship, 6), 'F');
    QVERIFY(isUnderWay(battle.state, ship));
    stop(battle.state, ship);
    QVERIFY(!isUnderWay(battle.state, ship));
    battle.put(ship, 10, 20, 0);
    QCOMPARE(battle.moved(2), std::string());
    QCOMPARE(battle.where(ship), std::string("10.20")); // its plot is void
}

void TriremeMoveTest::tr_13_23_followingOrStriking()
{
    for (const bool rows : {true, false}) {
        Skirmish battle;
        const ShipNumber a = battle.add(0, 12, 20, 0);
        const ShipNumber b = battle.add(1, 12, 19, 0);
        battle.plot(a, "1:F");
        battle.plot(b, rows ? "1:F" : "0:");
        QCOMPARE(battle.moved(6), std::string());
        QCOMPARE(battle.state.touches.empty(), rows);
        if (!rows)
            QCOMPARE(aspectOf(battle.state, a, b), 3);
    }
}

void TriremeMoveTest::theResultDoesNotHangOnTheOrderOfShips()
{
    // The same crowd with its sides and numbers exchanged moves to the same places, where no die is asked for.
    const std::array<std::tuple<int, int, int, const char*>, 5> crowd{
        {{10, 10, 0, "1:F"}, {10, 9, 0, "1:F"}, {11, 11, 5, "1:P"}, {20, 10, 2, "1:S"}, {21, 11, 0, "1:F"}}};
    std::array<std::vector<std::string>, 2> ends;
    for (const bool isReversed : {false, true}) {
        Skirmish battle;
        for (std::size_t i = 0; i < crowd.size(); ++i) {
            const auto& [column, row, facing, text] = crowd[isReversed ? crowd.size() - 1 - i : i];
            battle.plot(battle.add(isReversed ? 1 : 0, column, row, static_cast<hex::Facing>(facing)), text);
        }
        (void)battle.moved(6);
        for (std::size_t i = 0; i < crowd.size(); ++i)
            ends[isReversed ? 1 : 0].push_back(
                battle.where(static_cast<ShipNumber>(isReversed ? crowd.size() - 1 - i : i)));
    }
    QCOMPARE(ends[0], ends[1]);
}

QTEST_APPLESS_MAIN(TriremeMoveTest)
#include "move_test.moc"
