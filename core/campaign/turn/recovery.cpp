// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/recovery.h"

#include <algorithm>

#include "core/campaign/allies/departures.h"
#include "core/campaign/money/upkeep.h"
#include "core/campaign/people/convalescence.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

/// What the week counts for: the month's upkeep (CP-4.2), the month's training (CP-6.1), and a strain that passes (CP-7.1).
void countWeek(Draft& draft, const CampaignFigures& figures)
{
    std::map<FleetId, const OrderRecord*> orders;
    draft.forEach<OrderRecord>([&](const OrderRecord& order) { orders[order.fleet] = &order; });
    std::vector<FleetRecord> counted;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        const auto found = orders.find(fleet.id);
        const OrderRecord* order = found == orders.end() ? nullptr : found->second;
        FleetRecord after = fleet;
        after.keep = std::max(fleet.keep, keepNow(fleet, order));
        // Weeks of exercise are counted where they are rowed (core/campaign/week/week.cpp), those spent manned in port here.
        const bool exercises = order && order->order == FleetOrder::Exercise;
        if (!exercises && trainsNow(fleet, order, figures))
            after.exerciseWeeks = std::min(4, fleet.exerciseWeeks + 1);
        after.strained = false;
        if (after != fleet)
            counted.push_back(std::move(after));
    });
    for (FleetRecord& after : counted)
        draft.edit(after.id) = after;
}

} // namespace

void recover(Deed& deed)
{
    const CampaignFigures figures = figuresInForce(deed.draft());
    countWeek(deed.draft(), figures);
    healCommanders(deed);
    dismissUnreliableAllies(deed, figures);
}

} // namespace navarch
