// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/sea/order_stakes.h"

#include "core/campaign/money/month_books.h"
#include "core/campaign/money/share.h"
#include "core/campaign/money/upkeep.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {
namespace {

/// What the fleet costs its side at the end of this month.
Talents keepOf(const Draft& draft, const Figures& figures, const FleetRecord& fleet)
{
    Talents sum;
    for (const MonthForecast& month : monthBooks(draft, figures, MonthView::Ahead))
        if (month.side == fleet.side)
            for (const MonthLine& line : month.lines)
                if (line.fleet == fleet.id)
                    sum -= line.amount;
    return sum;
}

void replaceOrder(Draft& draft, const OrderRecord& order)
{
    Id<OrderRecord> standing;
    draft.forEach<OrderRecord>([&](const OrderRecord& other) {
        if (other.fleet == order.fleet)
            standing = other.id;
    });
    if (!standing.isNone())
        draft.remove(standing);
    OrderRecord proposed = order;
    proposed.id = {};
    draft.add(std::move(proposed));
}

Talents savedBySheds(const Draft& draft, const Figures& figures, FleetId fleet)
{
    const CampaignFigures force = figuresInForce(draft);
    Talents saved;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
        if (ship.fleet != fleet)
            return;
        const Talents price = priceOf(ship, 0, figures.prices);
        saved += shareOf(price, force.upkeepManned) - shareOf(price, force.upkeepLaidUp);
    });
    return saved;
}

} // namespace

OrderStakes stakesOf(const Campaign& campaign, const Figures& figures, const OrderRecord& order)
{
    OrderStakes stakes;
    const FleetRecord* fleet = campaign.find(order.fleet);
    if (!fleet)
        return stakes;
    Draft draft(campaign);
    stakes.keepNow = keepOf(draft, figures, *fleet);
    if (order.order == FleetOrder::LayUp)
        stakes.saved = savedBySheds(draft, figures, fleet->id);
    const PortRecord* port = campaign.find(order.port);
    const bool attacks = order.order == FleetOrder::Attack;
    if (port && (attacks || order.order == FleetOrder::Blockade)) {
        const CampaignFigures force = figuresInForce(draft);
        if (attacks)
            stakes.loot = Talents::whole(std::int64_t{force.lootPerValue} * port->economicValue);
        if (attacks || !port->owner.isNone())
            stakes.income = Talents::whole(std::int64_t{force.incomePerValue} * port->economicValue);
    }
    replaceOrder(draft, order);
    stakes.keepThen = keepOf(draft, figures, *fleet);
    return stakes;
}

} // namespace navarch
