// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/battle/captain.h"
#include "core/battle/outcome.h"
#include "core/battle/play_out.h"
#include "tests/core/battle/kept/kept_sum.h"
#include "tests/core/battle/order_mutations.h"

namespace navarch::kept {

/// A battle that was fought once and is fought again by its orders: what came of each is kept as a sum of its events, of
/// where everything stood after it, and of what the game had against other orders. Words are not in it, so that they can be
/// mended.
struct KeptBattle {
    Json brief;
    std::vector<Json> orders;
    std::vector<std::string> sums; ///< after each order, and of the outcome
};

/// Battles of a game that are kept in tests/data/battles, by name.
[[nodiscard]] std::vector<std::string> keptNames(const std::string& game);
[[nodiscard]] KeptBattle keptBattle(const std::string& game, const std::string& name);
/// Writes one there.
void keep(const std::string& game, const std::string& name, const KeptBattle& battle);

/// Goes through a battle; `next` gives the order of each decision, or nothing when there is none any more. Adds the sums to
/// `sums`. What went wrong, or nothing.
template <Game G, class Next>
[[nodiscard]] std::string goThrough(const BattleBrief& brief, std::vector<std::string>& sums, Next&& next)
{
    using State = typename G::State;
    using Order = typename G::Order;
    auto begun = G::begin(brief, builtInFigures());
    if (!begun)
        return "not begun: " + begun.error().front().text();
    const G& game = *begun;
    State state = game.opening();
    BattleDice dice = battleDice(brief.seed);
    BattleEvents events;
    Proceedings proceedings(dice, &events);
    std::vector<Order> lately; // each kind of order that was given, where it may be out of place
    KeptSum sum;
    for (std::uint64_t ordinal = 0; !game.isOver(state); ++ordinal) {
        const std::optional<Order> order = next(game, state, ordinal);
        if (!order)
            return "the orders end before the battle does, at " + std::to_string(ordinal + 1);
        for (const Order& other : lately)
            sum.add(game.check(state, other).rule);
        for (const Json& altered : mutationsOf(game.orderJson(*order), brief.seed + ordinal)) {
            Problems problems;
            const Order read = game.readOrder(altered, "order", "", problems);
            sum.add(problems.empty() ? game.check(state, read).rule : std::string_view("unread"));
        }
        if (const Refusal why = game.check(state, *order))
            return "order " + std::to_string(ordinal + 1) + " is refused: " + std::string(why.rule) + ", "
                   + std::string(why.reason);
        events.clear();
        game.perform(state, *order, proceedings);
        sum.add(events);
        if constexpr (Watchable<G>)
            sum.add(game.boardView(state, Viewer()));
        sums.push_back(sum.text());
        if (lately.size() > 24)
            lately.erase(lately.begin());
        lately.push_back(*order);
    }
    sum.add(game.outcome(state));
    sums.push_back(sum.text());
    return {};
}

/// Fights a brief: by chance, and every fourth order by what is offered to people; or by captains who look ahead.
template <Game G>
[[nodiscard]] KeptBattle fought(const BattleBrief& brief, bool byChance)
{
    KeptBattle kept;
    kept.brief = briefJson(brief);
    std::vector<RandomCaptain<G>> random;
    std::vector<Captain<G>> captains;
    const std::string wrong = goThrough<G>(
        brief, kept.sums,
        [&](const G& game, const typename G::State& state,
            std::uint64_t ordinal) -> std::optional<typename G::Order> {
            const Decisions waiting = game.decisions(state);
            if (waiting.count == 0)
                return std::nullopt;
            for (int side = static_cast<int>(random.size()); side < static_cast<int>(brief.sides.size());
                 ++side) {
                random.emplace_back(game, brief.seed, side);
                captains.emplace_back(game, Temperament::Bold, brief.seed, side, playingLookAhead);
            }
            const Decision decision = *waiting.begin();
            const auto side = static_cast<std::size_t>(decision.side);
            typename G::Order order = byChance ? random[side].choose(state, decision, ordinal)
                                               : captains[side].choose(state, decision, ordinal);
            if constexpr (HandPlayed<G>)
                if (byChance && ordinal % 4 == 3) {
                    std::vector<typename G::Order> offered;
                    game.sideOptions(state, decision, offered);
                    if (decision.subject >= 0)
                        game.shipOptions(state, decision.subject, offered);
                    std::erase_if(offered, [&](const auto& each) {
                        return game.check(state, each) || game.sideOf(state, each) != decision.side;
                    });
                    if (!offered.empty())
                        order = offered[(brief.seed * 31 + ordinal * 7) % offered.size()];
                }
            kept.orders.push_back(game.orderJson(order));
            return order;
        });
    if (!wrong.empty())
        throw std::logic_error(wrong);
    return kept;
}

/// Where a battle goes another way than it went; empty: nowhere.
template <Game G>
[[nodiscard]] std::string differenceFrom(const KeptBattle& kept)
{
    const auto brief =
        readBrief(kept.brief, "brief", builtInFigures(), [](const std::string& name) -> Result<std::string> {
            return tl::unexpected(Problems{{name, "No file belongs to a kept battle.", ""}});
        });
    if (!brief)
        return brief.error().front().text();
    std::vector<std::string> sums;
    const std::string wrong = goThrough<G>(
        *brief, sums,
        [&](const G& game, const typename G::State&,
            std::uint64_t ordinal) -> std::optional<typename G::Order> {
            if (ordinal >= kept.orders.size() || (ordinal > 0 && sums[ordinal - 1] != kept.sums[ordinal - 1]))
                return std::nullopt;
            Problems problems;
            typename G::Order order = game.readOrder(kept.orders[ordinal], "order", "", problems);
            if (!problems.empty())
                return std::nullopt;
            return order;
        });
    for (std::size_t i = 0; i < kept.sums.size(); ++i)
        if (i >= sums.size() || sums[i] != kept.sums[i])
            return (i < kept.orders.size() ? "order " + std::to_string(i + 1) + ", " + kept.orders[i].dump()
                                           : std::string("the outcome"))
                   + " comes out otherwise" + (wrong.empty() ? "" : "; " + wrong);
    return wrong;
}

} // namespace navarch::kept
