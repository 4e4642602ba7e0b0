// SPDX-License-Identifier: GPL-3.0-or-later
// Who is asked for shots, and standing orders, phase by phase (TR-4.2, TR-7.1).
#include <QTest>

#include "core/rules/trireme/combat/missiles.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/fire/range.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

/// Two ships that lie still so far apart, before anybody has plotted.
struct Watch : Skirmish {
    ShipNumber ours;
    ShipNumber theirs;
    explicit Watch(int distance) : ours(add(0, 20, 10, 0)), theirs(add(1, 20, 10 + distance, 0))
    {
        for (const ShipNumber ship : {ours, theirs})
            start(ship, 0);
        man(theirs, 0, 9, 0);
    }
    /// Both sides plot rest.
    std::string plotAll(const std::vector<int>& faces = {})
    {
        for (std::int8_t side = 0; side < 2; ++side) {
            if (std::string wrong = ordered(HoldCourse{side}); !wrong.empty())
                return wrong;
            if (std::string wrong = ordered(EndPlot{side}, side == 1 ? faces : std::vector<int>{});
                !wrong.empty())
                return wrong;
        }
        return {};
    }
    /// "fire 1 turn 1 0": the state, and which sides are asked.
    [[nodiscard]] std::string waits() const
    {
        return std::string(state.phase == Phase::Fire   ? "fire "
                           : state.phase == Phase::Plot ? "plot "
                                                        : "other ")
               + std::to_string(state.movement) + " turn " + std::to_string(state.turn)
               + (isAsked(facts, state, 0) ? " 0" : "") + (isAsked(facts, state, 1) ? " 1" : "");
    }
};

} // namespace

class TriremeAskedTest : public QObject {
    Q_OBJECT
private slots:
    void tr_4_2_whoIsAskedForShots();
    void tr_7_1_holdingFire();
    void tr_7_1_oneShotATurn();
    void tr_7_1_atWillNearOrLast();
    void tr_7_1_atWillInABattle();
    void tr_7_1_standingOrdersAreTakenBack();
};

void TriremeAskedTest::tr_4_2_whoIsAskedForShots()
{
    Watch nobody(4);
    QCOMPARE(nobody.plotAll(), std::string());
    QCOMPARE(nobody.waits(), std::string("plot 0 turn 2 0 1"));
    Watch far(5); // bows reach four hexes
    far.arm(far.ours, 1);
    QCOMPARE(far.plotAll(), std::string());
    QCOMPARE(far.waits(), std::string("plot 0 turn 2 0 1"));
    Watch near(4);
    near.arm(near.ours, 1);
    QCOMPARE(near.plotAll(), std::string());
    QCOMPARE(near.waits(), std::string("fire 1 turn 1 0"));
    Watch both(4);
    both.arm(both.ours, 1);
    both.arm(both.theirs, 1);
    QCOMPARE(both.plotAll(), std::string());
    QCOMPARE(both.waits(), std::string("fire 1 turn 1 0 1"));
}

void TriremeAskedTest::tr_7_1_holdingFire()
{
    Watch battle(4);
    battle.arm(battle.ours, 1);
    QCOMPARE(battle.refusal(HoldFire{0, false}), std::string("The side is not asked for shots now."));
    QCOMPARE(battle.plotAll(), std::string());
    QCOMPARE(battle.refusal(HoldFire{1, false}), std::string("The side is not asked for shots now."));
    QCOMPARE(battle.refusal(HoldFire{2, false}), std::string("The side is not asked for shots now."));
    for (int phase = 1; phase <= 5; ++phase) {
        QCOMPARE(battle.waits(), "fire " + std::to_string(phase) + " turn 1 0");
        QCOMPARE(battle.ordered(HoldFire{0, false}), std::string());
    }
    QCOMPARE(battle.waits(), std::string("fire 6 turn 1 0"));
    QCOMPARE(battle.ordered(HoldFire{0, false}), std::string());
    QCOMPARE(battle.waits(), std::string("plot 0 turn 2 0 1"));
    QCOMPARE(battle.plotAll(), std::string());
    QCOMPARE(battle.ordered(HoldFire{0, true}), std::string()); // for the turn
    QCOMPARE(battle.waits(), std::string("plot 0 turn 3 0 1"));
    QCOMPARE(battle.plotAll(), std::string());
    QCOMPARE(battle.waits(), std::string("fire 1 turn 3 0")); // and no longer
}

void TriremeAskedTest::tr_7_1_oneShotATurn()
{
    Watch battle(4);
    battle.arm(battle.ours, 2);
    QCOMPARE(battle.plotAll(), std::string());
    const Shoot one{battle.ours, battle.theirs, Weapon::Bows, 1, false};
    QCOMPARE(battle.ordered(one), std::string()); // nothing is rolled while the side may shoot yet
    QCOMPARE(battle.waits(), std::string("fire 1 turn 1 0"));
    QCOMPARE(battle.ordered(HoldFire{0, false}, {6}), std::string());
    QCOMPARE(battle.at(battle.theirs).men.count(), 8);
    QCOMPARE(battle.waits(), std::string("fire 2 turn 1 0"));
    QCOMPARE(battle.ordered(one, {6}), std::string()); // its last shot of the turn
    QCOMPARE(battle.at(battle.theirs).men.count(), 7);
    QCOMPARE(battle.waits(), std::string("plot 0 turn 2 0 1"));
    QCOMPARE(battle.at(battle.ours).readyOf(Weapon::Bows), 2);
}

void TriremeAskedTest::tr_7_1_atWillNearOrLast()
{
    struct Case {
        int distance;
        int phase;
        const char* fires;
    };
    for (const Case& each :
         {Case{1, 1, "bows"}, Case{2, 1, "catapults"}, Case{3, 1, "catapults"}, Case{4, 1, "none"},
          Case{2, 6, "bows"}, Case{4, 6, "bows"}, Case{5, 6, "catapults"}, Case{10, 6, "catapults"},
          Case{11, 6, "none"}, Case{4, 5, "none"}}) {
        Range battle(each.distance, each.phase);
        QCOMPARE(battle.atWill(), std::string(each.fires));
    }
    Range stones(3);
    stones.arm(stones.shooter, 0, 0, 2);
    QCOMPARE(stones.atWill(), std::string("stones"));
    Shoot shot;
    QVERIFY(nextShotAtWill(stones.facts, stones.state, 0, shot));
    QCOMPARE(int(shot.count), 2); // all that is ready
    QVERIFY(!nextShotAtWill(stones.facts, stones.state, 1, shot));
    Range far(4);
    far.arm(far.shooter, 0, 0, 2);
    QCOMPARE(far.atWill(), std::string("none"));
}

void TriremeAskedTest::tr_7_1_atWillInABattle()
{
    Watch battle(2);
    battle.arm(battle.ours, 1, 1);
    QCOMPARE(battle.ordered(StandingFire{0, FireOrder::AtWill}), std::string());
    // The catapult at once, at 2 hexes on 5; the bow in the last phase, on 6 alone.
    QCOMPARE(battle.plotAll({5, 6}), std::string());
    QCOMPARE(battle.waits(), std::string("plot 0 turn 2 0 1"));
    QCOMPARE(battle.at(battle.theirs).men.count(), 7);
    // The other side too, and only then.
    Watch theirs(1);
    theirs.arm(theirs.theirs, 1);
    theirs.man(theirs.ours, 0, 5, 0);
    QCOMPARE(theirs.ordered(StandingFire{1, FireOrder::AtWill}), std::string());
    QCOMPARE(theirs.plotAll({5}), std::string());
    QCOMPARE(theirs.at(theirs.ours).men.count(), 4);
    // Given while the side is asked for shots it is carried out at once.
    Watch now(1);
    now.arm(now.ours, 1);
    QCOMPARE(now.plotAll(), std::string());
    QCOMPARE(now.ordered(StandingFire{0, FireOrder::AtWill}, {5}), std::string());
    QCOMPARE(now.at(now.theirs).men.count(), 8);
    QCOMPARE(now.waits(), std::string("plot 0 turn 2 0 1"));
    Watch hold(1);
    hold.arm(hold.ours, 1);
    QCOMPARE(hold.plotAll(), std::string());
    QCOMPARE(hold.ordered(StandingFire{0, FireOrder::Hold}), std::string());
    QCOMPARE(hold.waits(), std::string("plot 0 turn 2 0 1"));
    QCOMPARE(hold.plotAll(), std::string());
    QCOMPARE(hold.waits(), std::string("plot 0 turn 3 0 1"));
}

void TriremeAskedTest::tr_7_1_standingOrdersAreTakenBack()
{
    Watch battle(1);
    battle.arm(battle.ours, 1);
    QCOMPARE(battle.ordered(StandingFire{0, FireOrder::Hold}), std::string());
    QCOMPARE(battle.refusal(StandingFire{0, FireOrder::Hold}),
             std::string("The standing order is so already."));
    QCOMPARE(battle.ordered(StandingFire{0, FireOrder::Ask}), std::string());
    QCOMPARE(battle.plotAll(), std::string());
    QCOMPARE(battle.waits(), std::string("fire 1 turn 1 0"));
    const std::string later = "A side gives standing orders when something of it is asked.";
    QCOMPARE(battle.refusal(StandingFire{1, FireOrder::Hold}), later);
    QCOMPARE(battle.refusal(StandingFire{-1, FireOrder::Hold}), later);
    QCOMPARE(battle.refusal(StandingFire{2, FireOrder::Hold}), later);
}

QTEST_APPLESS_MAIN(TriremeAskedTest)
#include "asked_test.moc"
