// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/aftermath/persons.h"

#include <algorithm>

#include "core/battle/outcome/outcome.h"

namespace navarch::squadrons {

PersonState Persons::rolled(std::int16_t ship, PersonState was) const
{
    constexpr std::string_view rule = "SQ-18.9";
    constexpr PhraseText why = phraseText("How a captain or commander fares");
    const ShipEnd& end = m_state.ships[static_cast<std::size_t>(ship)];
    const int side = m_facts.ships[static_cast<std::size_t>(ship)].side;
    if (was == PersonState::Dead || was == PersonState::Captured)
        return was; // he fell before, or was not aboard
    const auto atBest = [&](PersonState state) { return std::max(state, was); };
    switch (static_cast<ShipFate>(end.fate)) {
    case ShipFate::Sunk: {
        const int face = m_proceedings.d6(rule, why);
        const bool isFished = m_state.holdsField && m_state.victor == 1 - side;
        return face <= 3   ? PersonState::Dead
               : face == 4 ? (isFished ? PersonState::Captured : PersonState::Wounded)
               : face == 5 ? PersonState::Wounded
                           : was;
    }
    case ShipFate::Captured:
        return m_proceedings.d6(rule, why) <= 2 ? PersonState::Dead : PersonState::Captured;
    default: break;
    }
    // Wrecked before, she stood off and nothing befell her.
    if (end.condition.damage != Damage::Wrecked
        || m_facts.ships[static_cast<std::size_t>(ship)].before.damage == Damage::Wrecked)
        return was;
    const int face = m_proceedings.d6(rule, why);
    return face == 1 ? PersonState::Dead : face == 2 ? atBest(PersonState::Wounded) : was;
}

void Persons::decide(std::int16_t ship) const
{
    const ShipFacts& about = m_facts.ships[static_cast<std::size_t>(ship)];
    const auto tell = [&](const Phrase& who, PersonState state) {
        m_proceedings.tell("person", "SQ-18.9", about.side, about.squadron, noShip, [&] {
            return state == PersonState::Dead       ? phrase("%1 is dead.", who)
                   : state == PersonState::Captured ? phrase("%1 is captured.", who)
                   : state == PersonState::Wounded  ? phrase("%1 is wounded.", who)
                                                    : phrase("%1 is unhurt.", who);
        });
    };
    PersonState& captain = m_state.ships[static_cast<std::size_t>(ship)].condition.captain;
    const PersonState before = captain;
    captain = rolled(ship, before);
    if (m_proceedings.isHeard() && captain != before)
        tell(phrase("The captain of %1", given(about.name)), captain);
    for (std::size_t i = 0; i < m_facts.commanders.size(); ++i) {
        if (m_facts.commanders[i].ship != ship)
            continue;
        CommanderEnd& end = m_state.commanders[i];
        const PersonState was = end.state;
        end.state = rolled(ship, was);
        end.captor =
            end.state == PersonState::Captured ? static_cast<std::int8_t>(1 - about.side) : std::int8_t(-1);
        if (m_proceedings.isHeard() && end.state != was)
            tell(given(m_facts.commanders[i].name), end.state);
    }
}

} // namespace navarch::squadrons
