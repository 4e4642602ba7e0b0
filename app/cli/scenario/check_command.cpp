// SPDX-License-Identifier: GPL-3.0-or-later
// navarch scenario check FILE|ID
#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/scenario_input.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/chart/chart.h"

namespace navarch {

namespace {

struct ScenarioCheckRequest {
    std::string scenario;
};

ExitCode scenarioCheck(const ScenarioCheckRequest& request, Console& console)
{
    const auto plan = scenarioNamed(request.scenario, "FILE");
    if (!plan) {
        console.complain(plan.error());
        return ExitCode::Unusable;
    }
    const Findings findings = checkScenario(*plan, builtInFigures());
    const bool isSound = !hasErrors(findings);
    if (console.wantsJson()) {
        console.printJson({{"format", "navarch-scenario-check/1"},
                           {"id", plan->scenario},
                           {"name", plan->name},
                           {"chart", plan->chart ? Json(plan->chart->name) : Json()},
                           {"sides", plan->sides.size()},
                           {"ports", plan->ports.size()},
                           {"sound", isSound},
                           {"findings", findingsAnswer(findings)}});
    } else {
        Phrase sides = phraseN("{%n side|%n sides}", static_cast<std::int64_t>(plan->sides.size()));
        Phrase ports = phraseN("{%n port|%n ports}", static_cast<std::int64_t>(plan->ports.size()));
        console.print(
            isSound ? phrase("%1, %2, %3, sound", given(plan->name), std::move(sides), std::move(ports))
                    : phrase("%1, %2, %3, not sound", given(plan->name), std::move(sides), std::move(ports)),
            shownPath(request.scenario));
        console.print(findingsText(findings));
    }
    return verdictOn(findings, console);
}

} // namespace

void addScenarioCheck(CLI::App& scenario, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ScenarioCheckRequest>();
    CLI::App* command = addCommand(scenario, chosen, "check",
                                   "What is wrong with a scenario and its chart; exits with 1 when no war "
                                   "can be founded on it",
                                   request, scenarioCheck);
    command
        ->add_option("FILE", request->scenario,
                     "a scenario file, or a built-in scenario; - reads standard input")
        ->required();
}

} // namespace navarch
