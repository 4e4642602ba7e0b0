// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign paper FILE.navarch turn-report|orders|ledger|chronicle [--side N] --out FILE.pdf
#include "app/cli/campaign/access.h"
#include "app/cli/options.h"
#include "app/cli/paper_options.h"
#include "app/cli/qt_runtime.h"
#include "app/files/file_access.h"
#include "app/print/material.h"
#include "core/base/counted.h"
#include "core/base/text.h"
#include "core/campaign/records/head.h"
#include "reports/paint/page_painter.h"

namespace navarch {

namespace {

struct PaperRequest {
    std::string path;
    std::string out;
    PrintOptions options;
    CampaignPaperWish wish;
};

ExitCode paper(const PaperRequest& request, Console& console)
{
    const QtRuntime qt(QtRuntime::Uses::Drawing);
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
    if (!opened.file)
        return opened.code;
    PrintMaterial material;
    material.records = std::make_shared<const Campaign>(opened.file->campaign());
    material.papers = {request.wish};
    const auto document = layOut(material, opened.file->figures(), request.options);
    if (!document) {
        console.complain(document.error());
        return ExitCode::Refused;
    }
    const auto written = pdfOf(*document).and_then([&](const QByteArray& pdf) {
        return writeFileSafely(request.out, {pdf.constData(), static_cast<std::size_t>(pdf.size())});
    });
    if (!written) {
        console.complain(written.error());
        return ExitCode::Unusable;
    }
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-campaign-paper/1"}, {"file", shownPath(request.path)},
                    {"paper", nameOf(request.wish.paper)},  {"side", nullptr},
                    {"out", shownPath(request.out)},        {"pages", document->pages.size()}};
        if (request.wish.side)
            answer["side"] = request.wish.side.value;
        console.printJson(answer);
    } else {
        console.print(shownPath(request.out) + ": " + counted(document->pages.size(), "page") + " of "
                      + std::string(nameOf(request.options.sheets.paper)) + "\n");
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
                   "ledger, the chronicle",
                   request, paper);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    command
        ->add_option_function<std::string>(
            "KIND",
            [request](const std::string& name) { request->wish.paper = *enumFromName<CampaignPaper>(name); },
            "turn-report, orders, ledger or chronicle")
        ->check(CLI::IsMember({"turn-report", "orders", "ledger", "chronicle"}))
        ->required();
    addWholeNumber(
        *command, "--side", Bounds{1, INT64_MAX},
        [request](std::int64_t side) { request->wish.side = SideId{side}; },
        "whose, by its number; the chronicle may do without: then it is the umpire's");
    addWholeNumber(
        *command, "--year", yearBounds,
        [request](std::int64_t year) { request->wish.year = static_cast<int>(year); },
        "of a ledger or chronicle; the ledger is otherwise of the campaign's year, the chronicle whole");
    addPaperOptions(*command, request);
}

} // namespace navarch
