// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// What a captain chooses from (options() of the contract).
void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders);
/// Adds what the ship that moves may do now: get free, row, ram, board.
void listShipOptions(const BattleFacts& facts, const State& state, std::vector<Order>& orders);

} // namespace navarch::ramming
