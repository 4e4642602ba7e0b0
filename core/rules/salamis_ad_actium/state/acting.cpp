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
        return {"SA-4.3", refusalText("There is no such ship.")};
    if (state.phase != Phase::Action || facts.of(ship).squadron != state.squadron)
        return {"SA-4.3", refusalText("%1's squadron does not act now.", theShip),
                refusalText("Wait for its card.")};
    const Ship& about = shipOf(state, ship);
    if (!about.onTable())
        return {"SA-4.3", refusalText("%1 is not on the table.", theShip)};
    if (about.damage == Damage::Wrecked)
        return {"SA-7.4.T2", refusalText("%1 is a wreck.", theShip)};
    if (!mayStillAct(facts, state, ship))
        return {"SA-8.3", refusalText("%1 has been taken: its captor only holds it.", theShip)};
    return {};
}

Refusal targetRefusal(const BattleFacts& facts, const State& state, int side, ShipNumber target)
{
    (void)facts;
    if (!isShip(state, target))
        return {"SA-6.1", refusalText("There is no such target."),
                refusalText("Choose a ship on the table.")};
    if (!shipOf(state, target).onTable())
        return {"SA-6.1", refusalText("%1 is not on the table.", theOther),
                refusalText("Choose a ship on the table.")};
    if (holderOf(state, target) == side)
        return {"SA-6.1", refusalText("%1 is on the same side.", theOther), refusalText("Choose an enemy.")};
    return {};
}

} // namespace navarch::salamis
