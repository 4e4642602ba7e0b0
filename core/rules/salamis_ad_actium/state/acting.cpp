// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

namespace {

bool isShip(const State& state, ShipNumber ship)
{
    return ship >= 0 && static_cast<std::size_t>(ship) < state.ships.size();
}

} // namespace

bool mayStillAct(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    return ship.onTable() && ship.damage != Damage::Wrecked && ship.holder == facts.of(number).side;
}

Refusal mayActRefusal(const BattleFacts& facts, const State& state, ShipNumber ship)
{
    if (!isShip(state, ship))
        return {"SA-4.3", "There is no such ship.", ""};
    if (state.phase != Phase::Action || facts.of(ship).squadron != state.squadron)
        return {"SA-4.3", "{S}'s squadron does not act now.", "Wait for its card."};
    const Ship& about = shipOf(state, ship);
    if (!about.onTable())
        return {"SA-4.3", "{S} is not on the table.", ""};
    if (about.damage == Damage::Wrecked)
        return {"SA-7.4.T2", "{S} is a wreck.", ""};
    if (!mayStillAct(facts, state, ship))
        return {"SA-8.3", "{S} has been taken: its captor only holds it.", ""};
    return {};
}

Refusal targetRefusal(const BattleFacts& facts, const State& state, int side, ShipNumber target)
{
    (void)facts;
    if (!isShip(state, target))
        return {"SA-6.1", "There is no such target.", "Choose a ship on the table."};
    if (!shipOf(state, target).onTable())
        return {"SA-6.1", "{T} is not on the table.", "Choose a ship on the table."};
    if (holderOf(state, target) == side)
        return {"SA-6.1", "{T} is on the same side.", "Choose an enemy."};
    return {};
}

} // namespace navarch::salamis
