// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/state/ship.h"

#include <algorithm>

namespace navarch::salamis {

bool isOverloaded(const ShipFacts& facts, const Ship& ship)
{
    return !facts.isWall && ship.troops() > facts.troopSpace;
}

int oarsMissing(const ShipFacts& facts, const Ship& ship)
{
    return std::max(0, facts.fit.oarsForFullSpeed() - ship.oars);
}

int currentSpeed(const ShipFacts& facts, const Ship& ship)
{
    if (facts.isWall || ship.damage == Damage::Wrecked)
        return 0;
    const int speed = std::max(0, facts.fit.speed - ship.speedLost - oarsMissing(facts, ship));
    return isOverloaded(facts, ship) ? speed / 2 : speed;
}

int turnClass(const ShipFacts& facts, const Ship& ship)
{
    return std::max(1, facts.fit.turnClass - ship.turnClassLost);
}

Condition conditionOf(const ShipFacts& facts, const Ship& ship)
{
    const ShipFit& fit = facts.fit;
    Condition condition;
    condition.damage = ship.damage;
    condition.oarsLost = fit.oars - ship.oars;
    condition.speedLost = ship.speedLost;
    condition.rudderHit = ship.turnClassLost > 0;
    condition.mastDown = ship.mastDown;
    // Prize crews come and go: what is aboard of them may be more than the ship was fitted with.
    condition.archersLost = std::max(0, fit.archers - ship.archers);
    condition.marinesLost = std::max(0, fit.marines - ship.marines);
    condition.heavyMarinesLost = std::max(0, fit.heavyMarines - ship.heavyMarines);
    condition.ballistaeLost = fit.ballistae - ship.ballistae;
    condition.towersLost = fit.towers - ship.towers;
    condition.heavyEnginesLost = ship.enginesLost;
    condition.firePotsUsed = fit.firePots - ship.pots;
    condition.greekFireUsed = fit.greekFire && !ship.greekFire;
    condition.captain = ship.captain;
    return condition;
}

} // namespace navarch::salamis
