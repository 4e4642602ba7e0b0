// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign undo FILE.navarch, navarch campaign redo FILE.navarch
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/attempt.h"

namespace navarch {

namespace {

struct StepRequest {
    std::string path;
    bool back = true;
};

ExitCode step(const StepRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Edit, console);
    if (!opened.file)
        return opened.code;
    CampaignFile& file = *opened.file;
    Attempt attempt(file, request.back ? "undo" : "redo");
    if (const auto code = endsBefore(attempt, request.path, console))
        return *code;
    if ((request.back ? file.undoTitle() : file.redoTitle()).empty()) {
        console.complain(request.back ? phrase("There is nothing to undo.")
                                      : phrase("There is nothing to redo."),
                         given(shownPath(request.path)));
        return ExitCode::Refused;
    }
    const Performed performed = request.back ? file.undo() : file.redo();
    if (!performed.done()) {
        console.complain(performed.verdict.reasons);
        console.complain(performed.problem);
        return performed.outcome == Performed::Outcome::Refused ? ExitCode::Refused
                                                                : codeOfFailure(performed.mayBeKept, attempt);
    }
    console.noteDone();
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-campaign-step/1"},
                               {"file", shownPath(request.path)},
                               {"step", request.back ? "undo" : "redo"},
                               {"title", performed.verdict.title.english()},
                               {"undo", titleOrNull(file.undoTitle())},
                               {"redo", titleOrNull(file.redoTitle())}});
    else {
        const Phrase title = storedTitle(performed.verdict.title.english());
        console.print(request.back ? phrase("Undone: %1", title) : phrase("Done again: %1", title));
    }
    console.printNow({});
    return ExitCode::Done;
}

} // namespace

void addCampaignSteps(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto undo = std::make_shared<StepRequest>();
    CLI::App* command =
        addCommand(campaign, chosen, "undo", "Takes back the last deed that stands", undo, step);
    command->add_option("FILE.navarch", undo->path, "a campaign")->required();
    const auto redo = std::make_shared<StepRequest>();
    redo->back = false;
    command =
        addCommand(campaign, chosen, "redo", "Does the deed again that was taken back last", redo, step);
    command->add_option("FILE.navarch", redo->path, "a campaign")->required();
}

} // namespace navarch
