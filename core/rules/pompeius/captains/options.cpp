// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/options.h"

#include <algorithm>

#include "core/battle/contract/game.h"
#include "core/rules/pompeius/captains/plot_judge.h"
#include "core/rules/pompeius/captains/signals.h"
#include "core/rules/pompeius/combat/damage.h"
#include "core/rules/pompeius/orders/check.h"
#include "core/rules/pompeius/phases/turn.h"

namespace navarch::pompeius {

namespace {

/// A rex astern for each ship, so that a captain who tries anything tries these, too.
void listDeployment(const BattleFacts& facts, const State& state, std::int8_t side,
                    std::vector<Order>& orders)
{
    orders.emplace_back(Ready{side});
    for (std::size_t i = 0; i < facts.ships.size() && orders.size() < 40; ++i) {
        if (facts.ships[i].side != side)
            continue;
        const rex::Pose& pose = state.ships[i].pose;
        const rex::Rex rex = rex::neighbour(pose.stern, rex::opposite(pose.heading));
        const DeployShip order{static_cast<ShipNumber>(i), static_cast<std::int16_t>(rex::columnOf(rex)),
                               static_cast<std::int16_t>(rex::rowOf(rex)), pose.heading};
        if (!checkOrder(facts, state, order))
            orders.emplace_back(order);
    }
}

/// One unit's orders alone, with steps that are allowed: every kind of them is tried by those who try anything.
void listTasks(const BattleFacts& facts, const State& state, ShipNumber ship, const Plot& steps,
               std::vector<Order>& orders)
{
    const auto offer = [&](const UnitTask& task) {
        if (orders.size() + 8 >= mostOptions || faultOfTask(facts, state, ship, task))
            return;
        Plot plot = steps;
        plot.ram = false;
        plot.taskCount = 0;
        plot.add(task);
        orders.emplace_back(PlotShip{ship, plot});
    };
    const int side = holderOf(state, ship);
    for (const Unit& unit : state.units) {
        if (unit.home != ship || unit.side != side || unit.fate != UnitFate::Aboard)
            continue;
        UnitTask task;
        task.unit = unit.name();
        for (const Task each : {Task::Grapple, Task::Cut, Task::Prepare, Task::Shoot, Task::Repair}) {
            task.task = each;
            offer(task);
        }
        task.task = Task::Shoot;
        task.isFire = true;
        offer(task);
        task.isFire = false;
        task.task = Task::Move;
        const auto moves = [&](ShipNumber to) {
            for (const Section section : {Section::Stern, Section::Bow}) {
                task.ship = to;
                task.section = section;
                offer(task);
            }
        };
        moves(unit.at);
        if (unit.at != ship)
            moves(ship);
        for (const Grapple& each : state.grapples)
            if (unit.at == ship && each.joins(ship))
                moves(each.by == ship ? each.on : each.by);
    }
}

void listReturns(const BattleFacts& facts, const State& state, ShipNumber number, std::vector<Order>& orders)
{
    const Ship& ship = shipOf(state, number);
    if (ship.isReturning || !mayReturn(facts, state, number))
        return;
    const int within = facts.house().returnWithin;
    const int column = rex::columnOf(ship.leftAt);
    const int row = rex::rowOf(ship.leftAt);
    for (int dr = -within - 1; dr <= within + 1; ++dr)
        for (int dc = -within - 1; dc <= within + 1; ++dc)
            for (rex::Heading heading = 0; heading < rex::headings; ++heading) {
                const ReturnShip order{number, static_cast<std::int16_t>(column + dc),
                                       static_cast<std::int16_t>(row + dr), heading};
                if (orders.size() < mostOptions / 2 && !checkOrder(facts, state, order))
                    orders.emplace_back(order);
            }
}

void listOrders(const BattleFacts& facts, const State& state, std::int8_t side, std::vector<Order>& orders)
{
    if (listSignals(facts, state, side, orders))
        return;
    if (const ShipNumber ship = nextToPlot(facts, state, side); ship != noShip) {
        listPlots(facts, state, ship, orders);
        return;
    }
    orders.emplace_back(Lock{side});
    if (!checkOrder(facts, state, StayAway{side}))
        orders.emplace_back(StayAway{side});
}

/// Whether a seat of the side has written anything for this turn.
bool hasBegunToWrite(const State& state, int side)
{
    return std::any_of(state.ships.begin(), state.ships.end(),
                       [&](const Ship& ship) { return ship.holder == side && ship.isPlotted; });
}

} // namespace

bool listSignals(const BattleFacts& facts, const State& state, int side, std::vector<Order>& orders)
{
    if (facts.admiralShip(side) == noShip || hasBegunToWrite(state, side))
        return false;
    for (std::size_t i = 0; i < facts.squadrons.size(); ++i) {
        if (facts.squadrons[i].side != side || state.flags[i].hoisted[0] != Signal::None)
            continue;
        const std::size_t before = orders.size();
        for (const Signal signal :
             {Signal::FollowMe, Signal::Attack, Signal::Retreat, Signal::Left, Signal::Right}) {
            const Hoist order{static_cast<std::int8_t>(side), static_cast<std::int16_t>(i), signal};
            if (signalMerit(facts, state, order) > 0 && !checkOrder(facts, state, order))
                orders.emplace_back(order);
        }
        if (orders.size() > before)
            return true;
    }
    return false;
}

void listPlots(const BattleFacts& facts, const State& state, ShipNumber ship, std::vector<Order>& orders)
{
    PlotJudge judge(facts, state, ship, Temperament::Steady);
    const std::size_t before = orders.size();
    listReturns(facts, state, ship, orders);
    Plot first;
    bool hasFirst = false;
    forMannedPlots(facts, state, ship, judge, [&](const Plot& plot, int) {
        orders.emplace_back(PlotShip{ship, plot});
        if (!hasFirst)
            first = plot;
        hasFirst = true;
        return orders.size() + 60 >= mostOptions;
    });
    if (!hasFirst)
        first = defaultPlot(facts, state, ship);
    if (orders.size() == before)
        orders.emplace_back(PlotShip{ship, first});
    listTasks(facts, state, ship, first, orders);
}

void listTargets(const BattleFacts& facts, const State& state, UnitNumber unit, std::vector<Order>& orders)
{
    const Unit& about = unitOf(state, unit);
    for (std::size_t i = 0; i < state.ships.size() && orders.size() < mostOptions; ++i) {
        const Aim order{about.home, unit, static_cast<ShipNumber>(i)};
        if (state.ships[i].holder != about.side && !checkOrder(facts, state, order))
            orders.emplace_back(order);
    }
}

void listRemedies(const BattleFacts& facts, const State& state, UnitNumber unit, std::vector<Order>& orders)
{
    const Unit& about = unitOf(state, unit);
    const auto offer = [&](Remedy remedy, ShipNumber on, ShipNumber other) {
        const Mend order{about.home, unit, remedy, on, other};
        if (orders.size() < mostOptions && !checkOrder(facts, state, order))
            orders.emplace_back(order);
    };
    for (const Remedy remedy : {Remedy::Fire, Remedy::Rudder, Remedy::Oars})
        offer(remedy, about.at, noShip);
    for (const Stuck& each : state.stuck)
        if (each.joins(about.at))
            offer(Remedy::Stuck, each.ship, each.other);
    for (const Grapple& each : state.grapples)
        if (each.joins(about.at))
            offer(Remedy::Counter, each.on, each.by);
}

void listDisorder(const BattleFacts&, const State& state, ShipNumber ship, std::vector<Order>& orders)
{
    for (std::size_t i = 0; i < state.units.size() && orders.size() < mostOptions; ++i)
        if (const auto unit = static_cast<UnitNumber>(i); mayTakeDisorder(state, ship, unit))
            orders.emplace_back(TakeDisorder{ship, unit});
}

void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders)
{
    const std::int8_t side = decision.side;
    orders.clear();
    switch (state.phase) {
    case Phase::Deploy: listDeployment(facts, state, side, orders); return;
    case Phase::Orders: listOrders(facts, state, side, orders); return;
    case Phase::Meetings: {
        const Meeting& meeting = state.meetings[static_cast<std::size_t>(state.meeting)];
        for (const bool rams : {true, false}) {
            const Meet order{meeting.chooser, meeting.other(meeting.chooser), rams};
            if (!checkOrder(facts, state, order))
                orders.emplace_back(order);
        }
        return;
    }
    case Phase::Targets:
        if (const Shot* shot = nextToAim(facts, state, side))
            listTargets(facts, state, shot->unit, orders);
        orders.emplace_back(AimRest{side});
        return;
    case Phase::Mending:
        for (const Success& success : state.successes) {
            listRemedies(facts, state, success.unit, orders);
            if (!orders.empty())
                return;
        }
        return;
    case Phase::Laying:
        orders.emplace_back(SpreadDisorder{side});
        listDisorder(facts, state, shipToSpread(facts, state), orders);
        return;
    case Phase::Over: return;
    }
}

} // namespace navarch::pompeius
