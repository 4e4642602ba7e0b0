// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/money/upkeep.h"

#include <algorithm>

#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {

Talents priceOf(const ShipRecord& ship, int alliedPercent, const PriceList& prices)
{
    const Talents plain = shipTotal(ship.fit, ship.crewBought, prices);
    return plain + alliedShare(plain, alliedPercent);
}

Keep keepNow(const FleetRecord& fleet, const OrderRecord* order)
{
    if (fleet.port.isNone())
        return Keep::AtSea;
    return order && order->order == FleetOrder::LayUp ? Keep::LaidUp : Keep::Manned;
}

Keep keepAhead(const FleetRecord& fleet, const OrderRecord* order)
{
    const bool stays = !order || order->order == FleetOrder::Lie || order->order == FleetOrder::LayUp
                       || order->order == FleetOrder::Exercise;
    return stays ? keepNow(fleet, order) : Keep::AtSea;
}

bool trainsNow(const FleetRecord& fleet, const OrderRecord* order, const CampaignFigures& figures)
{
    if (order && order->order == FleetOrder::Exercise)
        return true;
    return figures.trainingInPort != 0 && keepNow(fleet, order) == Keep::Manned && fleet.keep != Keep::AtSea;
}

int upkeepPercent(Keep keep, const CampaignFigures& figures)
{
    return keep == Keep::AtSea    ? figures.upkeepAtSea
           : keep == Keep::Manned ? figures.upkeepManned
                                  : figures.upkeepLaidUp;
}

} // namespace navarch
