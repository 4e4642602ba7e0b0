// SPDX-License-Identifier: GPL-3.0-or-later
// navarch rules --game ID --out FILE.pdf
#include <algorithm>

#include "app/base/files/file_access.h"
#include "app/cli/base/named_game.h"
#include "app/cli/base/options.h"
#include "app/cli/base/paper_options.h"
#include "app/cli/base/paper_output.h"
#include "app/cli/base/qt_runtime.h"
#include "core/base/text.h"
#include "core/rulebook/rulebook.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/rulebook_paper.h"

namespace navarch {

namespace {

struct RulesRequest {
    std::string game;
    PaperTarget target;
    PrintOptions options;
};

ExitCode printRules(const RulesRequest& asked, Console& console)
{
    NamedGames games;
    for (const RuleChapter& chapter : builtInRulebook().chapters())
        if (std::find(games.ids.begin(), games.ids.end(), chapter.game) == games.ids.end())
            games.ids.push_back(chapter.game);
    const auto game =
        gameNamed(asked.game, games, phrase("There is no rulebook %1.", given(quotedForMessage(asked.game))),
                  "--game", console);
    if (!game)
        return ExitCode::Unusable;
    RulesRequest request = asked;
    request.game = *game;
    const QtRuntime qt(QtRuntime::Uses::Drawing);
    const auto document = rulebookPaper(request.game, {}, request.options.sheets, FontMeasurer());
    if (!document) {
        console.complain(document.error());
        return ExitCode::Unusable;
    }
    if (const ExitCode written = writePaper(*document, request.target, console); written != ExitCode::Done)
        return written;
    if (console.wantsJson())
        console.printJson({{"format", "navarch-rules-paper/1"},
                           {"rules", request.game},
                           {"out", request.target.isDryRun ? Json() : Json(shownPath(request.target.out))},
                           {"pages", document->pages.size()},
                           {"leaves", leavesOf(*document)}});
    else
        console.print(phrase("the rules of %1, %2", given(request.game), pagesInWords(*document)),
                      request.target.name());
    return ExitCode::Done;
}

} // namespace

void addRules(CLI::App& app, ChosenCommand& chosen)
{
    const auto request = std::make_shared<RulesRequest>();
    CLI::App* command = addCommand(app, chosen, "rules",
                                   "A game's rulebook as a PDF, with the figures that the program plays by",
                                   request, printRules);
    command->add_option("--game", request->game, "a game's id, or campaign")->required()->type_name("ID");
    addPaperOptions(*command, request);
}

} // namespace navarch
