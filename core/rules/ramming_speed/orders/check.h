// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// Whether an order may be given now; any order, at any time.
[[nodiscard]] Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order);
/// Carries out an order that checkOrder() let pass.
void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings);

} // namespace navarch::ramming
