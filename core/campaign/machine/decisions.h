// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/foresight/odds.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// What a campaign captain orders this week, from what his side knows and nothing else (CP-11.1). Fleets that have suffered
/// go to a yard that mends them, weary ones rest, a guard stays at home, in winter all lie up, and none sails into it
/// (CP-1.2). The others act as forces of one place, as far as the treasury lasts for what they undertake: they go for the port
/// that is worth most for the days it costs where they expect to win six battles of ten; else hunt a fleet that was seen
/// lately, blockade, raid, gather with the main force, or cruise towards the enemy. Whoever has nothing to gain trains, lies in
/// port, or lies up when money is short. A fleet that needs no new order gets none.
[[nodiscard]] std::vector<SetOrder> decideOrders(const Knowledge& known, WeekForesight& foresight);

} // namespace navarch
