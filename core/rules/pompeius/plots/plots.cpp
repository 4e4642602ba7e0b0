// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/plots/plots.h"

#include "core/rules/pompeius/figures/words.h"

namespace navarch::pompeius {

namespace {

PlotFault faultAt(Fault fault, int step, int n = 0, int m = 0, int k = 0)
{
    PlotFault made;
    made.fault = fault;
    made.step = step;
    made.n = n;
    made.m = m;
    made.k = k;
    return made;
}

/// Land in the way of a step, met by the straight part or by the turn.
std::optional<rex::Rex> landOn(const BattleFacts& facts, ShipNumber ship, const rex::Pose& from, Step step)
{
    const rex::Pose straight = from.moved(advanceOf(step));
    if (const auto land = landUnder(facts, ship, straight))
        return land;
    return landUnder(facts, ship, after(from, step));
}

PlotFault faultOfMove(const BattleFacts& facts, const State& state, const Unit& unit, const UnitTask& task)
{
    if (!isShip(state, task.ship) || !shipOf(state, task.ship).isAfloat())
        return faultAt(Fault::Gone, -1);
    if (facts.of(task.ship).boxesOf(task.section) == 0)
        return faultAt(Fault::Apart, -1);
    const bool isOnOne = task.ship == unit.at;
    if (isOnOne && task.section == unit.section)
        return faultAt(Fault::Apart, -1);
    if (!isOnOne) {
        const bool isOut = unit.at == unit.home;
        if (!isOut && task.ship != unit.home)
            return faultAt(Fault::Apart, -1);
        const ShipNumber other = isOut ? task.ship : unit.at;
        const Section part = isOut ? task.section : unit.section;
        const Grapple* own = grappleOf(state, unit.home, other);
        const bool isFoe = isOut && holderOf(state, other) != unit.side;
        if (isFoe ? !own || own->count <= own->fresh : grapplesBetween(state, unit.home, other) == 0)
            return faultAt(Fault::NoGrapple, -1);
        if (!isPartIn(facts, state, other, part, unit.home))
            return faultAt(Fault::Apart, -1);
    }
    if (unitsIn(state, unit.at, unit.section, 1 - unit.side) > 0
        && unitsIn(state, task.ship, task.section, 1 - unit.side) > 0)
        return faultAt(Fault::Locked, -1);
    return {};
}

} // namespace

std::optional<rex::Rex> landUnder(const BattleFacts& facts, ShipNumber ship, const rex::Pose& pose)
{
    if (facts.board.isLand(pose.stern))
        return pose.stern;
    const rex::Rex bow = pose.bow(facts.of(ship).length);
    return facts.board.isLand(bow) ? std::optional(bow) : std::nullopt;
}

bool isOffMap(const BattleFacts& facts, ShipNumber ship, const rex::Pose& pose)
{
    return !facts.board.contains(pose.stern) || !facts.board.contains(pose.bow(facts.of(ship).length));
}

PlotLimits limitsOf(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    const ShipFacts& about = facts.of(number);
    const int last = std::abs(ship.lastSpeed);
    PlotLimits limits;
    limits.max = std::min(subPhases, adjustedMax(facts, state, number));
    limits.extras = std::min<int>(about.extrasATurn, ship.extras);
    limits.turnsMoving = turnsMoving(facts, state, number);
    limits.turnsAtRest = about.turns;
    if (ship.rowersKilled)
        limits.max = limits.extras = limits.turnsMoving = limits.turnsAtRest = 0;
    limits.isHeld = isHeld(state, number) || (ship.where == Whereabouts::Away && !ship.isReturning);
    limits.least = std::clamp(last - facts.house().slowing, 0, limits.max);
    limits.mayStop = !limits.isHeld && last > facts.house().stopAbove;
    limits.mayAhead = ship.lastWay != Way::Astern;
    limits.mayAstern = ship.lastWay != Way::Ahead;
    if (ship.lastWay == Way::Astern && facts.options.asternMax > 0)
        limits.least = std::min(limits.least, facts.options.asternMax);
    return limits;
}

PlotFault faultOfSteps(const BattleFacts& facts, const State& state, ShipNumber number, const Plot& plot,
                       bool isWhole)
{
    const Ship& ship = shipOf(state, number);
    const PlotLimits limits = limitsOf(facts, state, number);
    if (limits.isHeld) {
        if (plot.count == 0)
            return {};
        return ship.where == Whereabouts::Away ? faultAt(Fault::Away, 0, ship.mayReturn)
                                               : faultAt(Fault::Held, 0);
    }
    int rexes = 0;
    int extras = 0;
    int turns = 0;
    int atRest = 0;
    bool isAstern = false;
    rex::Pose pose = startOf(state, number);
    for (int i = 0; i < plot.count; ++i) {
        const Step step = plot.path[static_cast<std::size_t>(i)];
        if (step == Step::Stop) {
            if (plot.count > 1 || !limits.mayStop)
                return faultAt(Fault::Stop, i, 0, facts.house().stopAbove);
            return {};
        }
        const int way = advanceOf(step);
        if (way == 0) {
            if (rexes > 0)
                return faultAt(Fault::AtRest, i);
            ++atRest;
        } else {
            if (atRest > 0)
                return faultAt(Fault::AtRest, i);
            if (rexes > 0 && isAstern != (way < 0))
                return faultAt(Fault::Mixed, i);
            isAstern = way < 0;
            if (isAstern ? !limits.mayAstern : !limits.mayAhead)
                return faultAt(isAstern ? Fault::Astern : Fault::Ahead, i);
            ++rexes;
            if (isExtra(step))
                ++extras;
            else if (extras > 0)
                return faultAt(Fault::ExtraLast, i);
            turns += turnOf(step) != 0 ? 1 : 0;
        }
        int most = limits.max;
        if (isAstern && facts.options.asternMax > 0)
            most = std::min(most, facts.options.asternMax);
        if (rexes - extras > most)
            return faultAt(Fault::Speed, i, rexes - extras, most);
        if (extras > 0 && rexes - extras < most)
            return faultAt(Fault::ExtraLast, i);
        if (extras > limits.extras)
            return faultAt(Fault::Extra, i, 0, facts.of(number).extrasATurn, ship.extras);
        if (turns > limits.turnsMoving)
            return faultAt(Fault::Turns, i, turns, limits.turnsMoving);
        if (atRest > limits.turnsAtRest)
            return faultAt(Fault::Turns, i, atRest, limits.turnsAtRest);
        if (const auto land = landOn(facts, number, pose, step); land && !isOffMap(facts, number, pose)) {
            PlotFault fault = faultAt(Fault::Land, i);
            fault.rex = *land;
            return fault;
        }
        pose = after(pose, step);
    }
    if (isWhole && rexes < limits.least)
        return faultAt(Fault::Slowing, -1, std::abs(ship.lastSpeed), limits.least);
    return {};
}

PlotFault faultOfTask(const BattleFacts& facts, const State& state, ShipNumber number, const UnitTask& task)
{
    const UnitNumber found = unitNamed(state, number, task.unit);
    if (found == noUnit || unitOf(state, found).fate != UnitFate::Aboard
        || unitOf(state, found).side != holderOf(state, number)) {
        int fit = 0;
        for (const Unit& each : state.units)
            fit += each.home == number && each.side == holderOf(state, number) && each.isFit() ? 1 : 0;
        return faultAt(Fault::Units, -1, fit + 1, fit);
    }
    return faultOfTask(facts, state, unitOf(state, found), task);
}

PlotFault faultOfTask(const BattleFacts& facts, const State& state, const Unit& unit, const UnitTask& task)
{
    const char letter = unitWords[static_cast<std::size_t>(unit.kind)].letter;
    if (task.task == Task::None
        || taskWords[static_cast<std::size_t>(task.task)].by.find(letter) == std::string_view::npos)
        return faultAt(Fault::Kind, -1);
    if (unit.disorder > 0)
        return faultAt(Fault::Disorder, -1);
    if (task.task == Task::Move)
        return faultOfMove(facts, state, unit, task);
    if (!isAtWork(facts, state, unit))
        return faultAt(Fault::Foreign, -1);
    if (task.task == Task::Shoot && task.isFire && !unit.isPrepared)
        return faultAt(Fault::Unready, -1);
    if (task.task == Task::Grapple && task.ship != noShip
        && (!isShip(state, task.ship) || task.ship == unit.at || !shipOf(state, task.ship).isAfloat()))
        return faultAt(Fault::Gone, -1);
    return {};
}

PlotFault faultOf(const BattleFacts& facts, const State& state, ShipNumber number, const Plot& plot)
{
    if (!isShip(state, number))
        return faultAt(Fault::NoShip, -1);
    const Ship& ship = shipOf(state, number);
    if (!ship.isAfloat())
        return faultAt(Fault::Gone, -1);
    if (!isCommanded(facts, state, number))
        return faultAt(Fault::NoCrew, -1);
    if (const PlotFault fault = faultOfSteps(facts, state, number, plot))
        return fault;
    if (plot.ram && !facts.of(number).hasRam)
        return faultAt(Fault::NoRam, -1);
    for (int i = 0; i < plot.taskCount; ++i) {
        const UnitTask& task = plot.taskList[static_cast<std::size_t>(i)];
        PlotFault fault = faultOfTask(facts, state, number, task);
        for (int other = 0; other < i && !fault; ++other)
            if (plot.taskList[static_cast<std::size_t>(other)].unit == task.unit)
                fault = faultAt(Fault::Busy, -1);
        if (fault) {
            fault.unit = i;
            return fault;
        }
    }
    return {};
}

Plot defaultPlot(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const PlotLimits limits = limitsOf(facts, state, number);
    Plot plot;
    if (limits.isHeld)
        return plot;
    const int last = shipOf(state, number).lastSpeed;
    const bool isAstern = last < 0;
    for (int speed = std::min(std::abs(last), limits.max); speed >= 0; --speed) {
        plot = {};
        for (int i = 0; i < speed; ++i)
            plot.add(isAstern ? Step::Astern : Step::Ahead);
        if (!faultOfSteps(facts, state, number, plot))
            return plot;
    }
    plot = {};
    plot.add(Step::Stop);
    if (!faultOfSteps(facts, state, number, plot))
        return plot;
    // Land in the way of all that: the first steps that lead past it.
    plot = {};
    (void)forSteps(facts, state, number, limits.turnsMoving, [&](const Plot& each) {
        plot = each;
        return true;
    });
    return plot;
}

} // namespace navarch::pompeius
