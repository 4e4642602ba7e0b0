// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/foresight/odds.h"
#include "core/campaign/machine/captain_action.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// What a campaign captain spends money on this week, in the order in which he would (CP-11.1): repairs of what lies in his
/// yards and is not to sail by `orders`, men on walls that nobody guards, and at a month's beginning an admiral for a fleet
/// that has none and new ships, in each yard of the kind that does best for its price among those it has room for, with men
/// aboard, and as many as the side can feed for months; who has plenty pays for veterans, for men in walled towns and for a
/// commander in every squadron, and gives his yards to new ships before old ones are mended. Some may be refused for want of
/// room in a yard; the others stand without them.
[[nodiscard]] std::vector<CaptainAction> decidePurchases(const Campaign& campaign, const Knowledge& known,
                                                         const std::vector<SetOrder>& orders,
                                                         WeekForesight& foresight);

/// What a ship may cost with her men aboard, and how large the yard can build her, in size classes (CP-5.1).
struct BuildLimits {
    Talents price;
    int size = 0;
};

/// The kind of ship that, manned, wins most battles against the usual one at the same price, among those offered in `year` and
/// within `most`; null when there is none. Of equals the cheaper.
[[nodiscard]] const ShipClass* bestForItsPrice(int year, BuildLimits most, WeekForesight& foresight);

} // namespace navarch
