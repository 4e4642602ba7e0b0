// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ramming_speed/battle/game.h"

namespace navarch::ramming {

namespace {

std::string shipUnsoundness(const ShipFacts& facts, const Ship& ship)
{
    if (ship.rowers < 0 || ship.hoplites < 0 || ship.fires < 0 || ship.sheared < 0 || ship.sinksAt < 0)
        return "counts below nothing";
    if (ship.holder < -1 || ship.holder > 1)
        return "is held by a side that is not there";
    if (ship.holder == -1 && ship.isCrewed())
        return "is a derelict with crew";
    if (ship.routing && ship.onMap() && ship.crew() == 0)
        return "routs without crew";
    if (ship.rowersDead > facts.rowers || ship.rowersDead < 0 || ship.hoplitesDead < 0)
        return "lost men it never had";
    for (const std::int16_t shots : ship.shots)
        if (shots < 0)
            return "shot what it had not";
    if (ship.facing < 0 || ship.facing >= hex::facings)
        return "looks nowhere";
    return {};
}

int menOf(const State& state)
{
    int men = 0;
    for (const Ship& ship : state.ships)
        men += ship.crew();
    return men;
}

} // namespace

std::string RammingSpeed::unsoundness(const State& state) const
{
    if (state.ships.size() != m_facts.ships.size() || state.atHex.size() != m_facts.board.terrain.size())
        return "A ship or a hex appeared or vanished.";
    if (m_facts.options.fitting != Fitting::Rolled && menOf(state) > menOf(m_opening))
        return "There are more men than at the start.";
    std::size_t onMap = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (const std::string about = shipUnsoundness(m_facts.ships[i], ship); !about.empty())
            return m_facts.ships[i].name + " " + about + ".";
        if (!ship.onMap())
            continue;
        const bool passes = m_facts.options.passFriends && number == state.now.ship;
        if (!passes && shipAt(m_facts, state, ship.hex) != number)
            return m_facts.ships[i].name + " is not in its hex.";
        if (m_facts.board.at(ship.hex) == hex::Terrain::Land)
            return m_facts.ships[i].name + " lies on land.";
        onMap += shipAt(m_facts, state, ship.hex) == number;
    }
    std::size_t inHexes = 0;
    for (const ShipNumber ship : state.atHex)
        inHexes += ship != noShip;
    if (inHexes != onMap)
        return "A hex holds a ship that is gone.";
    for (const auto* pairs : {&state.grapples, &state.together})
        for (const Pair& pair : *pairs)
            if (!shipOf(state, pair.a).onMap() || !shipOf(state, pair.b).onMap()
                || !hex::isAdjacent(shipOf(state, pair.a).hex, shipOf(state, pair.b).hex))
                return "Two ships are held together that are not adjacent.";
    if ((state.phase == Phase::Over) != (decisions(state).count == 0))
        return "Nobody must decide, but the battle is not over.";
    return {};
}

} // namespace navarch::ramming
