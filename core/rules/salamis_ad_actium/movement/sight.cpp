// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/movement/sight.h"

#include <algorithm>

#include "core/boards/free_table/range.h"
#include "core/boards/free_table/sight.h"

namespace navarch::salamis {

int hiddenBy(const BattleFacts& facts, const State& state, ShipNumber from, ShipNumber to)
{
    for (const free_table::Base& land : facts.drawn.land) // nobody sees across it
        if (free_table::isCrossed(baseOf(state, from).centre, baseOf(state, to).centre, land))
            return 2;
    const int smaller = std::min(facts.of(from).fit.size, facts.of(to).fit.size);
    return free_table::countCrossed(
        baseOf(state, from).centre, baseOf(state, to).centre, state.bases, 2, [&](std::size_t other) {
            const auto ship = static_cast<ShipNumber>(other);
            return ship != from && ship != to && facts.of(ship).fit.size >= smaller;
        });
}

int heightsOf(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    return shipOf(state, ship).towers + (facts.of(ship).fit.raisedPlatform ? 1 : 0);
}

bool isInRange(const State& state, ShipNumber from, ShipNumber to, int centimetres)
{
    return free_table::isWithin(baseOf(state, from), baseOf(state, to), centimetres * free_table::centimetre);
}

bool isNearerThan(const State& state, ShipNumber from, ShipNumber to, int centimetres)
{
    return free_table::gapBetween(baseOf(state, from), baseOf(state, to))
           < free_table::Gap::of(centimetres * free_table::centimetre);
}

} // namespace navarch::salamis
