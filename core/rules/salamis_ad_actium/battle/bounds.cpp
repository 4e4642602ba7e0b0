// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds a battle between captains, and how it ends when they come to no end.
#include "core/rules/salamis_ad_actium/battle/game.h"

namespace navarch::salamis {

OrderBounds SalamisAdActium::orderBounds() const
{
    // In its Action Phase a ship handles its sail, cuts its mast, moves, shoots, grapples, separates and rests, each once, and
    // throws what it has (SA-4.3); in each Intermediate Phase of a turn, one a side, its engines fire once (SA-4.5).
    constexpr int acts = 7;
    const auto sides = static_cast<int>(m_facts.sides.size());
    int orders = 2; // before the first turn: the weather, and ready
    for (const ShipFacts& ship : m_facts.ships)
        orders += acts + ship.fit.firePots + ship.beePots + (ship.fit.greekFire ? 1 : 0) + sides;
    // Every squadron's phase is ended, before it that of allies who may come in; every Intermediate Phase's fire is held.
    orders +=
        2 * static_cast<int>(m_facts.squadrons.size()) + static_cast<int>(m_facts.contingents.size()) + sides;
    return {m_facts.turnLimit, orders};
}

void SalamisAdActium::breakOff(State& state, Proceedings& proceedings) const
{
    state.phase = Phase::Over;
    state.undecided = true;
    proceedings.tell(undecidedEvent, "SA-4.2", -1, noShip, noShip, undecidedText);
}

} // namespace navarch::salamis
