// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign advance FILE.navarch [--turns N] [--captains[=all]] [--game ID] [--replays]
#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "app/cli/base/named_game.h"
#include "app/cli/base/options.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/file/access.h"
#include "app/cli/campaign/file/attempt.h"
#include "core/campaign/calendar.h"
#include "core/campaign/records/told.h"
#include "core/campaign/turn/waiting_list.h"
#include "core/campaign/war/war.h"

namespace navarch {

namespace {

struct AdvanceRequest {
    const RuleSets& rules;
    std::string path{};
    std::string game{homeGame};
    int turns = 1;
    std::string captains{}; ///< empty: a person's step; "battles" or "all"
    bool replays = false;
};

/// What came of a week.
struct Week {
    ExitCode code = ExitCode::Done;
    bool mayBeKept = false;
    Problems problems;
    Json battles = Json::array();
};

Problems problemsOf(const Performed& performed)
{
    if (performed.done())
        return {};
    Problems problems;
    for (const Finding& finding : performed.verdict.reasons)
        if (finding.severity == Severity::Error)
            problems.push_back({finding.subject.english(), finding.message, {}});
    if (performed.outcome == Performed::Outcome::Failed || problems.empty())
        problems.push_back(performed.problem);
    return problems;
}

Week weekOf(const Performed& performed, Problems refusals)
{
    Week week;
    week.mayBeKept = performed.mayBeKept;
    if (performed.outcome == Performed::Outcome::Refused) {
        week.code = ExitCode::Refused;
        week.problems = std::move(refusals);
    } else if (performed.outcome == Performed::Outcome::Failed) {
        week.code = ExitCode::Unusable;
        week.problems = {performed.problem};
    }
    return week;
}

/// What the chronicle got since its entry `from`, in its order.
Json newsSince(const Campaign& campaign, Id<ChronicleRecord> from, std::string& text)
{
    Json news = Json::array();
    const auto& chronicle = campaign.table<ChronicleRecord>();
    for (auto entry = chronicle.upper_bound(from); entry != chronicle.end(); ++entry) {
        news.push_back(
            {{"kind", entry->second.kind}, {"rule", entry->second.rule}, {"text", entry->second.text}});
        text += "  " + spokenText(phraseOf(entry->second))
                + (entry->second.rule.empty() ? "" : " (" + entry->second.rule + ")") + "\n";
    }
    return news;
}

Id<ChronicleRecord> lastEntry(const Campaign& campaign)
{
    const auto& chronicle = campaign.table<ChronicleRecord>();
    return chronicle.empty() ? Id<ChronicleRecord>{} : chronicle.rbegin()->first;
}

/// One week by captains, all of it or nothing, or the one step that a person takes.
Week advanceOnce(CampaignFile& file, const AdvanceRequest& request)
{
    if (request.captains.empty()) {
        const HeadRecord& head = file.campaign().head();
        const Performed performed = file.perform(AdvanceTurn{head.turn, head.phase});
        return weekOf(performed, problemsOf(performed));
    }
    Result<std::vector<WeekBattle>> fought;
    const Performed performed = file.together([&] {
        const WarTableKeeper keeper{file.campaign(), file.figures(),
                                    [&](const Action& action) { return problemsOf(file.perform(action)); }};
        fought = advanceByCaptains(
            keeper, {request.rules, request.game, {}, request.replays, request.captains == "all"});
        return fought.has_value();
    });
    Week week = weekOf(performed, fought ? Problems{} : fought.error());
    if (fought)
        for (const WeekBattle& battle : *fought)
            week.battles.push_back(
                {{"battle", battle.battle.value}, {"name", battle.name}, {"verdict", battle.verdict}});
    return week;
}

/// Tells why it went no further, and how far it went.
ExitCode stoppedBy(const Week& week, int done, const Campaign& campaign, Attempt& attempt,
                   const Console& console)
{
    console.complain(week.problems);
    const Phrase date = phraseOf(dateOf(campaign.head()));
    if (week.mayBeKept && done > 0)
        console.complain(
            phraseN("{%n turn|%n turns} done before that and kept; before the one that failed the "
                    "campaign stands at %1.",
                    done, date));
    else if (week.mayBeKept)
        console.complain(phrase("before the one that failed the campaign stands at %1.", date));
    else if (done > 0)
        console.complain(
            phraseN("{%n turn|%n turns} done before that and kept; the campaign stands at %1.", done, date));
    else
        console.complain(phrase("Nothing was changed; the campaign stands at %1.", date));
    if (week.mayBeKept)
        return codeOfFailure(true, attempt);
    return done > 0 ? ExitCode::Partly : week.code;
}

ExitCode advance(const AdvanceRequest& asked, Console& console)
{
    const QtRuntime qt;
    const auto game =
        gameNamed(asked.game, gamesOf(asked.rules),
                  phrase("There is no game %1.", given(quotedForMessage(asked.game))), "--game", console);
    if (!game)
        return ExitCode::Unusable;
    AdvanceRequest request = asked;
    request.game = *game;
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Edit, console);
    if (!opened.file)
        return opened.code;
    CampaignFile& file = *opened.file;
    Attempt attempt(file, "advance " + std::to_string(request.turns) + " " + request.captains + " "
                              + request.game + (request.replays ? " replays" : ""));
    if (!attempt.problems().empty()) {
        console.complain(attempt.problems());
        return ExitCode::Unusable;
    }
    Json weeks = Json::array();
    int done = attempt.partsBefore();
    if (done > 0) {
        console.noteDone();
        console.complain(
            phraseN("{%n turn|%n turns} of these were done when this was asked before, and nobody "
                    "could tell; they are not done again.",
                    done));
    }
    ExitCode code = ExitCode::Done;
    for (; done < request.turns && code == ExitCode::Done; ++done) {
        const auto from = lastEntry(file.campaign());
        const std::string date = phraseOf(dateOf(file.campaign().head())).english();
        const std::string spokenDate = spokenText(phraseOf(dateOf(file.campaign().head())));
        attempt.beginPart(done + 1);
        Week week = advanceOnce(file, request);
        if (week.code != ExitCode::Done) {
            code = stoppedBy(week, done, file.campaign(), attempt, console);
            break;
        }
        console.noteDone();
        std::string text = spokenDate + "\n";
        Json news = newsSince(file.campaign(), from, text);
        // Told when it is safe on disk, week by week.
        if (!console.wantsJson())
            console.printNow(text);
        weeks.push_back({{"date", date}, {"news", std::move(news)}, {"battles", std::move(week.battles)}});
    }
    if (code != ExitCode::Done && (done == 0 || !console.wantsJson()))
        return code;
    const Campaign& campaign = file.campaign();
    Json waiting = Json::array();
    const Phrase now = phraseOf(dateOf(campaign.head()));
    std::string text =
        spokenText(campaign.head().phase == TurnPhase::Battles ? phrase("Now: %1, battles to settle", now)
                                                               : phrase("Now: %1", now))
        + "\n";
    for (const Waiting& each : whatWaitsFor(campaign, file.figures(), {})) {
        waiting.push_back({{"key", each.key},
                           {"severity", nameOf(each.severity)},
                           {"subject", each.subject.english()},
                           {"text", each.text.english()}});
        text += "  " + spokenText(phrase("waits: %1: %2", each.subject, each.text)) + "\n";
    }
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-campaign-advance/1"},
                               {"file", shownPath(request.path)},
                               {"weeks", std::move(weeks)},
                               {"date", phraseOf(dateOf(campaign.head())).english()},
                               {"turn", campaign.head().turn},
                               {"phase", nameOf(campaign.head().phase)},
                               {"waiting", std::move(waiting)}});
    else
        console.print(text);
    console.printNow({});
    return code;
}

} // namespace

void addCampaignAdvance(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<AdvanceRequest>(AdvanceRequest{chosen.rules});
    CLI::App* command = addCommand(campaign, chosen, "advance",
                                   "Carries the campaign on: a step of its turn, or whole weeks by captains",
                                   request, advance);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    addWholeNumber(
        *command, "--turns", Bounds{1, 10'000},
        [request](std::int64_t turns) { request->turns = static_cast<int>(turns); }, "how often");
    takesOneOf(command->add_flag("--captains{battles}", request->captains,
                                 "whole weeks: captains fight every battle that is due; with --captains=all "
                                 "they also order the fleets of sides that have a player"),
               {"battles", "all"});
    command->add_option("--game", request->game, "the game they are fought by");
    command->add_flag("--replays", request->replays, "keep the replays of those battles");
}

} // namespace navarch
