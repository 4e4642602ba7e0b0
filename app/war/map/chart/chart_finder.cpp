// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/chart/chart_finder.h"

#include <algorithm>

#include "app/war/map/chart/sea_chart.h"

namespace navarch {
namespace {

constexpr qsizetype mostMatches = 12;

} // namespace

void ChartFinder::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    emit changed();
}

QVariantList ChartFinder::matches() const
{
    const QString wanted = m_text.trimmed();
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
    for (const SightedFleet& fleet : m_chart.sight().fleets)
        add(fleet.name, {{QStringLiteral("kind"), CampaignItem::Fleet},
                         {QStringLiteral("id"), shownNumber(fleet.id)},
                         {QStringLiteral("detail"),
                          tr("%1, %2 ships, %3").arg(fleet.sideName).arg(fleet.ships).arg(fleet.where)},
                         {QStringLiteral("colour"), fleet.colour},
                         {QStringLiteral("emblem"), fleet.emblem}});
    for (const SightedPort& port : m_chart.sight().ports)
        add(port.name, {{QStringLiteral("kind"), CampaignItem::Port},
                        {QStringLiteral("id"), shownNumber(port.id.value)},
                        {QStringLiteral("detail"),
                         port.owner.isEmpty() ? tr("Neutral port") : tr("Port of %1").arg(port.owner)},
                        {QStringLiteral("colour"), port.colour},
                        {QStringLiteral("emblem"), port.emblem}});
    return (begins + holds).mid(0, mostMatches);
}

bool ChartFinder::take(int match)
{
    const QVariantList all = matches();
    if (match < 0 || match >= all.size())
        return false;
    const QVariantMap entry = all[match].toMap();
    const auto kind = static_cast<CampaignItem::Kind>(entry.value(QStringLiteral("kind")).toInt());
    const int id = entry.value(QStringLiteral("id")).toInt();
    m_chart.pick(kind, id);
    emit found(kind, id);
    return true;
}

void ChartFinder::step(int by)
{
    std::vector<std::pair<CampaignItem::Kind, int>> all;
    for (const SightedContact& contact : m_chart.sight().contacts)
        all.emplace_back(CampaignItem::Contact, shownNumber(contact.id.value));
    for (const SightedFleet& fleet : m_chart.sight().fleets)
        all.emplace_back(CampaignItem::Fleet, shownNumber(fleet.id));
    for (const SightedPort& port : m_chart.sight().ports)
        all.emplace_back(CampaignItem::Port, shownNumber(port.id.value));
    if (all.empty())
        return;
    const int count = static_cast<int>(all.size());
    const auto at = std::find(all.begin(), all.end(), std::pair(m_chart.pickedKind(), m_chart.pickedId()));
    const int from = at == all.end() ? (by > 0 ? -1 : 0) : static_cast<int>(at - all.begin());
    const auto& [kind, id] = all[static_cast<std::size_t>(((from + by) % count + count) % count)];
    m_chart.pick(kind, id);
    emit found(kind, id);
}

} // namespace navarch
