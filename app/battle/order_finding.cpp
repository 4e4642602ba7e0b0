// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/order_finding.h"

#include <algorithm>

#include "core/battle/match/distinct_options.h"
#include "core/battle/match/joint_orders.h"

namespace navarch {

namespace {

/// The ships that wait for an order: those the game says are to act, else those it has orders for, else those to be placed.
std::vector<int> waitingShips(const Match& match, const OrdersWanted& wanted)
{
    std::vector<int> waiting;
    for (const OrdersWanted::Own& each : wanted.own)
        if (each.isActive && each.isHeld)
            waiting.push_back(each.ship);
    if (!waiting.empty())
        return waiting;
    for (const MatchOption& option : match.options(wanted.decision, Temperament::Steady))
        if (option.shape && option.shape->ship != noShip
            && std::find(waiting.begin(), waiting.end(), int{option.shape->ship}) == waiting.end())
            waiting.push_back(option.shape->ship);
    if (!waiting.empty())
        return waiting;
    for (const OrdersWanted::Own& each : wanted.own)
        if (each.isHeld && match.byHand().placing(each.ship, each.pose))
            waiting.push_back(each.ship);
    return waiting;
}

/// From `ship` so many on among those that wait; the first of them when it is none of them.
int stepped(const std::vector<int>& waiting, int ship, int by)
{
    if (waiting.empty())
        return ship;
    const auto now = std::find(waiting.begin(), waiting.end(), ship);
    if (now == waiting.end())
        return waiting.front();
    const auto count = static_cast<std::ptrdiff_t>(waiting.size());
    const std::ptrdiff_t to = ((now - waiting.begin() + by) % count + count) % count;
    return waiting[static_cast<std::size_t>(to)];
}

void askOf(const Match& match, const OrdersWanted& wanted, int ship, OrdersFound& found)
{
    found.ship = ship;
    found.ofShip.clear();
    found.reach.clear();
    found.thought.reset();
    found.whyIdle.reset();
    found.canDraft = found.canPlace = found.canForm = false;
    const auto own = std::find_if(wanted.own.begin(), wanted.own.end(),
                                  [ship](const OrdersWanted::Own& each) { return each.ship == ship; });
    if (own == wanted.own.end())
        return;
    if (const auto form = match.plots().plotForm(own->ship)) { // that is written instead
        if (!form->isPlotted)
            found.thought = match.plots().thought(own->ship, Temperament::Steady);
        if (wanted.reach)
            for (MatchOption& plot : match.byHand().optionsOf(own->ship, Temperament::Steady))
                if (plot.shape && plot.shape->path.size() > 1)
                    found.reach.push_back(std::move(*plot.shape));
        return;
    }
    const auto form = match.byHand().moveForm(own->ship);
    auto options = match.byHand().optionsOf(own->ship, Temperament::Steady);
    found.ofShip = form ? distinctMoves(std::move(options)) : distinctOptions(std::move(options));
    if (found.ofShip.empty())
        found.whyIdle = match.byHand().whyIdle(own->ship);
    found.canDraft = form && form->reach > 0 && !found.ofShip.empty();
    found.canPlace = match.byHand().placing(own->ship, own->pose).has_value();
    if (const auto formed = match.byHand().formingUp(own->ship, Formation::Abreast, own->pose))
        found.canForm = formed->ships.size() > 1;
}

/// She can be ordered something, be placed or be written a plot for.
bool isThereAnythingFor(const Match& match, const OrdersFound& found)
{
    return !found.ofShip.empty() || found.canPlace
           || match.plots().plotForm(static_cast<ShipNumber>(found.ship));
}

OrdersFound found(const Match& match, const OrdersWanted& wanted, const std::stop_token& stop)
{
    OrdersFound found;
    if (wanted.ofSide)
        found.ofSide = match.byHand().sideOptions(wanted.decision, Temperament::Steady);
    if (stop.stop_requested())
        return found;
    if (wanted.step != 0) { // past those that wait for nothing they could be given
        const std::vector<int> waiting = waitingShips(match, wanted);
        int ship = wanted.ship;
        for (std::size_t tried = 0; tried < std::max<std::size_t>(1, waiting.size()); ++tried) {
            ship = stepped(waiting, ship, wanted.step);
            askOf(match, wanted, ship, found);
            if (stop.stop_requested() || isThereAnythingFor(match, found))
                return found;
        }
        found.isNobodyLeft = true;
        return found;
    }
    askOf(match, wanted, wanted.ship, found);
    if (stop.stop_requested() || !wanted.moveOn || found.ofShip.size() >= 2 || found.canPlace)
        return found;
    const std::vector<int> waiting = waitingShips(match, wanted);
    const bool isWaiting = std::find(waiting.begin(), waiting.end(), wanted.ship) != waiting.end();
    if (waiting.empty() || (isWaiting && isThereAnythingFor(match, found)))
        return found;
    int ship = isWaiting ? wanted.ship : waiting.back();
    for (std::size_t tried = 0; tried < waiting.size(); ++tried) {
        ship = stepped(waiting, ship, 1);
        askOf(match, wanted, ship, found);
        if (stop.stop_requested() || isThereAnythingFor(match, found))
            return found;
    }
    found.isNobodyLeft = true;
    return found;
}

/// Plots are being written, and stay open until their side says that it has done.
bool isPlotting(const Match& match, const OrdersWanted& wanted)
{
    const auto done = match.plots().plotsDone(wanted.decision.side);
    return done && !match.check(*done)
           && std::any_of(wanted.own.begin(), wanted.own.end(), [&match](const OrdersWanted::Own& each) {
                  return match.plots().plotForm(each.ship).has_value();
              });
}

} // namespace

OrdersFound findOrders(const Match& match, const OrdersWanted& wanted, const std::stop_token& stop)
{
    OrdersFound orders = found(match, wanted, stop);
    if (stop.stop_requested() || orders.ofShip.size() > 1 || orders.canDraft || orders.canPlace)
        return orders;
    if (isPlotting(match, wanted))
        return orders;
    orders.onlyAnswer = onlyAnswer(match, wanted.decision);
    return orders;
}

} // namespace navarch
