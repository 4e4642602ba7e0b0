// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds a battle between captains, and how it ends when they come to no end.
#include <algorithm>
#include <numeric>

#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/phases/ending.h"
#include "core/rules/ramming_speed/state/order_names.h"

namespace navarch::ramming {

OrderBounds RammingSpeed::orderBounds() const
{
    const auto ships = static_cast<int>(m_facts.ships.size());
    // Shots of a round: every weapon once. Rolled Advantages are as many as the ship has Deck (RS-3.1).
    int shots = 0;
    for (const ShipFacts& ship : m_facts.ships)
        shots += 1 + ship.deck + ship.firePots + std::accumulate(ship.fitted.begin(), ship.fitted.end(), 0);
    // Once a round each ship is named, tries to get free, rows and rams; it boards once, and takes each of six neighbours in
    // name and with a crew. Either side may be asked for shots before and after it rows and in every hex.
    constexpr int ofShip = 4 + 2 * hex::facings + 2;
    constexpr int windows = maxSteps + 2;
    // Before the first round: skills, one formation after the other, ships put forward row by row, and ready.
    const int deployment =
        2 + static_cast<int>(EnumNames<Pattern>::names.size()) + ships * (m_facts.house().zoneRows + 1);
    return {m_facts.turnLimit, std::max(deployment, ships * (ofShip + windows) + shots)};
}

void RammingSpeed::breakOff(State& state, Proceedings& proceedings) const
{
    ramming::breakOff(m_facts, state, proceedings);
}

} // namespace navarch::ramming
