// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/conduct.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// How captains of the squadron game behave (Conducted).
[[nodiscard]] std::span<const ConductLine> conductLines();
void countConduct(const State& before, const Order& order, const State& after,
                  std::span<ConductCount> counts);

} // namespace navarch::squadrons
