// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/outcome/outcome_parts.h"
#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/state/condition.h"

namespace navarch::pompeius {

BattleOutcome Pompeius::outcome(const State& state) const
{
    BattleOutcome outcome = endOf(id, state, state.turn);
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        ShipOutcome made = asItCame(m_ships[i]);
        const Fate fate = fateOf(m_facts, state, number);
        made.fate = fate.fate;
        made.captor = fate.captor;
        made.condition = conditionOf(m_facts, state, number);
        made.condition.captain = state.captains[i];
        made.deeds = {ship.rams, 0, ship.sinkings, ship.captures};
        outcome.ships.push_back(std::move(made));
    }
    for (std::size_t i = 0; i < m_facts.commanders.size(); ++i) {
        const CommanderFacts& about = m_facts.commanders[i];
        CommanderOutcome made{about.side, about.row, about.name, state.commanders[i], -1};
        if (made.state == PersonState::Captured)
            made.captor = 1 - about.side;
        outcome.commanders.push_back(std::move(made));
    }
    return outcome;
}

} // namespace navarch::pompeius
