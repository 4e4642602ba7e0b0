// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds a battle between captains, and how it ends when they come to no end.
#include <algorithm>

#include "core/rules/trireme/battle/game.h"
#include "core/rules/trireme/phases/ending.h"

namespace navarch::trireme {

OrderBounds Trireme::orderBounds() const
{
    const auto ships = static_cast<int>(m_facts.ships.size());
    int shots = 0; // of a turn: each weapon shoots once
    for (const ShipFacts& ship : m_facts.ships)
        for (const std::int16_t engines : ship.engines)
            shots += engines;
    // Every ship is plotted once. In each movement phase fire is held, and every ship comes into contact at most once as the
    // one that moves: there is one strike, and both may wish to board. Fights aboard, at most three for a ship, leave two
    // questions each.
    constexpr int ofContact = 3;
    constexpr int ofFights = 3 * 2;
    const int turn = ships * (1 + phases * ofContact + ofFights) + 1 + phases + shots;
    // Before the first turn: ships put aside column by column, and ready.
    const int deployment = ships * m_facts.board.columns + 1;
    return {m_facts.turnLimit, std::max(deployment, turn)};
}

void Trireme::breakOff(State& state, Proceedings& proceedings) const
{
    trireme::breakOff(m_facts, state, proceedings);
}

} // namespace navarch::trireme
