// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/match/registry.h"

namespace navarch::games {

/// Trireme, as it is registered (NAVARCH_GAMES).
[[nodiscard]] RuleSet trireme();

} // namespace navarch::games
