// SPDX-License-Identifier: GPL-3.0-or-later
// What one side may know of the other's ships, on the board and in what is told.
#include "core/rules/pompeius/battle/secrets.h"

#include "core/rules/pompeius/battle/game.h"

namespace navarch::pompeius {

bool seesCards(const BattleFacts& facts, const State& state, ShipNumber number, Viewer viewer)
{
    const Ship& ship = shipOf(state, number);
    if (viewer.side < 0 || facts.options.cards == CardsSeen::Open)
        return true;
    if (ship.holder != viewer.side)
        return false;
    if (facts.options.cards == CardsSeen::Side || facts.seatCount(viewer.side) == 1
        || viewer.seat == ship.seat)
        return true;
    // A navarch for his squadron.
    const ShipNumber flagship = facts.squadrons[static_cast<std::size_t>(facts.of(number).squadron)].flagship;
    return viewer.seat >= 0 && flagship != noShip && shipOf(state, flagship).holder == viewer.side
           && shipOf(state, flagship).seat == viewer.seat;
}

std::optional<BattleEvent> Pompeius::eventFor(const State& state, const BattleEvent& event,
                                              Viewer viewer) const
{
    if (event.kind == "signal" && viewer.side >= 0 && viewer.side != event.side)
        return std::nullopt; // what the flags mean their own fleet knows
    if (event.ship < 0 || static_cast<std::size_t>(event.ship) >= state.ships.size()
        || seesCards(m_facts, state, event.ship, viewer))
        return event;
    // Fires, grapples and ships that are stuck lie in sight; so does whoever takes them off.
    if (event.kind == "plug" || event.kind == "loss" || (event.kind == "laid" && event.target == noShip))
        return std::nullopt;
    BattleEvent told = event;
    if (!event.outward.isEmpty()) {
        told.text = event.outward;
        told.dice.clear();
    }
    return told;
}

} // namespace navarch::pompeius
