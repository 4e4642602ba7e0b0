// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/state/battle.h"

#include <algorithm>

namespace navarch::ramming {

void place(const BattleFacts& facts, State& state, ShipNumber ship, hex::Hex hex)
{
    Ship& moved = shipOf(state, ship);
    if (shipAt(facts, state, moved.hex) == ship)
        state.atHex[facts.board.indexOf(moved.hex)] = noShip;
    moved.hex = hex;
    // One that passes through a friend leaves its place to it (option pass-friends).
    ShipNumber& slot = state.atHex[facts.board.indexOf(hex)];
    if (slot == noShip)
        slot = ship;
}

void removeFromMap(const BattleFacts& facts, State& state, ShipNumber ship, Whereabouts where)
{
    Ship& gone = shipOf(state, ship);
    if (shipAt(facts, state, gone.hex) == ship)
        state.atHex[facts.board.indexOf(gone.hex)] = noShip;
    gone.where = where;
    const auto held = [&](const Pair& pair) { return pair.has(ship); };
    endPairs(state.grapples, held);
    endPairs(state.together, held);
}

bool areGrappled(const State& state, ShipNumber a, ShipNumber b)
{
    return std::any_of(state.grapples.begin(), state.grapples.end(),
                       [&](const Pair& pair) { return pair.has(a) && pair.has(b); });
}

bool isGrappled(const State& state, ShipNumber ship)
{
    return std::any_of(state.grapples.begin(), state.grapples.end(),
                       [&](const Pair& pair) { return pair.has(ship); });
}

ShipNumber grappledTo(const State& state, ShipNumber ship)
{
    for (const Pair& pair : state.grapples)
        if (pair.has(ship))
            return pair.a == ship ? pair.b : pair.a;
    return noShip;
}

bool areRammedTogether(const State& state, ShipNumber a, ShipNumber b)
{
    return std::any_of(state.together.begin(), state.together.end(),
                       [&](const Pair& pair) { return pair.has(a) && pair.has(b); });
}

bool isHeld(const State& state, ShipNumber ship)
{
    return shipOf(state, ship).aground || isGrappled(state, ship);
}

int sizePointsOf(const BattleFacts& facts, const State& state, int side)
{
    int points = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i)
        if (state.ships[i].holder == side && state.ships[i].isCrewed())
            points += facts.ships[i].deck;
    return points;
}

} // namespace navarch::ramming
