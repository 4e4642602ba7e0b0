// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// A ship's state back in the campaign's terms, losses from before included (RS-22.10). `isLost`: sunk or captured, with all
/// its troops.
[[nodiscard]] Condition conditionOf(const BattleFacts& facts, const Ship& ship, ShipNumber number,
                                    bool isLost);

} // namespace navarch::ramming
