// SPDX-License-Identifier: GPL-3.0-or-later
// navarch scenario export ID [--chart] [--out FILE.navarch-scenario]
#include <algorithm>
#include <thread>

#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/scenario_input.h"
#include "core/campaign/founding/scenario.h"
#include "core/chart/chart_lanes.h"
#include "core/data/coasts.h"

namespace navarch {

namespace {

struct ScenarioExportRequest {
    std::string id;
    bool withChart = false; ///< else the built-in chart is named
    std::string out;
    Replacing replacing = Replacing::SameKind;
};

/// The finest of the built-in coasts and its ports, with lanes computed on it.
Chart writtenOutChart(Findings& findings)
{
    Chart chart;
    chart.name = "Mediterranean";
    chart.source = "GSHHG 2.3.7 (Wessel and Smith 1996), LGPL-3.0-or-later";
    chart.coast = builtInCoast(CoastLevel::Fine);
    chart.ports = builtInFigures().gazetteer.all();
    tidy(chart.coast, findings);
    std::vector<Position> places;
    for (const KnownPort& port : chart.ports)
        places.push_back(positionOf(port));
    chart.sheet = sheetOf(chart.coast, places);
    LaneRules rules;
    rules.threads = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 8u));
    const Findings more = computeLanes(chart, rules);
    findings.insert(findings.end(), more.begin(), more.end());
    return chart;
}

ExitCode scenarioExport(const ScenarioExportRequest& request, Console& console)
{
    const auto id = scenarioIdNamed(request.id, "ID");
    const auto builtIn = id.and_then([](const std::string& named) { return builtInScenarioText(named); });
    if (!builtIn) {
        console.complain(builtIn.error());
        return ExitCode::Unusable;
    }
    std::string text(*builtIn);
    if (request.withChart) {
        Findings findings;
        const Chart chart = writtenOutChart(findings);
        if (hasErrors(findings)) {
            console.complain(findings);
            return ExitCode::Refused;
        }
        text = withChart(text, chart);
    }
    if (request.out.empty() || request.out == "-") {
        console.print(text);
        return ExitCode::Done;
    }
    if (!wrote({request.out, FileKind::Scenario, text, request.replacing}, console))
        return ExitCode::Unusable;
    if (console.wantsJson())
        console.printJson({{"format", "navarch-scenario-export/1"},
                           {"id", *id},
                           {"chart", request.withChart},
                           {"out", shownPath(request.out)}});
    else
        console.print(shownPath(request.out) + "\n");
    return ExitCode::Done;
}

} // namespace

void addScenarioExport(CLI::App& scenario, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ScenarioExportRequest>();
    CLI::App* command =
        addCommand(scenario, chosen, "export",
                   "A built-in scenario as a file, to be read, changed and shared", request, scenarioExport);
    command->add_option("ID", request->id, "a built-in scenario; `navarch scenario list` names them")
        ->required();
    command->add_flag("--chart", request->withChart,
                      "write the chart into it: coast, ports, and lanes computed on it; else it is named");
    command->add_option("--out", request->out, "the file; left out or -: it is printed")
        ->type_name("FILE.navarch-scenario");
    addForce(*command, request->replacing);
}

} // namespace navarch
