// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/captains/conduct.h"

#include <algorithm>
#include <array>

namespace navarch::trireme {

namespace {

enum Line : std::size_t { EarlySprints, Fouled, SinglePrizeCrews, Astern, AtRest };

constexpr std::array<ConductLine, 5> lines{
    {{"sprints-out-of-reach", "Above cruising speed with no enemy within reach", "ship-turns so fast"},
     {"friends-fouled", "Ships of one side run into each other", ""},
     {"single-prize-crews", "Prizes with one marine for a crew", "prizes"},
     {"astern", "Rowing astern without having to", "ship-turns"},
     {"at-rest", "Lying still, nobody held and nobody against her", "ship-turns"}}};

/// Hexes to the nearest ship of the enemy; a large number when there is none.
int nearestEnemy(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    int nearest = 1000;
    for (std::size_t i = 0; i < facts.shipCount; ++i)
        if (state.ships[i].onBoard() && state.ships[i].holder != holderOf(state, ship))
            nearest = std::min(nearest, hex::distance(shipOf(state, ship).hex, state.ships[i].hex));
    return nearest;
}

} // namespace

std::span<const ConductLine> conductLines()
{
    return lines;
}

void countConduct(const BattleFacts& facts, const State& before, const Order& order,
                  const BattleEvents& events, std::span<ConductCount> counts)
{
    if (const auto* given = std::get_if<PlotShip>(&order)) {
        const Ship& ship = shipOf(before, given->ship);
        const int nearest = nearestEnemy(facts, before, given->ship);
        const int speed = given->plot.speed;
        if (speed > cruiseOf(facts.house(), facts.of(given->ship), ship)) {
            ++counts[EarlySprints].of;
            counts[EarlySprints].count += nearest > speed + fastest;
        }
        ++counts[Astern].of;
        ++counts[AtRest].of;
        counts[Astern].count += speed < 0 && !ship.mustBack;
        counts[AtRest].count += speed == 0 && !isGrappled(before, given->ship) && nearest > 1;
    }
    if (const auto* given = std::get_if<PrizeCrew>(&order)) {
        ++counts[SinglePrizeCrews].of;
        counts[SinglePrizeCrews].count += given->marines == 1;
    }
    for (const BattleEvent& event : events)
        counts[Fouled].count += event.kind == "fouled";
}

} // namespace navarch::trireme
