// SPDX-License-Identifier: GPL-3.0-or-later
// navarch chart check CHART.json [--inland MILES]
#include "app/cli/base/input.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/chart/chart_words.h"
#include "app/cli/chart/inland_option.h"
#include "core/chart/chart_check.h"
#include "core/data/figures.h"

namespace navarch {

namespace {

struct CheckRequest {
    std::string path;
    LaneRules rules;
};

ExitCode chartCheck(const CheckRequest& request, Console& console)
{
    const std::string place = placeOf(request.path);
    const auto chart =
        readInput(request.path).and_then([&](const std::string& text) { return readChart(text, place); });
    if (!chart) {
        console.complain(chart.error());
        return ExitCode::Unusable;
    }
    Findings findings = checkChart(*chart, request.rules);
    for (Finding& finding : standingWallFindings(chart->ports, builtInFigures().prices.limits))
        findings.push_back(std::move(finding));
    const bool isSound = !hasErrors(findings);
    if (console.wantsJson())
        console.printJson({{"format", "navarch-chart-check/1"},
                           {"name", chart->name},
                           {"points", chart->coast.points()},
                           {"ports", chart->ports.size()},
                           {"lanes", chart->lanes.size()},
                           {"sound", isSound},
                           {"findings", findingsAnswer(findings)}});
    else {
        console.print(isSound ? phrase("%1, sound", portsAndLanes(*chart))
                              : phrase("%1, not sound", portsAndLanes(*chart)),
                      place);
        console.print(findingsText(findings));
    }
    return verdictOn(findings, console);
}

} // namespace

void addChartCheck(CLI::App& chart, ChosenCommand& chosen)
{
    const auto request = std::make_shared<CheckRequest>();
    CLI::App* command = addCommand(
        chart, chosen, "check",
        "What is wrong with a chart: lanes over land, ports inland, lengths, ports out of reach, walls that "
        "do not fit",
        request, chartCheck);
    command->add_option("CHART.json", request->path, "a chart; - reads standard input")->required();
    addInland(*command, request->rules);
}

} // namespace navarch
