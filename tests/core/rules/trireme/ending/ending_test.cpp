// SPDX-License-Identifier: GPL-3.0-or-later
// How a battle ends, and its points, with exact figures (TR-9.9, TR-11).
#include <QTest>

#include <algorithm>

#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/ending.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/briefs.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

std::string ended(Skirmish& battle, const std::vector<int>& faces = {})
{
    bool isOver = false;
    const std::string wrong =
        battle.played(faces, [&](Proceedings& p) { isOver = endIfDecided(battle.facts, battle.state, p); });
    return !wrong.empty()            ? wrong
           : !isOver                 ? "goes on"
           : battle.state.victor < 0 ? "draw"
                                     : battle.facts.sides[static_cast<std::size_t>(battle.state.victor)];
}

/// Two ships far apart.
struct Pair : Skirmish {
    ShipNumber ours;
    ShipNumber theirs;
    Pair() : ours(add(0, 10, 10, 0)), theirs(add(1, 30, 10, 0)) {}
    void sink(ShipNumber ship) { at(ship).where = Whereabouts::Hulk; }
    void flee(ShipNumber ship) { removeFromBoard(facts, state, ship); }
};

} // namespace

class TriremeEndingTest : public QObject {
    Q_OBJECT
private slots:
    void tr_11_1_conditions();
    void tr_11_1_whoIsActive();
    void tr_11_1_theTurnLimit();
    void tr_11_2_pointsDecide();
    void tr_11_2_pointsOfEachKind();
    void tr_11_3_afterwardsInTurns();
    void tr_11_1_givingUp();
    void tr_9_9_prizesRevert();
    void brokenOff();
};

void TriremeEndingTest::tr_11_1_conditions()
{
    Pair leave;
    leave.facts.condition.exiter = 1;
    leave.facts.condition.exits = 2;
    leave.state.exited[1] = 1;
    QCOMPARE(ended(leave), std::string("goes on"));
    leave.state.exited[0] = 2; // the other's do not count
    QCOMPARE(ended(leave), std::string("goes on"));
    leave.state.exited[1] = 2;
    QCOMPARE(ended(leave), std::string("Corinth"));
    Pair more;
    more.facts.condition.exiter = 0;
    more.facts.condition.exits = 1;
    more.state.exited[0] = 2;
    QCOMPARE(ended(more), std::string("Athens"));
    Pair hold;
    hold.facts.condition.holder = 0;
    hold.facts.condition.holdUntil = 7;
    hold.state.turn = 6;
    QCOMPARE(ended(hold), std::string("goes on"));
    hold.state.turn = 7;
    QCOMPARE(ended(hold), std::string("Athens"));
    Pair later;
    later.facts.condition.holder = 0;
    later.facts.condition.holdUntil = 7;
    later.state.turn = 8;
    QCOMPARE(ended(later), std::string("Athens"));
    // A scenario's condition goes before who is left.
    Pair last;
    last.facts.condition.exiter = 0;
    last.facts.condition.exits = 1;
    last.state.exited[0] = 1;
    last.flee(last.ours);
    QCOMPARE(ended(last), std::string("Athens"));
    Pair none; // without one nothing of it is asked
    none.state.exited[0] = 9;
    none.state.turn = 59;
    QCOMPARE(ended(none), std::string("goes on"));
}

void TriremeEndingTest::tr_11_1_whoIsActive()
{
    Pair both;
    both.sink(both.ours);
    both.sink(both.theirs);
    QCOMPARE(ended(both), std::string("draw")); // nobody is left, 6 points each
    Pair sunk;
    sunk.sink(sunk.ours);
    QCOMPARE(ended(sunk), std::string("Corinth"));
    QVERIFY(!sunk.state.atTurnLimit);
    Pair taken; // who holds prizes alone has nobody active
    taken.at(taken.ours).holder = 1;
    taken.at(taken.theirs).holder = 0;
    QCOMPARE(ended(taken), std::string("draw")); // 12 points each
    Pair wall;
    const ShipNumber section = wall.addWall(20, 1, 2);
    wall.flee(wall.theirs);
    QVERIFY(isActive(wall.facts, wall.state, section));
    QCOMPARE(ended(wall), std::string("goes on"));
}

void TriremeEndingTest::tr_11_1_theTurnLimit()
{
    Pair battle;
    battle.state.turn = 59;
    QCOMPARE(ended(battle), std::string("goes on"));
    battle.state.turn = 60;
    QCOMPARE(ended(battle), std::string("draw"));
    QVERIFY(battle.state.atTurnLimit);
    Pair quiet;
    quiet.state.turn = 20;
    quiet.state.quiet = 12;
    QCOMPARE(ended(quiet), std::string("draw"));
    QVERIFY(!quiet.state.atTurnLimit);
    Pair still;
    still.state.quiet = 11;
    QCOMPARE(ended(still), std::string("goes on"));
    Pair empty; // nobody is left at the limit: that is why it ends
    empty.state.turn = 60;
    empty.sink(empty.ours);
    empty.sink(empty.theirs);
    QCOMPARE(ended(empty), std::string("draw"));
    QVERIFY(!empty.state.atTurnLimit);
    Pair shorter;
    shorter.facts.turnLimit = 5;
    shorter.state.turn = 5;
    QCOMPARE(ended(shorter), std::string("draw"));
    QVERIFY(shorter.state.atTurnLimit);
}

void TriremeEndingTest::tr_11_2_pointsDecide()
{
    for (const bool theirs : {false, true}) {
        Pair battle;
        const ShipNumber extra = battle.add(theirs ? 0 : 1, 20, 20, 0, "bireme-modified");
        battle.sink(extra);
        battle.state.turn = 60;
        QCOMPARE(ended(battle), std::string(theirs ? "Corinth" : "Athens"));
    }
}

void TriremeEndingTest::tr_11_2_pointsOfEachKind()
{
    Pair battle;
    const ShipNumber five = battle.add(1, 20, 20, 0, "quinquereme"); // 8
    const ShipNumber seven = battle.add(1, 22, 20, 0, "septireme");  // 10
    const ShipNumber four = battle.add(1, 24, 20, 0, "quadrireme");  // 7
    const auto points = [&](int side) { return pointsOf(battle.facts, battle.state, side); };
    QCOMPARE(points(0), 0);
    battle.flee(four);
    QCOMPARE(points(0), 3); // half of 7, down
    battle.flee(five);
    QCOMPARE(points(0), 7);
    battle.at(five).holder = 0; // rowed off by its captors
    QCOMPARE(points(0), 3 + 16);
    battle.sink(five); // and gone down with them: sunk
    QCOMPARE(points(0), 3 + 8);
    battle.at(seven).holder = 0;
    QCOMPARE(points(0), 3 + 8 + 20);
    QCOMPARE(points(1), 0);
    const ShipNumber first = battle.addWall(20, 1, 2);
    battle.addWall(23, 1, 2);
    QCOMPARE(points(0), 31); // held walls are worth nothing to either
    QCOMPARE(points(1), 0);
    battle.at(first).holder = 0;
    QCOMPARE(points(0), 41);
}

void TriremeEndingTest::tr_11_3_afterwardsInTurns()
{
    Pair battle;
    battle.at(battle.ours).holes = 2;
    battle.at(battle.ours).holedBy[0] = battle.at(battle.ours).holedBy[1] = battle.theirs;
    battle.flee(battle.theirs);
    battle.at(battle.theirs).holes = 1;
    battle.at(battle.theirs).holedBy[0] = battle.ours;
    battle.at(battle.theirs).damage = 4;
    const ShipNumber friendly = battle.add(0, 12, 10, 0);
    battle.link(battle.ours, friendly); // whatever held them is cut: 5 plugs
    // A round: ours 5 and 1, theirs 2; another: ours 1, theirs 2; and ours alone 6.
    QCOMPARE(ended(battle, {5, 1, 2, 1, 2, 6}), std::string("Athens"));
    QCOMPARE(int(battle.at(battle.ours).damage), 2);
    QVERIFY(battle.at(battle.ours).onBoard());
    QVERIFY(battle.at(battle.theirs).where == Whereabouts::Hulk);
    QCOMPARE(int(battle.at(battle.ours).sinkings), 1);
    QVERIFY(battle.state.links.empty() && battle.state.touches.empty() && battle.state.shots.empty()
            && battle.state.settlements.empty());
    QVERIFY(battle.state.phase == Phase::Over);
    QCOMPARE(battle.refusal(EndPlot{0}), std::string("The battle is over."));
    QCOMPARE(battle.event("over")->text.english(), std::string("Athens is victorious."));
}

void TriremeEndingTest::tr_11_1_givingUp()
{
    Pair battle;
    const ShipNumber prize = battle.add(0, 20, 20, 0); // Athens' own, in Corinth's hands
    battle.at(prize).holder = 1;
    battle.at(prize).isPrize = true;
    battle.man(prize, 0, 2, 0);
    battle.at(prize).crewOf = battle.theirs;
    const ShipNumber gone = battle.add(1, 25, 20, 0);
    battle.flee(gone);
    const ShipNumber sunk = battle.add(1, 27, 20, 0);
    battle.sink(sunk);
    battle.man(battle.theirs, 0, 3, 0);
    battle.arm(battle.theirs, 1, 1);
    battle.man(battle.ours, 0, 3, 0);
    QCOMPARE(battle.refusal(Concede{2}), std::string("There is no such side."));
    QCOMPARE(battle.refusal(Concede{-1}), std::string("There is no such side."));
    battle.state.ready[1] = true;
    QCOMPARE(battle.refusal(Concede{1}), std::string("A side gives up when something of it is asked."));
    battle.state.ready[1] = false;
    QCOMPARE(battle.ordered(Concede{1}), std::string());
    QVERIFY(battle.state.phase == Phase::Over);
    QCOMPARE(int(battle.state.conceded), 1);
    QCOMPARE(int(battle.state.victor), 0);
    QCOMPARE(int(battle.at(battle.theirs).holder), 0);
    QVERIFY(battle.at(battle.theirs).isPrize);
    QCOMPARE(battle.at(battle.theirs).men.count(), 0);
    QCOMPARE(battle.at(battle.theirs).engines, (std::array<std::int16_t, 3>{}));
    QCOMPARE(int(battle.at(prize).holder), 0); // and is theirs again
    QCOMPARE(battle.at(prize).crewOf, noShip);
    QCOMPARE(battle.at(prize).men.count(), 2);
    QCOMPARE(int(battle.at(gone).holder), 1);
    QCOMPARE(int(battle.at(sunk).holder), 1);
    QCOMPARE(battle.at(battle.ours).men.count(), 3);
    QVERIFY(!battle.at(battle.ours).isPrize);
    QVERIFY(std::count_if(battle.events.begin(), battle.events.end(),
                          [](const BattleEvent& event) { return event.kind == "given-up"; })
            == 2);
}

void TriremeEndingTest::tr_9_9_prizesRevert()
{
    Pair battle;
    battle.at(battle.theirs).holder = 0;
    battle.at(battle.theirs).isPrize = true;
    battle.at(battle.theirs).crewOf = battle.ours;
    battle.link(battle.ours, battle.theirs);
    const ShipNumber friendly = battle.add(1, 20, 20, 0);
    battle.link(friendly, battle.theirs);
    (void)battle.played({}, [&](Proceedings& p) { revertPrizes(battle.facts, battle.state, p); });
    QCOMPARE(int(battle.at(battle.theirs).holder), 1);
    QCOMPARE(battle.at(battle.theirs).crewOf, noShip);
    QCOMPARE(battle.state.links.size(), std::size_t{1}); // one's own side lets go
    QCOMPARE(battle.state.links[0].attacker, battle.ours);
    // Guarded, off the board, or one's own: nothing changes.
    Pair other;
    other.at(other.theirs).holder = 0;
    other.man(other.theirs, 1, 0, 0);
    (void)other.played({}, [&](Proceedings& p) { revertPrizes(other.facts, other.state, p); });
    QCOMPARE(int(other.at(other.theirs).holder), 0);
    other.man(other.theirs, 0, 0, 0);
    other.flee(other.theirs);
    (void)other.played({}, [&](Proceedings& p) { revertPrizes(other.facts, other.state, p); });
    QCOMPARE(int(other.at(other.theirs).holder), 0);
    QVERIFY(!other.event("reverted"));
}

void TriremeEndingTest::brokenOff()
{
    Pair battle;
    battle.state.victor = 0;
    (void)battle.played({}, [&](Proceedings& p) { breakOff(battle.facts, battle.state, p); });
    QVERIFY(battle.state.undecided && battle.state.phase == Phase::Over);
    QCOMPARE(int(battle.state.victor), -1);
}

QTEST_APPLESS_MAIN(TriremeEndingTest)
#include "ending_test.moc"
