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

QList<ChartMatch> ChartFinder::matches() const
{
    const QString wanted = m_text.trimmed();
    QList<ChartMatch> begins;
    QList<ChartMatch> holds;
    if (wanted.isEmpty())
        return {};
    const auto add = [&](const ChartMatch& entry) {
        if (entry.name.startsWith(wanted, Qt::CaseInsensitive))
            begins.push_back(entry);
        else if (entry.name.contains(wanted, Qt::CaseInsensitive))
            holds.push_back(entry);
    };
    for (const SightedFleet& fleet : m_chart.sight().fleets)
        add({.kind = CampaignItem::Fleet,
             .id = shownNumber(fleet.id),
             .name = fleet.name,
             .detail = tr("%1, %2 ships, %3").arg(fleet.sideName).arg(fleet.ships).arg(fleet.where),
             .colour = fleet.colour,
             .emblem = fleet.emblem});
    for (const SightedPort& port : m_chart.sight().ports)
        add({.kind = CampaignItem::Port,
             .id = shownNumber(port.id.value),
             .name = port.name,
             .detail = port.owner.isEmpty() ? tr("Neutral port") : tr("Port of %1").arg(port.owner),
             .colour = port.colour,
             .emblem = port.emblem});
    return (begins + holds).mid(0, mostMatches);
}

bool ChartFinder::take(int match)
{
    const QList<ChartMatch> all = matches();
    if (match < 0 || match >= all.size())
        return false;
    m_chart.pick(all[match].kind, all[match].id);
    emit found(all[match].kind, all[match].id);
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
