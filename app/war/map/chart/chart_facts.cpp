// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/chart/chart_facts.h"

#include "app/war/map/chart/sea_chart.h"

namespace navarch {
namespace {

QVariantMap factsOf(const SightedFleet& fleet)
{
    return {{QStringLiteral("fleetId"), shownNumber(fleet.id)},
            {QStringLiteral("name"), fleet.name},
            {QStringLiteral("side"), fleet.sideName},
            {QStringLiteral("colour"), fleet.colour},
            {QStringLiteral("emblem"), fleet.emblem},
            {QStringLiteral("ships"), fleet.ships},
            {QStringLiteral("where"), fleet.where},
            {QStringLiteral("portId"), shownNumber(fleet.port.value)},
            {QStringLiteral("own"), fleet.isOwn},
            {QStringLiteral("age"), fleet.age},
            {QStringLiteral("since"), fleet.since},
            {QStringLiteral("order"), fleet.order},
            {QStringLiteral("hasOrder"), fleet.hasOrder}};
}

QVariantMap factsOf(const SightedContact& contact)
{
    return {{QStringLiteral("id"), shownNumber(contact.id.value)},
            {QStringLiteral("text"), contact.text},
            {QStringLiteral("kind"), contact.kind},
            {QStringLiteral("waiting"), contact.isWaiting},
            {QStringLiteral("fleet"), shownNumber(contact.fleet.value)},
            {QStringLiteral("other"), shownNumber(contact.other.value)},
            {QStringLiteral("port"), shownNumber(contact.port.value)},
            {QStringLiteral("battle"), shownNumber(contact.battle.value)}};
}

} // namespace

QVariantList ChartFacts::own() const
{
    QVariantList all;
    for (const SightedFleet& fleet : m_chart.sight().fleets)
        if (fleet.isOwn)
            all.push_back(factsOf(fleet));
    return all;
}

QVariantList ChartFacts::due() const
{
    QVariantList all;
    for (const SightedContact& contact : m_chart.sight().contacts)
        all.push_back(factsOf(contact));
    return all;
}

QVariantMap ChartFacts::picked() const
{
    if (m_chart.pickedKind() == CampaignItem::Fleet)
        if (const SightedFleet* fleet = m_chart.sight().fleet(m_chart.pickedId()))
            return factsOf(*fleet);
    if (m_chart.pickedKind() == CampaignItem::Contact)
        if (const SightedContact* contact = m_chart.sight().contact(m_chart.pickedId()))
            return factsOf(*contact);
    if (m_chart.pickedKind() == CampaignItem::Port)
        if (const SightedPort* port = m_chart.sight().port(m_chart.pickedId())) {
            QStringList state;
            if (port->isBlockaded)
                state += tr("blockaded");
            if (port->isCaptured)
                state += tr("captured this month");
            return {
                {QStringLiteral("portId"), shownNumber(port->id.value)},
                {QStringLiteral("name"), port->name},
                {QStringLiteral("value"), port->value},
                {QStringLiteral("owner"), port->owner},
                {QStringLiteral("colour"), port->colour},
                {QStringLiteral("emblem"), port->emblem},
                {QStringLiteral("walls"), port->walls},
                {QStringLiteral("lanes"), !port->place.empty() && m_chart.figures().lanes.knows(port->place)},
                {QStringLiteral("state"), state.join(QStringLiteral(", "))}};
        }
    return {};
}

QVariantList ChartFacts::company() const
{
    QVariantList all;
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
