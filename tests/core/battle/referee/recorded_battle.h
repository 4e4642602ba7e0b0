// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/play_out.h"

namespace navarch {

/// An order with what came of it.
struct RecordedOrder {
    Json order;
    BattleEvents events;
};

/// A battle as a referee gets it: nothing of the engine's state.
struct RecordedBattle {
    std::vector<RecordedOrder> orders;
    BattleOutcome outcome;
};

/// The battle of a brief's own seed; every side is led by a captain made by `captain(side)`.
template <Game G, class MakeCaptain>
[[nodiscard]] RecordedBattle recordedBattle(const G& game, const BattleBrief& brief, MakeCaptain&& captain)
{
    using Captain = decltype(captain(0));
    typename G::State state = game.opening();
    BattleDice dice = battleDice(brief.seed);
    std::vector<Captain> captains;
    for (std::size_t side = 0; side < brief.sides.size(); ++side)
        captains.push_back(captain(static_cast<int>(side)));
    RecordedBattle recorded;
    BattleEvents events;
    Proceedings proceedings(dice, &events);
    for (std::uint64_t ordinal = 0; !game.isOver(state); ++ordinal) {
        const Decisions waiting = game.decisions(state);
        std::vector<typename G::Order> options;
        if (waiting.count > 0)
            game.options(state, *waiting.begin(), options);
        if (options.empty())
            throw std::logic_error(
                "seed " + std::to_string(brief.seed) + ", order " + std::to_string(ordinal)
                + ": nobody can decide anything"
                + (waiting.count > 0 ? ": " + game.wording(*waiting.begin()).english() : std::string()));
        const Decision decision = *waiting.begin();
        const typename G::Order order =
            captains[static_cast<std::size_t>(decision.side)].choose(state, decision, ordinal);
        events.clear();
        game.perform(state, order, proceedings);
        recorded.orders.push_back({game.orderJson(order), events});
    }
    recorded.outcome = game.outcome(state);
    return recorded;
}

/// Led at random: what captains would never do happens too.
template <Game G>
[[nodiscard]] RecordedBattle randomBattle(const BattleBrief& brief, const Figures& figures)
{
    const G game = G::begin(brief, figures).value();
    return recordedBattle(game, brief, [&](int side) { return RandomCaptain<G>(game, brief.seed, side); });
}

/// Led by the captains of simulations.
template <Game G>
[[nodiscard]] RecordedBattle simulatedBattle(const BattleBrief& brief, const Figures& figures)
{
    const G game = G::begin(brief, figures).value();
    return recordedBattle(game, brief, [&](int side) {
        return SimulationCaptainOf<G>(game, Temperament::Steady, brief.seed, side);
    });
}

} // namespace navarch
