// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/options.h"

#include <algorithm>

#include "core/rules/ramming_speed/captains/moves.h"
#include "core/rules/ramming_speed/captains/surrender.h"
#include "core/rules/ramming_speed/combat/boarding.h"
#include "core/rules/ramming_speed/combat/missiles.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/phases/round.h"
#include "core/rules/ramming_speed/setup/deploy.h"

namespace navarch::ramming {

ShipNumber nearestEnemyOf(const State& state, int side, hex::Hex from)
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

namespace {

/// A prize crew for a hull that sinks or burns, and takes it along.
bool losesItsMen(const State& state, const Order& order)
{
    const auto* capture = std::get_if<Capture>(&order);
    return capture && capture->rowers + capture->hoplites > 0
           && (shipOf(state, capture->target).sinksAt > 0 || shipOf(state, capture->target).fires > 0);
}

void listMoves(const BattleFacts& facts, const State& state, std::vector<Order>& orders)
{
    forMoves(facts, state, orders.size(), [&](const Reach& reach, int node, bool rushes) {
        Move move;
        move.ship = state.now.ship;
        reach.pathTo(node, move);
        move.rammingSpeed = rushes;
        orders.emplace_back(move);
    });
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
