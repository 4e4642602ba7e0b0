// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/retelling.h"

#include <algorithm>
#include <optional>

#include "core/campaign/archive/archive.h"
#include "db/past_campaign.h"

namespace navarch {

namespace {

/// Of a battle that was entered the journal keeps the outcome with the records alone.
void giveOutcomeBack(Json& action, const Changes& changes)
{
    if (action.value("do", std::string()) != EnterBattle::kind)
        return;
    for (const AnyChange& any : changes) {
        if (const auto* battle = std::get_if<RowChange<BattleRecord>>(&any);
            battle && battle->after && !battle->after->outcome.empty())
            if (auto outcome = parseJson(battle->after->outcome, "outcome", battleTextLimits))
                action["outcome"] = std::move(*outcome);
        if (const auto* replay = std::get_if<RowChange<BattleReplayRecord>>(&any); replay && replay->after)
            if (auto kept = parseJson(replay->after->text, "replay", replayLimits))
                action["replay"] = std::move(*kept);
    }
}

ToldDeed toldDeed(PastDeed deed, const Figures& figures)
{
    ToldDeed told{deed.number, std::move(deed.title), std::nullopt, std::move(deed.changes)};
    if (!deed.action.is_object())
        return told;
    giveOutcomeBack(deed.action, told.changes);
    if (auto action = readAction(deed.action, "journal", figures))
        told.action = std::move(*action);
    return told;
}

Performed refused(const CampaignFile& file, Phrase what, Phrase remedy)
{
    return {Performed::Outcome::Failed, {}, {file.path().toStdString(), std::move(what), std::move(remedy)}};
}

/// Why it cannot be put into the file; nothing when it can.
std::optional<Performed> whyNotPut(const CampaignFile& file, const ToldHistory& history,
                                   const Retelling& retelling)
{
    if (file.historyLength() != history.length)
        return refused(file,
                       phrase("Something was done since the retelling was looked at. Nothing was changed."),
                       phrase("Look at it again."));
    if (!retelling.isWhole)
        return refused(file, phrase("A deed does not fit any more. Nothing was changed."),
                       phrase("Drop those that do not, or change the retelling."));
    return std::nullopt;
}

/// Undoes what was told and does what is told now, step by step. `failed` is the one that was not done.
bool goThrough(CampaignFile& file, const ToldHistory& history, const std::vector<Action>& actions,
               const std::function<bool(int done, int of)>& goesOn, Performed& failed)
{
    const auto of = static_cast<int>(history.deeds.size() + actions.size());
    int done = 0;
    for (std::size_t i = 0; i < history.deeds.size(); ++i)
        if (failed = file.undo(); !failed.done() || !goesOn(++done, of))
            return false;
    for (const Action& action : actions)
        if (failed = file.perform(action); !failed.done() || !goesOn(++done, of))
            return false;
    return true;
}

} // namespace

Result<ToldHistory> toldFrom(const CampaignFile& file, std::int64_t deed)
{
    PastCampaign past(file);
    ToldHistory history;
    history.length = file.historyLength();
    while (!past.isAtBeginning() && past.deed() >= deed) {
        auto read = past.deedToTakeBack();
        if (!read)
            return tl::unexpected(read.error());
        history.deeds.push_back(toldDeed(std::move(*read), file.figures()));
        if (auto done = past.stepBack(); !done)
            return tl::unexpected(done.error());
    }
    std::reverse(history.deeds.begin(), history.deeds.end());
    if (history.deeds.empty() || history.deeds.front().number != deed)
        return problem(
            file.path().toStdString(), phrase("No deed with the number %1 stands in its history.", deed),
            phrase("`navarch campaign branch --list` lists those that stand; the founding is none."));
    history.before = past.campaign();
    return history;
}

Performed retellFile(CampaignFile& file, const ToldHistory& history, const Retelling& retelling)
{
    if (auto why = whyNotPut(file, history, retelling))
        return std::move(*why);
    Performed failed;
    const Performed all = file.together([&] {
        return goThrough(
            file, history, retelling.actions(), [](int, int) { return true; }, failed);
    });
    return all.outcome == Performed::Outcome::Refused ? failed : all;
}

Performed workOutRetelling(CampaignFile& file, const ToldHistory& history, const Retelling& retelling,
                           PreparedDeeds& prepared, const std::function<bool(int done, int of)>& goesOn)
{
    if (auto why = whyNotPut(file, history, retelling))
        return std::move(*why);
    Performed failed;
    const Performed all =
        prepared.workOut(file, [&] { return goThrough(file, history, retelling.actions(), goesOn, failed); });
    return all.outcome == Performed::Outcome::Refused && !failed.done() ? failed : all;
}

} // namespace navarch
