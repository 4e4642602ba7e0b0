// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/gate/actions.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// What a campaign captain spends money on this week, in the order in which he would: repairs of what lies in his yards,
/// and at a month's beginning a new ship, of the kind that does best for its price, as long as the side can feed it
/// (CP-11.1). Some may be refused for want of room in a yard; the others stand without them.
[[nodiscard]] std::vector<Action> decidePurchases(const Campaign& campaign, const Knowledge& known,
                                                  const Figures& figures);

/// The kind of ship that wins most battles against the usual one at the same price, among those offered in `year` that
/// cost no more than `most`; null when there is none. Of equals the cheaper.
[[nodiscard]] const ShipClass* bestForItsPrice(int year, Talents most, const Figures& figures);

} // namespace navarch
