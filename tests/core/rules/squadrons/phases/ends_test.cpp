// SPDX-License-Identifier: GPL-3.0-or-later
// How battles end, who holds the field, targets and pursuit, at every bound (SQ-9.4, SQ-12.1, SQ-13, SQ-14).
#include <QTest>

#include "core/rules/squadrons/combat/melee.h"
#include "core/rules/squadrons/combat/order.h"
#include "core/rules/squadrons/combat/tests.h"
#include "core/rules/squadrons/ending/ending.h"
#include "core/rules/squadrons/phases/morale.h"
#include "core/rules/squadrons/phases/turn.h"
#include "tests/core/rules/squadrons/skirmish.h"

using namespace navarch::squadrons;

namespace {

/// So many squadrons a side, far apart.
struct Fleets : Skirmish {
    Fleets(int first, int second) : Skirmish(false)
    {
        for (int i = 0; i < first; ++i)
            add(0, 1000 + 600 * i, 1200, 0);
        for (int i = 0; i < second; ++i)
            add(1, 1000 + 600 * i, 3200, 180);
    }
    [[nodiscard]] SquadronNumber theirs(int i) const
    {
        return static_cast<SquadronNumber>(facts.first[1] + i);
    }
    void gone(SquadronNumber squadron) { leave(facts, state, squadron, Leaving::Fled); }
    /// "0 holds", "-1", "goes on": who wins now.
    std::string ends(bool isTurnsEnd = true)
    {
        bool over = false;
        (void)played({}, [&](navarch::Proceedings& p) { over = endIfLeft(facts, state, isTurnsEnd, p); });
        return !over ? "goes on" : std::to_string(state.victor) + (state.holdsField ? " holds" : "");
    }
};

} // namespace

class SquadronEndsTest : public QObject {
    Q_OBJECT
private slots:
    void sq_14_1_whoHoldsTheField();
    void sq_14_4_aConditionAndTheField();
    void sq_14_4_holdingOut();
    void sq_14_4_points();
    void sq_5_4_half();
    void sq_14_3_whoPaysForGivingUp();
    void brokenOff();
    void sq_12_1_whomOneMayFight();
    void sq_12_1_whoIsAsked();
    void sq_12_3_twoToOne();
    void sq_9_5_ranks();
    void sq_13_8_theNearestThatItBroke();
    void sq_13_2_fromTheMeanOfItsOpponents();
    void sq_13_7_whoBrokeAtOncePursuesNobody();
    void sq_13_5_whoDealtTheBlow();
    void sq_9_4_engagedIsTold();
};

void SquadronEndsTest::sq_14_1_whoHoldsTheField()
{
    Fleets table(1, 1);
    QCOMPARE(table.ends(), std::string("goes on"));
    Fleets first(1, 1);
    first.gone(0);
    QCOMPARE(first.ends(), std::string("1 holds"));
    Fleets second(1, 1);
    second.gone(1);
    QCOMPARE(second.ends(), std::string("0 holds"));
    Fleets both(1, 1);
    both.gone(0);
    both.gone(1);
    QCOMPARE(both.ends(), std::string("-1"));
    Fleets left(2, 1); // ROW took it, though a squadron stood yet
    left.state.left[0] = true;
    QCOMPARE(left.ends(), std::string("1 holds"));
    QCOMPARE(left.of(1).status, Status::Off); // with its fleet
    QCOMPARE(left.of(2).status, Status::Free);
    QCOMPARE(left.event("over")->side, 1);
}

void SquadronEndsTest::sq_14_4_aConditionAndTheField()
{
    const auto ends = [](int victor, bool firstGone, bool secondGone) {
        Fleets table(1, 1);
        table.facts.condition.exiter = victor;
        table.facts.condition.exits = 3;
        table.state.exited[static_cast<std::size_t>(victor)] = 3;
        if (firstGone)
            table.gone(0);
        if (secondGone)
            table.gone(1);
        return table.ends(false);
    };
    QCOMPARE(ends(0, false, false), std::string("0"));
    QCOMPARE(ends(0, true, false),
             std::string("0")); // all have come through: the other has the field, but has lost
    QCOMPARE(ends(0, false, true), std::string("0 holds"));
    QCOMPARE(ends(0, true, true), std::string("0"));
    QCOMPARE(ends(1, false, false), std::string("1"));
    QCOMPARE(ends(1, true, false), std::string("1 holds"));
    QCOMPARE(ends(1, false, true), std::string("1"));
    QCOMPARE(ends(1, true, true), std::string("1"));
    Fleets short1(1, 1);
    short1.facts.condition.exiter = 0;
    short1.facts.condition.exits = 3;
    short1.state.exited = {2, 9};
    QCOMPARE(short1.ends(), std::string("goes on"));
    short1.state.exited = {4, 0};
    QCOMPARE(short1.ends(), std::string("0"));
}

void SquadronEndsTest::sq_14_4_holdingOut()
{
    const auto ends = [](int holder, int turn, bool isTurnsEnd, bool gone) {
        Fleets table(2, 2);
        table.facts.condition.holder = holder;
        table.facts.condition.holdUntil = 5;
        table.state.turn = static_cast<std::int16_t>(turn);
        table.of(0).status = Status::Routing; // one of two: they hold yet
        table.of(2).status = Status::Routing;
        if (gone)
            table.gone(static_cast<SquadronNumber>(2 * holder + 1));
        return table.ends(isTurnsEnd);
    };
    for (const int holder : {0, 1}) {
        QCOMPARE(ends(holder, 4, true, false), std::string("goes on"));
        QCOMPARE(ends(holder, 5, false, false), std::string("goes on"));
        QCOMPARE(ends(holder, 5, true, false), std::to_string(holder));
        QCOMPARE(ends(holder, 6, true, false), std::to_string(holder));
        QCOMPARE(ends(holder, 5, true, true), std::to_string(1 - holder) + " holds");
    }
}

void SquadronEndsTest::sq_14_4_points()
{
    Fleets table(2, 1); // 8 stands and 4
    const auto ahead = [&] { return aheadOnPoints(table.facts, table.state); };
    QCOMPARE(ahead(), -1);
    table.of(0).halvesLost = 1; // 1/16
    QCOMPARE(ahead(), 1);
    table.of(2).halvesLost = 1; // 1/8
    QCOMPARE(ahead(), 0);
    table.of(1).halvesLost = 1; // 2/16
    QCOMPARE(ahead(), -1);
    table.of(0).status = Status::Routing; // routers are on the table
    QCOMPARE(ahead(), -1);
    table.gone(0); // 8 and 1 of 16
    QCOMPARE(ahead(), 1);
    (void)table.played({6, 6, 6, 6, 6, 6},
                       [&](navarch::Proceedings& p) { endOnPoints(table.facts, table.state, p); });
    QVERIFY(table.state.atTurnLimit && !table.state.holdsField && table.state.victor == 1);
}

void SquadronEndsTest::sq_5_4_half()
{
    Fleets table(3, 4);
    const auto half = [&](int side) { return isHalfLost(table.facts, table.state, side); };
    QVERIFY(!half(0) && !half(1));
    table.of(0).status = Status::Routing;
    QVERIFY(!half(0));
    table.gone(1);
    QVERIFY(half(0) && !half(1)); // two of three
    QCOMPARE(lostSquadrons(table.facts, table.state, 0), 2);
    table.of(3).status = Status::Destroyed;
    QVERIFY(!half(1));
    table.of(5).status = Status::Routing;
    QVERIFY(half(1)); // two of four
    table.of(4).status = Status::Engaged;
    table.of(6).status = Status::Pursuing;
    QCOMPARE(lostSquadrons(table.facts, table.state, 1), 2);
}

void SquadronEndsTest::sq_14_3_whoPaysForGivingUp()
{
    Fleets table(3, 2);
    table.link(1, table.theirs(1));
    table.link(table.theirs(0), 1, Side::Flank);
    table.state.concedes[0] = true;
    (void)table.played({}, [&](navarch::Proceedings& p) { letConcede(table.facts, table.state, p); });
    QCOMPARE(int(table.of(1).halvesLost), 2);
    QCOMPARE(table.of(1).blows[0], table.theirs(0)); // the first of those it fought
    QCOMPARE(int(table.of(0).halvesLost) + table.of(2).halvesLost, 0);
    QVERIFY(table.state.left[0] && !table.state.left[1]);
    for (const SquadronNumber squadron : {0, 1, 2})
        QCOMPARE(table.of(static_cast<SquadronNumber>(squadron)).status, Status::Off);
    QCOMPARE(table.of(table.theirs(0)).status, Status::Free);
    QCOMPARE(int(table.of(table.theirs(0)).halvesLost), 0);
    (void)table.played({}, [&](navarch::Proceedings& p) { letConcede(table.facts, table.state, p); });
    QCOMPARE(table.events.size(), std::size_t{0}); // once
    Fleets last(1, 1);                             // its last stand
    last.of(0).halvesLost = 6;
    last.link(0, 1);
    last.state.concedes[0] = true;
    (void)last.played({}, [&](navarch::Proceedings& p) { letConcede(last.facts, last.state, p); });
    QCOMPARE(last.of(0).status, Status::Destroyed);
}

void SquadronEndsTest::brokenOff()
{
    Fleets table(1, 1);
    table.state.victor = 0;
    table.state.picked = 0;
    table.state.pace = 3 * inch;
    (void)table.played({}, [&](navarch::Proceedings& p) { breakOff(table.facts, table.state, p); });
    QVERIFY(table.state.undecided && table.state.phase == Phase::Over && !table.state.holdsField);
    QCOMPARE(int(table.state.victor), -1);
    QCOMPARE(table.state.picked, noSquadron);
    QCOMPARE(table.state.pace, 0);
    QCOMPARE(table.events.front().side, -1);
    QCOMPARE(table.event("over")->text.english(), std::string("The battle is a draw."));
}

void SquadronEndsTest::sq_12_1_whomOneMayFight()
{
    Fleets table(2, 3);
    const auto may = [&](SquadronNumber squadron, SquadronNumber target) {
        return mayFight(table.facts, table.state, squadron, target);
    };
    QVERIFY(!may(0, table.theirs(0)));
    table.link(table.theirs(0), 0, Side::Flank);
    QVERIFY(may(0, table.theirs(0))); // nobody at its front: whoever it is
    QVERIFY(may(table.theirs(0), 0));
    QVERIFY(!may(0, table.theirs(1)));
    table.link(table.theirs(1), 0, Side::Rear);
    QVERIFY(may(0, table.theirs(0)) && may(0, table.theirs(1)));
    table.link(0, table.theirs(2), Side::Flank); // its own front on another
    QVERIFY(may(0, table.theirs(2)));
    QVERIFY(!may(0, table.theirs(0)) && !may(0, table.theirs(1)));
    QVERIFY(may(table.theirs(2), 0)); // struck in the flank it has no other
}

void SquadronEndsTest::sq_12_1_whoIsAsked()
{
    Fleets table(2, 3);
    table.state.phase = Phase::Targets;
    const auto asked = [&](int side) { return nextToName(table.facts, table.state, side); };
    table.link(0, table.theirs(0));
    QCOMPARE(asked(0), noSquadron); // no choice
    table.link(table.theirs(1), 0, Side::Flank);
    QCOMPARE(asked(0), noSquadron); // but one at its front
    table.link(table.theirs(2), 0, Side::Front);
    QCOMPARE(asked(0), SquadronNumber{0});
    QCOMPARE(asked(1), noSquadron);
    QCOMPARE(table.refusal(NameTarget{0, table.theirs(1)}), table.facts.name(0) + " is not in melee with "
                                                                + table.facts.name(table.theirs(1))
                                                                + " at its front.");
    QCOMPARE(table.refusal(NameTarget{0, 9}), std::string("There is no such squadron."));
    QCOMPARE(table.refusal(NameTarget{9, 0}), std::string("There is no such squadron."));
    QCOMPARE(table.refusal(NameTarget{1, table.theirs(0)}),
             table.facts.name(1) + " is not asked for its target now.");
    QCOMPARE(table.refusal(NameTarget{0, table.theirs(2)}), std::string());
    table.of(0).target = table.theirs(2);
    QCOMPARE(asked(0), noSquadron);
    table.of(0).target = noSquadron;
    table.of(0).hasFought = true; // at once, earlier this turn
    QCOMPARE(asked(0), noSquadron);
    table.of(0).hasFought = false;
    table.state.concedes[0] = true;
    QCOMPARE(asked(0), noSquadron);
    // Whoever names nobody takes the first that he may fight.
    (void)table.played({6, 6, 3, 3, 3, 3, 3, 3},
                       [&](navarch::Proceedings& p) { fightMelee(table.facts, table.state, p); });
    const auto test =
        std::find_if(table.events.begin(), table.events.end(), [](const navarch::BattleEvent& event) {
            return event.kind == "battle-test" && event.ship == 0;
        });
    QVERIFY(test != table.events.end());
    QCOMPARE(test->target, table.theirs(0));
}

void SquadronEndsTest::sq_12_3_twoToOne()
{
    Fleets table(2, 2);
    const auto isIt = [&](SquadronNumber squadron, SquadronNumber target) {
        return isTwoToOne(table.facts, table.state, squadron, target);
    };
    table.link(0, table.theirs(0));
    QVERIFY(!isIt(0, table.theirs(0)));
    table.of(table.theirs(0)).halvesLost = 3; // 3 stands, one of them half lost
    QVERIFY(!isIt(0, table.theirs(0)));
    table.of(table.theirs(0)).halvesLost = 4; // 4 to 2
    QVERIFY(isIt(0, table.theirs(0)) && !isIt(table.theirs(0), 0));
    table.of(table.theirs(0)).halvesLost = 0;
    table.link(1, table.theirs(0)); // 8 to 4
    QVERIFY(isIt(0, table.theirs(0)) && isIt(1, table.theirs(0)));
    QVERIFY(!isIt(table.theirs(0), 0));
    table.link(table.theirs(1), 0, Side::Flank); // of mine, another enemy counts
    QVERIFY(!isIt(0, table.theirs(0)));
    QVERIFY(isIt(1, table.theirs(0)));
}

void SquadronEndsTest::sq_9_5_ranks()
{
    Fleets table(1, 2);
    const auto rank = [&](SquadronNumber squadron) { return rankOf(table.facts, table.state, squadron); };
    table.link(0, table.theirs(0), Side::Flank);
    QCOMPARE(rank(0), 1); // the striker keeps its own
    QCOMPARE(rank(table.theirs(0)), 4);
    QCOMPARE(rank(table.theirs(1)), 1);
    table.facts.options.struckRank = StruckRank::OneWorse;
    QCOMPARE(rank(table.theirs(0)), 2);
    table.put(table.theirs(0), 1000, 3200, 180, Formation::EpiKeras);
    QCOMPARE(rank(table.theirs(0)), 4); // at most 4
    table.put(table.theirs(0), 1000, 3200, 180, Formation::EpiPollon);
    QCOMPARE(rank(table.theirs(0)), 3);
    table.facts.options.struckRank = StruckRank::Own;
    QCOMPARE(rank(table.theirs(0)), 2);
    Fleets front(1, 1);
    front.link(0, 1);
    QCOMPARE(rankOf(front.facts, front.state, 1), 1);
    front.link(1, 0, Side::Rear);
    QCOMPARE(rankOf(front.facts, front.state, 0), 1); // linked they are already
}

void SquadronEndsTest::sq_13_8_theNearestThatItBroke()
{
    // Two it broke flee: the nearer is pursued, of two as near the lower number; one whose pursuit has ended is not.
    for (const int nearer : {0, 1}) {
        Fleets table(1, 3);
        table.facts.stands = {100, 100};
        for (const int i : {0, 1})
            table.link(0, table.theirs(i));
        for (const int i : {0, 1})
            (void)table.played(
                {}, [&](navarch::Proceedings& p) { rout(table.facts, table.state, table.theirs(i), p); });
        table.put(0, 3600, 2000, 0, Formation::EpiMias);
        table.put(table.theirs(0), 3600, nearer == 0 ? 2800 : 3300, 0, Formation::Unformed);
        table.put(table.theirs(1), 3600, nearer == 0 ? 3300 : 2800, 0, Formation::Unformed);
        const std::string wrong =
            table.played({1, 1, 1}, [&](navarch::Proceedings& p) { pursue(table.facts, table.state, p); });
        QCOMPARE(wrong, std::string());
        QCOMPARE(table.event("pursues")->target, table.theirs(nearer));
        QCOMPARE(table.of(0).status, Status::Pursuing);
    }
    Fleets even(1, 3);
    even.facts.stands = {100, 100};
    for (const int i : {1, 0})
        even.link(0, even.theirs(i));
    for (const int i : {1, 0})
        (void)even.played({},
                          [&](navarch::Proceedings& p) { rout(even.facts, even.state, even.theirs(i), p); });
    even.put(0, 3600, 2000, 0, Formation::EpiMias);
    even.put(even.theirs(0), 3300, 2800, 0, Formation::Unformed);
    even.put(even.theirs(1), 3900, 2800, 0, Formation::Unformed);
    QCOMPARE(even.played({1, 1, 1}, [&](navarch::Proceedings& p) { pursue(even.facts, even.state, p); }),
             std::string());
    QCOMPARE(even.event("pursues")->target, even.theirs(0));
}

void SquadronEndsTest::sq_13_2_fromTheMeanOfItsOpponents()
{
    // Opponents whose centres lie south and west of it: it flees north-east.
    Fleets table(2, 1);
    const SquadronNumber router = table.theirs(0);
    table.put(router, 3600, 3000, 180, Formation::EpiMias); // its centre (36, 30.5)
    table.put(0, 3600, 2100, 0, Formation::EpiMias);        // (36, 20.5)
    table.put(1, 2650, 3050, 90, Formation::EpiMias);       // (26, 30.5)
    table.link(0, router);
    (void)table.played({}, [&](navarch::Proceedings& p) { rout(table.facts, table.state, router, p); });
    QCOMPARE(int(table.of(router).flight), 0); // from the one it fought
    Fleets both(2, 1);
    both.put(router, 3600, 3000, 180, Formation::EpiMias);
    both.put(0, 3600, 2100, 0, Formation::EpiMias);
    both.put(1, 2650, 3050, 90, Formation::EpiMias);
    both.link(0, router);
    both.link(1, router, Side::Flank);
    (void)both.played({}, [&](navarch::Proceedings& p) { rout(both.facts, both.state, router, p); });
    QCOMPARE(int(both.of(router).flight), 45); // from (31, 25.5)
    QVERIFY(both.of(router).hasJustBroken);
    QCOMPARE(both.state.chases.size(), std::size_t{2});
    QVERIFY(!both.state.chases[0].hasEnded && !both.state.chases[1].hasEnded);
    QCOMPARE(both.state.flotsam.size(), std::size_t{2}); // one a link
    QCOMPARE(both.of(0).status, Status::Free);
}

void SquadronEndsTest::sq_13_7_whoBrokeAtOncePursuesNobody()
{
    Fleets table(1, 1);
    table.facts.stands = {100, 100};
    table.put(0, 3600, 2400, 0, Formation::EpiMias);
    table.put(1, 3600, 2400, 180, Formation::EpiMias);
    table.link(0, 1);
    table.of(0).mustTestMorale = table.of(1).mustTestMorale = true;
    // Both fail, and both flee, away from each other: 2 and 2.
    QCOMPARE(table.played({1, 1, 1, 1, 1, 1, 1, 1},
                          [&](navarch::Proceedings& p) { testAndRout(table.facts, table.state, p); }),
             std::string());
    QCOMPARE(table.of(0).status, Status::Routing);
    QCOMPARE(table.of(1).status, Status::Routing);
    QCOMPARE(baseOf(table.state, 0).heading, 180);
    QCOMPARE(baseOf(table.state, 1).heading, 0);
    QCOMPARE(table.played({}, [&](navarch::Proceedings& p) { pursue(table.facts, table.state, p); }),
             std::string());
}

void SquadronEndsTest::sq_13_5_whoDealtTheBlow()
{
    Fleets table(2, 1);
    const SquadronNumber router = table.theirs(0);
    loseHalves(table.facts, table.state, router, 3, 1, {});
    QCOMPARE(int(table.of(router).halvesLost), 3);
    QCOMPARE(table.of(router).blows[0], SquadronNumber{1});
    QCOMPARE(table.of(router).blows[2], SquadronNumber{1});
    QCOMPARE(table.of(router).blows[3], noSquadron);
    loseHalves(table.facts, table.state, router, 9, 0, {});
    QCOMPARE(int(table.of(router).halvesLost), 8); // surplus vanishes
    QCOMPARE(table.of(router).blows[7], SquadronNumber{0});
    QCOMPARE(table.of(router).blows[8], noSquadron);
}

void SquadronEndsTest::sq_9_4_engagedIsTold()
{
    Fleets table(1, 1); // the enemy looks south: its right is west
    const auto told = [&](Side side, TablePoint place) {
        table.state.links.clear();
        (void)table.played({}, [&](navarch::Proceedings& p) {
            link(table.facts, table.state, {0, 1, side, place}, p);
        });
        return table.event("engaged")->text.english();
    };
    const TablePoint centre = baseOf(table.state, 1).centre;
    const std::string who = table.facts.name(0) + " engages " + table.facts.name(1);
    QCOMPARE(told(Side::Front, centre), who + " in front.");
    QCOMPARE(told(Side::Rear, centre), who + " in the rear.");
    QCOMPARE(told(Side::Flank, {centre.x - inch, centre.y}), who + " in the right flank.");
    QCOMPARE(told(Side::Flank, {centre.x + inch, centre.y}), who + " in the left flank.");
}

QTEST_APPLESS_MAIN(SquadronEndsTest)
#include "ends_test.moc"
