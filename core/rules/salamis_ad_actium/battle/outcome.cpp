// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/outcome/outcome_parts.h"
#include "core/rules/salamis_ad_actium/battle/game.h"

namespace navarch::salamis {

namespace {

/// Whose a ship is at the end: a wreck that still floats is that side's which holds the water (SA-12.1).
int holderAtEnd(const State& state, const Ship& ship)
{
    const bool floats = ship.onTable() && ship.damage == Damage::Wrecked;
    return floats && state.victor >= 0 ? state.victor : ship.holder;
}

ShipFate fateOf(const ShipFacts& facts, const Ship& ship, int holder)
{
    switch (ship.where) {
    case Whereabouts::Sunk: return ShipFate::Sunk;
    case Whereabouts::Fled: return ShipFate::Fled;
    case Whereabouts::Withdrew: return ShipFate::Withdrew;
    case Whereabouts::OffTable:
    case Whereabouts::NeverCame:
    case Whereabouts::OnTable: break;
    }
    return holder != facts.side ? ShipFate::Captured : ShipFate::Afloat;
}

bool isAboard(PersonState person)
{
    return person == PersonState::Fit || person == PersonState::Wounded;
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
                             facts.fit.heavyEngines.end()
                                 - static_cast<std::ptrdiff_t>(std::min(engines, lost)));
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
        const int holder = holderAtEnd(state, ship);
        made.fate = fateOf(facts, ship, holder);
        made.captor = made.fate == ShipFate::Captured ? holder : -1;
        made.onTable = ship.where != Whereabouts::OffTable && ship.where != Whereabouts::NeverCame;
        made.condition = conditionOf(facts, ship);
        if (made.fate == ShipFate::Captured && isAboard(made.condition.captain))
            made.condition.captain = PersonState::Captured;
        made.deeds = {ship.rams, ship.rakes, ship.sinkings, ship.captures};
        outcome.ships.push_back(std::move(made));
    }
    for (std::size_t i = 0; i < m_facts.commanders.size(); ++i) {
        const CommanderFacts& facts = m_facts.commanders[i];
        if (facts.row < 0)
            continue;
        const Commander& man = state.commanders[i];
        CommanderOutcome made{facts.side, facts.row, facts.name, man.state, man.holder};
        // Who stays aboard a wreck falls with it to those who hold the water.
        if (isAboard(man.state) && man.aboard != noShip) {
            const int holder = holderAtEnd(state, shipOf(state, man.aboard));
            if (holder != facts.side) {
                made.state = PersonState::Captured;
                made.captor = holder;
            }
        }
        outcome.commanders.push_back(std::move(made));
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
