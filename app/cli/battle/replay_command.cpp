// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle replay REPLAY.json
#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/battle_input.h"
#include "core/battle/replay/replay.h"

namespace navarch {

namespace {

struct BattleReplayRequest {
    const RuleSets& rules;
    std::string path;
    bool withLog = false;
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

ExitCode battleReplay(const BattleReplayRequest& request, Console& console)
{
    const std::string place = placeOf(request.path);
    const auto replay = readDocument(request.path, place, replayLimits).and_then([&](const Json& json) {
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
    answer(request, **match, console);
    return ExitCode::Done;
}

} // namespace

void addBattleReplay(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BattleReplayRequest>(BattleReplayRequest{chosen.rules, {}, false});
    CLI::App* command =
        addCommand(battle, chosen, "replay",
                   "Plays a battle back, checks every event, and prints its outcome", request, battleReplay);
    command->add_option("REPLAY.json", request->path, "a replay; - reads standard input")->required();
    command->add_flag("--log", request->withLog, "every order and event, with dice and modifiers");
}

} // namespace navarch
