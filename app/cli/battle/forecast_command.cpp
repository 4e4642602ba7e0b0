// SPDX-License-Identifier: GPL-3.0-or-later
// navarch battle forecast BRIEF.json --runs N [--threads N] [--seed N]
#include <algorithm>
#include <chrono>

#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/spoken_figures.h"
#include "app/cli/base/text_table.h"
#include "app/cli/battle/battle_answer.h"
#include "app/cli/battle/battle_input.h"
#include "core/battle/forecast/forecast.h"
#include "core/battle/match/registry.h"

namespace navarch {

namespace {

using enum TextTable::Align;

struct BattleForecastRequest {
    const RuleSets& rules;
    BriefAsked brief;
    int runs = 0;
    int threads = 0; ///< 0: as many as the machine has
};

std::vector<std::string> shareRow(const std::string& what, const Share& share, int runs)
{
    return {what, std::to_string(share.count), percentOf(share.count, runs),
            rangeText(percentText(share.low), percentText(share.high))};
}

std::string forecastText(const Forecast& forecast)
{
    TextTable wins({Left, Right, Right, Left});
    wins.row({spokenText(phraseN("{%n battle|%n battles}", forecast.runs)), "", "",
              spokenText(phrase("with 95% confidence"))});
    for (const SideForecast& side : forecast.sides)
        wins.row(shareRow(spokenText(phrase("%1 wins", given(side.name))), side.wins, forecast.runs));
    wins.row(shareRow(spokenText(phrase("draws")), forecast.draws, forecast.runs));

    TextTable losses({Left, Right, Right, Right, Right, Right, Right, Right, Right});
    losses.row({spokenText(phrase("Losses, talents")), spokenText(phrase("of")), spokenText(phrase("mean")),
                spokenText(phrase("least"), "an amount"), "5%", "25%", "50%", "75%", "95%"});
    for (const SideForecast& side : forecast.sides) {
        std::vector<std::string> row{side.name, spokenAmount(side.value), spokenAmount(side.losses.mean),
                                     spokenAmount(side.losses.least)};
        for (const Spread::Quantile& quantile : side.losses.quantiles)
            row.push_back(spokenAmount(quantile.amount));
        losses.row(std::move(row));
    }

    TextTable ships({Left, Left, Right, Right, Right});
    ships.row({spokenText(phrase("Ship")), spokenText(phrase("of")), spokenText(phrase("sunk")),
               spokenText(phrase("captured"), "a ship"), spokenText(phrase("fled"))});
    for (const ShipForecast& ship : forecast.ships)
        ships.row({ship.name, forecast.sides[static_cast<std::size_t>(ship.side)].name,
                   std::to_string(ship.sunk), std::to_string(ship.captured), std::to_string(ship.fled)});

    const Phrase turns =
        phrase("Turns: %1 to %2, %3 on the average; %4 reached the limit.", forecast.fewestTurns,
               forecast.mostTurns, given(meanText(forecast.turns, forecast.runs, 1)), forecast.atTurnLimit);
    const Phrase undecided =
        forecast.undecided > 0
            ? phrase("%1 were broken off, as the captains came to no end.", forecast.undecided)
            : Phrase();
    return wins.text() + "\n" + losses.text() + "\n" + spokenText(sentences({turns, undecided})) + "\n\n"
           + ships.text() + "\n" + spokenText(termOf(forecastNote)) + "\n";
}

ExitCode battleForecast(const BattleForecastRequest& request, Console& console)
{
    ExitCode code = ExitCode::Done;
    const auto brief = askedBrief(request.brief, console, code);
    if (!brief)
        return code;
    const auto simulator = request.rules.simulator(*brief, builtInFigures());
    if (!simulator) {
        console.complain(inFile(simulator.error(), placeOf(request.brief.path)));
        return ExitCode::Refused;
    }
    ForecastRequest wanted;
    wanted.runs = request.runs;
    wanted.threads = threadsOf(request.threads);
    const auto begin = std::chrono::steady_clock::now();
    const Forecast result = forecast(**simulator, wanted);
    const auto taken = std::chrono::steady_clock::now() - begin;
    const std::int64_t milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(taken).count();
    if (console.wantsJson()) {
        Json answer{
            {"format", "navarch-forecast/1"}, {"rules", brief->rules}, {"seed", std::to_string(brief->seed)}};
        answer.update(forecastJson(result));
        answer["timing"] = {{"threads", wanted.threads}, {"milliseconds", milliseconds}};
        console.printJson(answer);
    } else {
        console.print(battleHeading(*brief) + "\n\n" + forecastText(result)
                      + spokenText(phrase("Timing: %1.", timeTaken(milliseconds, wanted.threads))) + "\n");
    }
    return ExitCode::Done;
}

} // namespace

void addBattleForecast(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BattleForecastRequest>(BattleForecastRequest{chosen.rules, {}});
    CLI::App* command =
        addCommand(battle, chosen, "forecast",
                   "How a battle ends when captains fight it many times, with other dice each time", request,
                   battleForecast);
    addBriefFile(*command, request->brief, "what the battles start from; - reads standard input");
    addWholeNumber(
        *command, "--runs", Bounds{1, maxForecastRuns},
        [request](std::int64_t runs) { request->runs = static_cast<int>(runs); }, "how many battles")
        ->required();
    addThreads(*command, request->threads, maxForecastThreads);
    addBriefSeed(*command, request->brief);
    addBriefBoard(*command, request->brief);
}

} // namespace navarch
