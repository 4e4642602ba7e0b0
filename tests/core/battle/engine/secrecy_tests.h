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

    /// How the battles go in which it is looked for positions.
    struct Way {
        int mostTurn = 1000;          ///< after which nothing is secret any more
        int each = 3;                 ///< of so many orders one is looked at
        bool deploysByChance = false; ///< who goes by merit mostly says no more than that he is ready
        bool bySimulation = false;    ///< the captain of simulations is asked, too
    };

    /// The first position in which `foresight` decides otherwise when the other side's orders, and what it hides, are others;
    /// empty: there is none. `looked` counts the positions, of which at most `most` are looked at.
    [[nodiscard]] static std::string decidesInIgnorance(const BattleBrief& brief, const Figures& figures,
                                                        const Foresight& foresight, int most, int& looked,
                                                        const Alter& alter = {}, const Way& way = {})
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
        std::vector<RandomCaptain<G>> wavering;
        for (int side = 0; side < 2; ++side) {
            wavering.emplace_back(game, brief.seed, side);
            leaders.emplace_back(game, Temperament::Steady, brief.seed, side);
            tried.emplace_back(game, foresight, Temperament::Steady, brief.seed, side);
        }
        for (std::uint64_t ordinal = 0;
             !game.isOver(state) && looked < most && game.turnOf(state) <= way.mostTurn; ++ordinal) {
            const Decisions waiting = game.decisions(state);
            if (waiting.count == 2 && waiting.list[0].secret
                && ordinal % static_cast<std::uint64_t>(way.each) == 0) {
                for (int side = 0; side < 2; ++side) {
                    const auto leader = static_cast<std::size_t>(side);
                    const Order plain = tried[leader].choose(state, decisionOf(waiting, side), ordinal);
                    const Order quick = leaders[leader].choose(state, decisionOf(waiting, side), ordinal);
                    for (const std::uint64_t how : {1U, 2U}) {
                        State other = state;
                        speaksOtherwise(game, other, 1 - side, brief.seed + ordinal * 7 + how);
                        if (alter)
                            alter(game, other, 1 - side, ordinal + how);
                        const Decisions now = game.decisions(other);
                        if (now.count == 0 || !(decisionOf(now, side) == decisionOf(waiting, side)))
                            continue; // it has gone on
                        ++looked;
                        const auto breach = [&](const Order& blind, const Order& informed) {
                            return "order " + std::to_string(ordinal) + ": " + game.wording(blind).english()
                                   + ", but knowing " + game.wording(informed).english();
                        };
                        const Order informed = tried[leader].choose(other, decisionOf(now, side), ordinal);
                        if (!(informed == plain))
                            return breach(plain, informed);
                        if (!way.bySimulation)
                            continue;
                        const Order known = leaders[leader].choose(other, decisionOf(now, side), ordinal);
                        if (!(known == quick))
                            return "simulated, " + breach(quick, known);
                    }
                }
            }
            const Decision decision = *waiting.begin();
            const auto leader = static_cast<std::size_t>(decision.side);
            const bool byChance = way.deploysByChance && game.turnOf(state) < 1 && waiting.list[0].secret;
            game.perform(state,
                         byChance ? wavering[leader].choose(state, decision, ordinal)
                                  : leaders[leader].choose(state, decision, ordinal),
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
