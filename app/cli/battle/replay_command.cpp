// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle replay REPLAY.json [--html PAGE.html [--side NAME]]
#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/paper_options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/battle_input.h"
#include "core/battle/replay/replay.h"
#include "reports/web/battle_page.h"

namespace navarch {

namespace {

struct BattleReplayRequest {
    const RuleSets& rules;
    std::string path = {};
    bool withLog = false;
    std::string page = {}; ///< where an HTML page goes; empty: none is asked for
    Replacing replacing = Replacing::SameKind;
    std::string side = {}; ///< its number from 1, or its name; empty: the umpire's
    SheetLanguage language = {};
};

void answer(const BattleReplayRequest& request, const Match& match, Console& console)
{
    if (console.wantsJson()) {
        Json json{{"format", "navarch-battle-replay/1"},
                  {"orders", match.at()},
                  {"events", match.eventCount()},
                  {"over", match.isOver()}};
        if (match.isOver())
            fillBattleAnswer(json, match.brief(), match.outcome());
        if (request.withLog)
            json["log"] = logAnswer(match);
        console.printJson(json);
        return;
    }
    if (request.withLog)
        console.print(logText(match) + "\n");
    console.print(
        spokenText(phrase("Played back as it was: %1, %2.",
                          phraseN("{%n order|%n orders}", static_cast<std::int64_t>(match.at())),
                          phraseN("{%n event|%n events}", static_cast<std::int64_t>(match.eventCount()))))
        + "\n\n");
    console.print(match.isOver() ? outcomeText(match.brief(), match.outcome())
                                 : battleHeading(match.brief()) + "\n"
                                       + spokenText(phrase("The battle is not over.")) + "\n");
}

ExitCode writePage(const BattleReplayRequest& request, Match& match, Console& console)
{
    const QtRuntime qt;
    const auto viewer = viewerIn(match.brief(), request.side);
    if (!viewer) {
        console.complain(viewer.error());
        return ExitCode::Unusable;
    }
    const std::string page = battlePage(match, *viewer, request.language, builtInFigures());
    if (!wrote({request.page, FileKind::Page, page, request.replacing}, console))
        return ExitCode::Unusable;
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-battle-replay/1"},
                               {"orders", match.at()},
                               {"over", match.isOver()},
                               {"side", *viewer < 0 ? Json() : Json(*viewer + 1)},
                               {"out", shownPath(request.page)},
                               {"bytes", page.size()}});
    else
        console.print(phrase("%1 bytes written", page.size()), shownPath(request.page));
    return ExitCode::Done;
}

ExitCode battleReplay(const BattleReplayRequest& request, Console& console)
{
    const std::string place = placeOf(request.path);
    const auto replay =
        readDocument(request.path, {replayFormat}, replayLimits).and_then([&](const Json& json) {
            return readReplay(json, place, builtInFigures());
        });
    if (!replay) {
        console.complain(replay.error());
        return ExitCode::Unusable;
    }
    const auto match = playBack(*replay, request.rules, builtInFigures());
    if (!match) {
        console.complain(inFile(match.error(), place));
        return ExitCode::Refused;
    }
    if (!request.page.empty())
        return writePage(request, **match, console);
    answer(request, **match, console);
    return ExitCode::Done;
}

} // namespace

void addBattleReplay(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BattleReplayRequest>(BattleReplayRequest{chosen.rules});
    CLI::App* command = addCommand(
        battle, chosen, "replay",
        "Plays a battle back, checks every event, and prints its outcome, or writes it as a web page",
        request, battleReplay);
    command->add_option("REPLAY.json", request->path, "a replay; - reads standard input")->required();
    CLI::Option* log =
        command->add_flag("--log", request->withLog, "every order and event, with dice and modifiers");
    CLI::Option* page =
        command
            ->add_option(
                "--html", request->page,
                "writes instead one HTML page that plays the battle in any browser, without a network")
            ->type_name("PAGE.html")
            ->excludes(log);
    command
        ->add_option(
            "--side", request->side,
            "of the page: as this side sees it, by its number (1 the first) or name; without it all, as "
            "the umpire")
        ->needs(page);
    addPaperLanguage(*command, "of the page", request->language)->needs(page);
    addForce(*command, request->replacing);
}

} // namespace navarch
