// SPDX-License-Identifier: GPL-3.0-or-later
// navarch scenario take WAR.navarch [--out FILE.navarch-scenario]
#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/file/access.h"
#include "core/campaign/founding/scenario_check.h"
#include "core/campaign/founding/taken_scenario.h"

namespace navarch {

namespace {

struct ScenarioTakeRequest {
    std::string war;
    std::string out;
    Replacing replacing = Replacing::SameKind;
};

ExitCode scenarioTake(const ScenarioTakeRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.war, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    const auto taken = takeScenario(opened.file->campaign(), builtInFigures());
    if (!taken) {
        console.complain(taken.error());
        return ExitCode::Refused;
    }
    const std::string text = scenarioText(taken->draft);
    const auto plan = planOf(taken->draft, builtInFigures());
    if (!plan || hasErrors(checkScenario(*plan, builtInFigures())))
        console.complain(
            phrase("No war can be founded on it as it stands: open it in the war builder, or see what "
                   "`navarch scenario check` says of it."),
            given(shownPath(request.war)));
    if (request.out.empty() || request.out == "-") {
        console.print(text);
        for (const Finding& finding : taken->leftOut)
            console.complain(finding.message, finding.subject);
        return ExitCode::Done;
    }
    if (!wrote({request.out, FileKind::Scenario, text, request.replacing}, console))
        return ExitCode::Unusable;
    if (console.wantsJson()) {
        console.printJson({{"format", "navarch-scenario-take/1"},
                           {"file", shownPath(request.war)},
                           {"id", taken->draft.document["id"]},
                           {"out", shownPath(request.out)},
                           {"left_out", findingsAnswer(taken->leftOut)}});
    } else {
        console.print(shownPath(request.out) + "\n");
        console.print(findingsText(taken->leftOut));
    }
    return ExitCode::Done;
}

} // namespace

void addScenarioTake(CLI::App& scenario, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ScenarioTakeRequest>();
    CLI::App* command = addCommand(scenario, chosen, "take",
                                   "A war as it stands now as a scenario, with what a scenario cannot hold",
                                   request, scenarioTake);
    command->add_option("WAR.navarch", request->war, "a campaign")->required();
    command
        ->add_option("--out", request->out,
                     "the file; left out or -: it is printed, and what is left out goes to standard error")
        ->type_name("FILE.navarch-scenario");
    addForce(*command, request->replacing);
}

} // namespace navarch
