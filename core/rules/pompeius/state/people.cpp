// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/state/people.h"

#include <algorithm>

#include "core/rules/pompeius/state/condition.h"

namespace navarch::pompeius {

namespace {

/// Whether half of the deck units that a ship came with, or more, are gone.
bool isDecimated(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    int all = 0;
    int gone = 0;
    for (std::size_t i = 0; i < state.units.size(); ++i)
        if (facts.units[i].ship == ship) {
            ++all;
            gone += isLost(facts, state, state.units[i]);
        }
    return all > 0 && 2 * gone >= all;
}

bool anyEnemyOnMap(const State& state, int side)
{
    return std::any_of(state.ships.begin(), state.ships.end(),
                       [&](const Ship& ship) { return ship.onMap() && ship.holder != side; });
}

Phrase toldOf(PersonState person, Phrase who)
{
    switch (person) {
    case PersonState::Fit: break;
    case PersonState::Wounded: return phrase("%1 is wounded.", std::move(who));
    case PersonState::Captured: return phrase("%1 is taken prisoner.", std::move(who));
    case PersonState::Dead: return phrase("%1 is dead.", std::move(who));
    }
    return phrase("%1 is unhurt.", std::move(who));
}

class Settler {
public:
    Settler(const BattleFacts& facts, State& state, Proceedings& proceedings)
        : m_facts(facts),
          m_state(state),
          m_proceedings(proceedings)
    {
    }

    /// `name` may be empty: then he is her captain.
    void settle(PersonState& person, ShipNumber ship, const std::string& name)
    {
        if (person == PersonState::Dead || person == PersonState::Captured)
            return;
        const Fate fate = fateOf(m_facts, m_state, ship);
        const bool isSunk = fate.fate == ShipFate::Sunk;
        const bool isTaken = fate.fate == ShipFate::Captured;
        if (!isSunk && !isTaken && !isDecimated(m_facts, m_state, ship))
            return;
        const int face = m_proceedings.d6("PM-14.2", phraseText("What became of the captain or commander"));
        PersonState then = person;
        if (isSunk)
            then = face <= 3                                                    ? PersonState::Dead
                   : face == 4                                                  ? PersonState::Wounded
                   : face == 6 && anyEnemyOnMap(m_state, m_facts.of(ship).side) ? PersonState::Captured
                                                                                : PersonState::Fit;
        else if (isTaken)
            then = face <= 2 ? PersonState::Dead : PersonState::Captured;
        else if (face == 6)
            then = PersonState::Wounded;
        person = std::max(person, then);
        m_proceedings.tell("person", "PM-14.2", m_facts.of(ship).side, ship, noShip, [&] {
            return toldOf(person, name.empty() ? phrase("The captain of %1", given(m_facts.name(ship)))
                                               : Phrase(given(name)));
        });
    }

private:
    const BattleFacts& m_facts;
    State& m_state;
    Proceedings& m_proceedings;
};

} // namespace

void settlePeople(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    Settler settler(facts, state, proceedings);
    for (std::size_t i = 0; i < state.captains.size(); ++i)
        settler.settle(state.captains[i], static_cast<ShipNumber>(i), facts.ships[i].captain);
    for (std::size_t i = 0; i < state.commanders.size(); ++i)
        if (facts.commanders[i].aboard != noShip)
            settler.settle(state.commanders[i], facts.commanders[i].aboard, facts.commanders[i].name);
}

} // namespace navarch::pompeius
