// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/board_view.h"
#include "core/rules/pompeius/state/battle.h"
#include "core/rules/pompeius/state/state.h"

namespace navarch::pompeius {

/// Whether a viewer may know a ship's hull, box, cards and Extra cards (PM-12.3).
[[nodiscard]] bool seesCards(const BattleFacts& facts, const State& state, ShipNumber number, Viewer viewer);

} // namespace navarch::pompeius
