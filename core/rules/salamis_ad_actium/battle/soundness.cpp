// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/overlap.h"
#include "core/rules/salamis_ad_actium/battle/game.h"

namespace navarch::salamis {

namespace {

std::string shipUnsoundness(const ShipFacts& facts, const Ship& ship, const free_table::Base& base)
{
    const auto within = [](int left, int had) { return left >= 0 && left <= had; };
    const ShipFit& fit = facts.fit;
    if (!within(ship.oars, fit.oars))
        return "has oar factors it never had";
    if (!within(ship.archers, fit.archers + 1) || ship.marines < 0 || ship.heavyMarines < 0)
        return "has troops it never had"; // prize crews move between ships, so only the sum of all is kept
    if (!within(ship.ballistae, fit.ballistae) || !within(ship.towers, fit.towers)
        || !within(ship.enginesLost, int(fit.heavyEngines.size())) || !within(ship.pots, fit.firePots)
        || !within(ship.beePots, facts.beePots))
        return "has engines, towers or pots it never had";
    if (ship.speedLost < 0 || ship.fastMoves < 0 || ship.fires < 0 || ship.turnClassLost < 0)
        return "counts below nothing";
    if (ship.onTable() != base.isPresent())
        return ship.onTable() ? "is on the table without a base" : "left its base on the table";
    if (ship.damage == Damage::Wrecked && currentSpeed(facts, ship) != 0)
        return "is a wreck and makes way";
    return {};
}

int troopsOf(const State& state)
{
    int troops = 0;
    for (const Ship& ship : state.ships)
        troops += ship.troops();
    return troops;
}

} // namespace

std::string SalamisAdActium::unsoundness(const State& state) const
{
    if (state.ships.size() != m_facts.ships.size() || state.bases.size() != m_facts.ships.size())
        return "A ship appeared or vanished.";
    if (troopsOf(state) > troopsOf(m_opening))
        return "There are more troops than at the start.";
    for (std::size_t i = 0; i < state.ships.size(); ++i) {
        const std::string about = shipUnsoundness(m_facts.ships[i], state.ships[i], state.bases[i]);
        if (!about.empty())
            return m_facts.ships[i].name + " " + about + ".";
        if (state.bases[i].isPresent() && !m_facts.ships[i].isWall && m_facts.drawn.isOnLand(state.bases[i]))
            return m_facts.ships[i].name + " lies on land.";
        const int other = free_table::firstOverlapped(state.bases[i], state.bases, static_cast<int>(i));
        if (state.bases[i].isPresent() && other != free_table::nobody)
            return m_facts.ships[i].name + " overlaps " + m_facts.ships[static_cast<std::size_t>(other)].name
                   + ".";
    }
    for (const Contact& contact : state.contacts)
        if (!shipOf(state, contact.a).onTable() || !shipOf(state, contact.b).onTable())
            return "A contact with a ship that is gone.";
    if ((state.phase == Phase::Over) != (decisions(state).count == 0))
        return "Nobody must decide, but the battle is not over.";
    return {};
}

} // namespace navarch::salamis
