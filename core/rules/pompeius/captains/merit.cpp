// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/merit.h"

#include <algorithm>

#include "core/rules/pompeius/captains/plot_judge.h"

namespace navarch::pompeius {

namespace {

class Judge {
public:
    Judge(const BattleFacts& facts, const State& state, Temperament temperament)
        : m_facts(facts),
          m_state(state),
          m_temperament(temperament)
    {
    }

    int operator()(const DeployShip&) const { return 0; }
    int operator()(const Ready&) const { return 1; }
    int operator()(const PlotShip& order) const
    {
        return PlotJudge(m_facts, m_state, order.ship, m_temperament).worthOf(order.plot);
    }
    int operator()(const HoldCourse&) const { return -1; }
    int operator()(const Lock&) const { return 0; }
    int operator()(const Hoist& order) const;
    int operator()(const ReturnShip& order) const;
    int operator()(const StayAway& order) const;
    int operator()(const Meet& order) const;
    int operator()(const Aim& order) const;
    int operator()(const AimRest&) const { return -1; }
    int operator()(const Mend& order) const;
    int operator()(const Concede&) const { return -100'000'000; }

private:
    [[nodiscard]] int valueOf(ShipNumber ship) const { return m_facts.of(ship).value + 1; }

    const BattleFacts& m_facts;
    const State& m_state;
    Temperament m_temperament;
};

/// Flags that keep a squadron in step with the fleet: to attack while it is whole, to follow where it lags far behind, to
/// retreat with a beaten fleet, to one side against an enemy who reaches round it.
int Judge::operator()(const Hoist& order) const
{
    const SquadronFacts& squadron = m_facts.squadrons[static_cast<std::size_t>(order.squadron)];
    if (order.signal == Signal::Retreat)
        return isBroken(m_facts, m_state, order.side) ? 4 : -4;
    if (isBroken(m_facts, m_state, order.side))
        return -4;
    int row = 0;
    int column = 0;
    int count = 0;
    for (const ShipNumber ship : squadron.ships)
        if (const Ship& each = shipOf(m_state, ship); each.onMap() && each.holder == order.side) {
            row += rex::rowOf(each.pose.stern);
            column += rex::columnOf(each.pose.stern);
            ++count;
        }
    if (count == 0)
        return -4;
    const rex::Rex centre = rex::rexOf(column / count, row / count);
    int nearest = 1000;
    rex::Rex enemy = centre;
    for (const Ship& each : m_state.ships)
        if (each.onMap() && each.holder != order.side)
            if (const int away = rex::distance(centre, each.pose.stern); away < nearest) {
                nearest = away;
                enemy = each.pose.stern;
            }
    const int across = (rex::rowOf(enemy) - rex::rowOf(centre)) * (order.side == 0 ? 1 : -1); // to starboard
    switch (order.signal) {
    case Signal::Attack:
        return nearest <= 12 ? 3 : 1;
    case Signal::Left:
        return nearest > 6 && -across > 8 ? 2 : -4;
    case Signal::Right:
        return nearest > 6 && across > 8 ? 2 : -4;
    case Signal::FollowMe: {
        const ShipNumber leader = m_facts.admiralShip(order.side);
        return leader != noShip && nearest > 12
                       && rex::distance(centre, shipOf(m_state, leader).pose.stern) > 10
                   ? 2
                   : -4;
    }
    default:
        return -4;
    }
}

/// Back to a fleet that still fights, where the enemy is not, looking to him.
int Judge::operator()(const ReturnShip& order) const
{
    const Ship& ship = shipOf(m_state, order.ship);
    if (breaksOff(m_facts, m_state, order.ship))
        return -100'000;
    const rex::Rex there = rex::rexOf(order.column, order.row);
    int nearest = 1000;
    rex::Rex enemy = there;
    for (const Ship& each : m_state.ships)
        if (each.onMap() && each.holder != ship.holder)
            if (const int away = rex::distance(there, each.pose.stern); away < nearest) {
                nearest = away;
                enemy = each.pose.stern;
            }
    int worth = 100'000;
    if (nearest <= 2)
        worth -= 50;
    if (!(enemy == there)) {
        const hex::Facing facing = rex::facingOf(order.heading);
        worth -=
            2 * hex::sidesBetween(facing, hex::nearestFacing(there.hex(), enemy.hex(), facing)) + nearest;
    }
    return worth;
}

/// Nobody waits for ships that would not come back.
int Judge::operator()(const StayAway& order) const
{
    if (isBroken(m_facts, m_state, order.side))
        return 1;
    for (std::size_t i = 0; i < m_state.ships.size(); ++i) {
        const Ship& ship = m_state.ships[i];
        if (ship.where == Whereabouts::Away && ship.holder == order.side
            && !breaksOff(m_facts, m_state, static_cast<ShipNumber>(i)))
            return -1;
    }
    return 1;
}

int Judge::operator()(const Meet& order) const
{
    const ShipFacts& mine = m_facts.of(order.ship);
    const ShipFacts& theirs = m_facts.of(order.target);
    const Ship& ship = shipOf(m_state, order.ship);
    const Ship& target = shipOf(m_state, order.target);
    if (ship.holder == target.holder)
        return order.rams ? -1000 : 0;
    const int worth =
        percentOf(valueOf(order.target), ramShare(mine.mass, theirs.mass, ship.run, target.hull))
        - percentOf(valueOf(order.ship),
                    cardCost * rammerCards(mine.mass, theirs.mass) * weightOfRisk(m_temperament) / 600);
    return order.rams ? worth + 1 : 0; // rams unless told otherwise (PM-7.3)
}

/// At whom most is to be won: who is about to be boarded, then by price; the crowded rather than the empty.
int Judge::operator()(const Aim& order) const
{
    const Unit& unit = unitOf(m_state, order.unit);
    const Ship& target = shipOf(m_state, order.target);
    int worth = 10 + percentOf(valueOf(order.target), 5);
    if (areJoined(m_state, unit.at, order.target))
        worth *= 3;
    const int crew = unitsOn(m_state, order.target, target.holder);
    worth += crew > 0 ? percentOf(worth, 20) : 0;
    return worth + std::min<int>(target.fires, 6);
}

int Judge::operator()(const Mend& order) const
{
    const int side = unitOf(m_state, order.unit).side;
    const Ship& ship = shipOf(m_state, order.on);
    switch (order.remedy) {
    case Remedy::Fire:
        return ship.fires >= 3 ? 60 : 20;
    case Remedy::Oars:
        return 30;
    case Remedy::Rudder:
        return 15;
    case Remedy::Stuck:
        return 40;
    case Remedy::Counter: // those that the enemy threw first
        return order.other != noShip && holderOf(m_state, order.other) != side ? 50 : 10;
    }
    return 0;
}

} // namespace

int meritOf(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament)
{
    return std::visit(Judge(facts, state, temperament), order);
}

} // namespace navarch::pompeius
