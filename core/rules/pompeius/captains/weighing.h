// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/brief/temperament.h"
#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// meritOf() of several orders of one decision: a ship's enemies are guessed at once for all its plots (WeighsTogether).
void weighTogether(const BattleFacts& facts, const State& state, const std::vector<Order>& orders,
                   Temperament temperament, std::vector<int>& merits);

} // namespace navarch::pompeius
