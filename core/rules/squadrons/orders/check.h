// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Why an order may not be given now (SQ-T8).
[[nodiscard]] Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order);
/// Carries out an order that checkOrder() let pass, and goes on to the next decision.
void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings);

} // namespace navarch::squadrons
