// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/plotting.h"
#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// What can be written beside a ship's steps: Ram, and an order for each of her units, milites first. A value's key is the
/// order as it is written: "Shoot B1 fire"; empty: none.
[[nodiscard]] std::vector<PlotChoice> unitChoices(const BattleFacts& facts, const State& state,
                                                  ShipNumber ship);

} // namespace navarch::pompeius
