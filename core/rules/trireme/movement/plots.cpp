// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/movement/plots.h"

#include <algorithm>

namespace navarch::trireme {

namespace {

/// Whether a ship that must back cannot (TR-5.5).
bool isBarredAstern(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const hex::Hex astern = hex::neighbour(ship.hex, ship.facing, -1);
    const ShipNumber there = shipAt(facts, state, astern);
    return facts.isLand(astern) || !facts.board.contains(astern) || isHulkAt(facts, state, astern)
           || (there != noShip && facts.of(there).isWall);
}

} // namespace

int capOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const int cruise = cruiseOf(facts.house(), facts.of(number), ship);
    const int most = maxOf(facts.house(), facts.of(number));
    if (ship.isPrize)
        return facts.options.prizesLieStill ? 0 : std::min(cruise, facts.house().prizeSpeed);
    if (ship.raked > 0)
        return cruise;
    if (ship.sprints > 0)
        return most;
    return facts.options.sprintExact ? std::max(cruise, most - 1) : cruise;
}

PlotLimits limitsOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const int acceleration = accelerationOf(facts.house(), facts.of(number), ship);
    PlotLimits limits;
    limits.cap = capOf(facts, state, number);
    limits.lo = std::max(ship.start - acceleration, -1);
    limits.hi = std::min(ship.start + acceleration, limits.cap);
    if (limits.hi < limits.lo) // a cap below the range must be plotted exactly
        limits.lo = limits.hi = limits.cap;
    if (maxOf(facts.house(), facts.of(number)) == 0)
        limits.lo = limits.hi = 0;
    limits.mayPivot =
        ship.mayPivot || (facts.options.pivotAtRest && ship.counter >= facts.house().counterFull);
    if (ship.mustBack) {
        limits.mustBack = true;
        limits.isBarred = isBarredAstern(facts, state, number);
        limits.lo = -1;
        limits.hi = limits.isBarred ? 0 : -1;
    }
    return limits;
}

Pose startOf(const State& state, ShipNumber number, Hand pivot)
{
    const Ship& ship = shipOf(state, number);
    Pose pose{ship.hex, ship.facing, ship.counter, false};
    if (pivot != Hand::None) {
        pose.facing = hex::turned(pose.facing, static_cast<int>(pivot));
        pose.counter = 0;
    }
    return pose;
}

PlotFault stepOn(const BattleFacts& facts, const State& state, ShipNumber number, Pose& pose, Step step,
                 int index)
{
    const bool turns = step == Step::Port || step == Step::Starboard;
    if (turns) {
        const int circle = circleOf(facts.house(), facts.of(number), shipOf(state, number));
        if (pose.counter < circle)
            return {Fault::TurnsTooSoon, index, circle - pose.counter, noShip};
    }
    pose.facing = facingAfter(pose.facing, step);
    pose.counter = turns ? std::int8_t{0}
                         : static_cast<std::int8_t>(std::min(pose.counter + 1, facts.house().counterFull));
    const hex::Hex aim = aimOf(pose.hex, pose.facing, step);
    if (!pose.isOff && facts.isLand(aim))
        return {Fault::Land, index, 0, noShip};
    if (!pose.isOff && isHulkAt(facts, state, aim))
        return {Fault::Hulk, index, 0, shipAt(facts, state, aim)};
    pose.hex = aim;
    pose.isOff = pose.isOff || !facts.board.contains(aim);
    return {};
}

PlotFault faultOf(const BattleFacts& facts, const State& state, ShipNumber number, const Plot& plot)
{
    if (!isShip(state, number) || facts.of(number).isWall)
        return {Fault::NoShip};
    if (state.phase != Phase::Plot)
        return {Fault::NotNow};
    const Ship& ship = shipOf(state, number);
    if (!ship.onBoard())
        return {Fault::Gone};
    if (isGrappled(state, number))
        return {Fault::Grappled};
    const PlotLimits limits = limitsOf(facts, state, number);
    const bool isRest = plot.speed == 0 && plot.count == 0 && plot.pivot == Hand::None;
    if (isRest && limits.lo > 0 && !hasLegalPlot(facts, state, number))
        return {};
    if (limits.mustBack && plot.speed >= 0 && !(limits.isBarred && isRest))
        return {Fault::MustBack};
    if (plot.speed > limits.hi || plot.speed < limits.lo) {
        if (plot.speed > limits.cap)
            return {ship.isPrize     ? Fault::Prize
                    : ship.raked > 0 ? Fault::OarsBroken
                    : ship.sprints == 0 && plot.speed <= maxOf(facts.house(), facts.of(number))
                        ? Fault::SprintsSpent
                        : Fault::BestSpeed,
                    -1, limits.cap, noShip, facts.house().sprints};
        return {Fault::Range,
                -1,
                accelerationOf(facts.house(), facts.of(number), ship),
                noShip,
                ship.start,
                static_cast<std::int8_t>(limits.lo),
                static_cast<std::int8_t>(limits.hi)};
    }
    const bool isPivotAtRest = !ship.mayPivot && facts.options.pivotAtRest;
    if (plot.pivot != Hand::None && (!limits.mayPivot || (isPivotAtRest && plot.speed != 0)))
        return {Fault::Pivot};
    if (plot.count != plot.stepsNeeded())
        return {Fault::StepCount, -1,         plot.speed,
                noShip,           plot.count, static_cast<std::int8_t>(plot.stepsNeeded())};
    Pose pose = startOf(state, number, plot.pivot);
    for (int i = 0; i < plot.count; ++i) {
        const Step step = plot.path[static_cast<std::size_t>(i)];
        if ((plot.speed < 0) != (step == Step::Astern))
            return {Fault::BackOnly, i};
        if (const PlotFault fault = stepOn(facts, state, number, pose, step, i))
            return fault;
    }
    return {};
}

Refusal refusalOf(const PlotFault& fault)
{
    switch (fault.fault) {
    case Fault::None: break;
    case Fault::NotNow:
        return {"TR-5.1", refusalText("No ship is plotted now."),
                refusalText("Plots are written before anybody moves.")};
    case Fault::NoShip: return {"TR-5.1", refusalText("There is no such ship.")};
    case Fault::Gone: return {"TR-5.1", refusalText("%1 is not on the board.", theShip)};
    case Fault::Grappled: return {"TR-5.6", refusalText("%1 is grappled and cannot row.", theShip)};
    case Fault::Prize: return {"TR-5.6", refusalText("A prize makes one hex a turn.")};
    case Fault::OarsBroken:
        return Refusal{"TR-8.10", refusalText("%1's oars are broken: %2 at most.", theShip, numberAt(0)),
                       refusalText("Plan its cruising speed or less.")}
            .with(fault.number);
    case Fault::SprintsSpent:
        return Refusal{"TR-2.3",
                       refusalTextN("%1's crew has spent its {%n sprint|%n sprints}: %2 at most.",
                                    numberAt(1), theShip, numberAt(0)),
                       refusalText("Plan its cruising speed or less.")}
            .with(fault.number, fault.given);
    case Fault::BestSpeed:
        return Refusal{"TR-2.3", refusalText("%1's best speed is %2.", theShip, numberAt(0)),
                       refusalText("Plan its best speed or less.")}
            .with(fault.number);
    case Fault::Range:
        return Refusal{"TR-5.4",
                       fault.lo == fault.hi
                           ? refusalText("%1 starts at %2 and may change by %3: plan %4.", theShip,
                                         numberAt(0), numberAt(1), numberAt(2))
                           : refusalText("%1 starts at %2 and may change by %3: plan %4 to %5.", theShip,
                                         numberAt(0), numberAt(1), numberAt(2), numberAt(3)),
                       refusalText("Plan nearer to its speed of last turn.")}
            .with(fault.given, fault.number, fault.lo, fault.hi);
    case Fault::StepCount:
        return Refusal{"TR-5.2", fault.given == 1
                                     ? refusalTextN("Speed %1 needs {%n step|%n steps}; 1 is given.",
                                                    numberAt(1), numberAt(0))
                                     : refusalTextN("Speed %1 needs {%n step|%n steps}; %2 are given.",
                                                    numberAt(1), numberAt(0), numberAt(2))}
            .with(fault.number, fault.lo, fault.given);
    case Fault::BackOnly:
        return {"TR-5.2", refusalText("A ship backs one hex a turn and does nothing else."),
                refusalText("Plan speed -1 and B, or no B.")};
    case Fault::MustBack:
        return {"TR-5.5", refusalText("%1 rammed last turn and must back one hex.", theShip),
                refusalText("Plan -1:B.")};
    case Fault::Pivot:
        return {"TR-8.8", refusalText("Only a ship that backed off a victim it sank may turn in place.")};
    case Fault::TurnsTooSoon:
        return Refusal{
            "TR-5.3",
            refusalTextN("Step %1: %2 must row {%n more hex|%n more hexes} straight before turning.",
                         numberAt(1), numberAt(0), theShip),
            refusalText("Write F before the turn.")}
            .with(fault.step + 1, fault.number);
    case Fault::Land:
        return Refusal{"TR-3.3", refusalText("Step %1 enters land.", numberAt(0))}.with(fault.step + 1);
    case Fault::Hulk:
        return Refusal{"TR-10.3", refusalText("Step %1 enters the hulk of %2.", numberAt(0), theOther)}
            .with(fault.step + 1)
            .by(fault.other);
    }
    return {};
}

Phrase textOf(const BattleFacts& facts, ShipNumber number, const PlotFault& fault)
{
    return reasonOf(refusalOf(fault).of(number), [&](ShipNumber ship) {
        return ship >= 0 && static_cast<std::size_t>(ship) < facts.ships.size() ? facts.called(ship)
                                                                                : Phrase();
    });
}

bool hasLegalPlot(const BattleFacts& facts, const State& state, ShipNumber number)
{
    return forPlots(facts, state, number, fastest, [](const Plot&) { return true; });
}

Plot defaultPlot(const BattleFacts& facts, const State& state, ShipNumber number)
{
    Plot best;
    int worst = 1000;
    (void)forPlots(facts, state, number, fastest, [&](const Plot& plot) {
        const Ship& ship = shipOf(state, number);
        const int wished = ship.start > 0 ? ship.start : 0;
        int turns = 0;
        Pose pose = startOf(state, number, plot.pivot);
        for (int i = 0; i < plot.count; ++i) {
            const Step step = plot.path[static_cast<std::size_t>(i)];
            turns += step == Step::Ahead || step == Step::Astern ? 0 : 1;
            (void)stepOn(facts, state, number, pose, step, i);
        }
        const int off = plot.speed < 0 && !ship.mustBack ? 90 : std::abs(plot.speed - wished);
        const int bad = (pose.isOff ? 100 : 0) + off * 8 + turns + (plot.pivot != Hand::None ? 1 : 0);
        if (bad < worst) {
            worst = bad;
            best = plot;
        }
        return worst == 0;
    });
    return best;
}

} // namespace navarch::trireme
