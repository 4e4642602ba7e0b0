// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/sea/harbours.h"

#include <cstdlib>

#include "core/campaign/allies/relations.h"
#include "core/campaign/sea/course.h"

namespace navarch {

Harbours::Harbours(const Draft& draft, const Figures& figures) : m_draft(draft)
{
    draft.forEach<PortRecord>([&](const PortRecord& port) {
        if (!figures.lanes.knows(port.place) || !m_byPlace.emplace(port.place, port.id).second)
            return;
        m_anchorages.push_back({positionOf(offPlace(port.place), figures.lanes, figures.gazetteer), port.id});
    });
}

const PortRecord* Harbours::at(const std::string& place) const
{
    const auto found = m_byPlace.find(place);
    return found == m_byPlace.end() ? nullptr : m_draft.find(found->second);
}

bool Harbours::isOpenTo(const PortRecord& port, SideId side) const
{
    return navarch::isOpenTo(m_draft, port, side);
}

const PortRecord* Harbours::nearTo(Position here, SideId side) const
{
    const PortRecord* best = nullptr;
    std::int64_t nearest = 0;
    for (const Anchorage& anchorage : m_anchorages) {
        if (std::abs(anchorage.position.latitude - here.latitude) > latitudeOfSight
            || !within(anchorage.position, here, milesOfSight))
            continue;
        const PortRecord* port = m_draft.find(anchorage.port);
        const std::int64_t away = hundredthsOfMiles(anchorage.position, here);
        if (port && isOpenTo(*port, side) && (!best || away < nearest)) {
            best = port;
            nearest = away;
        }
    }
    return best;
}

const PortRecord* Harbours::refuge(const PlaceAtSea& from, SideId side, const SeaLanes& lanes,
                                   PortId except) const
{
    const PortRecord* own = nullptr;
    const PortRecord* other = nullptr;
    int ownMiles = 0;
    int otherMiles = 0;
    for (const auto& [place, miles] : milesFrom(from, lanes)) {
        const PortRecord* port = at(place);
        if (!port || port->id == except || !isOpenTo(*port, side))
            continue;
        const bool isOwn = port->owner && port->owner == side;
        const PortRecord*& best = isOwn ? own : other;
        int& bestMiles = isOwn ? ownMiles : otherMiles;
        if (!best || miles < bestMiles) {
            best = port;
            bestMiles = miles;
        }
    }
    return own ? own : other;
}

} // namespace navarch
