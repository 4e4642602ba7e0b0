// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// The contract's check() and perform().
[[nodiscard]] Refusal checkOrder(const BattleFacts& facts, const State& state, const Order& order);
void performOrder(const BattleFacts& facts, State& state, const Order& order, Proceedings& proceedings);

/// Whether orders of a ship may be written now, by the seat that is asked.
[[nodiscard]] Refusal writingRefusal(const BattleFacts& facts, const State& state, ShipNumber ship);

} // namespace navarch::pompeius
