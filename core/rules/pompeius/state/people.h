// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// Once the battle is decided: what became of captains and commanders, a die for each whose ship was sunk, captured, or lost
/// half of her deck units (translation). Asked once.
void settlePeople(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::pompeius
