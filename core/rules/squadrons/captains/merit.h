// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Game::merit() and Foresighted::standing() (SQ-20).
[[nodiscard]] int meritOf(const BattleFacts& facts, const State& state, const Order& order,
                          Temperament temperament);
[[nodiscard]] int standingOf(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::squadrons
