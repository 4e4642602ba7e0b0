// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign advance FILE.navarch [--turns N] [--captains[=all]] [--game ID] [--replays]
#include "app/cli/campaign/access.h"
#include "app/cli/options.h"
#include "app/cli/qt_runtime.h"
#include "app/files/file_access.h"
#include "core/base/counted.h"
#include "core/campaign/calendar.h"
#include "core/campaign/machine/war.h"
#include "core/campaign/turn/waiting_list.h"

namespace navarch {

namespace {

struct AdvanceRequest {
    const RuleSets& rules;
    std::string path{};
    std::string game = "salamis-ad-actium";
    int turns = 1;
    std::string captains{}; ///< empty: a person's step; "battles" or "all"
    bool replays = false;
};

Problems problemsOf(const Performed& performed)
{
    if (performed.done())
        return {};
    Problems problems;
    for (const Finding& finding : performed.verdict.reasons)
        if (finding.severity == Severity::Error)
            problems.push_back({finding.subject, finding.message, {}});
    if (performed.outcome == Performed::Outcome::Failed || problems.empty())
        problems.push_back(performed.problem);
    return problems;
}

/// What the chronicle got since its entry `from`, in its order.
Json newsSince(const Campaign& campaign, Id<ChronicleRecord> from, std::string& text)
{
    Json news = Json::array();
    const auto& chronicle = campaign.table<ChronicleRecord>();
    for (auto entry = chronicle.upper_bound(from); entry != chronicle.end(); ++entry) {
        news.push_back({{"kind", entry->second.kind}, {"rule", entry->second.rule}, {"text", entry->second.text}});
        text += "  " + entry->second.text + (entry->second.rule.empty() ? "" : " (" + entry->second.rule + ")") + "\n";
    }
    return news;
}

Id<ChronicleRecord> lastEntry(const Campaign& campaign)
{
    const auto& chronicle = campaign.table<ChronicleRecord>();
    return chronicle.empty() ? Id<ChronicleRecord>{} : chronicle.rbegin()->first;
}

/// One week: by captains, or the one step that a person takes.
Problems advanceOnce(CampaignFile& file, const AdvanceRequest& request, Json& battles)
{
    if (request.captains.empty()) {
        const HeadRecord& head = file.campaign().head();
        return problemsOf(file.perform(AdvanceTurn{head.turn, head.phase}));
    }
    const WarTableKeeper keeper{file.campaign(), file.figures(),
                                [&](const Action& action) { return problemsOf(file.perform(action)); }};
    const auto fought = advanceByCaptains(keeper, {request.rules, request.game, {}, request.replays, request.captains == "all"});
    if (!fought)
        return fought.error();
    for (const WeekBattle& battle : *fought)
        battles.push_back({{"battle", battle.battle.value}, {"name", battle.name}, {"verdict", battle.verdict}});
    return {};
}

ExitCode advance(const AdvanceRequest& request, Console& console)
{
    const QtRuntime qt;
    if (!request.rules.find(request.game)) {
        console.complain("There is no game " + quotedForMessage(request.game) + ".");
        return ExitCode::Unusable;
    }
    const OpenedCampaign opened = openCampaign(request.path, OpenMode::Edit, console);
    if (!opened.file)
        return opened.code;
    CampaignFile& file = *opened.file;
    Json weeks = Json::array();
    for (int done = 0; done < request.turns; ++done) {
        const auto from = lastEntry(file.campaign());
        const std::string date = textOf(dateOf(file.campaign().head()));
        Json battles = Json::array();
        const Problems problems = advanceOnce(file, request, battles);
        if (!problems.empty()) {
            console.complain(problems);
            console.complain(counted(done, "turn") + " done before that; the campaign stands at "
                             + textOf(dateOf(file.campaign().head())) + ".");
            return ExitCode::Refused;
        }
        std::string text = date + "\n";
        Json news = newsSince(file.campaign(), from, text);
        if (!console.wantsJson())
            console.print(text);
        weeks.push_back({{"date", date}, {"news", std::move(news)}, {"battles", std::move(battles)}});
    }
    const Campaign& campaign = file.campaign();
    Json waiting = Json::array();
    std::string text = "Now: " + textOf(dateOf(campaign.head()))
                       + (campaign.head().phase == TurnPhase::Battles ? ", battles to settle" : "") + "\n";
    for (const Waiting& each : whatWaitsFor(campaign, {})) {
        waiting.push_back({{"key", each.key}, {"severity", nameOf(each.severity)}, {"subject", each.subject}, {"text", each.text}});
        text += "  waits: " + each.subject + ": " + each.text + "\n";
    }
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-campaign-advance/1"},
                               {"file", shownPath(request.path)},
                               {"weeks", std::move(weeks)},
                               {"date", textOf(dateOf(campaign.head()))},
                               {"turn", campaign.head().turn},
                               {"phase", nameOf(campaign.head().phase)},
                               {"waiting", std::move(waiting)}});
    else
        console.print(text);
    return ExitCode::Done;
}

} // namespace

void addCampaignAdvance(CLI::App& campaign, ChosenCommand& chosen)
{
    const auto request = std::make_shared<AdvanceRequest>(AdvanceRequest{chosen.rules});
    CLI::App* command = addCommand(campaign, chosen, "advance",
                                   "Carries the campaign on: a step of its turn, or whole weeks by captains", request,
                                   advance);
    command->add_option("FILE.navarch", request->path, "a campaign")->required();
    command->add_option("--turns", request->turns, "how often")->check(CLI::Range(1, 10'000));
    command
        ->add_flag("--captains{battles}", request->captains,
                   "whole weeks: captains fight every battle that is due; with --captains=all they also order the fleets "
                   "of sides that have a player")
        ->check(CLI::IsMember({"battles", "all"}));
    command->add_option("--game", request->game, "the game they are fought by");
    command->add_flag("--replays", request->replays, "keep the replays of those battles");
}

} // namespace navarch
