// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/odds.h"

#include <algorithm>

#include "core/battle/forecast/forecast.h"
#include "core/battle/registry.h"
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

} // namespace

const ShipClass* usualClass(int year, const Figures& figures)
{
    std::vector<std::pair<Talents, const ShipClass*>> rammers;
    for (const ShipClass& each : figures.classes.all())
        if (each.offeredIn(year) && !each.fit.sailOnly && each.fit.ram != Ram::None)
            rammers.emplace_back(shipTotal(each.fit, CrewQuality::Average, figures.prices), &each);
    if (rammers.empty())
        return nullptr;
    std::stable_sort(rammers.begin(), rammers.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    return rammers[rammers.size() / 2].second;
}

Fortification expectedWalls(int economicValue, const Figures& figures)
{
    Fortification walls;
    walls.name = "Expected";
    walls.economicValue = economicValue;
    const int sections = (mostWallSections(economicValue, figures.prices.limits) + 1) / 2;
    for (int i = 0; i < sections; ++i) {
        WallSection section;
        section.capacity = economicValue;
        section.heavyMarines = economicValue / 4;
        section.archers = economicValue / 4;
        section.marines = 1;
        walls.sections.push_back(std::move(section));
    }
    return walls;
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
    brief.seed = seed;
    brief.sides.resize(2);
    brief.sides[0].name = "We";
    brief.sides[0].fleet = own;
    brief.sides[0].fleet.year = year;
    brief.sides[1].name = "They";
    brief.sides[1].fleet = expectedFleet(enemy.ships, year, figures);
    if (enemy.wallValue > 0)
        brief.sides[1].walls = expectedWalls(enemy.wallValue, figures);
    const auto simulator = builtInRuleSets().simulator(brief, figures);
    if (!simulator)
        return 0;
    const Forecast made = forecast(**simulator, {runs, 1, {}, {}});
    return made.runs > 0 ? made.sides[0].wins.count * 100 / made.runs : 0;
}

} // namespace navarch
