// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/chart/sea_chart.h"

#include <algorithm>
#include <utility>

#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "core/campaign/turn_count.h"

namespace navarch {

SeaChart::SeaChart(QObject* parent) : QObject(parent)
{
    connect(this, &SeaChart::shown, &m_facts, &ChartFacts::shown);
    connect(this, &SeaChart::pickedChanged, &m_facts, &ChartFacts::pickedChanged);
    connect(this, &SeaChart::shown, &m_finder, &ChartFinder::changed);
}

void SeaChart::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &SeaChart::look))
        return;
    emit campaignChanged();
    look();
}

const Figures& SeaChart::figures() const
{
    return m_campaign ? m_campaign->figures() : builtInFigures();
}

const DrawnCoast& SeaChart::coast() const
{
    return m_coast ? *m_coast : builtInDrawnCoast();
}

void SeaChart::look()
{
    const Campaign* records = m_campaign ? m_campaign->campaign() : nullptr;
    m_now = records ? sightOf(*records, figures(), m_campaign->looksAs()) : ChartSight{};
    m_coast = &drawnCoastOf(records);
    m_isPlaying = false;
    m_past.reset(); // whatever has changed, the past that was shown may be another's
    settle();
}

void SeaChart::lookBackTo(std::optional<ChartSight> past)
{
    m_isPlaying = false;
    m_past = std::move(past);
    settle();
}

void SeaChart::play(ChartSight moment)
{
    m_past = std::move(moment);
    if (std::exchange(m_isPlaying, true))
        emit moved();
    else
        settle();
}

void SeaChart::settle()
{
    if (m_picked.id != 0 && !placeOf(m_picked.kind, m_picked.id))
        m_picked = {};
    emit shown();
    emit pickedChanged();
}

void SeaChart::propose(ChartWay way)
{
    if (way == m_proposed)
        return;
    m_proposed = std::move(way);
    emit proposedChanged();
}

void SeaChart::pick(CampaignItem::Kind kind, int id)
{
    const Picked now = placeOf(kind, id) ? Picked{kind, id} : Picked{};
    if (now == std::exchange(m_picked, now))
        return;
    if (now.kind == CampaignItem::Fleet)
        m_facts.noteFleet(now.id);
    emit pickedChanged();
}

std::optional<QPointF> SeaChart::placeOf(CampaignItem::Kind kind, int id) const
{
    if (kind == CampaignItem::Port) {
        if (const SightedPort* port = sight().port(id))
            return port->at;
    } else if (kind == CampaignItem::Fleet) {
        if (const SightedFleet* fleet = sight().fleet(id))
            return fleet->at;
    } else if (kind == CampaignItem::Contact) {
        if (const SightedContact* contact = sight().contact(id))
            return contact->at;
    }
    return std::nullopt;
}

QRectF SeaChart::extent() const
{
    double west = 180, east = -180, south = 90, north = -90;
    const auto add = [&](const QPointF& at) {
        west = std::min(west, at.x());
        east = std::max(east, at.x());
        south = std::min(south, at.y());
        north = std::max(north, at.y());
    };
    for (const SightedPort& port : sight().ports)
        add(port.at);
    for (const SightedFleet& fleet : sight().fleets)
        add(fleet.at);
    if (west > east && &coast() != &builtInDrawnCoast())
        return coast().sheet();
    if (west > east)
        return {QPointF(-6, 30), QSizeF(42, 16)}; // the whole inner sea
    return {QPointF(west, south), QSizeF(east - west, north - south)};
}

int SeaChart::idOf(CampaignItem::Kind kind, const QString& name) const
{
    if (kind == CampaignItem::Port) {
        for (const SightedPort& port : sight().ports)
            if (port.name.startsWith(name))
                return shownNumber(port.id.value);
    } else {
        for (const SightedFleet& fleet : sight().fleets)
            if (fleet.name.startsWith(name))
                return shownNumber(fleet.id);
    }
    return 0;
}

QString SeaChart::moment() const
{
    return tr("Turn %1 · %2").arg(countedTurn(sight().turn)).arg(sight().date);
}

} // namespace navarch
