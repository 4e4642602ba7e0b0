// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/match/registry.h"

namespace navarch::games {

/// Salamis ad Actium, as it is registered (NAVARCH_GAMES).
[[nodiscard]] RuleSet salamis_ad_actium();

} // namespace navarch::games
