// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/outcome_parts.h"
#include "core/rules/salamis_ad_actium/battle/game.h"

namespace navarch::salamis {

namespace {

ShipFate fateOf(const ShipFacts& facts, const Ship& ship)
{
    switch (ship.where) {
    case Whereabouts::Sunk: return ShipFate::Sunk;
    case Whereabouts::Fled: return ShipFate::Fled;
    case Whereabouts::Withdrew: return ShipFate::Withdrew;
    case Whereabouts::OffTable:
    case Whereabouts::NeverCame:
    case Whereabouts::OnTable: break;
    }
    return ship.holder != facts.side ? ShipFate::Captured : ShipFate::Afloat;
}

WallSection leftOf(const ShipFacts& facts, const Ship& ship)
{
    WallSection left;
    left.archers = ship.archers;
    left.marines = ship.marines;
    left.heavyMarines = ship.heavyMarines;
    left.ballistae = ship.ballistae;
    left.towers = ship.towers;
    left.ferreaManus = facts.fit.ferreaManus;
    left.boilingOil = ship.pots;
    left.bees = ship.beePots;
    const auto engines = facts.fit.heavyEngines.size();
    const auto lost = static_cast<std::size_t>(ship.enginesLost);
    left.heavyEngines.assign(facts.fit.heavyEngines.begin(),
                             facts.fit.heavyEngines.end() - static_cast<std::ptrdiff_t>(std::min(engines, lost)));
    return left;
}

} // namespace

BattleOutcome SalamisAdActium::outcome(const State& state) const
{
    BattleOutcome outcome = endOf(id, state, state.turn);
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        const ShipFacts& facts = m_facts.ships[i];
        const Ship& ship = state.ships[i];
        ShipOutcome made = asItCame(m_ships[i]);
        made.fate = fateOf(facts, ship);
        made.captor = made.fate == ShipFate::Captured ? ship.holder : -1;
        made.onTable = ship.where != Whereabouts::OffTable && ship.where != Whereabouts::NeverCame;
        made.condition = conditionOf(facts, ship);
        made.deeds = {ship.rams, ship.rakes, ship.sinkings, ship.captures};
        outcome.ships.push_back(std::move(made));
    }
    for (std::size_t i = 0; i < m_facts.commanders.size(); ++i) {
        const CommanderFacts& facts = m_facts.commanders[i];
        if (facts.row >= 0)
            outcome.commanders.push_back(
                {facts.side, facts.row, facts.name, state.commanders[i].state, state.commanders[i].holder});
    }
    for (std::size_t i = m_ships.size(); i < m_facts.ships.size(); ++i) {
        const ShipFacts& facts = m_facts.ships[i];
        const Ship& wall = state.ships[i];
        outcome.walls.push_back({facts.side, facts.section, wall.holder != facts.side ? int(wall.holder) : -1,
                                 leftOf(facts, wall), wall.captain});
    }
    return outcome;
}

} // namespace navarch::salamis
