// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// The melee phase: all engaged squadrons that have not fought, at once (SQ-12).
void fightMelee(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// One round of two squadrons on the spot (SQ-4.3).
void fightAtOnce(const BattleFacts& facts, State& state, SquadronNumber attacker, SquadronNumber defender,
                 Proceedings& proceedings);

/// Whether a squadron may name that one: linked, and at its front when it has anybody there.
[[nodiscard]] bool mayFight(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                            SquadronNumber target);

} // namespace navarch::squadrons
