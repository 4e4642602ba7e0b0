// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/battle/game.h"

namespace navarch::squadrons {

BattleOutcome Squadrons::outcome(const State& state) const
{
    BattleOutcome outcome;
    outcome.rules = id;
    if (state.victor >= 0)
        outcome.victor = state.victor;
    outcome.turns = state.turn;
    outcome.atTurnLimit = state.atTurnLimit;
    if (state.conceded >= 0)
        outcome.conceded = state.conceded;
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        const ShipEnd& end = state.ships[i];
        ShipOutcome made;
        made.side = m_ships[i].side;
        made.row = m_ships[i].row;
        made.ofRow = m_ships[i].ofRow;
        made.name = m_ships[i].name;
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
