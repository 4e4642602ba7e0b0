// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/battle/outcome/outcome_parts.h"
#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/state/condition.h"

namespace navarch::trireme {

namespace {

ShipFate fateOf(const BattleFacts& facts, const Ship& ship, ShipNumber number)
{
    if (ship.where == Whereabouts::Hulk)
        return ShipFate::Sunk;
    if (ship.holder != facts.of(number).side)
        return ShipFate::Captured;
    if (ship.where == Whereabouts::Fled && !(ship.byEnemyEdge && facts.condition.exiter == ship.holder))
        return ShipFate::Fled;
    return ShipFate::Afloat;
}

/// The marines of a ship: those aboard, unless it was taken once, and those on its prizes.
Men menOf(const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    Men men = ship.isPrize ? Men{} : ship.men;
    for (const Ship& prize : state.ships)
        if (prize.crewOf == number && prize.where != Whereabouts::Hulk)
            men.add(prize.men);
    return men;
}

/// Persons share the fate of their ship: the source drowns all (TR-15.8).
PersonState personOf(PersonState before, ShipFate fate)
{
    return fate == ShipFate::Sunk                                      ? PersonState::Dead
           : fate == ShipFate::Captured && before != PersonState::Dead ? PersonState::Captured
                                                                       : before;
}

WallOutcome wallOutcome(const BattleFacts& facts, const State& state, std::size_t wall)
{
    const auto number = static_cast<ShipNumber>(facts.shipCount + wall);
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    const bool isTaken = ship.holder != about.side;
    WallOutcome made{about.side, static_cast<int>(wall), isTaken ? ship.holder : -1, facts.walls[wall],
                     isTaken ? PersonState::Captured : PersonState::Fit};
    const Men men = ship.isPrize ? Men{} : ship.men;
    const auto engines = [&](Weapon weapon) { return ship.engines[static_cast<std::size_t>(weapon)]; };
    const auto points = [&](Weapon weapon) { return about.engines[static_cast<std::size_t>(weapon)]; };
    made.left.archers = unitsLeft(about.archerUnits, points(Weapon::Bows), engines(Weapon::Bows));
    made.left.marines = unitsLeft(about.marineUnits, about.men.medium, men.medium);
    made.left.heavyMarines = unitsLeft(about.heavyUnits, about.men.heavy, men.heavy);
    made.left.ballistae = engines(Weapon::Catapults);
    made.left.heavyEngines.resize(static_cast<std::size_t>(
        heavyEnginesLeft(facts.house(), facts.walls[wall].heavyEngines,
                         static_cast<int>(facts.walls[wall].heavyEngines.size()), engines(Weapon::Stones))));
    return made;
}

} // namespace

BattleOutcome Trireme::outcome(const State& state) const
{
    BattleOutcome outcome = endOf(id, state, state.turn);
    for (std::size_t i = 0; i < m_ships.size(); ++i) {
        const auto number = static_cast<ShipNumber>(i);
        const Ship& ship = state.ships[i];
        ShipOutcome made = asItCame(m_ships[i]);
        made.fate = fateOf(m_facts, ship, number);
        made.captor = made.fate == ShipFate::Captured ? ship.holder : -1;
        const bool isLost = made.fate == ShipFate::Captured || made.fate == ShipFate::Sunk;
        made.condition = conditionOf(m_facts, ship, number, menOf(state, number), isLost);
        made.condition.captain = personOf(made.condition.captain, made.fate);
        made.deeds = {ship.rams, ship.rakes, ship.sinkings, ship.captures};
        outcome.ships.push_back(std::move(made));
    }
    for (const CommanderFacts& facts : m_facts.commanders) {
        CommanderOutcome made{facts.side, facts.row, facts.name, PersonState::Fit, -1};
        if (facts.aboard != noShip) {
            made.state =
                personOf(PersonState::Fit, fateOf(m_facts, shipOf(state, facts.aboard), facts.aboard));
            if (made.state == PersonState::Captured)
                made.captor = holderOf(state, facts.aboard);
        }
        outcome.commanders.push_back(std::move(made));
    }
    for (std::size_t wall = 0; wall < m_facts.walls.size(); ++wall)
        outcome.walls.push_back(wallOutcome(m_facts, state, wall));
    return outcome;
}

} // namespace navarch::trireme
