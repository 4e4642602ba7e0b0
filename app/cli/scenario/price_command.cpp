// SPDX-License-Identifier: GPL-3.0-or-later
// navarch scenario price FILE|ID [--scale 5|10|1]
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/scenario_input.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/chart/chart.h"
#include "core/data/figures.h"

namespace navarch {

namespace {

struct ScenarioPriceRequest {
    std::string scenario;
    int scale = usualFleetScale;
};

Json sideAnswer(const SidePrice& side)
{
    Json fleets = Json::array();
    for (const SidePrice::Fleet& fleet : side.fleets)
        fleets.push_back({{"name", fleet.name},
                          {"port", fleet.port},
                          {"ships", fleet.ships},
                          {"total", fleet.total.text()}});
    Json walls = Json::array();
    for (const SidePrice::Walls& each : side.walls)
        walls.push_back({{"port", each.port}, {"total", each.total.text()}});
    return {{"name", side.name},           {"budget", side.budget.text()},
            {"fleets", std::move(fleets)}, {"ports", std::move(walls)},
            {"total", side.total.text()},  {"left", (side.budget - side.total).text()}};
}

/// What a port of the plan is called: its name on the plan's chart, or its id where that has none such.
std::string portName(const CampaignPlan& plan, const std::string& id)
{
    if (plan.chart) {
        for (const KnownPort& port : plan.chart->ports)
            if (port.id == id)
                return port.name;
        return id;
    }
    const KnownPort* port = builtInFigures().gazetteer.find(id);
    return port ? port->name : id;
}

std::string sidesText(const CampaignPlan& plan, const std::vector<SidePrice>& sides)
{
    TextTable table = priceTable();
    for (const SidePrice& side : sides) {
        if (&side != &sides.front())
            table.row({});
        table.row({side.name, spokenText(phrase("talents"))});
        for (const SidePrice::Fleet& fleet : side.fleets)
            table.row({"  "
                           + spokenText(phrase("%1, %2 in %3", given(fleet.name),
                                               phraseN("{%n ship|%n ships}", fleet.ships),
                                               given(portName(plan, fleet.port)))),
                       spokenAmount(fleet.total)});
        for (const SidePrice::Walls& walls : side.walls)
            table.row({"  " + spokenText(phrase("Walls of %1", given(portName(plan, walls.port)))),
                       spokenAmount(walls.total)});
        table.row({spokenText(phrase("Total")), spokenAmount(side.total)});
        table.row({spokenText(phrase("Budget")), spokenAmount(side.budget)});
        table.row({spokenText(phrase("Left over")), spokenAmount(side.budget - side.total)});
    }
    return table.text();
}

ExitCode scenarioPrice(const ScenarioPriceRequest& request, Console& console)
{
    const auto plan = scenarioNamed(request.scenario, "FILE", request.scale);
    if (!plan) {
        console.complain(plan.error());
        return ExitCode::Unusable;
    }
    const std::vector<SidePrice> sides = pricesOf(*plan, builtInFigures());
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-scenario-price/1"},
                    {"id", plan->scenario},
                    {"name", plan->name},
                    {"sides", Json::array()}};
        if (plan->hasRecord)
            answer["scale"] = plan->scale;
        for (const SidePrice& side : sides)
            answer["sides"].push_back(sideAnswer(side));
        console.printJson(answer);
    } else {
        console.print(sidesText(*plan, sides));
    }
    ExitCode code = ExitCode::Done;
    for (const SidePrice& side : sides)
        if (side.total > side.budget) {
            console.complain(
                phrase("It has %1 talents and costs %2. Raise its budget, or take something out.",
                       side.budget, side.total),
                given(side.name));
            code = ExitCode::Refused;
        }
    return code;
}

} // namespace

void addScenarioPrice(CLI::App& scenario, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ScenarioPriceRequest>();
    CLI::App* command = addCommand(scenario, chosen, "price",
                                   "What each side of a scenario pays for its fleets and walls; exits with 1 "
                                   "when one costs more than it has",
                                   request, scenarioPrice);
    command
        ->add_option("FILE", request->scenario,
                     "a scenario file, or a built-in scenario; - reads standard input")
        ->required();
    takesOneOf(
        command->add_option("--scale", request->scale, "one ship for 5 of the record, for 10, or for 1"),
        {"5", "10", "1"})
        ->default_str("5");
}

} // namespace navarch
