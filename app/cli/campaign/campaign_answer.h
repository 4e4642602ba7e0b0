// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"
#include "core/campaign/campaign.h"
#include "core/data/figures.h"

namespace navarch {

/// Name, scenario, seed, stage and date.
[[nodiscard]] Json headAnswer(const HeadRecord& head);

/// "The Saronic Gulf, 431 BCE, month 3, week 1, turn 0, in setup".
[[nodiscard]] std::string headText(const HeadRecord& head);

/// Fills in sides with how they stand (CP-10.1), contracts, ports, fleets with their ships and orders, commanders, battles, dealings (dealings.h), settings
/// and findings, each thing with the number that actions name it by.
void fillCampaign(Json& answer, const Campaign& campaign, const Figures& figures);

/// The same for reading.
[[nodiscard]] std::string campaignText(const Campaign& campaign, const Figures& figures);

/// Where a commander serves, or who holds him, in words; of a dead one "-"; empty when he waits at home.
[[nodiscard]] std::string placeOf(const CommanderRecord& commander, const Campaign& campaign);

} // namespace navarch
