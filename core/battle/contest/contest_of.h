// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>

#include "core/battle/captains/captain_of_level.h"
#include "core/battle/captains/contest.h"
#include "core/battle/captains/play_out.h"
#include "core/battle/forecast/simulation.h"

namespace navarch {

/// A brief of one game made ready for simulations and, of two sides, for contests.
template <Game G>
class ContestOf final : public Simulator, public Contest {
public:
    ContestOf(const G& game, const BattleBrief& brief, const Figures& figures)
        : m_game(game),
          m_simulator(game, brief, figures)
    {
    }

    [[nodiscard]] std::unique_ptr<Simulation> simulation() const override { return m_simulator.simulation(); }
    [[nodiscard]] const FieldValues& values() const override { return m_simulator.values(); }

    bool fight(std::uint64_t seed, const std::array<CaptainLevel, 2>& levels, const std::stop_token& stop,
               ThreadClock clock, ContestBattle& battle) const override
    {
        battle = {};
        typename G::State state = m_game.opening();
        BattleDice dice = battleDice(seed);
        std::array<CaptainOfLevel<G>, 2> captains{captainOf(0, levels[0], seed),
                                                  captainOf(1, levels[1], seed)};
        const auto choose = [&](const typename G::State& at, const Decision& decision,
                                std::uint64_t ordinal) -> const typename G::Order& {
            const auto side = static_cast<std::size_t>(decision.side);
            const std::int64_t from = clock ? clock() : 0;
            const typename G::Order& order = captains[side].choose(at, decision, ordinal);
            const std::int64_t taken = clock ? clock() - from : 0;
            battle.effort[side].add({1, taken, taken});
            return order;
        };
        const PlayedOut played = playOut(m_game, state, dice, choose, nullptr, stop);
        if (!played.isOver && !played.isUndecided)
            return false;
        const BattleOutcome outcome = m_game.outcome(state);
        battle.victor = outcome.victor.value_or(-1);
        battle.turns = outcome.turns;
        battle.atTurnLimit = outcome.atTurnLimit;
        battle.undecided = outcome.undecided;
        return true;
    }

    [[nodiscard]] std::span<const ConductLine> conductLines() const override
    {
        if constexpr (Conducted<G>)
            return G::conductLines();
        return {};
    }

    bool observe(std::uint64_t seed, CaptainLevel level, const std::stop_token& stop,
                 std::span<ConductCount> counts) const override
    {
        typename G::State state = m_game.opening();
        typename G::State before = state;
        BattleDice dice = battleDice(seed);
        BattleEvents events;
        Proceedings proceedings(dice, &events);
        OrderCount given(m_game.orderBounds());
        std::array<CaptainOfLevel<G>, 2> captains{captainOf(0, level, seed), captainOf(1, level, seed)};
        for (std::uint64_t ordinal = 0; !m_game.isOver(state); ++ordinal) {
            if (stop.stop_requested())
                return false;
            const Decision decision = *m_game.decisions(state).begin();
            if (!given.add(decision.side, m_game.turnOf(state)))
                break;
            const typename G::Order order =
                captains[static_cast<std::size_t>(decision.side)].choose(state, decision, ordinal);
            before = state;
            events.clear();
            m_game.perform(state, order, proceedings);
            if constexpr (Conducted<G>)
                m_game.countConduct(before, order, events, state, counts);
        }
        return true;
    }

    [[nodiscard]] const BattleBrief& brief() const override { return m_simulator.brief(); }

private:
    CaptainOfLevel<G> captainOf(std::size_t side, CaptainLevel level, std::uint64_t seed) const
    {
        return CaptainOfLevel<G>(m_game, level, brief().sides[side].captain.value_or(Temperament::Steady),
                                 seed, static_cast<int>(side));
    }

    G m_game;
    SimulatorOf<G> m_simulator;
};

} // namespace navarch
