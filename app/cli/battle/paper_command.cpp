// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle paper BRIEF.json|REPLAY.json [--side N] [--dice] --out FILE.pdf
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/paper_options.h"
#include "app/cli/base/paper_output.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/battle/battle_input.h"
#include "app/cli/board/board_input.h"
#include "app/paper/material.h"
#include "core/base/text.h"
#include "core/battle/brief/laid_board.h"
#include "core/battle/replay/replay.h"
#include "reports/umpire/battle_matter.h"

namespace navarch {

namespace {

struct BattlePaperRequest {
    const RuleSets& rules;
    std::string path = {};
    PaperTarget target = {};
    PrintOptions options = {};
    std::string board = {}; ///< of a brief; empty: its own
    std::string side = {};  ///< its number from 1, or its name; empty: the umpire's
    bool dice = false;
};

/// A replay is reported; what else it is, is a brief or is refused as one.
Result<PrintMaterial::BattlePaper> battlePaper(const BattlePaperRequest& request, int& viewer)
{
    const std::string place = placeOf(request.path);
    const auto paperOf = [&](bool isReport) {
        return [&request, isReport](BattleMatter&& matter) {
            return PrintMaterial::BattlePaper{std::make_shared<const BattleMatter>(std::move(matter)),
                                              isReport, request.dice};
        };
    };
    const auto json = readDocument(request.path, {briefFormat, replayFormat}, replayLimits);
    if (!json)
        return tl::unexpected(json.error());
    if (json->is_object() && json->value("format", Json()) == "navarch-replay/1")
        return readReplay(*json, place, builtInFigures())
            .and_then([&](Replay&& replay) {
                return viewerIn(replay.brief, request.side).and_then([&](int found) {
                    viewer = found;
                    return battleMatter(std::move(replay), viewer);
                });
            })
            .map(paperOf(true));
    return readBriefOf(*json, request.path)
        .and_then([&](BattleBrief&& brief) -> Result<BattleBrief> {
            if (!request.board.empty()) {
                const auto board = readBoardFile(request.board);
                if (!board)
                    return tl::unexpected(board.error());
                layBoard(brief, *board);
            }
            return std::move(brief);
        })
        .and_then([&](BattleBrief&& brief) {
            return viewerIn(brief, request.side).and_then([&](int found) {
                viewer = found;
                return battleMatter(std::move(brief), viewer);
            });
        })
        .map(paperOf(false));
}

/// Complains of what `navarch board check` and `navarch battle replay` refuse: paper would say what cannot be, or never was. A
/// replay of another edition of its rules is told as it stands.
bool isPrintable(const BattleMatter& matter, const BattlePaperRequest& request, Console& console)
{
    if (!matter.replay)
        return isOnSoundBoard(matter.brief, console);
    if (matter.replay->edition != editionOf(matter.brief.rules))
        return true;
    const auto match = playBack(*matter.replay, request.rules, builtInFigures());
    if (!match)
        console.complain(inFile(match.error(), placeOf(request.path)));
    return match.has_value();
}

ExitCode printBattle(const BattlePaperRequest& request, Console& console)
{
    const QtRuntime qt(QtRuntime::Uses::Drawing);
    int viewer = -1;
    auto paper = battlePaper(request, viewer);
    if (!paper) {
        console.complain(paper.error());
        return ExitCode::Unusable;
    }
    if (!isPrintable(*paper->matter, request, console))
        return ExitCode::Refused;
    PrintMaterial material;
    material.battles.push_back(std::move(*paper));
    const auto document = layOut(material, builtInFigures(), request.options);
    if (!document) {
        console.complain(inFile(document.error(), placeOf(request.path)));
        return ExitCode::Refused;
    }
    if (const ExitCode written = writePaper(*document, request.target, console); written != ExitCode::Done)
        return written;
    const char* kind = material.battles.front().isReport ? "report" : "brief";
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-battle-paper/1"},
                    {"file", shownPath(request.path)},
                    {"paper", kind},
                    {"side", nullptr},
                    {"out", request.target.isDryRun ? Json() : Json(shownPath(request.target.out))},
                    {"pages", document->pages.size()},
                    {"leaves", leavesOf(*document)}};
        if (viewer >= 0)
            answer["side"] = viewer + 1;
        console.printJson(answer);
    } else {
        const Phrase what = material.battles.front().isReport ? phrase("report") : phrase("brief");
        console.print(phrase("%1, %2", what, pagesInWords(*document)), request.target.name());
    }
    return ExitCode::Done;
}

} // namespace

void addBattlePaper(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BattlePaperRequest>(BattlePaperRequest{chosen.rules});
    CLI::App* command =
        addCommand(battle, chosen, "paper",
                   "A battle as a PDF: of a brief what is handed out before it, of a replay its report",
                   request, printBattle);
    command->add_option("FILE.json", request->path, "a brief or a replay; - reads standard input")
        ->required();
    command->add_option(
        "--side", request->side,
        "as this side knows it, by its number (1 the first) or name; without it the umpire's");
    command->add_option("--board", request->board, "of a brief: fight it on this board")
        ->type_name("BOARD.json");
    command->add_flag("--dice", request->dice, "in a report every event with its dice, modifiers and rules");
    addPaperOptions(*command, request);
}

} // namespace navarch
