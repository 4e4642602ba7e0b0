// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/play_out.h"
#include "core/battle/outcome/outcome.h"
#include "tests/core/battle/engine/order_mutations.h"
#include "tests/core/battle/kept/kept_sum.h"

namespace navarch::kept {

/// Who gives the orders while a battle is fought to be kept.
enum class FoughtBy {
    Captains, ///< who look ahead
    Chance,   ///< what captains, people or nobody in his senses would order
    Both      ///< captains, but every third order is chance's
};

/// A battle that was fought once and is fought again by its orders: what came of each is kept as a sum of its events, of
/// where everything stood after it, and of what the game had against other orders. Words are not in it, so that they can be
/// mended.
struct KeptBattle {
    FoughtBy by = FoughtBy::Both;
    Json brief;
    std::vector<Json> orders;
    std::vector<std::string> sums; ///< after each order, and of the outcome
};

/// The files of a game's battles in tests/data/battles, packed. One is added as JSON with its "brief" and by whom it is to be
/// fought ("by": "captains", "chance", "both"); when all are kept anew it is fought and packed.
[[nodiscard]] std::vector<std::string> keptNames(const std::string& game);
[[nodiscard]] KeptBattle keptBattle(const std::string& game, const std::string& name);
/// Writes one there, in place of the file of that name.
void keep(const std::string& game, const std::string& name, const KeptBattle& battle);
/// Refused with what is wrong with it.
[[nodiscard]] Result<BattleBrief> briefOf(const KeptBattle& battle);

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
        for (const Decision& each : game.decisions(state))
            sum.add(each);
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
                   + reasonOf(why, {}).english();
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

/// What may be ordered now: what people are offered, and what is nearly `like`.
template <Game G>
[[nodiscard]] std::vector<typename G::Order> allowedNow(const G& game, const typename G::State& state,
                                                        const Decision& decision,
                                                        const typename G::Order& like, std::uint64_t seed)
{
    std::vector<typename G::Order> orders;
    if constexpr (HandPlayed<G>) {
        game.sideOptions(state, decision, orders);
        if (decision.subject >= 0) {
            std::vector<typename G::Order> ofShip;
            game.shipOptions(state, decision.subject, ofShip);
            orders.insert(orders.end(), ofShip.begin(), ofShip.end());
        }
    }
    for (const Json& altered : mutationsOf(game.orderJson(like), seed)) {
        Problems problems;
        const typename G::Order read = game.readOrder(altered, "order", "", problems);
        if (problems.empty())
            orders.push_back(read);
    }
    std::erase_if(orders, [&](const auto& each) {
        return game.check(state, each) || game.sideOf(state, each) != decision.side;
    });
    return orders;
}

/// Fights a brief.
template <Game G>
[[nodiscard]] KeptBattle fought(const Json& briefJson, FoughtBy by)
{
    KeptBattle kept{by, briefJson, {}, {}};
    const auto read = briefOf(kept);
    if (!read)
        throw std::logic_error(read.error().front().text());
    const BattleBrief& brief = *read;
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
                captains.emplace_back(game, by == FoughtBy::Both ? Temperament::Steady : Temperament::Bold,
                                      brief.seed, side,
                                      by == FoughtBy::Captains ? playingLookAhead : LookAhead{});
            }
            const Decision decision = *waiting.begin();
            const auto side = static_cast<std::size_t>(decision.side);
            const bool byChance = by == FoughtBy::Chance || (by == FoughtBy::Both && ordinal % 3 == 2);
            typename G::Order order = byChance ? random[side].choose(state, decision, ordinal)
                                               : captains[side].choose(state, decision, ordinal);
            if (byChance && (by == FoughtBy::Both || ordinal % 4 == 3)) {
                const auto allowed = allowedNow(game, state, decision, order, brief.seed + ordinal);
                if (!allowed.empty())
                    order = allowed[(brief.seed * 31 + ordinal * 7) % allowed.size()];
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
    const auto brief = briefOf(kept);
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
