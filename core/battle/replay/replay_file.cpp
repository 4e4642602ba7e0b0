// SPDX-License-Identifier: GPL-3.0-or-later
// "navarch-replay/1" and "navarch-battle/1", written and read.
#include <array>
#include <charconv>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/battle/replay/replay.h"

namespace navarch {

// Defined in replay.cpp.
Result<std::unique_ptr<Match>> resumed(const Replay& stored, std::size_t at, const RuleSets& rules,
                                       const Figures& figures, const ReplayWatch& watch);

namespace {

constexpr ListBounds facesBounds{{1, 1000}, 2000};
constexpr int maxStepEvents = 20'000;
constexpr std::size_t maxPlayers = 1000; // on one side

Json stepJson(const Json& order, bool isTyped, const std::vector<int>& faces)
{
    Json json{{"order", order}};
    if (isTyped)
        json["dice"] = faces;
    return json;
}

/// The first edition needs no word, so that files of games that never changed stay as they were.
void addEdition(Json& json, int edition)
{
    if (edition != 1)
        json["edition"] = edition;
}

std::optional<std::uint64_t> sumFrom(const std::string& text, ObjectReader& read)
{
    std::uint64_t sum = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), sum, 16);
    if (error == std::errc{} && end == text.data() + text.size())
        return sum;
    read.refuse("sum", phrase("%1 is no sum.", given(quotedForMessage(text))), phrase("Leave it out."));
    return std::nullopt;
}

std::string sumText(std::uint64_t sum)
{
    std::array<char, 16> text{};
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), sum, 16).ptr};
}

Replay::Step readStep(const Json& json, const std::string& path, ObjectReader& top)
{
    Replay::Step step;
    ObjectReader read(json, top.file(), path, top.problems());
    if (const Json* order = read.value("order"))
        step.order = *order;
    else if (read.isObject())
        read.refuse("order", phrase("The order is missing."));
    step.isTyped = read.has("dice");
    read("dice", step.faces, facesBounds);
    if (std::optional<std::string> text; read("sum", text, nameText), text)
        step.sum = sumFrom(*text, read);
    for (const Json* event : read.items("events", maxStepEvents))
        step.events.push_back(readBattleEvent(
            *event, top.file(), read.pathOf("events[" + std::to_string(step.events.size()) + "]"),
            top.problems()));
    read.finish();
    return step;
}

/// What replays and saved battles have in common.
Replay readBody(ObjectReader& top, const Figures& figures)
{
    Replay replay;
    if (const Json* brief = top.value("brief")) {
        const auto noFiles = [&](const std::string& name) -> Result<std::string> {
            return problem(
                top.file() + ": brief",
                phrase("It names the file %1; the fleets of a battle that was fought stand in its own file.",
                       given(quotedForMessage(name))),
                phrase("Put the fleet inside."));
        };
        auto read = readBrief(*brief, top.file() + ": brief", figures, noFiles);
        if (read)
            replay.brief = std::move(*read);
        else
            top.problems().insert(top.problems().end(), read.error().begin(), read.error().end());
    } else if (top.isObject()) {
        top.refuse("brief", phrase("The brief is missing."));
    }
    top("edition", replay.edition, Bounds{1, 1000});
    for (const Json* item : top.items("orders", maxReplayOrders)) {
        if (top.problems().size() >= maxProblems)
            break;
        replay.steps.push_back(readStep(*item, "orders[" + std::to_string(replay.steps.size()) + "]", top));
    }
    return replay;
}

/// "players", who plays each seat of each side, is the window's to keep; here it must be in form.
void checkPlayers(ObjectReader& top)
{
    for (const Json* side : top.items("players", maxSides)) {
        if (!side->is_array() || side->size() > maxPlayers) {
            top.refuse("players", phrase("A side's players are no list, or too many."),
                       phrase("Give one name a seat."));
            return;
        }
        for (const Json& seat : *side)
            if (!seat.is_string()
                || (seat.get_ref<const std::string&>() != "hands"
                    && !enumFromName<Temperament>(seat.get_ref<const std::string&>()))) {
                top.refuse("players", phrase("There is a player that is not known here."),
                           phrase("Write hands, %1.", given(listOfNames<Temperament>())));
                return;
            }
    }
}

} // namespace

Json replayJson(const Replay& replay)
{
    Json json{{"format", replayFormat}, {"brief", briefJson(replay.brief)}, {"orders", Json::array()}};
    addEdition(json, replay.edition);
    for (const Replay::Step& step : replay.steps) {
        Json row = stepJson(step.order, step.isTyped, step.faces);
        if (step.sum)
            row["sum"] = sumText(*step.sum);
        row["events"] = Json::array();
        for (const BattleEvent& event : step.events)
            row["events"].push_back(battleEventJson(event));
        json["orders"].push_back(std::move(row));
    }
    if (replay.outcome)
        json["outcome"] = outcomeJson(*replay.outcome);
    return json;
}

Result<Replay> readReplay(const Json& json, const std::string& file, const Figures& figures)
{
    Problems problems;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(replayFormat);
    Replay replay = readBody(top, figures);
    if (const Json* outcome = top.value("outcome")) {
        auto read = readOutcome(*outcome, file + ": outcome");
        if (read)
            replay.outcome = std::move(*read);
        else
            problems.insert(problems.end(), read.error().begin(), read.error().end());
    }
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return replay;
}

Json storedOrder(const MatchStep& step)
{
    return stepJson(step.order, step.isTyped, step.faces);
}

Json battleJson(const BattleBrief& brief, std::size_t at, Json orders)
{
    Json json{
        {"format", battleFormat}, {"brief", briefJson(brief)}, {"at", at}, {"orders", std::move(orders)}};
    addEdition(json, editionOf(brief.rules));
    return json;
}

Json battleJson(const Match& match)
{
    Json orders = Json::array();
    for (const MatchStep& step : match.steps())
        orders.push_back(storedOrder(step));
    return battleJson(match.brief(), match.at(), std::move(orders));
}

Result<std::unique_ptr<Match>> resumeBattle(const Json& json, const std::string& file, const RuleSets& rules,
                                            const Figures& figures, const ReplayWatch& watch)
{
    Problems problems;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(battleFormat);
    const Replay stored = readBody(top, figures);
    auto at = static_cast<std::int64_t>(stored.steps.size());
    checkPlayers(top);
    top("at", at, Bounds{0, static_cast<std::int64_t>(stored.steps.size())});
    top.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return resumed(stored, static_cast<std::size_t>(at), rules, figures, watch);
}

} // namespace navarch
