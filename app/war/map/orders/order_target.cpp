// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/orders/order_target.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/war/map/sight/order_words.h"
#include "core/campaign/sea/course.h"

namespace navarch {
namespace {

bool isForPort(FleetOrder order)
{
    return order == FleetOrder::Move || order == FleetOrder::Blockade || order == FleetOrder::Attack
           || order == FleetOrder::Raid;
}

/// Lies, exercises or is laid up: in the port it is in, or in another it goes to first.
bool mayNamePort(FleetOrder order)
{
    return order == FleetOrder::Lie || order == FleetOrder::Exercise || order == FleetOrder::LayUp;
}

QString placeName(const Figures& figures, const std::string& place)
{
    const KnownPort* known = figures.gazetteer.find(place);
    return words(known ? known->name : place);
}

} // namespace

const Campaign* OrderTarget::records() const
{
    return m_chart && m_chart->campaign() ? m_chart->campaign()->campaign() : nullptr;
}

void OrderTarget::takePlace(const QString& place, int port)
{
    if (!isOn())
        return;
    const std::string name = place.toStdString();
    if (m_order.order == FleetOrder::Patrol) {
        const SeaLanes& lanes = m_chart->figures().lanes;
        if (!m_order.patrolFrom.empty() && m_order.patrolTo.empty()
            && lanes.between(m_order.patrolFrom, name)) {
            m_order.patrolTo = name;
        } else {
            m_order.patrolFrom = name;
            m_order.patrolTo.clear();
        }
    } else if (port != 0) {
        m_order.port = PortId{port};
    } else if (!name.empty() && (m_via.empty() || m_via.back() != name)) {
        m_via.push_back(name);
    }
    emit chosen();
}

void OrderTarget::setPort(int port)
{
    m_order.port = PortId{port};
    emit chosen();
}

void OrderTarget::goStraight()
{
    m_via.clear();
    emit chosen();
}

void OrderTarget::setPatrolFrom(const QString& place)
{
    m_order.patrolFrom = place.toStdString();
    if (records() && !m_chart->figures().lanes.between(m_order.patrolFrom, m_order.patrolTo))
        m_order.patrolTo.clear();
    emit chosen();
}

void OrderTarget::setPatrolTo(const QString& place)
{
    m_order.patrolTo = place.toStdString();
    emit chosen();
}

void OrderTarget::setEscorted(int fleet)
{
    m_order.escorted = FleetId{fleet};
    emit chosen();
}

OrderTarget::Wanted OrderTarget::wants() const
{
    if (!isOn() || escorts())
        return Nothing;
    return m_order.order == FleetOrder::Patrol ? Lane : Port;
}

QString OrderTarget::via() const
{
    QStringList names;
    for (const std::string& place : m_via)
        names += placeName(m_chart->figures(), place);
    return names.join(QStringLiteral(", "));
}

bool OrderTarget::isComplete() const
{
    if (isForPort(m_order.order))
        return !m_order.port.isNone();
    if (m_order.order == FleetOrder::Patrol)
        return !m_order.patrolFrom.empty() && !m_order.patrolTo.empty();
    return m_order.order != FleetOrder::Escort || !m_order.escorted.isNone();
}

SetOrder OrderTarget::action() const
{
    SetOrder order;
    order.fleet = m_order.fleet;
    order.order = m_order.order;
    order.stance = m_order.stance;
    order.forced = m_order.forced;
    if (m_order.order == FleetOrder::Patrol) {
        order.patrolFrom = m_order.patrolFrom;
        order.patrolTo = m_order.patrolTo;
    } else if (m_order.order == FleetOrder::Escort) {
        order.escorted = m_order.escorted;
    } else if (isForPort(m_order.order) || mayNamePort(m_order.order)) {
        order.port = m_order.port;
        if (!m_via.empty())
            order.route = routeOf(way());
    }
    return order;
}

std::vector<std::string> OrderTarget::way() const
{
    std::vector<std::string> stops = m_via;
    const PortRecord* port = records() ? records()->find(m_order.port) : nullptr;
    if (port && !port->place.empty())
        stops.push_back(port->place);
    const FleetRecord* fleet = records() ? records()->find(m_order.fleet) : nullptr;
    if (stops.empty() || !fleet || m_order.order == FleetOrder::Patrol || escorts())
        return {};
    const SeaLanes& lanes = m_chart->figures().lanes;
    std::vector<std::string> way{stops.front()};
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const std::vector<std::string> part = lanes.route(stops[i - 1], stops[i]);
        if (part.empty())
            return {};
        way.insert(way.end(), part.begin() + 1, part.end());
    }
    const Draft draft(*records());
    return joined(placeOf(draft, *fleet, lanes), std::move(way), lanes);
}

/// What fits the kind of the order comes first, the nearest in front, with its miles; the rest by name, with what stands
/// against it.
QList<ShownChoice> OrderTarget::ports() const
{
    if (!isOn())
        return {};
    const SeaLanes& lanes = m_chart->figures().lanes;
    const FleetRecord* fleet = records() ? records()->find(m_order.fleet) : nullptr;
    const std::map<std::string, int> miles =
        fleet ? milesFrom(placeOf(Draft(*records()), *fleet, lanes), lanes) : std::map<std::string, int>();
    const bool isHostile = m_order.order == FleetOrder::Attack || m_order.order == FleetOrder::Raid
                           || m_order.order == FleetOrder::Blockade;
    std::vector<std::pair<int, ShownChoice>> fitting;
    QList<ShownChoice> others;
    for (const SightedPort& port : m_chart->sight().ports) {
        const PortRecord* record = records() ? records()->find(port.id) : nullptr;
        const bool isOwn = record && fleet && record->owner == fleet->side;
        const bool isAnothers = record && record->owner && !isOwn;
        const auto way = port.place.empty() ? miles.end() : miles.find(port.place);
        const int number = static_cast<int>(port.id.value);
        if (way == miles.end())
            others.push_back(ShownChoice{number, tr("%1 (no sea lane)").arg(port.name)});
        else if (isHostile ? isOwn : isAnothers)
            others.push_back(ShownChoice{number, isOwn ? tr("%1 (its own)").arg(port.name)
                                                       : tr("%1 (of %2)").arg(port.name, port.owner)});
        else
            fitting.emplace_back(way->second,
                                 ShownChoice{number, tr("%1  %2 miles").arg(port.name).arg(way->second)});
    }
    std::stable_sort(fitting.begin(), fitting.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    sortByText(others);
    const bool mayStay = m_order.order == FleetOrder::Lie || m_order.order == FleetOrder::Exercise
                         || m_order.order == FleetOrder::LayUp;
    QList<ShownChoice> all{ShownChoice{0, mayStay ? tr("Where it is") : tr("Choose a port")}};
    for (const auto& [distance, port] : fitting)
        all.push_back(port);
    return all + others;
}

QList<ShownChoice> OrderTarget::laneBeginnings() const
{
    QList<ShownChoice> all;
    if (!isOn())
        return all;
    for (const KnownPort& place : m_chart->figures().gazetteer.all())
        if (m_chart->figures().lanes.knows(place.id))
            all.push_back(ShownChoice{words(place.id), words(place.name)});
    sortByText(all);
    return all;
}

QList<ShownChoice> OrderTarget::laneEnds() const
{
    QList<ShownChoice> all;
    if (!isOn() || m_order.patrolFrom.empty())
        return all;
    for (const std::string& place : m_chart->figures().lanes.neighboursOf(m_order.patrolFrom))
        all.push_back(ShownChoice{words(place), placeName(m_chart->figures(), place)});
    sortByText(all);
    return all;
}

QList<ShownChoice> OrderTarget::companions() const
{
    QList<ShownChoice> all{ShownChoice{0, tr("Choose a fleet")}};
    const SightedFleet* own = isOn() ? m_chart->sight().fleet(m_order.fleet.value) : nullptr;
    if (!own)
        return all;
    for (const SightedFleet& fleet : m_chart->sight().fleets)
        if (fleet.isOwn && fleet.side == own->side && fleet.id != own->id)
            all.push_back(ShownChoice{static_cast<int>(fleet.id), fleet.name});
    return all;
}

} // namespace navarch
