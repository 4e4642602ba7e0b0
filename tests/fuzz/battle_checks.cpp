// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold of briefs, battles and outcomes out of any bytes. A battle is fought only so far as it is quick.
#include "tests/fuzz/checks.h"

#include "core/base/text.h"
#include "core/battle/match/registry.h"
#include "core/battle/replay/replay.h"
#include "core/data/figures.h"
#include "tests/fuzz/refusals.h"

namespace navarch {

namespace {

constexpr std::size_t mostShips = 30;
constexpr int ordersPlayed = 60;
constexpr std::size_t ordersPlayedBack = 2000;

Result<std::string> noFiles(const std::string& name)
{
    return problem("f.json", phrase("There is no file %1.", given(quotedForMessage(name))));
}

Result<BattleBrief> readBriefText(std::string_view text)
{
    return parseJson(text, "f.json").and_then([](const Json& json) {
        return readBrief(json, "f.json", builtInFigures(), noFiles);
    });
}

Result<BattleOutcome> readOutcomeText(std::string_view text)
{
    return parseJson(text, "f.json").and_then([](const Json& json) { return readOutcome(json, "f.json"); });
}

std::size_t shipCount(const BattleBrief& brief)
{
    std::size_t count = 0;
    for (const BriefSide& side : brief.sides) {
        count += static_cast<std::size_t>(side.fleet.shipCount());
        for (const Fleet& contingent : side.contingents)
            count += static_cast<std::size_t>(contingent.shipCount());
    }
    return count;
}

std::string brokenByPlaying(Match& match)
{
    for (int order = 0; order < ordersPlayed && !match.isOver(); ++order) {
        const auto waiting = match.decisions();
        if (waiting.empty())
            return "nobody decides, and it is not over";
        const Decision decision = waiting.front().decision;
        match.performCaptains(decision, Temperament::Bold, {});
        if (const std::string unsound = match.unsoundness(); !unsound.empty())
            return "after order " + std::to_string(order + 1) + ": " + unsound;
    }
    return {};
}

} // namespace

std::string brokenByBrief(std::string_view bytes)
{
    const auto brief = readBriefText(bytes);
    if (!brief)
        return unfitRefusal(brief.error());
    const auto again = readBriefText(jsonText(briefJson(*brief)));
    if (!again || !(*again == *brief))
        return "written and read again it is another brief";
    const auto match = builtInRuleSets().open(*brief, builtInFigures());
    if (!match)
        return unfitReasons(match.error());
    if (shipCount(*brief) > mostShips)
        return {};
    return brokenByPlaying(**match);
}

std::string brokenByReplay(std::string_view bytes)
{
    const auto json = parseJson(bytes, "f.json", replayLimits);
    if (!json)
        return unfitRefusal(json.error());
    const Figures& figures = builtInFigures();
    const auto replay = readReplay(*json, "f.json", figures);
    if (replay) {
        const auto again =
            parseJson(jsonText(replayJson(*replay)), "f.json", replayLimits)
                .and_then([&](const Json& written) { return readReplay(written, "f.json", figures); });
        if (!again || !(*again == *replay))
            return "written and read again it is another replay";
        if (replay->steps.size() > ordersPlayedBack || shipCount(replay->brief) > mostShips)
            return {};
        const auto played = playBack(*replay, builtInRuleSets(), figures);
        if (!played)
            return unfitReasons(played.error());
        return (*played)->unsoundness();
    }
    // A battle to go on with has another format and the same body.
    if (json->is_object() && json->value("orders", Json()).size() > ordersPlayedBack)
        return {};
    const auto battle = resumeBattle(*json, "f.json", builtInRuleSets(), figures);
    if (!battle) {
        const std::string unfit = unfitRefusal(replay.error());
        return unfit.empty() ? unfitReasons(battle.error()) : unfit;
    }
    if (const std::string unsound = (*battle)->unsoundness(); !unsound.empty())
        return unsound;
    const Json saved = battleJson(**battle);
    const auto again = resumeBattle(saved, "f.json", builtInRuleSets(), figures);
    return again && battleJson(**again) == saved ? std::string() : "saved and resumed it is another battle";
}

std::string brokenByOutcome(std::string_view bytes)
{
    const auto outcome = readOutcomeText(bytes);
    if (!outcome)
        return unfitRefusal(outcome.error());
    const auto again = readOutcomeText(jsonText(outcomeJson(*outcome)));
    return again && *again == *outcome ? std::string() : "written and read again it is another outcome";
}

} // namespace navarch
