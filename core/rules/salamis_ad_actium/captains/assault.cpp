// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/captains/assault.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/rules/salamis_ad_actium/combat/boarding.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/phases/morale.h"

namespace navarch::salamis {

namespace {

constexpr std::size_t mostSections = 64; // that are reckoned with

/// What the men of a ship or section can beat: how hard they hit, times how many hits they bear. As each contact is fought by
/// itself (SA-8.2), those of several ships add up against one section, at once or one after another.
std::int64_t fightingWorth(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const BoardingForce force = forceOf(facts, state, ship);
    const int rowers = facts.of(ship).fit.fightingOars ? 3 : 1;
    const int blows = 6 * force.heavyMarines + 4 * force.marines + 2 * force.archers + rowers * force.militia;
    return std::int64_t(blows) * std::max(1, 10 + facts.of(ship).crewModifier()) * force.units();
}

/// A ship of the enemy's own that neither fled in its heart nor lies wrecked.
bool fights(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const Ship& now = shipOf(state, ship);
    return now.onTable() && now.holder == facts.of(ship).side && !now.demoralised
           && now.damage != Damage::Wrecked;
}

bool mayLandMen(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    const Ship& now = shipOf(state, ship);
    return fights(facts, state, ship) && now.damage < Damage::Severe
           && (now.oars > 0 || now.sailSet || facts.of(ship).fit.sailOnly || touchesEnemy(state, ship));
}

} // namespace

Assault assaultOf(const BattleFacts& facts, const State& state, int side)
{
    Assault assault;
    // Walls come last.
    if (facts.ships.empty() || !facts.ships.back().isWall || facts.ships.back().side == side)
        return assault;
    std::int64_t mine = 0;
    int theirs = 0; // that count for SA-9.2
    int out = 0;
    std::array<std::int64_t, mostSections> worths{}; // of the sections, for forecasts allocate nothing
    std::size_t sections = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const auto ship = static_cast<ShipNumber>(i);
        const ShipFacts& about = facts.of(ship);
        const Ship& now = shipOf(state, ship);
        if (now.where == Whereabouts::OffTable) // allies may come yet, of either side
            return assault;
        if (about.side == side) {
            mine += mayLandMen(facts, state, ship) ? fightingWorth(facts, state, ship) : 0;
            continue;
        }
        if (!about.isWall && fights(facts, state, ship))
            return assault;
        if (now.where == Whereabouts::NeverCame)
            continue;
        ++theirs;
        if (isLost(facts, state, ship) || now.demoralised) {
            ++out;
        } else if (about.isWall && sections < mostSections) {
            const std::int64_t worth = fightingWorth(facts, state, ship);
            if (assault.weakest == noShip || worth < fightingWorth(facts, state, assault.weakest))
                assault.weakest = ship;
            worths[sections++] = worth;
        }
    }
    if (assault.weakest == noShip)
        return assault;
    // As many more as make two thirds of them, the weakest first.
    std::sort(worths.begin(), worths.begin() + static_cast<std::ptrdiff_t>(sections));
    std::int64_t toBeat = 0;
    for (std::size_t i = 0; i < sections && 3 * (out + static_cast<int>(i)) < 2 * theirs; ++i)
        toBeat += worths[i];
    assault.isHopeless = mine == 0 || 2 * mine < toBeat;
    assault.isOn = !assault.isHopeless;
    return assault;
}

} // namespace navarch::salamis
