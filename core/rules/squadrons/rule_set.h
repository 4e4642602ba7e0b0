// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/match/registry.h"

namespace navarch::games {

/// Squadrons, as it is registered (NAVARCH_GAMES).
[[nodiscard]] RuleSet squadrons();

} // namespace navarch::games
