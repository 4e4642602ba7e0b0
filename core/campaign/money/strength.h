// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "core/campaign/campaign.h"
#include "core/data/price_list.h"

namespace navarch {

/// What the ships of each side are worth by the price list (SA-15), with the crews that were bought and those of its allied
/// contingents among them: how strong a fleet is, in talents. What a ship was priced at is remembered until it is
/// changed, so that a war can be gone through week by week.
class FleetStrength {
public:
    explicit FleetStrength(const PriceList& prices) : m_prices(prices) {}

    /// Of every side, those without ships too.
    [[nodiscard]] std::map<SideId, Talents> of(const Campaign& campaign);

private:
    struct Priced {
        ShipFit fit;
        CrewQuality crew = CrewQuality::Average;
        Talents price;
    };

    const PriceList& m_prices;
    std::map<ShipId, Priced> m_priced;
};

} // namespace navarch
