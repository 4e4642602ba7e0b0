// SPDX-License-Identifier: GPL-3.0-or-later
// From the campaign's ships to squadrons (SQ-18.1 to 18.4).
#include <algorithm>

#include "core/rules/squadrons/setup/set_up.h"

namespace navarch::squadrons {

bool canFight(const FleetShip& ship)
{
    return !ship.fit.sailOnly && ship.fit.oars > ship.condition.oarsLost
           && ship.condition.damage <= Damage::Heavy;
}

int weightOf(const FleetShip& ship)
{
    const bool isHurt = ship.condition.damage == Damage::Medium || ship.condition.damage == Damage::Heavy;
    return isHurt ? (ship.fit.size + 1) / 2 : ship.fit.size;
}

bool isFast(const FleetShip& ship, const ShipClass& known)
{
    const auto games = known.games.find("squadrons");
    const bool isFastClass = games != known.games.end() && games->contains("fast")
                             && (*games)["fast"].is_boolean() && (*games)["fast"].get<bool>();
    const Condition& before = ship.condition;
    const int troops = std::max(0, ship.fit.archers - before.archersLost)
                       + std::max(0, ship.fit.marines - before.marinesLost)
                       + std::max(0, ship.fit.heavyMarines - before.heavyMarinesLost);
    return isFastClass && before.damage <= Damage::Light && !before.rudderHit && before.speedLost <= 1
           && before.oarsLost <= 1 && troops <= known.troopSpace;
}

int weightPerStand(int heavier, const BattleFigures& figures)
{
    const int stands = figures.standsOfLarger;
    return std::max(figures.leastWeight, (heavier + stands - 1) / stands);
}

int standsFor(int weight, int perStand)
{
    return std::max(1, (2 * weight + perStand) / (2 * perStand));
}

std::vector<int> partedStands(int stands, const BattleFigures& figures)
{
    const int count = std::max(1, (2 * stands + figures.usualStands) / (2 * figures.usualStands));
    std::vector<int> parts(static_cast<std::size_t>(count), stands / count);
    for (int i = 0; i < stands % count; ++i)
        ++parts[static_cast<std::size_t>(i)];
    return parts;
}

Training trainingOf(int weight, int weighedQuality)
{
    if (2 * weighedQuality > weight)
        return Training::WellTrained;
    return 2 * weighedQuality < -weight ? Training::Green : Training::Trained;
}

} // namespace navarch::squadrons
