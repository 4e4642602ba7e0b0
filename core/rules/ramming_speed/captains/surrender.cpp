// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/captains/surrender.h"

#include <array>

#include "core/rules/ramming_speed/movement/row.h"
#include "core/rules/ramming_speed/phases/ending.h"

namespace navarch::ramming {

bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    return 2 * sizePointsOf(facts, state, ship.holder) < sizePointsOf(facts, state, 1 - ship.holder)
           || (ship.sheared >= baseMoveOf(facts.of(number), ship) && ship.sinksAt == 0);
}

bool flees(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const int side = shipOf(state, number).holder;
    return 4 * sizePointsOf(facts, state, side) <= sizePointsOf(facts, state, 1 - side);
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
