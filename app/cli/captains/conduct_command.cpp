// SPDX-License-Identifier: GPL-3.0-or-later
// navarch captains conduct BRIEF.json... --level A --battles N [--seed S] [--threads N]
#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/cli/base/interruption.h"
#include "app/cli/base/options.h"
#include "app/cli/base/spoken_figures.h"
#include "app/cli/base/text_table.h"
#include "app/cli/battle/battle_input.h"
#include "app/cli/captains/levels.h"
#include "core/battle/contest/conduct.h"
#include "core/battle/match/registry.h"

namespace navarch {

namespace {

using enum TextTable::Align;

struct CaptainsConductCommand {
    ContestsAsked on;
    std::string level;
    int battles = 0;
};

/// "12 of 340 ship-turns, 3.53%"; of what is counted by battles "1.25 a battle".
std::vector<std::string> rowOf(const ConductLine& line, const ConductCount& count)
{
    const std::string text = spokenText(termOf(line.text));
    if (count.of == 0)
        return {text, "0", line.of.empty() ? "" : spokenText(phrase("among 0 %1", termOf(line.of))), ""};
    if (line.of.empty())
        return {text, std::to_string(count.count), "",
                spokenText(phrase("%1 a battle", given(meanText(count.count, count.of, 2))))};
    return {text, std::to_string(count.count),
            spokenText(phrase("among %1 %2", given(std::to_string(count.of)), termOf(line.of))),
            percentOf(count.count, count.of)};
}

Json answerOf(const Contest& contest, const ConductOfLevel& conduct)
{
    Json figures = Json::array();
    for (std::size_t i = 0; i < conduct.counts.size(); ++i) {
        const ConductLine& line = contest.conductLines()[i];
        figures.push_back({{"key", line.key},
                           {"text", line.text},
                           {"count", conduct.counts[i].count},
                           {"of", conduct.counts[i].of},
                           {"among", line.of.empty() ? std::string_view("battles") : line.of}});
    }
    return {{"rules", contest.brief().rules}, {"battles", conduct.battles}, {"figures", std::move(figures)}};
}

std::string textOf(const std::string& place, const Contest& contest, const ConductOfLevel& conduct)
{
    TextTable table({Left, Right, Left, Right});
    table.row({place + ", " + contest.brief().rules + ", "
               + spokenText(phraseN("{%n battle|%n battles}", conduct.battles))});
    for (std::size_t i = 0; i < conduct.counts.size(); ++i)
        table.row(rowOf(contest.conductLines()[i], conduct.counts[i]));
    return table.text()
           + (conduct.counts.empty() ? spokenText(phrase("Nothing is counted in this game.")) + "\n" : "");
}

ExitCode captainsConduct(const CaptainsConductCommand& request, Console& console)
{
    ConductRequest wanted;
    wanted.level = *enumFromName<CaptainLevel>(request.level);
    wanted.battles = request.battles;
    wanted.threads = threadsOf(request.on.threads);
    std::vector<std::shared_ptr<const Contest>> contests;
    if (const ExitCode code = openContests(request.on, console, contests); code != ExitCode::Done)
        return code;
    wanted.seed = seedOf(request.on, contests);
    const Interruption interruption;
    wanted.stop = interruption.token();
    Json answer{{"format", "navarch-captains-conduct/1"},
                {"seed", std::to_string(wanted.seed)},
                {"level", request.level},
                {"briefs", Json::array()}};
    std::string text;
    bool isWhole = true;
    for (std::size_t i = 0; i < contests.size(); ++i) {
        const ConductOfLevel conduct = observedConduct(*contests[i], wanted);
        isWhole = isWhole && conduct.battles == request.battles;
        answer["briefs"].push_back(answerOf(*contests[i], conduct));
        text += (text.empty() ? "" : "\n") + textOf(placeOf(request.on.paths[i]), *contests[i], conduct);
    }
    if (console.wantsJson())
        console.printJson(answer);
    else
        console.print(text);
    if (isWhole)
        return ExitCode::Done;
    console.complain(phrase("It was stopped; the answer holds the battles that were over by then."));
    return ExitCode::Partly;
}

} // namespace

void addCaptainsConduct(CLI::App& captains, ChosenCommand& chosen)
{
    const auto request =
        std::make_shared<CaptainsConductCommand>(CaptainsConductCommand{{chosen.rules, {}, 0, {}}, {}, 0});
    CLI::App* command =
        addCommand(captains, chosen, "conduct",
                   "How captains of a level behave: friends run into, strength spent for nothing, "
                   "and what else a good player does not do",
                   request, captainsConduct);
    addBriefs(*command, request->on, "what the battles start from, of any games");
    takesOneOf(command->add_option("--level", request->level, "whose conduct")->required(), levelNames());
    addWholeNumber(
        *command, "--battles", Bounds{1, 100'000},
        [request](std::int64_t battles) { request->battles = static_cast<int>(battles); },
        "how many battles of each brief")
        ->required();
    addThreadsAndSeed(*command, request->on);
}

} // namespace navarch
