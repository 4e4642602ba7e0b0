// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/match/registry.h"

namespace navarch::games {

/// Pompeius Magnus versus Megadates, as it is registered (NAVARCH_GAMES).
[[nodiscard]] RuleSet pompeius();

} // namespace navarch::games
