// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/battle/battle.h"

namespace navarch::squadrons {

/// The melee phase: all engaged squadrons that have not fought, at once (SQ-12).
void fightMelee(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// One round of two squadrons on the spot (SQ-4.3).
void fightAtOnce(const BattleFacts& facts, State& state, SquadronNumber attacker, SquadronNumber defender,
                 Proceedings& proceedings);

} // namespace navarch::squadrons
