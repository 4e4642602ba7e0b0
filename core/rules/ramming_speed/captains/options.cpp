// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/options.h"

#include <algorithm>

#include "core/rules/ramming_speed/captains/surrender.h"
#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/movement/reach.h"
#include "core/rules/ramming_speed/phases/round.h"
#include "core/rules/ramming_speed/setup/deploy.h"

namespace navarch::ramming {

namespace {

constexpr std::size_t mostMoves = mostOptions - 8; ///< single steps of people come on top

/// The nearest crewed enemy of a hex; noShip when there is none.
ShipNumber nearestEnemy(const State& state, int side, hex::Hex from)
{
    ShipNumber nearest = noShip;
    int least = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        if (ship.holder != 1 - side || !ship.isCrewed())
            continue;
        if (const int away = hex::distance(ship.hex, from); nearest == noShip || away < least) {
            nearest = static_cast<ShipNumber>(i);
            least = away;
        }
    }
    return nearest;
}

/// A prize crew for a hull that sinks or burns, and takes it along.
bool losesItsMen(const State& state, const Order& order)
{
    const auto* capture = std::get_if<Capture>(&order);
    return capture && capture->rowers + capture->hoplites > 0
           && (shipOf(state, capture->target).sinksAt > 0 || shipOf(state, capture->target).fires > 0);
}

/// Ahead and astern in one move: there is a place that costs less and leaves the way on.
bool goesToAndFro(const Move& move)
{
    const auto steps = move.steps();
    return std::find(steps.begin(), steps.end(), Step::Forward) != steps.end()
           && std::find(steps.begin(), steps.end(), Step::Backward) != steps.end();
}

/// Every place in reach worth a look: rams, and hexes with the bow towards the enemy, one way to each.
void listMoves(const BattleFacts& facts, const State& state, std::vector<Order>& orders)
{
    const ShipNumber number = state.now.ship;
    const Ship& ship = shipOf(state, number);
    const bool isLeaving = slipsAway(facts, state, number);
    const bool holdsOut = errandOf(facts, state, ship.holder) == Errand::HoldOut;
    const hex::Edge goal =
        isLeaving ? edgeToLeaveBy(ship.holder) : facts.homeEdge[static_cast<std::size_t>(ship.holder)];
    const bool mayRush = facts.of(number).hasRam && !state.now.hasRowed;
    const int points = state.now.mp;
    Reach& reach = sharedReach();
    reach.search(facts, state, mayRush ? std::max<int>(points, state.now.mpAtRam) : points);
    const ShipNumber enemy = nearestEnemy(state, ship.holder, ship.hex);
    const bool isOff = isLeaving || flees(facts, state, number);
    const bool mayTurn = isOff || holdsOut; // with any bearing: mostly with its stern to the enemy
    bool leaves = false;
    for (int i = 0; i < reach.count() && orders.size() < mostMoves; ++i) {
        const Place& place = reach.node(i).place;
        Move move;
        move.ship = number;
        if (place.isOff) {
            if (!leaves && place.spent <= points && hex::edgeBeyond(facts.board, place.hex) == goal) {
                leaves = true;
                reach.pathTo(i, move);
                orders.emplace_back(move);
            }
            continue;
        }
        if (const ShipNumber other = shipAt(facts, state, place.hex); other != noShip && other != number)
            continue;
        const ShipNumber ahead = shipAt(facts, state, hex::neighbour(place.hex, place.facing));
        const bool strikes = ahead != noShip && ahead != number && isEnemy(state, ship.holder, ahead)
                             && place.run > 0 && facts.of(number).hasRam && !place.isAground;
        if (place.spent > points && !strikes)
            continue;
        if (!strikes && !reach.node(i).isFirst)
            continue;
        if (isOff && !strikes
            && distanceToEdge(facts.board, place.hex, goal) > distanceToEdge(facts.board, ship.hex, goal))
            continue;
        if (!strikes && enemy != noShip && i > 0 && !mayTurn) {
            const hex::Hex towards = shipOf(state, enemy).hex;
            const int off =
                hex::sidesBetween(place.facing, hex::nearestFacing(place.hex, towards, place.facing));
            // Under way not with its stern to the enemy; turned about at the end only to face him.
            if (off > (place.run == 0 ? 0 : 1))
                continue;
        }
        reach.pathTo(i, move);
        if (goesToAndFro(move))
            continue;
        move.rammingSpeed = strikes && place.spent > points;
        if (move.rammingSpeed && move.count == 0)
            continue;
        orders.emplace_back(move);
    }
}

void listCaptures(const State& state, ShipNumber target, std::vector<Order>& orders)
{
    const ShipNumber number = state.now.ship;
    const Ship& ship = shipOf(state, number);
    Capture capture{number, target, 0, 0};
    if (holderOf(state, target) != ship.holder)
        orders.emplace_back(capture);                            // in name only
    capture.rowers = static_cast<std::int16_t>(ship.rowers / 4); // a prize crew (RS-24.3)
    capture.hoplites = static_cast<std::int16_t>(ship.hoplites / 4);
    if (capture.rowers > 0)
        orders.emplace_back(capture);
}

void listShots(const BattleFacts& facts, const State& state, int side, std::vector<Order>& orders)
{
    orders.emplace_back(HoldFire{static_cast<std::int8_t>(side), false});
    orders.emplace_back(HoldFire{static_cast<std::int8_t>(side), true});
    (void)forShots(facts, state, side, [&](const Shoot& shot) {
        orders.emplace_back(shot);
        return orders.size() >= 200;
    });
}

} // namespace

void listShipOptions(const BattleFacts& facts, const State& state, std::vector<Order>& orders)
{
    const ShipNumber number = state.now.ship;
    switch (state.phase) {
    case Phase::Free:
        orders.emplace_back(GetFree{number, true});
        orders.emplace_back(GetFree{number, false});
        break;
    case Phase::Row: listMoves(facts, state, orders); break;
    case Phase::Ram:
        orders.emplace_back(Ram{number, true});
        orders.emplace_back(Ram{number, false});
        break;
    case Phase::Board:
        orders.emplace_back(EndBoarding{number});
        forNeighbours(facts, state, number, [&](ShipNumber other) {
            if (const Board order{number, other}; !check(facts, state, order))
                orders.emplace_back(order);
            if (const Capture order{number, other, 0, 0};
                shipOf(state, other).crew() == 0 || !check(facts, state, order))
                listCaptures(state, other, orders);
        });
        break;
    default: break;
    }
}

void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders)
{
    orders.clear();
    const std::int8_t side = decision.side;
    switch (state.phase) {
    case Phase::Begin: orders.emplace_back(Begin{}); break;
    case Phase::Deploy:
        orders.emplace_back(Ready{side});
        // One formation after the other, and ships only forward, so that no way of placing them comes round again.
        for (const Pattern pattern : {Pattern::Line, Pattern::Periplus, Pattern::Diekplus, Pattern::Kyklos})
            if (static_cast<int>(pattern) >= state.formed[static_cast<std::size_t>(side)])
                orders.emplace_back(DeployFleet{side, pattern});
        for (std::size_t i = 0; i < state.ships.size() && orders.size() < 60; ++i) { // a hex forward
            const Ship& ship = state.ships[i];
            const hex::Hex ahead = hex::neighbour(ship.hex, side == 0 ? 0 : 3);
            const DeployShip order{static_cast<ShipNumber>(i), ahead.q,
                                   static_cast<std::int16_t>(hex::rowOf(ahead)), ship.facing};
            if (facts.ships[i].side == side && !check(facts, state, order))
                orders.emplace_back(order);
        }
        break;
    case Phase::Choose:
        if (isSpent(facts, state, side)) {
            orders.emplace_back(Concede{side});
            break;
        }
        for (std::size_t i = 0; i < state.ships.size() && orders.size() < mostOptions; ++i)
            if (mayBeChosen(state, side, static_cast<ShipNumber>(i)))
                orders.emplace_back(Activate{static_cast<ShipNumber>(i)});
        break; // standing orders are for people: a captain is asked for every shot, and would change them for ever
    case Phase::Window: listShots(facts, state, side, orders); break;
    case Phase::Free:
    case Phase::Row:
    case Phase::Ram:
    case Phase::Board:
        listShipOptions(facts, state, orders);
        std::erase_if(orders, [&](const Order& order) { return losesItsMen(state, order); });
        break;
    case Phase::Over: break;
    }
}

} // namespace navarch::ramming
