// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/drafting/beginning.h"

#include <algorithm>
#include <set>

#include "core/chart/chart_lanes.h"
#include "core/chart/waters.h"

namespace navarch {

namespace {

/// In hundredths of miles.
constexpr int oldReach = 2500;

/// Where the ships of each port lie; what has no sea goes, and of two on one spot the second.
std::vector<KnownPort> atShores(const ChartDraft& draft)
{
    Chart chart = chartWith(draft, {});
    Findings findings;
    tidy(chart.coast, findings);
    Waters waters(chart.coast, chart.sheet, findings);
    if (hasErrors(findings))
        return draft.ports;
    LaneRules rules;
    const int usualReach = rules.reach;
    rules.reach = oldReach;
    const std::vector<int> roadsteads = roadsteadsOf(chart, waters, rules, findings);
    std::vector<KnownPort> ports;
    std::set<int> taken;
    for (std::size_t i = 0; i < roadsteads.size(); ++i) {
        if (roadsteads[i] < 0 || !taken.insert(roadsteads[i]).second)
            continue;
        KnownPort port = draft.ports[i];
        const Position roadstead = waters.mesh().at(roadsteads[i]);
        if (hundredthsOfMiles(positionOf(port), roadstead) >= usualReach) {
            port.latitude = roadstead.latitude;
            port.longitude = roadstead.longitude;
        }
        ports.push_back(std::move(port));
    }
    return ports;
}

} // namespace

ChartDraft blankSea(int degreesHigh)
{
    const int high =
        std::clamp(degreesHigh, static_cast<int>(blankSeaHeight.least), static_cast<int>(blankSeaHeight.most))
        * wholeDegree;
    const int broad = high / 75 * 128; // a third more, and degrees of longitude are shorter
    ChartDraft draft;
    const Position middle{38 * wholeDegree, 24 * wholeDegree};
    draft.sheet = {{middle.latitude - high / 2, middle.longitude - broad / 2},
                   {middle.latitude + high / 2, middle.longitude + broad / 2}};
    draft.coast = std::make_shared<const Coast>();
    return draft;
}

ChartDraft partOf(const Coast& coast, const std::vector<KnownPort>& ports, const Sheet& sheet)
{
    ChartDraft draft;
    draft.sheet = sheet;
    draft.coast = std::make_shared<const Coast>(cutTo(coast, sheet));
    for (const KnownPort& port : ports)
        if (sheet.holds(positionOf(port)))
            draft.ports.push_back(port);
    draft.ports = atShores(draft);
    return draft;
}

ChartDraft draftOf(Chart chart)
{
    return {std::move(chart.name),
            std::move(chart.source),
            chart.sheet,
            chart.straitMetres,
            std::make_shared<const Coast>(std::move(chart.coast)),
            std::move(chart.ports),
            std::move(chart.chosen)};
}

Chart chartWith(const ChartDraft& draft, std::vector<Lane> lanes)
{
    Chart chart;
    chart.name = draft.name;
    chart.source = draft.source;
    chart.sheet = draft.sheet;
    chart.straitMetres = draft.straitMetres;
    if (draft.coast)
        chart.coast = *draft.coast;
    chart.ports = draft.ports;
    chart.lanes = std::move(lanes);
    chart.chosen = draft.chosen;
    return chart;
}

} // namespace navarch
