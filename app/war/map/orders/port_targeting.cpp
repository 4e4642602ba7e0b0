// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/orders/port_targeting.h"

#include <algorithm>

#include "app/campaign/watching.h"
#include "core/campaign/sea/course.h"

namespace navarch {

void PortTargeting::setChart(SeaChart* chart)
{
    if (!watchInstead(m_chart, chart, &SeaChart::shown, this, &PortTargeting::follow))
        return;
    if (chart)
        connect(chart, &SeaChart::pickedChanged, this, &PortTargeting::follow);
    follow();
    emit chartChanged();
}

/// Tells of the fleets that may sail there in m_fleets, and gives their numbers.
std::vector<int> PortTargeting::nearest(const PortRecord& port)
{
    const Campaign& records = *m_chart->campaign()->campaign();
    const SeaLanes& lanes = m_chart->figures().lanes;
    const Draft draft(records);
    std::vector<std::pair<int, const SightedFleet*>> found;
    for (const SightedFleet& seen : m_chart->sight().fleets) {
        const FleetRecord* fleet = records.find(FleetId{seen.id});
        if (!seen.isOwn || seen.ships == 0 || !fleet || fleet->side == port.owner)
            continue;
        const auto miles = milesFrom(navarch::placeOf(draft, *fleet, lanes), lanes);
        if (const auto way = miles.find(port.place); way != miles.end())
            found.emplace_back(way->second, &seen);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<int> numbers;
    m_fleets.clear();
    for (const auto& [miles, fleet] : found) {
        numbers.push_back(static_cast<int>(fleet->id));
        m_fleets.push_back(ShownChoice{numbers.back(), tr("%1  %2 miles").arg(fleet->name).arg(miles)});
    }
    return numbers;
}

void PortTargeting::follow()
{
    const Campaign* records =
        m_chart && m_chart->campaign() && !m_chart->isPast() ? m_chart->campaign()->campaign() : nullptr;
    const PortRecord* port = records && m_chart->pickedKind() == CampaignItem::Port
                                 ? records->find(PortId{m_chart->pickedId()})
                                 : nullptr;
    std::vector<int> numbers;
    if (port && !port->place.empty())
        numbers = nearest(*port);
    else
        m_fleets.clear();
    const auto maySail = [&](int fleet) {
        return std::find(numbers.begin(), numbers.end(), fleet) != numbers.end();
    };
    if (!maySail(m_fleet))
        m_fleet = numbers.empty()                          ? 0
                  : maySail(m_chart->facts()->lastFleet()) ? m_chart->facts()->lastFleet()
                                                           : numbers.front();
    offer();
    emit changed();
}

void PortTargeting::setFleet(int fleet)
{
    if (fleet == m_fleet || !navarch::offers(m_fleets, fleet))
        return;
    m_fleet = fleet;
    offer();
    emit changed();
}

void PortTargeting::offer()
{
    if (m_fleet == 0) {
        m_offers.clear();
        return;
    }
    SetOrder order;
    order.fleet = FleetId{m_fleet};
    order.port = PortId{m_chart->pickedId()};
    m_offers.consider(*m_chart->campaign(), order);
}

} // namespace navarch
