// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/campaign/battles/battle_request.h"

namespace navarch {

/// Captains fight a battle that waits; its outcome is entered.
ExitCode fightBattle(const BattleRequest& request, Console& console);
/// Enters an outcome from a file, with the replay it came from when there is one.
ExitCode enterBattle(const BattleRequest& request, Console& console);

} // namespace navarch
