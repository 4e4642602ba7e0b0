// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// What a side has over the other, in hundredths of talents (Judged::outlook()): ships by their price and what is left of
/// them, deck units, prizes and prisoners beside, and the victory when it is over.
[[nodiscard]] int outlookOf(const BattleFacts& facts, const State& state, int side);

/// Takes out of a state what a side may not know (Veiled): orders, returns and flags of the other that are not shown yet, and
/// what PM-12.3 hides of its ships. Their hulls are then what they are thought to be: whole, or after a blow two thirds; of
/// cards and disorder only what lies in sight is left. Extra cards are counted as they are played, in the open.
void veil(const BattleFacts& facts, State& state, int side);

} // namespace navarch::pompeius
