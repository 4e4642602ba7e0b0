// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/brief/brief.h"

namespace navarch {

/// Brief number `number` for this engine's tests: random fleets with every equipment, now and then with sails, with other
/// ways of the weather, or in a gale.
[[nodiscard]] BattleBrief engineBrief(std::uint64_t number);

/// equalFleets() of so many triremes in weather that decides nothing.
[[nodiscard]] BattleBrief equalFleetsInFairWeather(int ships = 10);

} // namespace navarch
