// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/battle_deeds.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace navarch {

namespace {

template <std::size_t N>
bool isAmong(std::string_view kind, const std::array<std::string_view, N>& kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// The turn so far is over before this event. The squadron game's turns begin with what befalls the fleets, or where nothing
/// can with who moves first.
bool beginsTurn(const BattleEvent& event, const BattleEvents& soFar)
{
    const auto has = [&](std::string_view kind) {
        return std::any_of(soFar.begin(), soFar.end(),
                           [&](const BattleEvent& each) { return each.kind == kind; });
    };
    return event.kind == "turn" || event.kind == "round" || event.kind == "event"
           || (event.kind == "initiative" && (!has("event") || has("initiative")));
}

} // namespace

bool isDeed(const BattleEvent& event)
{
    static constexpr std::array<std::string_view, 24> procedure{
        "move",     "moves",      "ready",  "plot",  "plotted", "orders", "pace",     "initiative",
        "deployed", "turn",       "round",  "stays", "nothing", "formed", "laid",     "obeyed",
        "touch",    "loss-order", "locked", "drift", "sail",    "race",   "reformed", "fitted"};
    return !isAmong(event.kind, procedure) && !(event.kind == "card" && event.dice.empty())
           && event.kind != "cards";
}

bool isEnding(const BattleEvent& event)
{
    static constexpr std::array<std::string_view, 6> kinds{"over",    "conceded", "points",
                                                           "laurels", "row",      undecidedEvent};
    return isAmong(event.kind, kinds);
}

bool hasEffect(const BattleEvent& event)
{
    static constexpr std::array<std::string_view, 12> trials{
        "weathered",           "wreck-floats",   "separate",    "bow-ram-roll",
        "heavy-engine-missed", "grapple-failed", "rake-failed", "rally-failed",
        "morale-holds",        "no-grapple",     "shared",      "spared"};
    return !event.cameToNothing && !isAmong(event.kind, trials);
}

bool isRoutine(const BattleEvent& event)
{
    static constexpr std::array<std::string_view, 40> kinds{
        "boarding",   "shoot",     "shot",      "ballistae", "heavy-engine", "fire",     "melee",
        "plug",       "leak",      "let-go",    "cut",       "mast",         "mast-cut", "extra",
        "mended",     "alongside", "slip",      "catches",   "free",         "weather",  "backed",
        "signal",     "card",      "manoeuvre", "placed",    "about-face",   "advances", "stops",
        "disordered", "own-men",   "units",     "disorder",  "stopped",      "fouled",   "trick-test",
        "unformed",   "deed",      "held",      "repulsed",  "reverted"};
    return isAmong(event.kind, kinds);
}

std::vector<ToldTurn> inTurns(const BattleEvents& events)
{
    std::vector<ToldTurn> turns(1);
    for (const BattleEvent& event : events) {
        if (beginsTurn(event, turns.back().events))
            turns.push_back({turns.back().number + 1, {}});
        turns.back().events.push_back(event);
    }
    return turns;
}

} // namespace navarch
