// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/talents.h"
#include "core/campaign/deed/draft.h"
#include "core/data/figures.h"

namespace navarch {

/// What an order is about in talents, before it is given. Of ports only what everybody knows (CP-2.3).
struct OrderStakes {
    Talents keepNow;  ///< the fleet's upkeep and training at this month's end, as things go (CP-4.2, CP-6.1)
    Talents keepThen; ///< the same under the order
    Talents saved;    ///< by laying up, each whole month that the sheds are kept (CP-4.2); else 0
    Talents
        loot; ///< at most, of a port that is attacked: not every side knows whether it was looted this year (CP-3.4, CP-2.3)
    Talents income; ///< a month, of a port that is attacked or blockaded (CP-4.1)
};

/// `order` need not be valid; a fleet that is none has no stakes.
[[nodiscard]] OrderStakes stakesOf(const Campaign& campaign, const Figures& figures,
                                   const OrderRecord& order);

} // namespace navarch
