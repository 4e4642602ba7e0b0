// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/surrender.h"

#include <array>

#include "core/rules/ramming_speed/movement/reach.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "core/rules/ramming_speed/phases/ending.h"

namespace navarch::ramming {

Errand errandOf(const BattleFacts& facts, const State& state, int side)
{
    const Errand errand = navarch::errandOf(facts.condition, side);
    // Who is much the stronger holds out best by beating the enemy.
    const bool isStrong = 2 * sizePointsOf(facts, state, side) > 3 * sizePointsOf(facts, state, 1 - side);
    return errand == Errand::HoldOut && isStrong ? Errand::Fight : errand;
}

hex::Edge edgeToLeaveBy(int side)
{
    return side == 0 ? hex::Edge::North : hex::Edge::South;
}

bool slipsAway(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    if (facts.condition.exiter != ship.holder)
        return false;
    const hex::Edge edge = edgeToLeaveBy(ship.holder);
    const int left = distanceToEdge(facts.board, ship.hex, edge);
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& enemy = state.ships[i];
        if (enemy.holder == 1 - ship.holder && isFighting(enemy) && !isHeld(state, static_cast<ShipNumber>(i))
            && distanceToEdge(facts.board, enemy.hex, edge) < left)
            return false;
    }
    return true;
}

namespace {

/// Whether nobody of that side goes home: who shall get through, or be there in the end, gains nothing by it.
bool mustStay(const BattleFacts& facts, int side)
{
    return facts.condition.exiter == side || facts.condition.holder == side;
}

} // namespace

bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    if (mustStay(facts, ship.holder))
        return false;
    return 2 * sizePointsOf(facts, state, ship.holder) < sizePointsOf(facts, state, 1 - ship.holder)
           || (ship.sheared >= baseMoveOf(facts.of(number), ship) && ship.sinksAt == 0);
}

bool flees(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const int side = shipOf(state, number).holder;
    return !mustStay(facts, side)
           && 4 * sizePointsOf(facts, state, side) <= sizePointsOf(facts, state, 1 - side);
}

bool isSpent(const BattleFacts& facts, const State& state, int side)
{
    if (facts.condition.holder == side)
        return false;
    std::array<int, 2> crews{};
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        if (!isFighting(ship))
            continue;
        // A shock passes, and who stopped rows faster again; even a single rower brings a ship with all her oars one hex on.
        const bool isSlowed = ship.shock || ship.stopped;
        if (ship.holder == side
            && (isSlowed || movePointsOf(facts, state, static_cast<ShipNumber>(i), 0, false) > 1))
            return false;
        crews[static_cast<std::size_t>(ship.holder)] += ship.crew();
    }
    return 2 * crews[static_cast<std::size_t>(side)] < crews[static_cast<std::size_t>(1 - side)];
}

} // namespace navarch::ramming
