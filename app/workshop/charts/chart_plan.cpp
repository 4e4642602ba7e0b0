// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/charts/chart_plan.h"

#include <algorithm>
#include <thread>

#include "core/base/json_reader.h"
#include "core/chart/chart_lanes.h"
#include "core/chart/drafting/beginning.h"

namespace navarch {
namespace {

constexpr std::string_view draftFormat = "navarch-chart-draft/1";
constexpr TextBounds pathText{4096, true};

} // namespace

bool sharesReckoning(const ChartDraft& a, const ChartDraft& b)
{
    return haveSameLanes(a, b)
           && std::equal(a.ports.begin(), a.ports.end(), b.ports.begin(), b.ports.end(),
                         [](const KnownPort& one, const KnownPort& other) { return one.name == other.name; });
}

ChartReckoning reckoned(const ChartDraft& draft)
{
    Chart chart = chartWith(draft, {});
    ChartReckoning result;
    tidy(chart.coast, result.findings);
    if (hasErrors(result.findings))
        return result;
    LaneRules rules;
    rules.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 8u));
    const Findings more = computeLanes(chart, rules);
    result.findings.insert(result.findings.end(), more.begin(), more.end());
    result.lanes = std::move(chart.lanes);
    return result;
}

Json chartDraftJson(const ChartPlan& plan)
{
    return {{"format", draftFormat},
            {"path", plan.path},
            {"chart", Json::parse(chartText(chartWith(plan.draft, {})), nullptr, false)}};
}

Result<ChartPlan> readChartDraft(const Json& json, const std::string& file)
{
    Problems problems;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(draftFormat);
    std::string path;
    top("path", path, pathText);
    Result<Chart> chart = problem(file, phrase("The draft has no chart."));
    if (const Json* inner = top.value("chart"))
        chart = chartFromJson(*inner, file);
    top.finish();
    if (!chart)
        return tl::unexpected(chart.error());
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    ChartPlan plan = planOf(std::move(*chart));
    plan.path = path;
    return plan;
}

ChartPlan planOf(Chart chart)
{
    ChartPlan plan;
    tidy(chart.coast, plan.ofReading);
    plan.draft = draftOf(std::move(chart));
    return plan;
}

} // namespace navarch
