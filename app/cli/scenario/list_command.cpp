// SPDX-License-Identifier: GPL-3.0-or-later
// navarch scenario list
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/text_table.h"
#include "core/base/year_phrase.h"
#include "core/campaign/founding/plan.h"

namespace navarch {

namespace {

struct ListRequest {};

ExitCode scenarioList(const ListRequest&, Console& console)
{
    using Align = TextTable::Align;
    TextTable table({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right});
    table.row({spokenText(phrase("Scenario")), spokenText(phrase("Name")), spokenText(phrase("Year")),
               spokenText(phrase("Sides")), spokenText(phrase("Ports"))});
    Json scenarios = Json::array();
    for (const std::string& id : scenarioIds()) {
        const auto plan = builtInScenario(id, builtInFigures());
        if (!plan) {
            console.complain(plan.error());
            return ExitCode::Unusable;
        }
        scenarios.push_back({{"id", id},
                             {"name", plan->name},
                             {"summary", plan->summary},
                             {"year", plan->year},
                             {"sides", plan->sides.size()},
                             {"ports", plan->ports.size()},
                             {"scales", plan->hasRecord}});
        table.row({id, plan->name, spokenText(phraseOfYear(plan->year)), std::to_string(plan->sides.size()),
                   std::to_string(plan->ports.size())});
    }
    if (console.wantsJson())
        console.printJson({{"format", "navarch-scenario-list/1"}, {"scenarios", std::move(scenarios)}});
    else
        console.print(table.text());
    return ExitCode::Done;
}

} // namespace

void addScenarioList(CLI::App& scenario, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ListRequest>();
    addCommand(scenario, chosen, "list", "The built-in scenarios", request, scenarioList);
}

} // namespace navarch
