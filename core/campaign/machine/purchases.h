// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/machine/captain_action.h"
#include "core/campaign/machine/knowledge.h"
#include "core/campaign/machine/odds.h"

namespace navarch {

/// What a campaign captain spends money on this week, in the order in which he would (CP-11.1): repairs of what lies in his
/// yards and is not to sail by `orders`, men on walls that nobody guards, and at a month's beginning an admiral for a fleet
/// that has none and new ships of the kind that does best for its price, as many as the side can feed for months. Some may be
/// refused for want of room in a yard; the others stand without them.
[[nodiscard]] std::vector<CaptainAction> decidePurchases(const Campaign& campaign, const Knowledge& known,
                                                         const std::vector<SetOrder>& orders,
                                                         Foresight& foresight);

/// The kind of ship that wins most battles against the usual one at the same price, among those offered in `year` that
/// cost no more than `most`; null when there is none. Of equals the cheaper.
[[nodiscard]] const ShipClass* bestForItsPrice(int year, Talents most, Foresight& foresight);

} // namespace navarch
