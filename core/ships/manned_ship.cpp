// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/manned_ship.h"

#include <algorithm>

#include "core/ships/yard_fit.h"

namespace navarch {

namespace {

/// Takes `fit` over when the rules let her sail so.
bool takeIfFit(FleetShip& ship, const ShipFit& fit, const ShipClass& kind, int year, const FitRules& rules)
{
    if (isOverloaded(kind, fit, rules.limits)
        || !fitFindings({termOf(kind.name), kind, fit, year}, rules).empty())
        return false;
    ship.fit = fit;
    return true;
}

} // namespace

FleetShip mannedShip(const ShipClass& kind, int year, const FitRules& rules)
{
    FleetShip ship;
    setClass(ship, kind);
    ship.fit = yardFit(kind, year, rules);
    ShipFit manned = ship.fit;
    manned.archers = std::max(manned.archers, 1);
    manned.marines = std::max(manned.marines, 1);
    if (!takeIfFit(ship, manned, kind, year, rules)) {
        manned = ship.fit;
        manned.marines = std::max(manned.marines, 1);
        (void)takeIfFit(ship, manned, kind, year, rules);
    }
    ShipFit fuller = ship.fit;
    while (fuller.troops() < troopRoom(kind, fuller, rules.limits)) {
        ++fuller.heavyMarines;
        if (!takeIfFit(ship, fuller, kind, year, rules))
            break;
    }
    return ship;
}

} // namespace navarch
