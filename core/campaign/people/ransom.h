// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/money/share.h"
#include "core/campaign/records/fleets.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/data/price_list.h"

namespace navarch {

/// What a captured commander is ransomed for: half the price of his quality, rounded down to the hundredth (CP-6.3).
[[nodiscard]] inline Talents ransomOf(const CommanderRecord& commander, const CampaignFigures& figures,
                                      const PriceList& prices)
{
    return shareOf(prices.priceOf(commander.quality), figures.ransomPercent);
}

} // namespace navarch
