// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/archive/archive.h"
#include "core/campaign/battles/battle_actions.h"

namespace navarch {

/// What an outcome is entered with once it has been found to belong to its battle.
struct BattleAtHand {
    BattleParts parts; ///< of the campaign before the deed
    BattleBrief brief;
};

/// Refuses, through the deed, what cannot be entered: a battle that is not there or has been fought; an outcome of another
/// battle (other rules, a ship missing, twice, unknown, or of another name, unknown commanders and walls); losses that a
/// ship cannot have; a replay of another battle or with another outcome. False when anything is refused.
[[nodiscard]] bool checkOutcome(Deed& deed, const EnterBattle& action, BattleAtHand& hand);

} // namespace navarch
