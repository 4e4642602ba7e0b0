// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// The turn's event (SQ-T3).
void rollEvent(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Applies one; what it needs of dice it draws.
void happen(const BattleFacts& facts, State& state, Event event, int sum, Proceedings& proceedings);

} // namespace navarch::squadrons
