// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/reasons.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Game::merit() and Foresighted::standing() (SQ-20).
[[nodiscard]] int meritOf(const BattleFacts& facts, const State& state, const Order& order,
                          Temperament temperament);
/// What an order's merit is made up of (Reasoned).
void addReasons(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament,
                std::vector<ReasonTerm>& terms);
[[nodiscard]] int standingOf(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::squadrons
