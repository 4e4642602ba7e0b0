// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/conduct.h"
#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// How captains of Ramming Speed!!! behave (Conducted).
[[nodiscard]] std::span<const ConductLine> conductLines();
void countConduct(const BattleFacts& facts, const State& before, const Order& order, const State& after,
                  std::span<ConductCount> counts);

} // namespace navarch::ramming
