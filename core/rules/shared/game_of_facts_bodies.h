// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "core/rules/shared/game_of_facts.h"

// The functions called here are found in the game's namespace: whoever instantiates this includes their headers.

namespace navarch {

template <class Facts, class BattleState, class BattleOrder>
Refusal GameOfFacts<Facts, BattleState, BattleOrder>::check(const State& state, const Order& order) const
{
    return checkOrder(m_facts, state, order);
}

template <class Facts, class BattleState, class BattleOrder>
void GameOfFacts<Facts, BattleState, BattleOrder>::perform(State& state, const Order& order,
                                                           Proceedings& proceedings) const
{
    performOrder(m_facts, state, order, proceedings);
}

template <class Facts, class BattleState, class BattleOrder>
void GameOfFacts<Facts, BattleState, BattleOrder>::options(const State& state, const Decision& decision,
                                                           std::vector<Order>& orders) const
{
    listOptions(m_facts, state, decision, orders);
}

template <class Facts, class BattleState, class BattleOrder>
int GameOfFacts<Facts, BattleState, BattleOrder>::merit(const State& state, const Order& order,
                                                        Temperament temperament) const
{
    return meritOf(m_facts, state, order, temperament);
}

template <class Facts, class BattleState, class BattleOrder>
void GameOfFacts<Facts, BattleState, BattleOrder>::reasons(const State& state, const Order& order,
                                                           Temperament temperament,
                                                           std::vector<ReasonTerm>& terms) const
{
    addReasons(m_facts, state, order, temperament, terms);
}

template <class Facts, class BattleState, class BattleOrder>
template <class G>
Result<G> GameOfFacts<Facts, BattleState, BattleOrder>::begun(const BattleBrief& brief,
                                                              const Figures& figures, FactsOf& factsOf,
                                                              Problem notTwo)
{
    Problems problems;
    if (brief.sides.size() != 2) {
        problems.push_back(std::move(notTwo));
        return tl::unexpected(std::move(problems));
    }
    G game;
    game.m_ships = shipsOf(brief, figures.classes);
    game.m_facts = factsOf(brief, game.m_ships, figures, problems);
    if (problems.empty())
        game.m_opening = openingOf(game.m_facts, brief, problems);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return game;
}

} // namespace navarch
