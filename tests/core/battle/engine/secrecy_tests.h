// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/battle/captains/foreseeing_captain.h"
#include "core/battle/captains/play_out.h"

namespace navarch {

/// What a captain decides who may not know what the other side has said: it is the same, whatever that was. On positions of a
/// battle between captains who go by merit, wherever both sides decide unseen.
template <Game G>
class SecrecyTests {
public:
    using State = typename G::State;
    using Order = typename G::Order;

    /// Alters what else a side hides, by some number.
    using Alter = std::function<void(const G&, State&, int side, std::uint64_t how)>;

    /// The first position in which `foresight` decides otherwise when the other side's orders, and what it hides, are others;
    /// empty: there is none. `looked` counts the positions, of which at most `most` are looked at.
    [[nodiscard]] static std::string decidesInIgnorance(const BattleBrief& brief, const Figures& figures,
                                                        const Foresight& foresight, int most, int& looked,
                                                        const Alter& alter = {})
    {
        const auto begun = G::begin(brief, figures);
        if (!begun)
            return begun.error().front().text();
        const G& game = *begun;
        State state = game.opening();
        BattleDice dice = battleDice(brief.seed);
        Proceedings proceedings(dice);
        std::vector<SimulationCaptainOf<G>> leaders;
        std::vector<ForeseeingCaptain<G>> tried;
        for (int side = 0; side < 2; ++side) {
            leaders.emplace_back(game, Temperament::Steady, brief.seed, side);
            tried.emplace_back(game, foresight, Temperament::Steady, brief.seed, side);
        }
        for (std::uint64_t ordinal = 0; !game.isOver(state) && looked < most; ++ordinal) {
            const Decisions waiting = game.decisions(state);
            if (waiting.count == 2 && waiting.list[0].secret && ordinal % 3 == 0) {
                for (int side = 0; side < 2; ++side) {
                    const Order plain = tried[static_cast<std::size_t>(side)].choose(
                        state, decisionOf(waiting, side), ordinal);
                    for (const std::uint64_t how : {1U, 2U}) {
                        State other = state;
                        speaksOtherwise(game, other, 1 - side, brief.seed + ordinal * 7 + how);
                        if (alter)
                            alter(game, other, 1 - side, ordinal + how);
                        const Decisions now = game.decisions(other);
                        if (now.count == 0 || !(decisionOf(now, side) == decisionOf(waiting, side)))
                            continue; // it has gone on
                        ++looked;
                        const Order informed = tried[static_cast<std::size_t>(side)].choose(
                            other, decisionOf(now, side), ordinal);
                        if (!(informed == plain))
                            return "order " + std::to_string(ordinal) + ": " + game.wording(plain).english()
                                   + ", but knowing " + game.wording(informed).english();
                    }
                }
            }
            const Decision decision = *waiting.begin();
            game.perform(state,
                         leaders[static_cast<std::size_t>(decision.side)].choose(state, decision, ordinal),
                         proceedings);
        }
        return {};
    }

private:
    static Decision decisionOf(const Decisions& waiting, int side)
    {
        for (const Decision& each : waiting)
            if (each.side == side)
                return each;
        return {};
    }

    /// The side says something by chance, as often as it is asked alone or first, but never so that the other need not be asked.
    static void speaksOtherwise(const G& game, State& state, int side, std::uint64_t seed)
    {
        RandomCaptain<G> chance(game, seed, side);
        BattleDice dice = battleDice(seed);
        Proceedings proceedings(dice);
        for (std::uint64_t ordinal = 0; ordinal < 200; ++ordinal) {
            const Decisions waiting = game.decisions(state);
            if (waiting.count < 2)
                return;
            State after = state;
            game.perform(after, chance.choose(state, decisionOf(waiting, side), ordinal), proceedings);
            if (game.isOver(after)
                || !(decisionOf(game.decisions(after), 1 - side) == decisionOf(waiting, 1 - side)))
                return;
            state = after;
        }
    }
};

} // namespace navarch
