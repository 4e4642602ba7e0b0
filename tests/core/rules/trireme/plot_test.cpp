// SPDX-License-Identifier: GPL-3.0-or-later
// Ships' figures and written plots (TR-1, TR-2, TR-5), with the worked examples about them.
#include <QTest>

#include "core/rules/trireme/movement/moves.h"
#include "core/rules/trireme/movement/plots.h"
#include "core/rules/trireme/phases/ending.h"
#include "tests/core/rules/trireme/skirmish.h"

using namespace navarch;
using namespace navarch::trireme;

namespace {

/// "-1..3": the speeds that may be planned.
std::string speeds(const Skirmish& battle, ShipNumber ship)
{
    const PlotLimits limits = limitsOf(battle.facts, battle.state, ship);
    return std::to_string(limits.lo) + ".." + std::to_string(limits.hi);
}

std::string phasesOf(int speed)
{
    std::string text;
    for (int phase = 1; phase <= phases; ++phase)
        if (stepInPhase(speed, phase) >= 0)
            text += std::to_string(phase);
    return text;
}

/// Where each step of a plot leads, as if alone.
std::string track(const Skirmish& battle, ShipNumber ship, const std::string& text)
{
    const Plot plot = plotFrom(text).value();
    Pose pose = startOf(battle.state, ship, plot.pivot);
    std::string labels;
    int index = 0;
    for (const Step step : plot.steps()) {
        if (stepOn(battle.facts, battle.state, ship, pose, step, index++))
            return labels + " refused";
        labels += (labels.empty() ? "" : " ") + hex::labelOf(pose.hex, 1);
    }
    return labels + " facing " + std::to_string(pose.facing) + " counter " + std::to_string(pose.counter);
}

} // namespace

class TriremePlotTest : public QObject {
    Q_OBJECT
private slots:
    void tr_1_4_tr_1_5_hexesAndBearings();
    void tr_2_2_tr_2_3_tr_2_4_tr_2_6_crewsAndRakesChangeTheFigures();
    void tr_13_1_phasesOfSpeeds();
    void tr_13_2_tr_13_3_tr_13_4_tr_5_4_speedsThatMayBePlanned();
    void tr_13_5_clampedFigures();
    void tr_13_6_tr_13_7_tr_5_3_turningAndTheStraightCounter();
    void tr_5_1_tr_5_2_plotsAreWrittenAndRead();
    void tr_5_2_whatIsNoPlot();
    void tr_2_3_sprintsAreSpentAtReveal();
    void tr_5_5_tr_8_8_tr_8_9_tr_13_25_backingAfterARam();
    void tr_12_14_restartAfterEveryRam();
    void tr_5_5_nothingAsternFrees();
    void tr_5_6_prizesAndGrappledShips();
    void tr_5_7_creditNeedsAWholeTurnAtFullSpeed();
    void refusalsSayWhy();
    void theDefaultPlotGoesStraightOn();
    void aShipHemmedInMayRest();
};

void TriremePlotTest::tr_1_4_tr_1_5_hexesAndBearings()
{
    const hex::Hex here = hex::hexOf(9, 9); // 10.10
    QCOMPARE(hex::labelOf(here, 1), std::string("10.10"));
    const std::array<const char*, 6> around{"10.09", "11.10", "11.11", "10.11", "09.11", "09.10"};
    for (hex::Facing facing = 0; facing < hex::facings; ++facing) {
        QCOMPARE(hex::labelOf(hex::neighbour(here, facing), 1),
                 std::string(around[static_cast<std::size_t>(facing)]));
        QCOMPARE(hex::distance(here, hex::neighbour(here, facing, 7)), 7);
        // A ship that looks south-east sees its neighbours from there on.
        QCOMPARE(int(hex::bearing(here, 2, hex::neighbour(here, facing))), (facing + 4) % 6);
    }
}

void TriremePlotTest::tr_2_2_tr_2_3_tr_2_4_tr_2_6_crewsAndRakesChangeTheFigures()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    const auto figures = [&] {
        const HouseFigures& house = battle.house();
        const ShipFacts& about = battle.factsOf(ship);
        const Ship& now = battle.at(ship);
        return std::array<int, 5>{maxOf(house, about), cruiseOf(house, about, now),
                                  circleOf(house, about, now), accelerationOf(house, about, now),
                                  capOf(battle.facts, battle.state, ship)};
    };
    QCOMPARE(figures(), (std::array<int, 5>{5, 3, 1, 3, 5}));
    battle.crew(ship, 1);
    QCOMPARE(figures(), (std::array<int, 5>{6, 3, 0, 4, 6}));
    battle.crew(ship, -1);
    QCOMPARE(figures(), (std::array<int, 5>{5, 3, 2, 2, 5}));
    battle.at(ship).sprints = 0;
    QCOMPARE(figures()[4], 3);
    battle.facts.options.sprintExact = true; // only the very maximum is a sprint
    QCOMPARE(figures()[4], 4);
}

void TriremePlotTest::tr_13_1_phasesOfSpeeds()
{
    QCOMPARE(phasesOf(6), std::string("123456"));
    QCOMPARE(phasesOf(3), std::string("246"));
    QCOMPARE(phasesOf(1), std::string("6"));
    QCOMPARE(phasesOf(2), std::string("35"));
    QCOMPARE(phasesOf(4), std::string("1346"));
    QCOMPARE(phasesOf(5), std::string("12356"));
    QCOMPARE(phasesOf(-1), std::string("6"));
    QCOMPARE(phasesOf(0), std::string());
}

void TriremePlotTest::tr_13_2_tr_13_3_tr_13_4_tr_5_4_speedsThatMayBePlanned()
{
    Skirmish battle;
    const ShipNumber trireme = battle.add(0, 20, 20, 0);
    battle.start(trireme, 3);
    QCOMPARE(speeds(battle, trireme), std::string("0..5"));
    battle.at(trireme).sprints = 0;
    QCOMPARE(speeds(battle, trireme), std::string("0..3"));
    battle.start(trireme, 0);
    QCOMPARE(speeds(battle, trireme), std::string("-1..3"));
    battle.start(trireme, -1);
    QCOMPARE(speeds(battle, trireme), std::string("-1..2"));

    const ShipNumber five = battle.add(0, 10, 20, 0, "quinquereme");
    battle.crew(five, -1);
    battle.start(five, 2);
    QCOMPARE(speeds(battle, five), std::string("1..3"));
    battle.start(five, -1);
    QCOMPARE(speeds(battle, five), std::string("-1..0"));
    QCOMPARE(circleOf(battle.house(), battle.factsOf(five), battle.at(five)), 3);
    battle.crew(five, 1);
    QCOMPARE(speeds(battle, five), std::string("-1..2"));
    QCOMPARE(maxOf(battle.house(), battle.factsOf(five)), 4);
    QCOMPARE(circleOf(battle.house(), battle.factsOf(five), battle.at(five)), 1);

    const ShipNumber seven = battle.add(0, 5, 20, 0, "septireme");
    battle.crew(seven, -1);
    battle.at(seven).raked = 1;
    battle.start(seven, 3);
    QCOMPARE(speeds(battle, seven), std::string("1..1"));
}

void TriremePlotTest::tr_13_5_clampedFigures()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0, "bireme-modified");
    const auto figures = [&] {
        return std::array<int, 3>{maxOf(battle.house(), battle.factsOf(ship)),
                                  circleOf(battle.house(), battle.factsOf(ship), battle.at(ship)),
                                  accelerationOf(battle.house(), battle.factsOf(ship), battle.at(ship))};
    };
    battle.crew(ship, 1);
    QCOMPARE(figures(), (std::array<int, 3>{6, 0, 4}));
    battle.crew(ship, -1);
    QCOMPARE(figures(), (std::array<int, 3>{5, 1, 2}));
}

void TriremePlotTest::tr_13_6_tr_13_7_tr_5_3_turningAndTheStraightCounter()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, 3, 1);
    QCOMPARE(battle.plotRefusal(ship, "5:PFPFF"), std::string());
    QCOMPARE(track(battle, ship, "5:PFPFF"), std::string("19.20 18.19 17.20 16.20 15.21 facing 4 counter 2"));
    QCOMPARE(battle.plotRefusal(ship, "3:PPF"),
             std::string("Step 2: Attic 0 must row 1 more hex straight before turning."));
    battle.crew(ship, 1);
    battle.start(ship, 2, 1);
    QCOMPARE(battle.plotRefusal(ship, "6:PPPPPP"), std::string());
    QVERIFY(track(battle, ship, "6:PPPPPP").starts_with("19.20 18.20 18.21 19.22 20.21 20.20 facing 0"));
    // Astern counts as straight, rest changes nothing, and the counter does not grow for ever.
    battle.start(ship, 0, 0);
    QVERIFY(track(battle, ship, "-1:B").ends_with("facing 0 counter 1"));
    battle.start(ship, 3, 9);
    QVERIFY(track(battle, ship, "3:FFF").ends_with("counter 9"));
}

void TriremePlotTest::tr_5_1_tr_5_2_plotsAreWrittenAndRead()
{
    for (const char* text :
         {"5:FFPFS/K<G", "-1:B", "0:", ">3:FFF", "<0:", "3:FPF/A", "6:PPPPPP/RG", "1:S/R>", "2:FF/K"}) {
        const auto plot = plotFrom(text);
        QVERIFY2(plot.has_value(), text);
        QCOMPARE(textOf(*plot), std::string(text));
    }
    QCOMPARE(textOf(plotFrom("3:FFF/R").value()), std::string("3:FFF")); // the default is left out
    const Plot plot = plotFrom("5:FFPFS/K<G").value();
    QCOMPARE(int(plot.speed), 5);
    QVERIFY(plot.order == Contact::Rake && plot.slip == Hand::Port && plot.boards);
    QVERIFY(plot.path[2] == Step::Port && plot.path[4] == Step::Starboard);
}

void TriremePlotTest::tr_5_2_whatIsNoPlot()
{
    for (const char* text : {"", "5", "FFF", "7:FFFFFFF", "-2:BB", "3:FXF", "3:FFF/", "3:FFF/Q", "3:FFF/RGG",
                             "3:FFF/G<", "3:FFFFFFF", "10:F", "3;FFF", " 3:FFF", "3:FFF/R<G "})
        QVERIFY2(!plotFrom(text).has_value(), text);
}

void TriremePlotTest::tr_2_3_sprintsAreSpentAtReveal()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    const auto left = [&](const char* text) {
        battle.at(ship).sprints = 3;
        battle.plot(ship, text);
        (void)battle.played(
            {}, [&](Proceedings& proceedings) { reveal(battle.facts, battle.state, proceedings); });
        return int(battle.at(ship).sprints);
    };
    QCOMPARE(left("3:FFF"), 3);
    QCOMPARE(left("4:FFFF"), 2); // above cruise, attained or not
    QCOMPARE(left("5:FFFFF"), 2);
    battle.facts.options.sprintExact = true;
    QCOMPARE(left("4:FFFF"), 3);
    QCOMPARE(left("5:FFFFF"), 2);
    battle.at(ship).raked = 1;
    QCOMPARE(left("2:FF"), 3);
}

void TriremePlotTest::tr_5_5_tr_8_8_tr_8_9_tr_13_25_backingAfterARam()
{
    for (const bool sinks : {true, false}) {
        Skirmish battle;
        const ShipNumber rammer = battle.add(0, 20, 20, 0);
        const ShipNumber victim = battle.add(1, 20, 19, 2);
        battle.at(victim).damage = static_cast<std::int16_t>(sinks ? 5 : 0);
        battle.plot(rammer, "3:FFF");
        battle.plot(victim, "0:");
        QCOMPARE(battle.struck(2, {2}), std::string());
        QCOMPARE(battle.at(victim).where == Whereabouts::Hulk, sinks);
        keepBooks(battle.facts, battle.state);
        battle.state.phase = Phase::Plot;
        QCOMPARE(battle.plotRefusal(rammer, "0:"),
                 std::string("Attic 0 rammed last turn and must back one hex."));
        QCOMPARE(battle.plotRefusal(rammer, "-1:B"), std::string());
        battle.at(rammer).isStopped = false;
        battle.plot(rammer, "-1:B");
        QCOMPARE(battle.moved(6), std::string());
        QCOMPARE(battle.where(rammer), std::string("20.21"));
        keepBooks(battle.facts, battle.state);
        if (sinks) {
            QCOMPARE(battle.plotRefusal(rammer, ">3:FFF"), std::string());
            QVERIFY(!battle.plotRefusal(rammer, ">4:FFFF").empty());
        } else {
            QCOMPARE(speeds(battle, rammer), std::string("-1..2"));
            QCOMPARE(battle.plotRefusal(rammer, ">2:FF"),
                     std::string("Only a ship that backed off a victim it sank may turn in place."));
        }
        // The pivot is for that turn alone.
        battle.plot(rammer, "0:");
        keepBooks(battle.facts, battle.state);
        QVERIFY(!battle.at(rammer).mayPivot);
    }
}

/// Option restart: after every ram the rammer that has backed may turn in place and starts from 0, its victim afloat or not.
void TriremePlotTest::tr_12_14_restartAfterEveryRam()
{
    for (const bool always : {true, false}) {
        Skirmish battle;
        battle.facts.options.restartAlways = always;
        const ShipNumber rammer = battle.add(0, 20, 20, 0);
        const ShipNumber victim = battle.add(1, 20, 19, 2);
        battle.plot(rammer, "3:FFF");
        battle.plot(victim, "0:");
        QCOMPARE(battle.struck(2, {2}), std::string());
        QCOMPARE(battle.at(victim).where, Whereabouts::OnBoard);
        keepBooks(battle.facts, battle.state);
        battle.state.phase = Phase::Plot;
        QVERIFY(!battle.plotRefusal(rammer, "0:").empty()); // it must back all the same
        battle.at(rammer).isStopped = false;
        battle.plot(rammer, "-1:B");
        QCOMPARE(battle.moved(6), std::string());
        keepBooks(battle.facts, battle.state);
        QCOMPARE(speeds(battle, rammer), std::string(always ? "-1..3" : "-1..2"));
        QCOMPARE(battle.plotRefusal(rammer, ">3:FFF").empty(), always);
        QCOMPARE(battle.plotRefusal(rammer, ">2:FF").empty(), always);
        battle.plot(rammer, "0:");
        keepBooks(battle.facts, battle.state);
        QVERIFY(!battle.at(rammer).mayPivot); // for that turn alone
    }
}

void TriremePlotTest::tr_5_5_nothingAsternFrees()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.at(ship).mustBack = true;
    battle.start(ship, 0);
    QVERIFY(!battle.plotRefusal(ship, "0:").empty());
    battle.land(20, 21);
    QCOMPARE(battle.plotRefusal(ship, "0:"), std::string());
    QCOMPARE(battle.plotRefusal(ship, "-1:B"), std::string("Step 1 enters land."));
    QVERIFY(!battle.plotRefusal(ship, "1:F").empty());
    battle.plot(ship, "0:"); // one turn discharges it
    keepBooks(battle.facts, battle.state);
    QVERIFY(!battle.at(ship).mustBack);
    const ShipNumber edge = battle.add(0, 10, 30, 0);
    battle.at(edge).mustBack = true;
    QCOMPARE(battle.plotRefusal(edge, "0:"), std::string());
    // A grapple cancels it.
    const ShipNumber held = battle.add(0, 5, 10, 0);
    const ShipNumber other = battle.add(1, 5, 9, 3);
    battle.at(held).owesBack = true;
    battle.link(held, other);
    keepBooks(battle.facts, battle.state);
    QVERIFY(!battle.at(held).mustBack);
}

void TriremePlotTest::tr_5_6_prizesAndGrappledShips()
{
    Skirmish battle;
    const ShipNumber prize = battle.add(1, 20, 20, 0);
    battle.at(prize).isPrize = true;
    battle.at(prize).holder = 0;
    battle.start(prize, 0);
    QCOMPARE(speeds(battle, prize), std::string("-1..1"));
    QCOMPARE(battle.plotRefusal(prize, "2:FF"), std::string("A prize makes one hex a turn."));
    QCOMPARE(circleOf(battle.house(), battle.factsOf(prize), battle.at(prize)), 2);
    battle.facts.options.prizesLieStill = true;
    QVERIFY(!battle.plotRefusal(prize, "1:F").empty());
    const ShipNumber other = battle.add(0, 10, 10, 0);
    const ShipNumber enemy = battle.add(1, 10, 9, 3);
    battle.link(other, enemy);
    QCOMPARE(battle.plotRefusal(other, "3:FFF"), std::string("Attic 1 is grappled and cannot row."));
    QVERIFY(!isPlottable(battle.facts, battle.state, other));
}

void TriremePlotTest::tr_5_7_creditNeedsAWholeTurnAtFullSpeed()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    const auto after = [&](const char* text, bool stops) {
        battle.plot(ship, text);
        battle.at(ship).isStopped = stops;
        keepBooks(battle.facts, battle.state);
        return std::pair<bool, int>(battle.at(ship).credit, battle.at(ship).start);
    };
    QVERIFY(after("5:FFFFF", false) == std::pair(true, 5));
    QVERIFY(after("4:FFFF", false) == std::pair(false, 4));
    QVERIFY(after("5:FFFFF", true) == std::pair(false, 0));
    QVERIFY(after("0:", false) == std::pair(false, 0));
    QVERIFY(after("-1:B", false) == std::pair(false, -1));
}

void TriremePlotTest::refusalsSayWhy()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, 1);
    QCOMPARE(battle.plotRefusal(ship, "5:FFFFF"),
             std::string("Attic 0 starts at 1 and may change by 3: plan -1 to 4."));
    QCOMPARE(battle.plotRefusal(ship, "6:FFFFFF"), std::string("Attic 0's best speed is 5."));
    battle.at(ship).sprints = 0;
    QCOMPARE(battle.plotRefusal(ship, "4:FFFF"),
             std::string("Attic 0's crew has spent its 3 sprints: 3 at most."));
    battle.at(ship).raked = 1;
    QCOMPARE(battle.plotRefusal(ship, "3:FFF"), std::string("Attic 0's oars are broken: 2 at most."));
    battle.at(ship).raked = 0;
    QCOMPARE(battle.plotRefusal(ship, "3:FF"), std::string("Speed 3 needs 3 steps; 2 are given."));
    QCOMPARE(battle.plotRefusal(ship, "2:FB"),
             std::string("A ship backs one hex a turn and does nothing else."));
    battle.land(20, 19);
    QCOMPARE(battle.plotRefusal(ship, "1:F"), std::string("Step 1 enters land."));
    const ShipNumber hulk = battle.add(1, 21, 20, 0);
    battle.at(hulk).where = Whereabouts::Hulk;
    QCOMPARE(battle.plotRefusal(ship, "1:S"), std::string("Step 1 enters the hulk of Isthmian 1."));
    battle.state.phase = Phase::Fire;
    QCOMPARE(battle.plotRefusal(ship, "1:P"), std::string("No ship is plotted now."));
}

void TriremePlotTest::theDefaultPlotGoesStraightOn()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    QCOMPARE(textOf(defaultPlot(battle.facts, battle.state, ship)), std::string("3:FFF"));
    battle.at(ship).raked = 1;
    QCOMPARE(textOf(defaultPlot(battle.facts, battle.state, ship)), std::string("2:FF"));
    battle.at(ship).mustBack = true;
    QCOMPARE(textOf(defaultPlot(battle.facts, battle.state, ship)), std::string("-1:B"));
    const ShipNumber leaving = battle.add(0, 30, 2, 0); // rather turns than leaves the board
    QVERIFY(textOf(defaultPlot(battle.facts, battle.state, leaving)).starts_with("3:"));
    QVERIFY(track(battle, leaving, textOf(defaultPlot(battle.facts, battle.state, leaving))).find("refused")
            == std::string::npos);
    battle.start(ship, 0);
    battle.at(ship).mustBack = false;
    QCOMPARE(textOf(defaultPlot(battle.facts, battle.state, ship)), std::string("0:"));
}

void TriremePlotTest::aShipHemmedInMayRest()
{
    Skirmish battle;
    const ShipNumber ship = battle.add(0, 20, 20, 0);
    battle.start(ship, 5, 0);
    QVERIFY(!battle.plotRefusal(ship, "0:").empty());
    battle.land(20, 19); // straight on is land, and it may not turn yet
    QVERIFY(!hasLegalPlot(battle.facts, battle.state, ship));
    QCOMPARE(battle.plotRefusal(ship, "0:"), std::string());
    QCOMPARE(textOf(defaultPlot(battle.facts, battle.state, ship)), std::string("0:"));
}

QTEST_APPLESS_MAIN(TriremePlotTest)
#include "plot_test.moc"
