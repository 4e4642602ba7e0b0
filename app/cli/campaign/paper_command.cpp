// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign paper FILE.navarch turn-report|orders|ledger|chronicle|brief|report|port-cards [--side N] --out FILE.pdf
// navarch campaign paper FILE.navarch chronicle|report [--side N] [--battle N] --html PAGE.html
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/paper_options.h"
#include "app/cli/base/paper_output.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/battles/battle_request.h"
#include "app/cli/campaign/file/access.h"
#include "app/paper/material.h"
#include "app/paper/web_page.h"
#include "core/base/text.h"
#include "core/campaign/records/head.h"

namespace navarch {

namespace {

struct PaperRequest {
    std::string path;
    PaperTarget target;
    PrintOptions options;
    std::string kind;
    CampaignPaperWish wish;
    std::string side;
    std::string battle;
    std::string page; ///< where an HTML page goes instead of a PDF; empty: none is asked for
};

constexpr std::string_view portCards = "port-cards";

/// What is asked for, or why it cannot be had.
Result<PrintMaterial> paperMaterial(const PaperRequest& request, const Campaign& campaign)
{
    PrintMaterial material;
    if (request.kind != portCards) {
        if (isOfBattle(request.wish.paper) && !request.wish.battle)
            return problem("--battle", phrase("Which battle is this paper of?"),
                           phrase("Give its number or name; `navarch campaign battle list` lists them."));
        material.records = std::make_shared<const Campaign>(campaign);
        material.papers = {request.wish};
        return material;
    }
    material.isForTheUmpire = request.wish.side.isNone();
    // A side knows its own walls (CP-2.3).
    for (const auto& [id, port] : campaign.table<PortRecord>())
        if (!request.wish.side || port.owner == request.wish.side)
            material.add(campaign, id);
    if (material.isEmpty())
        return problem("port-cards", phrase("There are no walls there."),
                       phrase("`navarch campaign show` lists the ports and who holds them."));
    return material;
}

Result<std::string> webPage(const PaperRequest& request, const Campaign& campaign, const Figures& figures)
{
    PrintMaterial material;
    if (request.kind != portCards) {
        const auto papers = paperMaterial(request, campaign);
        if (!papers)
            return tl::unexpected(papers.error());
        material = *papers;
    }
    return webPageOf(material, figures, request.options.sheets.language);
}

ExitCode writeWebPage(const PaperRequest& request, const OpenedCampaign& opened, Console& console)
{
    const auto page = webPage(request, opened.file->campaign(), opened.file->figures());
    if (!page) {
        console.complain(page.error());
        return ExitCode::Refused;
    }
    if (!wrote({request.page, FileKind::Page, *page, request.target.replacing}, console))
        return ExitCode::Unusable;
    if (!console.wantsJson()) {
        console.print(phrase("%1 bytes written", page->size()), shownPath(request.page));
        return ExitCode::Done;
    }
    Json answer{{"format", "navarch-campaign-paper/1"},
                {"file", shownPath(request.path)},
                {"paper", request.kind},
                {"side", request.wish.side ? Json(request.wish.side.value) : Json()},
                {"out", shownPath(request.page)},
                {"bytes", page->size()}};
    console.printJson(answer);
    return ExitCode::Done;
}

ExitCode paper(const PaperRequest& asked, Console& console)
{
    PaperRequest request = asked;
    const QtRuntime qt(QtRuntime::Uses::Drawing);
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    const Campaign& campaign = opened.file->campaign();
    if (!request.side.empty()) {
        const SideRecord* side = named<SideRecord>(campaign, request.side, "side", console);
        if (!side)
            return ExitCode::Unusable;
        request.wish.side = side->id;
    }
    if (!request.battle.empty()) {
        const BattleRecord* battle = battleNamed(campaign, request.battle, console);
        if (!battle)
            return ExitCode::Unusable;
        request.wish.battle = battle->id;
    }
    if (!request.page.empty())
        return writeWebPage(request, opened, console);
    const auto document = paperMaterial(request, campaign).and_then([&](const PrintMaterial& material) {
        return layOut(material, opened.file->figures(), request.options);
    });
    if (!document) {
        console.complain(document.error());
        return ExitCode::Refused;
    }
    if (const ExitCode written = writePaper(*document, request.target, console); written != ExitCode::Done)
        return written;
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-campaign-paper/1"},
                    {"file", shownPath(request.path)},
                    {"paper", request.kind},
                    {"side", nullptr},
                    {"out", request.target.isDryRun ? Json() : Json(shownPath(request.target.out))},
                    {"pages", document->pages.size()},
                    {"leaves", leavesOf(*document)}};
        if (request.wish.side)
            answer["side"] = request.wish.side.value;
        if (request.wish.battle)
            answer["battle"] = request.wish.battle.value;
        console.printJson(answer);
    } else {
        console.print(pagesInWords(*document), request.target.name());
    }
    return ExitCode::Done;
}

} // namespace

void addCampaignPaper(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<PaperRequest>();
    CLI::App* command =
        addCommand(campaign, chosen, "paper",
                   "What an umpire hands out as a PDF: a side's turn report, a sheet for its orders, its "
                   "ledger, the chronicle, the brief and the report of a battle, port cards",
                   request, paper);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    takesOneOf(command->add_option_function<std::string>(
                   "KIND",
                   [request](const std::string& name) {
                       request->kind = name;
                       request->wish.paper =
                           enumFromName<CampaignPaper>(name).value_or(CampaignPaper::TurnReport);
                   },
                   "turn-report, orders, ledger, chronicle, brief, report or port-cards"),
               {"turn-report", "orders", "ledger", "chronicle", "brief", "report", std::string(portCards)})
        ->required();
    command->add_option(
        "--side", request->side,
        "whose, by its number or name; chronicle, brief, report and port cards may do without: then they "
        "are the umpire's");
    command->add_option("--battle", request->battle, "of a brief or report, by its number or name");
    command->add_flag("--dice", request->wish.dice,
                      "in a report every event with its dice, modifiers and rules");
    command->add_flag("--marks", request->options.marks,
                      "on port cards what the umpire's hand set, for his own eyes; not with --side");
    addWholeNumber(
        *command, "--year", yearBounds,
        [request](std::int64_t year) { request->wish.year = static_cast<int>(year); },
        "of a ledger or chronicle; the ledger is otherwise of the campaign's year, the chronicle whole");
    command
        ->add_option(
            "--html", request->page,
            "writes the chronicle, or with its report a battle that plays, as one page for any browser "
            "instead of a PDF")
        ->type_name("PAGE.html");
    addPaperOptions(*command, request);
}

} // namespace navarch
