// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Why a squadron may be given no order of movement now: the first row of SQ-T8.
[[nodiscard]] Refusal mayMoveRefusal(const BattleFacts& facts, const State& state, SquadronNumber squadron);

} // namespace navarch::squadrons
