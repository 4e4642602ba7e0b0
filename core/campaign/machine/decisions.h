// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// What a campaign captain orders this week, from what his side knows and nothing else (CP-11.1): fleets that have suffered
/// go home, a guard stays there, some fleet goes for the port that is worth most for the days it costs where he expects to
/// win six battles of ten, and in winter all lie up. A fleet that needs no new order gets none.
[[nodiscard]] std::vector<SetOrder> decideOrders(const Knowledge& known, const Figures& figures);

/// A captain attacks when he expects to win so many of a hundred battles (CP-11.1).
inline constexpr int enoughWins = 60;

} // namespace navarch
