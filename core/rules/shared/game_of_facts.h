// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/contract/game.h"
#include "core/battle/contract/reasons.h"
#include "core/data/figures.h"

namespace navarch {

/// What the games of these folders answer alike of the battle contract (core/battle/contract/game.h): the functions of a game's
/// own namespace over its BattleFacts and State that have the same names in each. A game's battle/game.cpp includes
/// game_of_facts_bodies.h and instantiates it.
template <class Facts, class BattleState, class BattleOrder>
class GameOfFacts {
public:
    using State = BattleState;
    using Order = BattleOrder;

    [[nodiscard]] bool isOver(const State& state) const
    {
        return state.phase == decltype(State::phase)::Over;
    }
    [[nodiscard]] Refusal check(const State& state, const Order& order) const;
    void perform(State& state, const Order& order, Proceedings& proceedings) const;
    void options(const State& state, const Decision& decision, std::vector<Order>& orders) const;
    [[nodiscard]] int merit(const State& state, const Order& order, Temperament temperament) const;
    /// Why a captain would give it (Reasoned).
    void reasons(const State& state, const Order& order, Temperament temperament,
                 std::vector<ReasonTerm>& terms) const;

    [[nodiscard]] const Facts& facts() const { return m_facts; }

protected:
    /// All that never changes about a battle; what cannot be is added to the problems.
    using FactsOf = Facts(const BattleBrief& brief, const std::vector<BriefShip>& ships,
                          const Figures& figures, Problems& problems);
    /// begin() of the game G, which is fought between two sides: `notTwo` is told where the brief has not.
    template <class G>
    [[nodiscard]] static Result<G> begun(const BattleBrief& brief, const Figures& figures, FactsOf& factsOf,
                                         Problem notTwo);

    Facts m_facts;
    State m_opening;
    std::vector<BriefShip> m_ships; ///< where each ship stands in its side's fleet
};

} // namespace navarch
