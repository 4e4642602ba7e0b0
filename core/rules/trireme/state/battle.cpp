// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/state/battle.h"

#include <algorithm>

namespace navarch::trireme {

bool isGrappled(const State& state, ShipNumber ship)
{
    return std::any_of(state.links.begin(), state.links.end(),
                       [&](const Link& link) { return link.has(ship); });
}

bool hasFoughtAboard(const State& state, ShipNumber ship)
{
    return std::any_of(state.links.begin(), state.links.end(),
                       [&](const Link& link) { return link.has(ship) && link.rounds > 0; });
}

bool hasRaked(const State& state, ShipNumber by, ShipNumber victim)
{
    return std::find(state.raked.begin(), state.raked.end(), Raked{by, victim}) != state.raked.end();
}

bool isUnderWay(const State& state, ShipNumber ship)
{
    return shipOf(state, ship).rows() && !isGrappled(state, ship);
}

bool isActive(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const Ship& ship = shipOf(state, number);
    return ship.onBoard() && ship.holder == facts.of(number).side;
}

bool isPlottable(const BattleFacts& facts, const State& state, ShipNumber number)
{
    return shipOf(state, number).onBoard() && !facts.of(number).isWall && !isGrappled(state, number);
}

void place(const BattleFacts& facts, State& state, ShipNumber number, hex::Hex hex)
{
    Ship& ship = shipOf(state, number);
    if (shipAt(facts, state, ship.hex) == number)
        state.atHex[facts.board.indexOf(ship.hex)] = noShip;
    ship.hex = hex;
    state.atHex[facts.board.indexOf(hex)] = number;
}

void removeFromBoard(const BattleFacts& facts, State& state, ShipNumber number)
{
    Ship& ship = shipOf(state, number);
    if (shipAt(facts, state, ship.hex) == number)
        state.atHex[facts.board.indexOf(ship.hex)] = noShip;
    ship.where = Whereabouts::Fled;
    unlink(state, number);
}

void stop(State& state, ShipNumber number)
{
    shipOf(state, number).isStopped = true;
}

void unlink(State& state, ShipNumber number)
{
    std::erase_if(state.links, [&](const Link& link) { return link.has(number); });
}

bool sinkIfDue(const BattleFacts& facts, State& state, ShipNumber number, std::string_view rule,
               Proceedings& proceedings)
{
    Ship& ship = shipOf(state, number);
    if (facts.of(number).isWall || ship.where == Whereabouts::Hulk || ship.damage < facts.of(number).hull)
        return false;
    ship.where = Whereabouts::Hulk;
    ship.isStopped = true;
    unlink(state, number);
    if (ship.struckBy != noShip && shipOf(state, ship.struckBy).holder != ship.holder)
        ++shipOf(state, ship.struckBy).sinkings;
    proceedings.tell(
        "sunk", rule, ship.struckBy == noShip ? -1 : holderOf(state, ship.struckBy), number, ship.struckBy,
        [&] { return phrase("%1 breaks up and goes down with all hands.", facts.called(number)); });
    ship.men = {};
    ship.engines = {};
    ship.holes = 0;
    return true;
}

void damage(State& state, ShipNumber number, int points, ShipNumber by)
{
    if (points <= 0)
        return;
    Ship& ship = shipOf(state, number);
    ship.damage = static_cast<std::int16_t>(std::min(ship.damage + points, 1000));
    ship.struckBy = by;
}

} // namespace navarch::trireme
