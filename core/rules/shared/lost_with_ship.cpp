// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/shared/lost_with_ship.h"

namespace navarch {

void loseTroops(const ShipFit& fit, Condition& condition)
{
    condition.archersLost = fit.archers;
    condition.marinesLost = fit.marines;
    condition.heavyMarinesLost = fit.heavyMarines;
}

void loseShip(const ShipFit& fit, Condition& condition)
{
    condition.damage = Damage::Wrecked;
    condition.oarsLost = fit.oars;
    condition.ballistaeLost = fit.ballistae;
    condition.towersLost = fit.towers;
    condition.heavyEnginesLost = static_cast<int>(fit.heavyEngines.size());
    condition.firePotsUsed = fit.firePots;
    condition.greekFireUsed = condition.greekFireUsed || fit.greekFire;
}

} // namespace navarch
