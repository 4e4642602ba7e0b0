// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/fleets/fatigue.h"

#include <algorithm>

namespace navarch {

namespace {

int wearyOarsOf(const ShipRecord& ship, const FleetRecord& fleet)
{
    return std::clamp(fleet.wearyOars, 0, std::max(0, ship.fit.oars - ship.condition.oarsLost));
}

} // namespace

Condition conditionInBattle(const ShipRecord& ship, const FleetRecord& fleet)
{
    Condition condition = ship.condition;
    condition.oarsLost += wearyOarsOf(ship, fleet);
    return condition;
}

CrewQuality crewInBattle(const ShipRecord& ship, const FleetRecord& fleet)
{
    return fleet.strained ? movedBy(ship.crew, -1) : ship.crew;
}

Condition conditionAfterBattle(Condition left, const ShipRecord& before, const FleetRecord& fleet)
{
    left.oarsLost = std::max(std::min(left.oarsLost, before.condition.oarsLost),
                             left.oarsLost - wearyOarsOf(before, fleet));
    return left;
}

} // namespace navarch
