// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/odds.h"

#include <algorithm>

#include "core/battle/forecast/forecast.h"
#include "core/battle/registry.h"
#include "core/ports/random_defences.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

/// A fixed seed: a captain who asks the same question twice gets the same answer.
constexpr std::uint64_t seed = 600;

Fleet expectedFleet(int ships, int year, const Figures& figures)
{
    Fleet fleet;
    fleet.name = "Expected";
    const ShipClass* kind = usualClass(year, figures);
    if (!kind || ships <= 0)
        return fleet;
    FleetShip row;
    row.classId = kind->id;
    row.count = std::min(ships, maxShipCount);
    row.fit = kind->fit;
    fleet.ships.push_back(std::move(row));
    return fleet;
}

/// Of `whole` ships so many that stand for all: `most` of `larger`, evenly taken, and their commanders left out, for their
/// squadrons may be gone.
Fleet sampleOf(const Fleet& fleet, int most, int larger)
{
    Fleet sample = fleet;
    sample.ships.clear();
    sample.commanders.clear();
    const auto rows = fleet.ships.size();
    const auto taken =
        std::max<std::size_t>(1, rows * static_cast<std::size_t>(most) / static_cast<std::size_t>(larger));
    for (std::size_t i = 0; i < taken; ++i)
        sample.ships.push_back(fleet.ships[i * rows / taken]);
    for (FleetShip& ship : sample.ships)
        ship.squadron.clear();
    return sample;
}

} // namespace

const ShipClass* usualClass(int year, const Figures& figures)
{
    std::vector<std::pair<Talents, const ShipClass*>> rammers;
    for (const ShipClass& each : figures.classes.all())
        if (each.offeredIn(year) && !each.fit.sailOnly && each.fit.ram != Ram::None)
            rammers.emplace_back(shipTotal(each.fit, CrewQuality::Average, figures.prices), &each);
    if (rammers.empty())
        return nullptr;
    std::stable_sort(rammers.begin(), rammers.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    return rammers[rammers.size() / 2].second;
}

Fortification expectedWalls(int economicValue, int variant, const Figures& figures)
{
    Dice dice(seed + static_cast<std::uint64_t>(variant), streamOf("imagined-walls"));
    return rollDefences("Expected", economicValue, mostWallSections(economicValue, figures.prices.limits),
                        figures.tables, dice);
}

int expectedWins(const Fleet& own, const Expected& enemy, int year, const Figures& figures, int runs)
{
    if (own.ships.empty())
        return 0;
    if (enemy.ships <= 0 && enemy.wallValue <= 0)
        return 100;
    BattleBrief brief;
    brief.rules = "salamis-ad-actium";
    brief.place = enemy.wallValue > 0 ? PlaceKind::Port : PlaceKind::OpenSea;
    brief.sides.resize(2);
    brief.sides[0].name = "We";
    brief.sides[1].name = "They";
    const int larger = std::max(own.shipCount(), enemy.ships);
    const int most = enemy.wallValue > 0 ? mostImaginedBeforeWalls : mostImaginedShips;
    brief.sides[0].fleet = larger <= most ? own : sampleOf(own, most, larger);
    brief.sides[0].fleet.year = year;
    const int ships = larger <= most ? enemy.ships : (enemy.ships * most + larger - 1) / larger;
    brief.sides[1].fleet = expectedFleet(ships, year, figures);
    const int variants = enemy.wallValue > 0 ? std::min(imaginedWalls, runs) : 1;
    int wins = 0;
    int fought = 0;
    for (int variant = 0; variant < variants; ++variant) {
        brief.seed = seed + static_cast<std::uint64_t>(variant);
        if (enemy.wallValue > 0)
            brief.sides[1].walls = expectedWalls(enemy.wallValue, variant, figures);
        const auto simulator = builtInRuleSets().simulator(brief, figures);
        if (!simulator)
            continue;
        const Forecast made = forecast(**simulator, {runs / variants, 1, {}, {}});
        wins += made.sides[0].wins.count;
        fought += made.runs;
    }
    return fought > 0 ? wins * 100 / fought : 0;
}

} // namespace navarch
