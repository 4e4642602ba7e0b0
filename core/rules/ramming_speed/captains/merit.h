// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// What an order is worth to its side, in hundredths of talents (RS-24).
[[nodiscard]] int meritOf(const BattleFacts& facts, const State& state, const Order& order,
                          Temperament temperament);
/// What a side has over the other.
[[nodiscard]] int standingOf(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::ramming
