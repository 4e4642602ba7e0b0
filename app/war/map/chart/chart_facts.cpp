// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/chart/chart_facts.h"

#include "app/base/speech/speech.h"
#include "app/war/map/chart/sea_chart.h"
#include "core/data/ancient_coast.h"

namespace navarch {
namespace {

ChartedFleet factsOf(const SightedFleet& fleet)
{
    return {.fleetId = shownNumber(fleet.id),
            .name = fleet.name,
            .side = fleet.sideName,
            .colour = fleet.colour,
            .emblem = fleet.emblem,
            .ships = fleet.ships,
            .where = fleet.where,
            .portId = shownNumber(fleet.port.value),
            .own = fleet.isOwn,
            .age = fleet.age,
            .since = fleet.since,
            .order = fleet.order,
            .hasOrder = fleet.hasOrder,
            .byMachine = fleet.isByMachine};
}

ChartedContact factsOf(const SightedContact& contact)
{
    return {.id = shownNumber(contact.id.value),
            .text = contact.text,
            .kind = contact.kind,
            .waiting = contact.isWaiting,
            .fleet = shownNumber(contact.fleet.value),
            .other = shownNumber(contact.other.value),
            .port = shownNumber(contact.port.value),
            .battle = shownNumber(contact.battle.value)};
}

/// It is told of the Mediterranean alone: a chart of one's own may have a port of that name on another shore.
QString ancientShoreOf(const SightedPort& port, const DrawnCoast& coast)
{
    const AncientPlace* place = coast.isMediterranean() ? AncientCoast::builtIn().of(port.place) : nullptr;
    return place ? spokenTerm(place->then) : QString();
}

} // namespace

QList<ChartedFleet> ChartFacts::own() const
{
    QList<ChartedFleet> all;
    for (const SightedFleet& fleet : m_chart.sight().fleets)
        if (fleet.isOwn)
            all.push_back(factsOf(fleet));
    return all;
}

QList<ChartedContact> ChartFacts::due() const
{
    QList<ChartedContact> all;
    for (const SightedContact& contact : m_chart.sight().contacts)
        all.push_back(factsOf(contact));
    return all;
}

ChartedFleet ChartFacts::pickedFleet() const
{
    const SightedFleet* fleet =
        m_chart.pickedKind() == CampaignItem::Fleet ? m_chart.sight().fleet(m_chart.pickedId()) : nullptr;
    return fleet ? factsOf(*fleet) : ChartedFleet();
}

ChartedContact ChartFacts::pickedContact() const
{
    const SightedContact* contact =
        m_chart.pickedKind() == CampaignItem::Contact ? m_chart.sight().contact(m_chart.pickedId()) : nullptr;
    return contact ? factsOf(*contact) : ChartedContact();
}

ChartedPort ChartFacts::pickedPort() const
{
    const SightedPort* port =
        m_chart.pickedKind() == CampaignItem::Port ? m_chart.sight().port(m_chart.pickedId()) : nullptr;
    if (!port)
        return {};
    QStringList state;
    if (port->isBlockaded)
        state += tr("blockaded");
    if (port->isCaptured)
        state += tr("captured this month");
    return {.portId = shownNumber(port->id.value),
            .name = port->name,
            .value = port->value,
            .owner = port->owner,
            .colour = port->colour,
            .emblem = port->emblem,
            .walls = port->walls,
            .lanes = !port->place.empty() && m_chart.figures().lanes.knows(port->place),
            .state = state.join(QStringLiteral(", ")),
            .ancientShore = ancientShoreOf(*port, m_chart.coast())};
}

QList<ChartedFleet> ChartFacts::company() const
{
    QList<ChartedFleet> all;
    const SightedContact* contact =
        m_chart.pickedKind() == CampaignItem::Contact ? m_chart.sight().contact(m_chart.pickedId()) : nullptr;
    const bool isPort = m_chart.pickedKind() == CampaignItem::Port;
    for (const SightedFleet& fleet : m_chart.sight().fleets)
        if ((isPort && fleet.port.value == m_chart.pickedId())
            || (contact && (fleet.id == contact->fleet.value || fleet.id == contact->other.value)))
            all.push_back(factsOf(fleet));
    return all;
}

} // namespace navarch
