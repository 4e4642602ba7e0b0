// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/draft.h"
#include "core/data/price_list.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// A ship's price (SA-15) with the crew that was bought, for its side or at a contract's `alliedPercent`.
[[nodiscard]] Talents priceOf(const ShipRecord& ship, int alliedPercent, const PriceList& prices);

/// How a fleet is kept this week: at sea, laid up by order, or manned in port (CP-4.2). `order` may be null. What it has been
/// already this month is FleetRecord::keep.
[[nodiscard]] Keep keepNow(const FleetRecord& fleet, const OrderRecord* order);

/// The same of a week to come, in which its order is carried out.
[[nodiscard]] Keep keepAhead(const FleetRecord& fleet, const OrderRecord* order);

/// Whether a week so spent counts towards a month of training (CP-6.1).
[[nodiscard]] bool trainsNow(const FleetRecord& fleet, const OrderRecord* order,
                             const CampaignFigures& figures);

[[nodiscard]] int upkeepPercent(Keep keep, const CampaignFigures& figures);

} // namespace navarch
