// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle compare BRIEF.json --runs N [--threads N] [--seed N] [--rules a,b]
#include <algorithm>
#include <chrono>
#include <ctime>

#include "app/base/speech/speech.h"
#include "app/cli/base/named_game.h"
#include "app/cli/base/options.h"
#include "app/cli/base/spoken_figures.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/battle_input.h"
#include "app/cli/battle/comparison_text.h"
#include "core/base/text.h"

namespace navarch {

namespace {

struct BattleCompareRequest {
    const RuleSets& rules;
    BriefAsked brief;
    int runs = 0;
    int threads = 0;                ///< 0: as many as the machine has
    std::vector<std::string> games; ///< none: all
};

/// What depends on the clock and the machine.
struct Timing {
    int threads = 0;
    std::int64_t milliseconds = 0;
    std::vector<std::int64_t> processor; ///< by game: milliseconds of all threads together
};

std::int64_t processorMilliseconds()
{
    return std::int64_t{std::clock()} * 1000 / CLOCKS_PER_SEC;
}

/// Fights it, and takes the time.
Result<GameComparison> timed(const BattleCompareRequest& request, const BattleBrief& brief, Timing& timing)
{
    ComparisonRequest wanted;
    wanted.runs = request.runs;
    wanted.threads = threadsOf(request.threads);
    wanted.rules = request.games;
    std::int64_t before = processorMilliseconds();
    wanted.done = [&](const GameForecast&) {
        const std::int64_t now = processorMilliseconds();
        timing.processor.push_back(now - before);
        before = now;
    };
    timing.threads = wanted.threads;
    const auto begin = std::chrono::steady_clock::now();
    auto comparison = compare(request.rules, brief, builtInFigures(), wanted);
    timing.milliseconds =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin)
            .count();
    return comparison;
}

Json timingJson(const GameComparison& comparison, const Timing& timing)
{
    Json games = Json::array();
    for (std::size_t i = 0; i < timing.processor.size(); ++i)
        games.push_back(
            {{"rules", comparison.games[i].rules}, {"processor_milliseconds", timing.processor[i]}});
    return {{"threads", timing.threads}, {"milliseconds", timing.milliseconds}, {"games", std::move(games)}};
}

std::string timingText(const GameComparison& comparison, const Timing& timing)
{
    std::vector<Phrase> games;
    for (std::size_t i = 0; i < timing.processor.size(); ++i)
        games.push_back(
            phrase("%1 s for %2", given(secondsText(timing.processor[i])), termOf(comparison.games[i].name)));
    return spokenText(phrase("Timing: %1; of the processor %2.",
                             timeTaken(timing.milliseconds, timing.threads), listed(games)))
           + "\n";
}

ExitCode battleCompare(const BattleCompareRequest& asked, Console& console)
{
    BattleCompareRequest request = asked;
    for (std::string& game : request.games) {
        const auto found =
            gameNamed(game, gamesOf(request.rules),
                      phrase("There is no game %1 to fight with here.", given(quotedForMessage(game))),
                      "--rules", console);
        if (!found)
            return ExitCode::Unusable;
        game = *found;
    }
    ExitCode code = ExitCode::Done;
    const auto brief = askedBrief(request.brief, console, code);
    if (!brief)
        return code;
    const std::string place = placeOf(request.brief.path);
    Timing timing;
    const auto comparison = timed(request, *brief, timing);
    if (!comparison) {
        console.complain(inFile(comparison.error(), place));
        return ExitCode::Refused;
    }
    if (!comparison->isFought()) {
        for (const GameForecast& game : comparison->games)
            console.complain(inFile(inFile(game.problems, game.name), place));
        return ExitCode::Refused;
    }
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-comparison/1"},
                    {"seed", std::to_string(brief->seed)},
                    {"runs", request.runs}};
        answer.update(comparisonJson(*comparison));
        answer["timing"] = timingJson(*comparison, timing);
        console.printJson(answer);
    } else {
        console.print(battleHeading(*brief) + "\n\n" + comparisonText(*comparison)
                      + timingText(*comparison, timing));
    }
    return ExitCode::Done;
}

} // namespace

void addBattleCompare(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request =
        std::make_shared<BattleCompareRequest>(BattleCompareRequest{chosen.rules, {}, 0, 0, {}});
    CLI::App* command =
        addCommand(battle, chosen, "compare",
                   "One match under every game, side by side: captains fight it many times under each",
                   request, battleCompare);
    addBriefFile(*command, request->brief, "what the battles start from; - reads standard input");
    addWholeNumber(
        *command, "--runs", Bounds{1, maxForecastRuns},
        [request](std::int64_t runs) { request->runs = static_cast<int>(runs); },
        "how many battles under each game")
        ->required();
    addThreads(*command, request->threads, maxForecastThreads);
    addBriefSeed(*command, request->brief);
    command->add_option("--rules", request->games, "only these games, in this order: trireme,ramming-speed")
        ->delimiter(',')
        ->allow_extra_args(false) // the brief may come after it
        ->type_name("ID,...");
}

} // namespace navarch
