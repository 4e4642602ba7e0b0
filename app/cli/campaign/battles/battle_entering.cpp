// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign battle fight|enter FILE.navarch BATTLE ...
#include "app/cli/campaign/battles/battle_entering.h"

#include "app/cli/base/qt_runtime.h"
#include "app/cli/battle/battle_input.h"
#include "app/cli/campaign/battles/battle_text.h"

namespace navarch {

namespace {

/// "12=take" for each prize.
bool readPrizes(const BattleRequest& request, EnterBattle& action, const Console& console)
{
    for (const std::string& text : request.prizes) {
        const std::size_t at = text.find('=');
        const auto ship = numberIn(text.substr(0, at));
        const auto use = at == text.npos ? std::nullopt : enumFromName<PrizeUse>(text.substr(at + 1));
        if (!ship || !use) {
            console.complain(
                phrase("%1 is no choice for a prize. Write a ship's number and what is done with "
                       "it, as in 34=take; take, sell and burn are known.",
                       given(quotedForMessage(text))));
            return false;
        }
        action.prizes.push_back({ShipId{*ship}, *use});
    }
    action.dice = request.dice;
    return true;
}

/// What fight and enter begin with; the exit code when it goes no further.
std::optional<ExitCode> beginEntering(const OpenedBattle& at, const BattleRequest& request,
                                      EnterBattle& action, const Console& console)
{
    if (!at.battle)
        return at.code;
    action.battle = at.battle->id;
    return readPrizes(request, action, console) ? std::nullopt : std::optional(ExitCode::Unusable);
}

ExitCode enterInto(const OpenedBattle& at, const EnterBattle& action, const BattleRequest& request,
                   Console& console)
{
    const BattlePreview preview = previewOf(at.campaign(), at.figures(), action);
    Json answer{{"consequences", consequencesAnswer(preview.consequences)}};
    return perform(at, action, request, console, std::move(answer), consequencesText(preview.consequences));
}

} // namespace

ExitCode fightBattle(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, entering(request), console);
    EnterBattle action;
    if (const auto code = beginEntering(at, request, action, console))
        return *code;
    action.way = BattleWay::Captains;
    auto brief = briefOf(*at.battle, at.figures());
    if (!brief) {
        console.complain(brief.error());
        return ExitCode::Unusable;
    }
    if (request.seed)
        brief->seed = *request.seed;
    const auto match = request.rules.open(*brief, at.figures());
    if (!match) {
        console.complain(match.error());
        return ExitCode::Refused;
    }
    // A battle that is over already would be refused; that is found before it is fought.
    if (at.battle->state == BattleState::Waiting)
        playToEnd(**match);
    if ((*match)->isOver()) {
        action.outcome = (*match)->outcome();
        action.replay = jsonLine(replayJson(replayOf(**match)));
        if (action.replay.size() > static_cast<std::size_t>(replayText.maxLength)) {
            console.complain(
                phrase("The replay is too large to be kept; the outcome is entered without it."));
            action.replay.clear();
        }
    }
    return enterInto(at, action, request, console);
}

ExitCode enterBattle(const BattleRequest& request, Console& console)
{
    const QtRuntime qt;
    const OpenedBattle at = openBattle(request, entering(request), console);
    EnterBattle action;
    if (const auto code = beginEntering(at, request, action, console))
        return *code;
    const std::string place = placeOf(request.file);
    auto outcome = readDocument(request.file, {outcomeFormat}).and_then([&](const Json& json) {
        return readOutcome(json, place);
    });
    if (!outcome) {
        console.complain(outcome.error());
        return ExitCode::Unusable;
    }
    action.outcome = std::move(*outcome);
    if (!request.replay.empty()) {
        const std::string replayPlace = placeOf(request.replay);
        auto document = readDocument(request.replay, {replayFormat}, replayLimits);
        const auto replay =
            document.and_then([&](const Json& json) { return readReplay(json, replayPlace, at.figures()); });
        if (!replay) {
            console.complain(replay.error());
            return ExitCode::Unusable;
        }
        const auto match = playBack(*replay, request.rules, at.figures());
        if (!match) {
            console.complain(inFile(match.error(), replayPlace));
            return ExitCode::Refused;
        }
        action.way = BattleWay::Played;
        action.replay = jsonLine(*document);
    }
    return enterInto(at, action, request, console);
}

} // namespace navarch
