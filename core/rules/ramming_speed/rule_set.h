// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/match/registry.h"

namespace navarch::games {

/// Ramming Speed!!!, as it is registered (NAVARCH_GAMES).
[[nodiscard]] RuleSet ramming_speed();

} // namespace navarch::games
