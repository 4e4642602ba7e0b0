// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign export FILE.navarch [--out OUT.json]
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/file/access.h"

namespace navarch {

namespace {

struct ExportRequest {
    std::string path;
    std::string out;
    Replacing replacing = Replacing::SameKind;
};

ExitCode exportCampaign(const ExportRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    const std::string document = jsonText(opened.file->exportJson());
    if (request.out.empty() || request.out == "-") {
        console.print(document);
        return ExitCode::Done;
    }
    if (!wrote({request.out, FileKind::Campaign, document, request.replacing}, console))
        return ExitCode::Unusable;
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-campaign-export/1"},
                               {"file", shownPath(request.path)},
                               {"out", shownPath(request.out)},
                               {"bytes", document.size()}});
    else
        console.print(phrase("%1 bytes written", document.size()), shownPath(request.out));
    return ExitCode::Done;
}

} // namespace

void addCampaignExport(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ExportRequest>();
    CLI::App* command =
        addCommand(campaign, chosen, "export",
                   "The whole campaign as one JSON document, which `campaign new --from` reads", request,
                   exportCampaign);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    command->add_option("--out", request->out, "a file to write instead of standard output")
        ->type_name("CAMPAIGN.json");
    addForce(*command, request->replacing);
}

} // namespace navarch
