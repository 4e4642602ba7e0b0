// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle paper BRIEF.json|REPLAY.json [--side N] [--dice] --out FILE.pdf
#include "app/cli/battle/battle_input.h"
#include "app/cli/options.h"
#include "app/cli/paper_options.h"
#include "app/cli/paper_output.h"
#include "app/cli/qt_runtime.h"
#include "app/print/material.h"
#include "core/base/counted.h"
#include "core/base/text.h"
#include "core/battle/replay.h"
#include "reports/umpire/battle_matter.h"

namespace navarch {

namespace {

struct BattlePaperRequest {
    std::string path;
    std::string out;
    PrintOptions options;
    int side = 0; ///< from 1; 0: the umpire's
    bool dice = false;
};

/// A replay is reported; what else it is, is a brief or is refused as one.
Result<PrintMaterial::BattlePaper> battlePaper(const BattlePaperRequest& request)
{
    const std::string place = placeOf(request.path);
    const int viewer = request.side - 1;
    const auto paperOf = [&](bool isReport) {
        return [&request, isReport](BattleMatter&& matter) {
            return PrintMaterial::BattlePaper{std::make_shared<const BattleMatter>(std::move(matter)),
                                              isReport, request.dice};
        };
    };
    const auto json = readDocument(request.path, place, replayLimits);
    if (!json)
        return tl::unexpected(json.error());
    if (json->is_object() && json->value("format", Json()) == "navarch-replay/1")
        return readReplay(*json, place, builtInFigures())
            .and_then([&](Replay&& replay) { return battleMatter(std::move(replay), viewer); })
            .map(paperOf(true));
    return readBriefOf(*json, request.path)
        .and_then([&](BattleBrief&& brief) { return battleMatter(std::move(brief), viewer); })
        .map(paperOf(false));
}

ExitCode printBattle(const BattlePaperRequest& request, Console& console)
{
    const QtRuntime qt(QtRuntime::Uses::Drawing);
    auto paper = battlePaper(request);
    if (!paper) {
        console.complain(paper.error());
        return ExitCode::Unusable;
    }
    PrintMaterial material;
    material.battles.push_back(std::move(*paper));
    const auto document = layOut(material, builtInFigures(), request.options);
    if (!document) {
        console.complain(inFile(document.error(), placeOf(request.path)));
        return ExitCode::Refused;
    }
    if (!writePaper(*document, request.out, console))
        return ExitCode::Unusable;
    const char* kind = material.battles.front().isReport ? "report" : "brief";
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-battle-paper/1"},
                    {"file", shownPath(request.path)},
                    {"paper", kind},
                    {"side", nullptr},
                    {"out", shownPath(request.out)},
                    {"pages", document->pages.size()}};
        if (request.side > 0)
            answer["side"] = request.side;
        console.printJson(answer);
    } else {
        console.print(shownPath(request.out) + ": " + kind + ", " + counted(document->pages.size(), "page")
                      + " of " + std::string(nameOf(request.options.sheets.paper)) + "\n");
    }
    return ExitCode::Done;
}

} // namespace

void addBattlePaper(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BattlePaperRequest>();
    CLI::App* command =
        addCommand(battle, chosen, "paper",
                   "A battle as a PDF: of a brief what is handed out before it, of a replay its report",
                   request, printBattle);
    command->add_option("FILE.json", request->path, "a brief or a replay; - reads standard input")
        ->required();
    addWholeNumber(
        *command, "--side", Bounds{1, maxSides},
        [request](std::int64_t side) { request->side = static_cast<int>(side); },
        "as this side knows it, 1 the first; without it the umpire's");
    command->add_flag("--dice", request->dice, "in a report every event with its dice, modifiers and rules");
    addPaperOptions(*command, request);
}

} // namespace navarch
