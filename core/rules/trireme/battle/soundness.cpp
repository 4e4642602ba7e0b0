// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/trireme/battle/game.h"

namespace navarch::trireme {

namespace {

std::string shipUnsoundness(const BattleFacts& facts, const State& state, ShipNumber number)
{
    const ShipFacts& about = facts.of(number);
    const Ship& ship = shipOf(state, number);
    if (ship.men.light < 0 || ship.men.medium < 0 || ship.men.heavy < 0 || ship.holes < 0 || ship.damage < 0
        || ship.sprints < 0 || ship.counter < 0 || ship.counter > facts.house().counterFull)
        return "counts below nothing, or beyond its bounds";
    if (ship.holder < 0 || ship.holder > 1)
        return "is held by a side that is not there";
    for (std::size_t kind = 0; kind < weapons; ++kind)
        if (ship.engines[kind] < 0 || ship.engines[kind] > about.engines[kind] || ship.shot[kind] < 0
            || ship.shot[kind] > about.engines[kind])
            return "shoots with what it has not";
    if (ship.facing < 0 || ship.facing >= hex::facings)
        return "looks nowhere";
    if (ship.damage < about.damage)
        return "was mended";
    if (!about.isWall && ship.onBoard() && ship.damage >= about.hull)
        return "should have sunk";
    if (ship.start < -1 || ship.start > fastest)
        return "goes at no speed";
    if (ship.raked < about.raked)
        return "has its oars back";
    return {};
}

int menOf(const State& state)
{
    int men = 0;
    for (const Ship& ship : state.ships)
        men += ship.men.count();
    return men;
}

} // namespace

std::string Trireme::unsoundness(const State& state) const
{
    if (state.ships.size() != m_facts.ships.size() || state.atHex.size() != m_facts.board.terrain.size())
        return "A ship or a hex appeared or vanished.";
    if (menOf(state) > menOf(m_opening))
        return "There are more men than at the start.";
    std::size_t onBoard = 0;
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const Ship& ship = state.ships[i];
        const auto number = static_cast<ShipNumber>(i);
        if (const std::string about = shipUnsoundness(m_facts, state, number); !about.empty())
            return m_facts.ships[i].name.english() + " " + about + ".";
        if (ship.where == Whereabouts::Fled
            || (ship.where == Whereabouts::Hulk && shipAt(m_facts, state, ship.hex) != number
                && state.phase == Phase::Over))
            continue; // it went down out of sight
        if (shipAt(m_facts, state, ship.hex) != number)
            return m_facts.ships[i].name.english() + " is not in its hex.";
        if (!m_facts.ships[i].isWall && m_facts.isLand(ship.hex))
            return m_facts.ships[i].name.english() + " lies on land.";
        ++onBoard;
    }
    std::size_t inHexes = 0;
    for (const ShipNumber ship : state.atHex)
        inHexes += ship != noShip;
    if (inHexes != onBoard)
        return "A hex holds a ship that is gone.";
    for (const Link& link : state.links) {
        const Ship& a = shipOf(state, link.attacker);
        const Ship& b = shipOf(state, link.defender);
        if (!a.onBoard() || !b.onBoard() || !hex::isAdjacent(a.hex, b.hex) || a.holder == b.holder)
            return "Two ships are grappled that cannot be.";
    }
    if ((state.phase == Phase::Over) != (decisions(state).count == 0))
        return "Nobody must decide, but the battle is not over.";
    return {};
}

} // namespace navarch::trireme
