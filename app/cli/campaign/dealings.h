// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"
#include "core/campaign/campaign.h"
#include "core/data/figures.h"

namespace navarch {

/// Fills in how sides stand to each other and what they have offered, what they owe lenders, which fleets have met, and what
/// yards work on: each with the number that actions name it by.
void fillDealings(Json& answer, const Campaign& campaign);

/// The same for reading: of each only what there is. Empty when there is nothing.
[[nodiscard]] std::string dealingsText(const Campaign& campaign, const Figures& figures);

/// What a fleet is ordered to do, in the words of the action fleet.order; null when it has no order.
[[nodiscard]] Json orderAnswer(const Campaign& campaign, FleetId fleet);

} // namespace navarch
