// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Step 6: morale, rallies, rout moves, flotsam (SQ-13.1 to 13.6).
void testAndRout(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Step 7: pursuit tests and moves (SQ-13.7, 13.8).
void pursue(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// A squadron breaks: unformed, its links end, its opponents may pursue (SQ-13.1, 13.7).
void rout(const BattleFacts& facts, State& state, SquadronNumber squadron, Proceedings& proceedings);

} // namespace navarch::squadrons
