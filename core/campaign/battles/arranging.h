// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/battles/battle_actions.h"

namespace navarch {

/// Arranges a battle and writes down its records; none when something stands against it, which the deed then says.
BattleId arrangeBattle(Deed& deed, const ArrangeBattle& action, const Phrase& name);

} // namespace navarch
