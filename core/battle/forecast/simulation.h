// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/battle/captains/captain.h"
#include "core/battle/captains/play_out.h"
#include "core/battle/captains/simulator.h"
#include "core/battle/forecast/losses.h"

namespace navarch {

/// Both sides by the game's captains of simulation (SimulationCaptainOf), of the temperament the brief names for each,
/// steady where it names none. From the opening to the end of a battle nothing is allocated.
template <Game G, class SidesCaptain = SimulationCaptainOf<G>>
class SimulationOf final : public Simulation {
public:
    SimulationOf(const G& game, const BattleBrief& brief, const FieldValues& values)
        : m_game(game),
          m_values(values),
          m_opening(game.opening()),
          m_state(game.opening())
    {
        for (std::size_t side = 0; side < brief.sides.size(); ++side)
            m_captains.emplace_back(game, brief.sides[side].captain.value_or(Temperament::Steady), 0,
                                    static_cast<int>(side));
    }

    bool fight(std::uint64_t seed, const std::stop_token& stop, SimulatedBattle& battle) override
    {
        if (!play(seed, stop))
            return false;
        m_values.settle(m_game.outcome(m_state), battle);
        battle.orders = m_orders;
        return true;
    }

    /// The battle alone, without its outcome: what benchmarks measure.
    bool play(std::uint64_t seed, const std::stop_token& stop = {})
    {
        m_state = m_opening;
        m_dice = battleDice(seed);
        for (auto& captain : m_captains)
            captain.reseed(seed);
        const auto choose = [this](const typename G::State& state, const Decision& decision,
                                   std::uint64_t ordinal) -> const typename G::Order& {
            return m_captains[static_cast<std::size_t>(decision.side)].choose(state, decision, ordinal);
        };
        const PlayedOut played = playOut(m_game, m_state, m_dice, choose, nullptr, stop);
        m_orders = played.orders;
        return played.isOver;
    }

    /// Of the last battle.
    [[nodiscard]] std::uint64_t ordersGiven() const { return m_orders; }
    [[nodiscard]] std::uint64_t diceDrawn() const { return m_dice.drawn(); }
    [[nodiscard]] const typename G::State& state() const { return m_state; }

private:
    const G& m_game;
    const FieldValues& m_values;
    typename G::State m_opening;
    typename G::State m_state;
    BattleDice m_dice;
    std::uint64_t m_orders = 0;
    std::vector<SidesCaptain> m_captains;
};

template <Game G>
class SimulatorOf final : public Simulator {
public:
    SimulatorOf(G game, BattleBrief brief, const Figures& figures)
        : m_game(std::move(game)),
          m_brief(std::move(brief)),
          m_values(m_brief, figures)
    {
    }

    [[nodiscard]] std::unique_ptr<Simulation> simulation() const override
    {
        return std::make_unique<SimulationOf<G>>(m_game, m_brief, m_values);
    }
    [[nodiscard]] const BattleBrief& brief() const override { return m_brief; }
    [[nodiscard]] const FieldValues& values() const override { return m_values; }

private:
    G m_game;
    BattleBrief m_brief;
    FieldValues m_values;
};

} // namespace navarch
