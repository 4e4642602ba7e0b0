// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/orders.h"

#include "core/campaign/gate/gate.h"
#include "core/campaign/machine/decisions.h"

namespace navarch {

void orderMachineSides(Deed& deed)
{
    // The captains look at the campaign as it is when the turn is advanced; nobody sees another's orders of the week.
    const Campaign& campaign = deed.draft().base();
    for (const auto& [id, side] : campaign.table<SideRecord>()) {
        if (side.player != Player::Machine)
            continue;
        for (const SetOrder& order : decideOrders(knowledgeOf(campaign, deed.figures(), id), deed.figures())) {
            // A captain's mistake is not the turn's: what the gate refuses is not ordered.
            if (consider(campaign, deed.figures(), order).allowed())
                carryOut(order, deed);
        }
    }
}

} // namespace navarch
