// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/machine/captain_action.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// What a campaign captain says to other sides this week (CP-11.1). Spent - hardly a ship that fights, or a treasury that does
/// not last for two months with all in port - he offers every enemy a truce of half a year, once a season at most, and takes
/// what is offered. Who is not spent takes peace, a truce or an alliance only of a side that is no aim of his - without aims,
/// all are - and declines the rest. He offers no alliance and breaks none.
[[nodiscard]] std::vector<CaptainAction> decideRelations(const Campaign& campaign, const Knowledge& known);

} // namespace navarch
