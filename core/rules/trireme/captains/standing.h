// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// What a side has over the other, in hundredths of talents (Judged::outlook()): ships by their price and what is left of
/// them, prizes beside, and the victory when it is over.
[[nodiscard]] int outlookOf(const BattleFacts& facts, const State& state, int side);

/// Takes out of a state what a side may not know yet (Veiled): plots of the other that are not open, its answers to contacts
/// and grapples, its shots of this phase.
void veil(const BattleFacts& facts, State& state, int side);

} // namespace navarch::trireme
