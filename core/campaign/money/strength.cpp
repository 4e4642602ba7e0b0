// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/money/strength.h"

#include "core/campaign/money/upkeep.h"

namespace navarch {

std::map<SideId, Talents> FleetStrength::of(const Campaign& campaign)
{
    std::map<SideId, Talents> strength;
    for (const auto& [id, side] : campaign.table<SideRecord>())
        strength[id];
    for (const auto& [id, ship] : campaign.table<ShipRecord>()) {
        const FleetRecord* fleet = campaign.find(ship.fleet);
        if (!fleet)
            continue;
        const auto [known, isNew] = m_priced.try_emplace(id);
        Priced& priced = known->second;
        if (isNew || priced.crew != ship.crewBought || priced.fit != ship.fit)
            priced = {ship.fit, ship.crewBought, priceOf(ship, 0, m_prices)};
        strength[fleet->side] += priced.price;
    }
    return strength;
}

} // namespace navarch
