// SPDX-License-Identifier: GPL-3.0-or-later
// Caps, speeds and faults of plots at every bound (TR-2.6, TR-5.2, TR-5.4, TR-12.4, TR-12.15).
#include <QTest>

#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/turn.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

Fault faultIn(const Skirmish& battle, ShipNumber ship, const char* text)
{
    return faultOf(battle.facts, battle.state, ship, plotFrom(text).value()).fault;
}

} // namespace

class TriremePlotLimitsTest : public QObject {
    Q_OBJECT
private slots:
    void tr_2_6_caps();
    void tr_5_4_speedsFromRestAndAstern();
    void tr_5_4_aCapBelowTheRange();
    void tr_15_2_whoHasNoSpeedLiesStill();
    void tr_12_4_exactMaximum();
    void tr_12_15_prizesThatLieStill();
    void tr_5_2_faultsInTheirOrder();
    void tr_5_2_textsThatAreNoPlots();
    void tr_5_1_theNextShipToPlot();
    void tr_2_3_whoSpendsASprint();
};

void TriremePlotLimitsTest::tr_2_6_caps()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0); // 5/3
    const auto cap = [&] { return capOf(battle.facts, battle.state, ship); };
    QCOMPARE(cap(), 5);
    battle.at(ship).sprints = 1;
    QCOMPARE(cap(), 5);
    battle.at(ship).sprints = 0;
    QCOMPARE(cap(), 3);
    battle.at(ship).sprints = 3;
    battle.at(ship).raked = 1; // no maximum speed any more
    QCOMPARE(cap(), 2);
    battle.at(ship).raked = 4;
    QCOMPARE(cap(), 0);
    battle.at(ship).raked = 0;
    battle.at(ship).isPrize = true;
    QCOMPARE(cap(), 1);
    QCOMPARE(accelerationOf(battle.house(), battle.factsOf(ship), battle.at(ship)), 1);
    battle.at(ship).raked = 3; // a prize whose oars are gone
    QCOMPARE(cap(), 0);
    QCOMPARE(circleOf(battle.house(), battle.factsOf(ship), battle.at(ship)),
             5); // 1, three rakes, a prize's 1
}

void TriremePlotLimitsTest::tr_5_4_speedsFromRestAndAstern()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0); // acceleration 3
    const auto speeds = [&](int start) {
        battle.start(ship, start);
        const PlotLimits limits = limitsOf(battle.facts, battle.state, ship);
        return std::pair(limits.lo, limits.hi);
    };
    QVERIFY(speeds(-1) == std::pair(-1, 2));
    QVERIFY(speeds(0) == std::pair(-1, 3));
    QVERIFY(speeds(1) == std::pair(-1, 4));
    QVERIFY(speeds(2) == std::pair(-1, 5));
    QVERIFY(speeds(3) == std::pair(0, 5));
    QVERIFY(speeds(4) == std::pair(1, 5));
    QVERIFY(speeds(5) == std::pair(2, 5));
    battle.start(ship, 4);
    QVERIFY(faultIn(battle, ship, "0:") == Fault::Range);
    QVERIFY(faultIn(battle, ship, "1:F") == Fault::None);
}

void TriremePlotLimitsTest::tr_5_4_aCapBelowTheRange()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0); // 5/3, acceleration 3
    battle.at(ship).raked = 2;                        // cruise 1
    battle.start(ship, 4);                            // 1 to 7: the cap is the least of it
    QCOMPARE(plots(battle, ship, 0), std::string("1:F"));
    battle.start(ship, 5); // 2 to 8: above the cap, which is planned exactly
    QCOMPARE(plots(battle, ship, 0), std::string("1:F"));
    QCOMPARE(battle.plotRefusal(ship, "2:FF"), std::string("Attic 0's oars are broken: 1 at most."));
    QVERIFY(faultIn(battle, ship, "0:") == Fault::Range);
}

void TriremePlotLimitsTest::tr_15_2_whoHasNoSpeedLiesStill()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.factsOf(ship).max = battle.factsOf(ship).cruise = 0;
    battle.crew(ship, 1); // nor does an elite crew row it
    battle.start(ship, 0);
    QCOMPARE(maxOf(battle.house(), battle.factsOf(ship)), 0);
    QCOMPARE(plots(battle, ship), std::string("0:"));
    QVERIFY(faultIn(battle, ship, "-1:B") == Fault::Range);
    battle.factsOf(ship).max = battle.factsOf(ship).cruise = 1;
    QCOMPARE(maxOf(battle.house(), battle.factsOf(ship)), 2);
    battle.factsOf(ship).max = 6; // never above the fastest there is
    QCOMPARE(maxOf(battle.house(), battle.factsOf(ship)), 6);
}

void TriremePlotLimitsTest::tr_12_4_exactMaximum()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.facts.options.sprintExact = true;
    battle.at(ship).sprints = 0;
    battle.start(ship, 4);
    QVERIFY(faultIn(battle, ship, "4:FFFF") == Fault::None);
    QCOMPARE(battle.plotRefusal(ship, "5:FFFFF"),
             std::string("Attic 0's crew has spent its 3 sprints: 4 at most."));
    const ShipNumber slow = battle.add(0, 10, 20, 0, "quinquereme"); // 3/2
    battle.at(slow).sprints = 0;
    QCOMPARE(capOf(battle.facts, battle.state, slow), 2);
    battle.factsOf(slow).cruise = 3; // cruising speed is open to it always
    QCOMPARE(capOf(battle.facts, battle.state, slow), 3);
}

void TriremePlotLimitsTest::tr_12_15_prizesThatLieStill()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(1, 20, 20, 0);
    battle.at(ship).isPrize = true;
    battle.start(ship, 0);
    QCOMPARE(plots(battle, ship), std::string("1:F 1:P 1:S 0: -1:B"));
    battle.start(ship, 0, 1); // circle 2
    QCOMPARE(plots(battle, ship), std::string("1:F 0: -1:B"));
    battle.facts.options.prizesLieStill = true;
    QCOMPARE(capOf(battle.facts, battle.state, ship), 0);
    QVERIFY(faultIn(battle, ship, "1:F") == Fault::Prize);
}

void TriremePlotLimitsTest::tr_5_2_faultsInTheirOrder()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    const ShipNumber wall = battle.addWall(20, 1, 2);
    QVERIFY(faultIn(battle, wall, "0:") == Fault::NoShip);
    QVERIFY(faultIn(battle, -1, "0:") == Fault::NoShip);
    QVERIFY(faultIn(battle, 2, "0:") == Fault::NoShip);
    QCOMPARE(battle.refusal(PlotShip{wall, plotFrom("0:").value()}), std::string("There is no such ship."));
    QCOMPARE(battle.refusal(PlotShip{2, plotFrom("0:").value()}), std::string("There is no such ship."));
    battle.at(ship).where = Whereabouts::Fled;
    QCOMPARE(battle.plotRefusal(ship, "3:FFF"), std::string("Attic 0 is not on the board."));
    battle.at(ship).where = Whereabouts::OnBoard;
    battle.start(ship, 2);
    QVERIFY(faultIn(battle, ship, "-1:F") == Fault::BackOnly);
    QVERIFY(faultIn(battle, ship, "1:B") == Fault::BackOnly);
    QVERIFY(faultIn(battle, ship, "-1:") == Fault::StepCount);
    QVERIFY(faultIn(battle, ship, "0:F") == Fault::StepCount);
    QCOMPARE(battle.plotRefusal(ship, "1:"), std::string("Speed 1 needs 1 step; 0 are given."));
    QCOMPARE(battle.plotRefusal(ship, "3:F"), std::string("Speed 3 needs 3 steps; 1 is given."));
    QCOMPARE(battle.plotRefusal(ship, "-1:BB"), std::string("Speed -1 needs 1 step; 2 are given."));
    battle.start(ship, 3, 1);
    QCOMPARE(battle.plotRefusal(ship, "3:FPP"),
             std::string("Step 3: Attic 0 must row 1 more hex straight before turning."));
    battle.crew(ship, -1); // circle 2
    QCOMPARE(battle.plotRefusal(ship, "3:FPP"),
             std::string("Step 3: Attic 0 must row 2 more hexes straight before turning."));
    battle.start(ship, 0);
    battle.at(ship).raked = 3;
    QCOMPARE(battle.plotRefusal(ship, "1:F"), std::string("Attic 0's oars are broken: 0 at most."));
    battle.at(ship).raked = 0;
    battle.at(ship).sprints = 0;
    QCOMPARE(battle.plotRefusal(ship, "5:FFFFF"), // the best speed of its class, which it has no box for
             std::string("Attic 0's crew has spent its 3 sprints: 3 at most."));
    QCOMPARE(battle.plotRefusal(ship, "6:FFFFFF"), std::string("Attic 0's best speed is 3."));
    battle.start(ship, 4);
    QCOMPARE(battle.plotRefusal(ship, "0:"),
             std::string("Attic 0 starts at 4 and may change by 2: plan 2 to 3."));
    battle.start(ship, 5);
    QCOMPARE(battle.plotRefusal(ship, "2:FF"),
             std::string("Attic 0 starts at 5 and may change by 2: plan 3."));
}

void TriremePlotLimitsTest::tr_5_2_textsThatAreNoPlots()
{
    for (const char* text : {"7:F",       "/:F", ".:F", "--1:B",     "-0:",     "-2:B",    "<",
                             ">",         "-",   "1",   "<>1:F",     "3:FFF//", "3:FFF/G", "3:FFF/R<<",
                             "3:FFF/KG<", "0:/", "1:f", "6:FFFFFFF", "1:F/RX",  "1:F/RG>"})
        QVERIFY2(!plotFrom(text).has_value(), text);
    QCOMPARE(textOf(plotFrom("0:/AG").value()), std::string("0:/AG"));
    QCOMPARE(textOf(plotFrom("1:F/R<").value()), std::string("1:F/R<"));
    QCOMPARE(int(plotFrom("-1:B").value().speed), -1);
    QCOMPARE(int(plotFrom("6:FFFFFF").value().count), 6);
    QCOMPARE(phaseOf(5, 3), 5);
    QCOMPARE(phaseOf(4, 1), 3);
    QCOMPARE(phaseOf(-1, 0), 6);
    QCOMPARE(phaseOf(2, 0), 3);
    QCOMPARE(phaseOf(6, 5), 6);
}

void TriremePlotLimitsTest::tr_5_1_theNextShipToPlot()
{
    Skirmish battle;
    const ShipNumber first = battle.add(0, 10, 20, 0);
    const ShipNumber enemy = battle.add(1, 10, 5, 3);
    const ShipNumber second = battle.add(0, 20, 20, 0);
    const ShipNumber wall = battle.addWall(20, 1, 2);
    QCOMPARE(nextToPlot(battle.facts, battle.state, 0), first);
    QCOMPARE(nextToPlot(battle.facts, battle.state, 1), enemy);
    battle.plot(first, "3:FFF");
    QCOMPARE(nextToPlot(battle.facts, battle.state, 0), second);
    battle.plot(enemy, "3:FFF");
    QCOMPARE(nextToPlot(battle.facts, battle.state, 1), noShip); // a wall writes nothing
    QVERIFY(!isPlottable(battle.facts, battle.state, wall));
    battle.at(second).where = Whereabouts::Fled;
    QCOMPARE(nextToPlot(battle.facts, battle.state, 0), noShip);
    QCOMPARE(battle.refusal(HoldCourse{0}), std::string("All ships of the side have their plots."));
    battle.at(second).where = Whereabouts::OnBoard;
    QCOMPARE(battle.refusal(HoldCourse{0}), std::string());
    QCOMPARE(battle.refusal(EndPlot{0}), std::string("A ship of the side has no plot yet."));
    QCOMPARE(battle.refusal(EndPlot{1}), std::string());
    QCOMPARE(battle.refusal(EndPlot{2}), std::string("The side has done with its plots."));
    QCOMPARE(battle.refusal(EndPlot{-1}), std::string("The side has done with its plots."));
    battle.state.ready[0] = true;
    QCOMPARE(battle.refusal(PlotShip{second, plotFrom("3:FFF").value()}),
             std::string("The side has done with its plots."));
    battle.state.phase = Phase::Fire;
    QCOMPARE(battle.refusal(HoldCourse{1}), std::string("No ship is plotted now."));
}

void TriremePlotLimitsTest::tr_2_3_whoSpendsASprint()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    const auto left = [&](int boxes, const char* text) {
        battle.at(ship).sprints = static_cast<std::int8_t>(boxes);
        battle.plot(ship, text);
        (void)battle.played({}, [&](Proceedings& p) { reveal(battle.facts, battle.state, p); });
        return int(battle.at(ship).sprints);
    };
    QCOMPARE(left(1, "4:FFFF"), 0);
    QCOMPARE(left(0, "4:FFFF"), 0);
    QCOMPARE(left(2, "3:FFF"), 2);
    battle.at(ship).isPlotted = false; // who wrote nothing spends nothing
    (void)battle.played({}, [&](Proceedings& p) { reveal(battle.facts, battle.state, p); });
    QCOMPARE(int(battle.at(ship).sprints), 2);
    battle.at(ship).raked = 2; // its one hex was no sprint, but the cap it had to keep
    QCOMPARE(left(2, "2:FF"), 2);
    battle.at(ship).raked = 0;
    battle.at(ship).isPrize = true;
    QCOMPARE(left(2, "2:FF"), 2);
}

QTEST_APPLESS_MAIN(TriremePlotLimitsTest)
#include "plot_limits_test.moc"
