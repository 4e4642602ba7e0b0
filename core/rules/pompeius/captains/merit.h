// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/brief/temperament.h"
#include "core/battle/contract/reasons.h"
#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// What an order is worth to its side, in hundredths of talents ("Playing it well"). Looks at nothing the other side keeps
/// secret.
[[nodiscard]] int meritOf(const BattleFacts& facts, const State& state, const Order& order,
                          Temperament temperament);
/// What an order's merit is made up of (Reasoned).
void addReasons(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament,
                std::vector<ReasonTerm>& terms);

} // namespace navarch::pompeius
