// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/reasons.h"
#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// What an order is worth to its side, in hundredths of talents (RS-24).
[[nodiscard]] int meritOf(const BattleFacts& facts, const State& state, const Order& order,
                          Temperament temperament);
/// What an order's merit is made up of (Reasoned).
void addReasons(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament,
                std::vector<ReasonTerm>& terms);
/// What a side has over the other.
[[nodiscard]] int standingOf(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::ramming
