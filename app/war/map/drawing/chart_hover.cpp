// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_hover.h"

#include "app/campaign/wording.h"

namespace navarch {

using Kind = ChartMark::Kind;

void ChartHover::setMark(const ChartMark& mark)
{
    m_mark = mark;
    emit changed();
}

QString ChartHover::title() const
{
    if (!m_chart)
        return {};
    const ChartSight& sight = m_chart->sight();
    const auto at = static_cast<std::size_t>(m_mark.index);
    switch (m_mark.kind) {
    case Kind::Port: return sight.ports[at].name;
    case Kind::Fleet: return sight.fleets[at].name;
    case Kind::More: return tr("%1 more fleets").arg(m_mark.more);
    case Kind::Contact: return sight.contacts[at].text;
    case Kind::Place: return words(m_chart->figures().gazetteer.all()[at].name);
    case Kind::None: break;
    }
    return {};
}

QString ChartHover::detail() const
{
    if (!m_chart)
        return {};
    const ChartSight& sight = m_chart->sight();
    const auto at = static_cast<std::size_t>(m_mark.index);
    switch (m_mark.kind) {
    case Kind::Port: {
        const SightedPort& port = sight.ports[at];
        return port.owner.isEmpty() ? tr("Neutral, economic value %1").arg(port.value)
                                    : tr("%1, economic value %2").arg(port.owner).arg(port.value);
    }
    case Kind::Fleet: {
        const SightedFleet& fleet = sight.fleets[at];
        return fleet.isOwn
                   ? tr("%1, %2 ships").arg(fleet.sideName).arg(fleet.ships)
                   : tr("%1, %2 ships, seen in %3").arg(fleet.sideName).arg(fleet.ships).arg(fleet.since);
    }
    case Kind::Place: return tr("An anchorage on the way");
    default: return {};
    }
}

} // namespace navarch
