// SPDX-License-Identifier: GPL-3.0-or-later
// navarch captains match BRIEF.json... --level A --level B --pairs N [--sprt 0,50] [--seed S] [--threads N]
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include <time.h>

#include "app/base/speech/speech.h"
#include "app/cli/base/interruption.h"
#include "app/cli/base/options.h"
#include "app/cli/base/spoken_figures.h"
#include "app/cli/base/text_table.h"
#include "app/cli/battle/battle_input.h"
#include "app/cli/captains/levels.h"
#include "core/base/text.h"
#include "core/battle/contest/captains_match.h"
#include "core/battle/match/registry.h"

namespace navarch {

namespace {

using enum TextTable::Align;

struct CaptainsMatchCommand {
    ContestsAsked on;
    std::vector<std::string> levels;
    std::vector<double> sprt;
    int pairs = 0;
};

std::int64_t threadNanoseconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

std::string eloText(double elo)
{
    const auto whole = static_cast<long>(std::lround(elo));
    return (whole > 0 ? "+" : "") + std::to_string(whole);
}

/// As people are told of it.
std::string levelText(CaptainLevel level)
{
    return spokenText(termOf(nameOf(level)));
}

void addRow(TextTable& table, const std::string& what, const LevelScore& score)
{
    if (score.battles() == 0)
        return;
    const EloDifference elo = eloDifference(score.pairs);
    table.row({what, std::to_string(score.battles()), std::to_string(score.wins), std::to_string(score.draws),
               std::to_string(score.losses), eloText(elo.elo), rangeText(eloText(elo.low), eloText(elo.high)),
               meanText(score.turns, score.battles(), 1), percentOf(score.atTurnLimit, score.battles())});
}

std::string answerText(const CaptainsMatch& match, const Sprt& sprt)
{
    const double ratio = logLikelihoodRatio(match.all.pairs, sprt);
    const Phrase what =
        *match.answer == SprtAnswer::Open
            ? phrase("still open")
            : phrase("it is %1", given(eloText(*match.answer == SprtAnswer::Least ? sprt.least : sprt.most)));
    return spokenText(
               phrase("Test of %1 or %2 Elo: %3 (log-likelihood ratio %4, decided at 2.94 either way).",
                      given(eloText(sprt.least)), given(eloText(sprt.most)), what,
                      given(decimalText(std::llround(ratio * 100), 2))))
           + "\n";
}

/// Milliseconds with two decimals.
std::string millisecondsText(std::int64_t nanoseconds)
{
    return decimalText(nanoseconds / 10'000, 2);
}

std::string matchText(const CaptainsMatch& match, const CaptainsMatchCommand& request,
                      const std::optional<Sprt>& sprt)
{
    TextTable table({Left, Right, Right, Right, Right, Right, Left, Right, Right});
    table.row({"", spokenText(phrase("battles")), spokenText(phrase("won")), spokenText(phrase("drawn")),
               spokenText(phrase("lost")), "Elo", spokenText(phrase("with 95% confidence")),
               spokenText(phrase("turns")), spokenText(phrase("at the limit"))});
    if (request.on.paths.size() > 1)
        for (std::size_t i = 0; i < request.on.paths.size(); ++i)
            addRow(table, placeOf(request.on.paths[i]), match.ofBriefs[i]);
    addRow(table, spokenText(phrase("all")), match.all);
    TextTable times({Left, Right, Right, Right});
    times.row(
        {"", spokenText(phrase("decisions")), spokenText(phrase("ms each")), spokenText(phrase("longest"))});
    for (std::size_t i = 0; i < 2; ++i) {
        const CaptainEffort& effort = match.effort[i];
        times.row({levelText(match.levels[i]), std::to_string(effort.decisions),
                   millisecondsText(effort.nanoseconds / std::max<std::int64_t>(effort.decisions, 1)),
                   millisecondsText(effort.longest)});
    }
    return spokenText(phrase("%1 against %2, %3", given(levelText(match.levels[0])),
                             given(levelText(match.levels[1])),
                             phraseN("{%n pair of battles|%n pairs of battles}", match.pairs)))
           + "\n\n" + table.text() + "\n"
           + (sprt && match.answer ? answerText(match, *sprt) + "\n" : std::string()) + times.text();
}

Json timingJson(const CaptainsMatch& match, int threads, std::int64_t milliseconds)
{
    Json levels = Json::array();
    for (std::size_t i = 0; i < 2; ++i)
        levels.push_back({{"level", nameOf(match.levels[i])},
                          {"decisions", match.effort[i].decisions},
                          {"nanoseconds", match.effort[i].nanoseconds},
                          {"longest", match.effort[i].longest}});
    return {{"threads", threads}, {"milliseconds", milliseconds}, {"levels", std::move(levels)}};
}

ExitCode captainsMatch(const CaptainsMatchCommand& request, Console& console)
{
    CaptainsMatchRequest wanted;
    for (std::size_t i = 0; i < 2; ++i)
        wanted.levels[i] = *enumFromName<CaptainLevel>(request.levels[i]);
    if (!request.sprt.empty()) {
        wanted.sprt = Sprt{request.sprt[0], request.sprt[1]};
        if (!(wanted.sprt->least < wanted.sprt->most)) {
            console.complain(phrase("--sprt: the first number must be the lower one; say --sprt 0,50."));
            return ExitCode::Unusable;
        }
    }
    wanted.pairs = request.pairs;
    wanted.clock = threadNanoseconds;
    wanted.threads = threadsOf(request.on.threads);
    std::vector<std::shared_ptr<const Contest>> contests;
    if (const ExitCode code = openContests(request.on, console, contests); code != ExitCode::Done)
        return code;
    wanted.seed = seedOf(request.on, contests);
    const Interruption interruption;
    wanted.stop = interruption.token();
    const auto begin = std::chrono::steady_clock::now();
    const CaptainsMatch match = fightMatch(contests, wanted);
    const std::int64_t milliseconds =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin)
            .count();
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-captains-match/1"}, {"seed", std::to_string(wanted.seed)}};
        answer.update(captainsMatchJson(match, wanted.sprt));
        answer["timing"] = timingJson(match, wanted.threads, milliseconds);
        console.printJson(answer);
    } else {
        console.print(matchText(match, request, wanted.sprt) + "\n"
                      + spokenText(phrase("Timing: %1.", timeTaken(milliseconds, wanted.threads))) + "\n");
    }
    if (!match.wasStopped)
        return ExitCode::Done;
    console.complain(
        phrase("It was stopped after %1 of %2 pairs; the answer holds those.", match.pairs, request.pairs));
    return ExitCode::Partly;
}

} // namespace

void addCaptainsMatch(CLI::App& captains, ChosenCommand& chosen)
{
    const auto request =
        std::make_shared<CaptainsMatchCommand>(CaptainsMatchCommand{{chosen.rules, {}, 0, {}}, {}, {}, 0});
    CLI::App* command =
        addCommand(captains, chosen, "match",
                   "How much better captains of one level are than those of another: pairs of "
                   "battles with the same dice, in which they change sides",
                   request, captainsMatch);
    addBriefs(*command, request->on, "what the battles start from, of any games; by turns");
    takesOneOf(
        command->add_option("--level", request->levels, "twice: a level, and the one it is measured by")
            ->required()
            ->expected(2),
        levelNames())
        ->allow_extra_args(false)
        ->type_name("LEVEL");
    addWholeNumber(
        *command, "--pairs", Bounds{1, maxMatchPairs},
        [request](std::int64_t pairs) { request->pairs = static_cast<int>(pairs); },
        "how many pairs of battles, at most")
        ->required();
    command
        ->add_option(
            "--sprt", request->sprt,
            "ends it as soon as it is clear whether the first level is so many Elo points better, or so "
            "many: 0,50")
        ->delimiter(',')
        ->expected(2)
        ->allow_extra_args(false)
        ->check(CLI::Range(-1000.0, 1000.0))
        ->type_name("ELO,ELO");
    addThreadsAndSeed(*command, request->on);
}

} // namespace navarch
