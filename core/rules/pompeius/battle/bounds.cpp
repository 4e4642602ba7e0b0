// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds a battle between captains, and how it ends when they come to no end.
#include <algorithm>

#include "core/rules/pompeius/battle/game.h"
#include "core/rules/pompeius/phases/ending.h"

namespace navarch::pompeius {

OrderBounds Pompeius::orderBounds() const
{
    const auto ships = static_cast<int>(m_facts.ships.size());
    const auto units = static_cast<int>(m_facts.units.size());
    const int seats = std::max(m_facts.seatCount(0), m_facts.seatCount(1));
    // Every ship is brought back and given its orders once, every squadron its flags; the seats lock, and a side without ships
    // stays away.
    const int written = 2 * ships + static_cast<int>(m_facts.squadrons.size()) + seats + 1;
    // Where two ships enter together in a sub-phase, one is asked: a ship enters one rex a sub-phase, and meets there, and
    // crossing it, at most those that opening() keeps room for.
    const int met = subPhases * (ships * 16 + 16);
    // Every unit that shoots aims or is left to itself, every one that mended says what.
    const int turn = written + met + 2 * units + seats;
    // Before the first turn: ships put astern row by row, and ready.
    const int deployment = ships * m_facts.board.rows + 1;
    return {m_facts.turnLimit, std::max(turn, deployment)};
}

void Pompeius::breakOff(State& state, Proceedings& proceedings) const
{
    pompeius::breakOff(m_facts, state, proceedings);
}

} // namespace navarch::pompeius
