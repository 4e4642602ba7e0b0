// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_words.h"

#include <algorithm>

#include "app/campaign/wording.h"

namespace navarch {

QString portName(const WarReading& reading, const std::string& place)
{
    const KnownPort* known = reading.figures->gazetteer.find(place);
    return words(known ? known->name : place);
}

int ownerOf(const CampaignPlan& plan, const PlannedPort& port)
{
    for (std::size_t i = 0; i < plan.sides.size(); ++i) {
        const PlannedSide& side = plan.sides[i];
        if (port.owner.empty() ? side.homePort == port.place : side.id == port.owner)
            return static_cast<int>(i);
    }
    return -1;
}

QList<ShownChoice> harboursOf(const WarReading& reading, int side)
{
    QList<ShownChoice> list;
    for (const PlannedPort& port : reading.plan.ports) {
        const int owner = ownerOf(reading.plan, port);
        if (side < 0 || owner < 0 || owner == side)
            list += ShownChoice{words(port.place), portName(reading, port.place)};
    }
    sortByText(list);
    return list;
}

} // namespace navarch
