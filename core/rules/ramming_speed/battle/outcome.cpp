// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/outcome/outcome_parts.h"
#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/state/condition.h"

namespace navarch::ramming {

namespace {

ShipFate fateOf(const BattleFacts& facts, const Ship& ship, ShipNumber number)
{
    const int side = facts.of(number).side;
    if (ship.where == Whereabouts::Sunk)
        return ShipFate::Sunk;
    if (ship.holder >= 0 && ship.holder != side)
        return ShipFate::Captured;
    if (ship.where == Whereabouts::Fled && !(ship.byEnemyEdge && facts.condition.exiter == side))
        return ShipFate::Fled;
    return ShipFate::Afloat;
}

} // namespace

BattleOutcome RammingSpeed::outcome(const State& state) const
{
    BattleOutcome outcome = endOf(id, state, state.round);
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        ShipOutcome made = asItCame(m_ships[i]);
        made.fate = fateOf(m_facts, ship, number);
        made.captor = made.fate == ShipFate::Captured ? ship.holder : -1;
        made.condition = conditionOf(m_facts, ship, number,
                                     made.fate == ShipFate::Captured || made.fate == ShipFate::Sunk);
        made.deeds = {ship.rams, 0, ship.sinkings, ship.captures};
        outcome.ships.push_back(std::move(made));
    }
    for (std::size_t i = 0; i < m_facts.commanders.size(); ++i) {
        const CommanderFacts& facts = m_facts.commanders[i];
        outcome.commanders.push_back(
            {facts.side, facts.row, facts.name, state.commanders[i].state, state.commanders[i].holder});
    }
    for (const WallFacts& wall : m_facts.walls)
        outcome.walls.push_back({wall.side, wall.section, -1, wall.stands, PersonState::Fit});
    return outcome;
}

} // namespace navarch::ramming
