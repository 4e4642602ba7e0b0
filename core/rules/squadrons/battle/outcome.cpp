// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/outcome/outcome_parts.h"
#include "core/rules/squadrons/battle/game.h"

namespace navarch::squadrons {

BattleOutcome Squadrons::outcome(const State& state) const
{
    BattleOutcome outcome = endOf(id, state, state.turn);
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        const ShipEnd& end = state.ships[i];
        ShipOutcome made = asItCame(m_ships[i]);
        made.fate = static_cast<ShipFate>(end.fate);
        made.captor = end.captor;
        made.condition = end.condition;
        made.deeds.captures = end.captures;
        made.deeds.sinkings = end.sinkings;
        outcome.ships.push_back(std::move(made));
    }
    for (std::size_t i = 0; i < m_facts.commanders.size(); ++i) {
        const CommanderFacts& facts = m_facts.commanders[i];
        outcome.commanders.push_back(
            {facts.side, facts.row, facts.name, state.commanders[i].state, state.commanders[i].captor});
    }
    outcome.walls = m_facts.walls;
    return outcome;
}

} // namespace navarch::squadrons
