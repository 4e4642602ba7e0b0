// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/sea_chart.h"

#include <algorithm>

#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "core/campaign/turn_count.h"

namespace navarch {
namespace {

constexpr qsizetype mostMatches = 12;

int number(std::int64_t value)
{
    return static_cast<int>(value);
}

} // namespace

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

void SeaChart::look()
{
    const Campaign* records = m_campaign ? m_campaign->campaign() : nullptr;
    m_now = records ? sightOf(*records, figures(), m_campaign->looksAs()) : ChartSight{};
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
    if (m_pickedId != 0 && !placeOf(m_pickedKind, m_pickedId)) {
        m_pickedKind = CampaignItem::None;
        m_pickedId = 0;
    }
    emit shown();
    emit pickedChanged();
    emit searchChanged();
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
    const bool there = placeOf(kind, id).has_value();
    const CampaignItem::Kind newKind = there ? kind : CampaignItem::None;
    const int newId = there ? id : 0;
    if (newKind == m_pickedKind && newId == m_pickedId)
        return;
    m_pickedKind = newKind;
    m_pickedId = newId;
    emit pickedChanged();
}

void SeaChart::step(int by)
{
    std::vector<std::pair<CampaignItem::Kind, int>> all;
    for (const SightedContact& contact : sight().contacts)
        all.emplace_back(CampaignItem::Contact, number(contact.id.value));
    for (const SightedFleet& fleet : sight().fleets)
        all.emplace_back(CampaignItem::Fleet, number(fleet.id));
    for (const SightedPort& port : sight().ports)
        all.emplace_back(CampaignItem::Port, number(port.id.value));
    if (all.empty())
        return;
    const int count = static_cast<int>(all.size());
    const auto at = std::find(all.begin(), all.end(), std::pair(m_pickedKind, m_pickedId));
    const int from = at == all.end() ? (by > 0 ? -1 : 0) : static_cast<int>(at - all.begin());
    const auto& [kind, id] = all[static_cast<std::size_t>(((from + by) % count + count) % count)];
    pick(kind, id);
    emit wanted(kind, id);
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
    if (west > east)
        return {QPointF(-6, 30), QSizeF(42, 16)}; // the whole inner sea
    return {QPointF(west, south), QSizeF(east - west, north - south)};
}

QVariantMap SeaChart::factsOf(const SightedFleet& fleet) const
{
    return {
        {QStringLiteral("fleetId"), number(fleet.id)}, {QStringLiteral("name"), fleet.name},
        {QStringLiteral("side"), fleet.sideName},      {QStringLiteral("colour"), fleet.colour},
        {QStringLiteral("emblem"), fleet.emblem},      {QStringLiteral("ships"), fleet.ships},
        {QStringLiteral("where"), fleet.where},        {QStringLiteral("portId"), number(fleet.port.value)},
        {QStringLiteral("own"), fleet.isOwn},          {QStringLiteral("age"), fleet.age},
        {QStringLiteral("since"), fleet.since},        {QStringLiteral("order"), fleet.order},
        {QStringLiteral("hasOrder"), fleet.hasOrder}};
}

QVariantMap SeaChart::factsOf(const SightedContact& contact) const
{
    return {{QStringLiteral("id"), number(contact.id.value)},
            {QStringLiteral("text"), contact.text},
            {QStringLiteral("kind"), contact.kind},
            {QStringLiteral("waiting"), contact.isWaiting},
            {QStringLiteral("fleet"), number(contact.fleet.value)},
            {QStringLiteral("other"), number(contact.other.value)},
            {QStringLiteral("port"), number(contact.port.value)},
            {QStringLiteral("battle"), number(contact.battle.value)}};
}

QVariantList SeaChart::own() const
{
    QVariantList all;
    for (const SightedFleet& fleet : sight().fleets)
        if (fleet.isOwn)
            all.push_back(factsOf(fleet));
    return all;
}

QVariantList SeaChart::due() const
{
    QVariantList all;
    for (const SightedContact& contact : sight().contacts)
        all.push_back(factsOf(contact));
    return all;
}

QVariantMap SeaChart::picked() const
{
    if (m_pickedKind == CampaignItem::Fleet)
        if (const SightedFleet* fleet = sight().fleet(m_pickedId))
            return factsOf(*fleet);
    if (m_pickedKind == CampaignItem::Contact)
        if (const SightedContact* contact = sight().contact(m_pickedId))
            return factsOf(*contact);
    if (m_pickedKind == CampaignItem::Port)
        if (const SightedPort* port = sight().port(m_pickedId)) {
            QStringList state;
            if (port->isBlockaded)
                state += tr("blockaded");
            if (port->isCaptured)
                state += tr("captured this month");
            return {{QStringLiteral("portId"), number(port->id.value)},
                    {QStringLiteral("name"), port->name},
                    {QStringLiteral("value"), port->value},
                    {QStringLiteral("owner"), port->owner},
                    {QStringLiteral("colour"), port->colour},
                    {QStringLiteral("emblem"), port->emblem},
                    {QStringLiteral("walls"), port->walls},
                    {QStringLiteral("lanes"), !port->place.empty() && figures().lanes.knows(port->place)},
                    {QStringLiteral("state"), state.join(QStringLiteral(", "))}};
        }
    return {};
}

QVariantList SeaChart::company() const
{
    QVariantList all;
    const SightedContact* contact =
        m_pickedKind == CampaignItem::Contact ? sight().contact(m_pickedId) : nullptr;
    const bool isPort = m_pickedKind == CampaignItem::Port;
    for (const SightedFleet& fleet : sight().fleets)
        if ((isPort && fleet.port.value == m_pickedId)
            || (contact && (fleet.id == contact->fleet.value || fleet.id == contact->other.value)))
            all.push_back(factsOf(fleet));
    return all;
}

void SeaChart::setSearch(const QString& text)
{
    if (text == m_search)
        return;
    m_search = text;
    emit searchChanged();
}

QVariantList SeaChart::matches() const
{
    const QString wanted = m_search.trimmed();
    QVariantList begins;
    QVariantList holds;
    if (wanted.isEmpty())
        return {};
    const auto add = [&](const QString& name, QVariantMap entry) {
        entry.insert(QStringLiteral("name"), name);
        if (name.startsWith(wanted, Qt::CaseInsensitive))
            begins.push_back(entry);
        else if (name.contains(wanted, Qt::CaseInsensitive))
            holds.push_back(entry);
    };
    for (const SightedFleet& fleet : sight().fleets)
        add(fleet.name, {{QStringLiteral("kind"), CampaignItem::Fleet},
                         {QStringLiteral("id"), number(fleet.id)},
                         {QStringLiteral("detail"),
                          tr("%1, %2 ships, %3").arg(fleet.sideName).arg(fleet.ships).arg(fleet.where)},
                         {QStringLiteral("colour"), fleet.colour},
                         {QStringLiteral("emblem"), fleet.emblem}});
    for (const SightedPort& port : sight().ports)
        add(port.name, {{QStringLiteral("kind"), CampaignItem::Port},
                        {QStringLiteral("id"), number(port.id.value)},
                        {QStringLiteral("detail"),
                         port.owner.isEmpty() ? tr("Neutral port") : tr("Port of %1").arg(port.owner)},
                        {QStringLiteral("colour"), port.colour},
                        {QStringLiteral("emblem"), port.emblem}});
    return (begins + holds).mid(0, mostMatches);
}

bool SeaChart::take(int match)
{
    const QVariantList found = matches();
    if (match < 0 || match >= found.size())
        return false;
    const QVariantMap entry = found[match].toMap();
    const auto kind = static_cast<CampaignItem::Kind>(entry.value(QStringLiteral("kind")).toInt());
    const int id = entry.value(QStringLiteral("id")).toInt();
    pick(kind, id);
    emit wanted(kind, id);
    return true;
}

int SeaChart::idOf(CampaignItem::Kind kind, const QString& name) const
{
    if (kind == CampaignItem::Port) {
        for (const SightedPort& port : sight().ports)
            if (port.name.startsWith(name))
                return number(port.id.value);
    } else {
        for (const SightedFleet& fleet : sight().fleets)
            if (fleet.name.startsWith(name))
                return number(fleet.id);
    }
    return 0;
}

QString SeaChart::moment() const
{
    return tr("Turn %1 · %2").arg(countedTurn(sight().turn)).arg(sight().date);
}

} // namespace navarch
