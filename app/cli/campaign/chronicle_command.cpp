// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign chronicle FILE.navarch [--side NAME] [--out PAGE.html [--language nl]]
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/paper_options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/battles/battle_request.h"
#include "core/base/text.h"
#include "core/campaign/deed/chronicle.h"
#include "reports/web/chronicle_page.h"

namespace navarch {

namespace {

struct ChronicleRequest {
    std::string path;
    std::string side;
    std::string out;
    Replacing replacing = Replacing::SameKind;
    SheetLanguage language; ///< of the page
};

ExitCode chronicle(const ChronicleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    const Campaign& campaign = opened.file->campaign();
    SideId viewer;
    if (!request.side.empty()) {
        const SideRecord* side = named<SideRecord>(campaign, request.side, "side", console);
        if (!side)
            return ExitCode::Unusable;
        viewer = side->id;
    }
    if (!request.out.empty() && request.out != "-") {
        const std::string page = chronicleWebPage(campaign, viewer, request.language);
        if (!wrote({request.out, FileKind::Page, page, request.replacing}, console))
            return ExitCode::Unusable;
        if (console.wantsJson())
            console.printJson(Json{{"format", "navarch-campaign-chronicle/1"},
                                   {"file", shownPath(request.path)},
                                   {"out", shownPath(request.out)},
                                   {"bytes", page.size()}});
        else
            console.print(phrase("%1 bytes written", page.size()), shownPath(request.out));
        return ExitCode::Done;
    }
    if (!console.wantsJson()) {
        console.print(plainChronicle(campaign, viewer, request.language));
        return ExitCode::Done;
    }
    Json entries = Json::array();
    for (const ChronicleRecord* entry : chronicleFor(campaign, viewer))
        entries.push_back({{"turn", entry->turn},
                           {"year", entry->year},
                           {"month", entry->month},
                           {"week", entry->week},
                           {"kind", entry->kind},
                           {"text", entry->text},
                           {"rule", entry->rule},
                           {"dice", entry->dice}});
    console.printJson(Json{{"format", "navarch-campaign-chronicle/1"},
                           {"file", shownPath(request.path)},
                           {"side", request.side},
                           {"entries", std::move(entries)}});
    return ExitCode::Done;
}

} // namespace

void addCampaignChronicle(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ChronicleRequest>();
    CLI::App* command = addCommand(campaign, chosen, "chronicle",
                                   "What has happened in the war, week by week", request, chronicle);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    command->add_option("--side", request->side,
                        "only what this side knows, by its number or name; without it all, as the umpire");
    CLI::Option* page = command->add_option("--out", request->out,
                                            "an HTML page to write instead of text on standard output");
    page->type_name("PAGE.html");
    addPaperLanguage(*command, "of the page", request->language)->needs(page);
    addForce(*command, request->replacing);
}

} // namespace navarch
