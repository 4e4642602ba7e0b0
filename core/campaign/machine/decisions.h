// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/machine/knowledge.h"
#include "core/campaign/machine/odds.h"

namespace navarch {

/// What a campaign captain orders this week, from what his side knows and nothing else (CP-11.1). Fleets that have suffered
/// or are weary go home, a guard stays there, in winter all lie up, and none sails into it (CP-1.2). The others act as
/// forces of one place, as far as the treasury lasts for some months: they go for the port that is worth most for the days it costs where they expect to win six
/// battles of ten; else hunt a fleet that was seen lately, blockade, raid, gather with the main force, or cruise towards the
/// enemy. Whoever has nothing to gain trains, lies in port, or lies up when money is short. A fleet that needs no new order
/// gets none.
[[nodiscard]] std::vector<SetOrder> decideOrders(const Knowledge& known, WeekForesight& foresight);

/// Fleets of one or two ships, as yards leave them, that join a larger one of the side in the same port.
[[nodiscard]] std::vector<JoinFleets> decideJoins(const Knowledge& known);

/// A captain attacks when he expects to win so many of a hundred battles (CP-11.1).
inline constexpr int enoughWins = 60;

} // namespace navarch
