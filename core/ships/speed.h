// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/ships/condition.h"
#include "core/ships/fit.h"

namespace navarch {

/// What a ship makes now, in cm: its printed speed less what it lost and less 1 cm an oar factor short of full speed,
/// halved and rounded down when overloaded, nothing when wrecked (SA-1.3).
[[nodiscard]] constexpr int currentSpeed(const ShipFit& fit, const Condition& condition, bool overloaded)
{
    if (condition.damage == Damage::Wrecked)
        return 0;
    const int missing = std::max(0, fit.oarsForFullSpeed() - (fit.oars - condition.oarsLost));
    const int speed = std::max(0, fit.speed - condition.speedLost - missing);
    return overloaded ? speed / 2 : speed;
}

} // namespace navarch
