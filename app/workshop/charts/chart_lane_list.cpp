// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/chart_lane_list.h"

#include "app/campaign/wording.h"
#include "app/workshop/charts/chart_ports.h"

namespace navarch {

const RowRoles<ChartLaneEntry>& ChartLaneList::roles()
{
    static const RowRoles<ChartLaneEntry> all{{"portId", &ChartLaneEntry::id},
                                              {"name", &ChartLaneEntry::name},
                                              {"miles", &ChartLaneEntry::miles},
                                              {"choice", &ChartLaneEntry::choice}};
    return all;
}

void ChartLaneList::choose(const QString& other, const QString& choice)
{
    const KnownPort* from = m_ports.port();
    const KnownPort* to = m_document.plan().draft.port(other.toStdString());
    if (!from || !to)
        return;
    const auto chosen = enumFromName<LaneChoice>(choice.toStdString());
    const QString pair = tr("%1 to %2", "two ports").arg(words(from->name), words(to->name));
    const QString title = !chosen                         ? tr("Lane %1 as it is computed").arg(pair)
                          : *chosen == LaneChoice::Forced ? tr("Force the lane %1").arg(pair)
                                                          : tr("Forbid the lane %1").arg(pair);
    m_document.perform(title,
                       [&](ChartPlan& next) { return chooseLane(next.draft, from->id, to->id, chosen); });
}

QList<ShownChoice> ChartLaneList::others() const
{
    const KnownPort* from = m_ports.port();
    if (!from)
        return {};
    std::vector<std::pair<QString, QString>> ports;
    for (const KnownPort& port : m_document.plan().draft.ports) {
        const QString id = words(port.id);
        const bool isShown = std::any_of(m_rows.begin(), m_rows.end(),
                                         [&](const ChartLaneEntry& row) { return row.id == id; });
        if (port.id != from->id && !isShown)
            ports.emplace_back(words(port.name), id);
    }
    std::sort(ports.begin(), ports.end());
    QList<ShownChoice> list;
    for (const auto& [name, id] : ports)
        list += ShownChoice{id, name};
    return list;
}

void ChartLaneList::refill()
{
    std::vector<ChartLaneEntry> rows;
    const ChartPlan& plan = m_document.plan();
    if (const KnownPort* from = m_ports.port()) {
        if (plan.reckoned)
            for (const Lane& lane : plan.reckoned->lanes) {
                const std::string& other = lane.from == from->id ? lane.to : lane.from;
                const KnownPort* to = plan.draft.port(other);
                if (to && (lane.from == from->id || lane.to == from->id))
                    rows.push_back({words(other), words(to->name), lane.miles, {}});
            }
        std::stable_sort(rows.begin(), rows.end(),
                         [](const ChartLaneEntry& a, const ChartLaneEntry& b) { return a.miles < b.miles; });
        for (const ChosenLane& chosen : plan.draft.chosen) {
            if (chosen.from != from->id && chosen.to != from->id)
                continue;
            const KnownPort* to = plan.draft.port(chosen.from == from->id ? chosen.to : chosen.from);
            if (!to)
                continue;
            auto row = std::find_if(rows.begin(), rows.end(),
                                    [&](const ChartLaneEntry& each) { return each.id == words(to->id); });
            if (row == rows.end())
                row = rows.insert(rows.end(), {words(to->id), words(to->name), 0, {}});
            row->choice = words(nameOf(chosen.choice));
        }
    }
    replaceRows(m_rows, std::move(rows));
    emit refilled();
}

} // namespace navarch
