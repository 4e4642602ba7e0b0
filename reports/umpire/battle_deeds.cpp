// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/battle_deeds.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <utility>

namespace navarch {

namespace {

template <std::size_t N>
bool isAmong(std::string_view kind, const std::array<std::string_view, N>& kinds)
{
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

/// The turn before an event of this kind is over. The squadron game's turns begin with events of their own.
bool beginsTurn(const BattleEvent& event)
{
    return event.kind == "turn" || event.kind == "round" || event.kind == "initiative";
}

} // namespace

bool isDeed(const BattleEvent& event)
{
    static constexpr std::array<std::string_view, 26> procedure{
        "move",       "moves",  "ready",  "plot",  "plotted", "orders",  "pace",     "initiative", "deployed",
        "turn",       "round",  "signal", "stays", "nothing", "formed",  "laid",     "obeyed",     "touch",
        "loss-order", "locked", "drift",  "sail",  "race",    "engaged", "reformed", "fitted"};
    return !isAmong(event.kind, procedure) && !(event.kind == "card" && event.dice.empty())
           && event.kind != "cards";
}

bool isEnding(const BattleEvent& event)
{
    static constexpr std::array<std::string_view, 5> kinds{"over", "conceded", "points", "laurels", "row"};
    return isAmong(event.kind, kinds);
}

bool hasEffect(const BattleEvent& event)
{
    static constexpr std::array<std::string_view, 11> trials{
        "weathered",   "wreck-floats", "separate",     "bow-ram-roll", "heavy-engine-missed", "grapple-failed",
        "rake-failed", "rally-failed", "morale-holds", "no-grapple",   "shared"};
    static constexpr std::array<std::string_view, 7> ends{" loses nothing.",   " loses nothing in the sea.",
                                                          ": a miss.",         ": 0 killed.",
                                                          " and misses.",      " without success.",
                                                          ", without effect."};
    static constexpr std::array<std::string_view, 3> words{" miss ", " misses ", " fails to "};
    const std::string_view text = event.text;
    return !isAmong(event.kind, trials)
           && std::none_of(ends.begin(), ends.end(), [text](auto end) { return text.ends_with(end); })
           && std::none_of(words.begin(), words.end(),
                           [text](auto word) { return text.find(word) != std::string_view::npos; });
}

std::vector<ToldTurn> inTurns(const BattleEvents& events)
{
    std::vector<ToldTurn> turns(1);
    for (const BattleEvent& event : events) {
        if (beginsTurn(event)) {
            ToldTurn next{turns.back().number + 1, {}};
            // Weather, omens and other events of the squadron game come before its initiative, in the same turn.
            BattleEvents& before = turns.back().events;
            auto from = before.end();
            if (event.kind == "initiative")
                while (from != before.begin() && std::prev(from)->rule.starts_with("SQ-T3"))
                    --from;
            next.events.assign(from, before.end());
            before.erase(from, before.end());
            turns.push_back(std::move(next));
        }
        turns.back().events.push_back(event);
    }
    return turns;
}

} // namespace navarch
