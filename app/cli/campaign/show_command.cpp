// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign show FILE.navarch
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/campaign_answer.h"
#include "app/cli/campaign/file/access.h"

namespace navarch {

namespace {

struct ShowRequest {
    std::string path;
};

ExitCode show(const ShowRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    const CampaignFile& file = *opened.file;
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-campaign-show/1"},
                    {"file", shownPath(request.path)},
                    {"history", file.historyLength()},
                    {"undo", titleOrNull(file.undoTitle())},
                    {"redo", titleOrNull(file.redoTitle())}};
        fillCampaign(answer, file.campaign(), file.figures());
        console.printJson(answer);
        return ExitCode::Done;
    }
    console.print(headText(file.campaign().head()) + "\n");
    Phrase history = phraseN("History of {%n entry|%n entries}", file.historyLength());
    if (!file.undoTitle().empty())
        history = phrase("%1; undo: %2", std::move(history), storedTitle(file.undoTitle()));
    if (!file.redoTitle().empty())
        history = phrase("%1; redo: %2", std::move(history), storedTitle(file.redoTitle()));
    console.print(history);
    console.print(campaignText(file.campaign(), file.figures()));
    return ExitCode::Done;
}

} // namespace

void addCampaignShow(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ShowRequest>();
    CLI::App* command =
        addCommand(campaign, chosen, "show",
                   "Sides, ports, fleets, commanders and findings, with their numbers", request, show);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
}

} // namespace navarch
