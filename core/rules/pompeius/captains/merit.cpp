// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/merit.h"

#include <algorithm>

#include "core/rules/pompeius/captains/plot_judge.h"
#include "core/rules/pompeius/captains/signals.h"
#include "core/rules/pompeius/movement/moves.h"

namespace navarch::pompeius {

namespace {

class Judge {
public:
    Judge(const BattleFacts& facts, const State& state, Temperament temperament,
          ReasonNotes notes = ReasonNotes())
        : m_facts(facts),
          m_state(state),
          m_temperament(temperament),
          m_note(notes)
    {
    }

    int operator()(const DeployShip&) const { return 0; }
    int operator()(const Ready&) const { return 1; }
    int operator()(const PlotShip& order) const
    {
        return PlotJudge(m_facts, m_state, order.ship, m_temperament, m_note).worthOf(order.plot);
    }
    int operator()(const HoldCourse&) const { return -1; }
    int operator()(const Lock&) const { return 0; }
    int operator()(const Hoist& order) const { return signalMerit(m_facts, m_state, order); }
    int operator()(const ReturnShip& order) const;
    int operator()(const StayAway& order) const;
    int operator()(const Meet& order) const;
    int operator()(const Aim& order) const;
    int operator()(const AimRest&) const { return -1; }
    int operator()(const Mend& order) const;
    int operator()(const TakeDisorder&) const { return -1; }
    int operator()(const SpreadDisorder&) const { return 0; } // who fights best is the last to take it
    int operator()(const Concede&) const { return -100'000'000; }

private:
    [[nodiscard]] int valueOf(ShipNumber ship) const { return m_facts.of(ship).value + 1; }

    const BattleFacts& m_facts;
    const State& m_state;
    Temperament m_temperament;
    ReasonNotes m_note;
};

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
    if (const Meeting* meeting = openMeeting(m_state);
        meeting && isHeadOn(m_facts, m_state, *meeting, order.ship)) {
        const int damage = std::max(ship.run, target.isStopped ? std::int8_t{0} : target.run)
                           + std::max(mine.mass, theirs.mass);
        const int each = cardCost * damage / 2;
        const int worth = percentOf(valueOf(order.target), hullShare(damage, target.hull) + each)
                          - percentOf(valueOf(order.ship), (hullShare(damage, ship.hull) + each)
                                                               * weightOfRisk(m_temperament) / 100);
        m_note(worth > 0 ? Reason::Ram : Reason::Danger, order.target, order.rams ? worth : 0);
        return order.rams ? worth : 0;
    }
    const int worth =
        percentOf(valueOf(order.target), ramShare(mine.mass, theirs.mass, ship.run, target.hull))
        - percentOf(valueOf(order.ship),
                    cardCost * rammerCards(mine.mass, theirs.mass) * weightOfRisk(m_temperament) / 600);
    m_note(Reason::Ram, order.target, order.rams ? worth : 0);
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
    worth += m_note(Reason::Shoot, order.target, crew > 0 ? percentOf(worth, 20) : 0);
    return worth + std::min<int>(target.fires, 6);
}

int Judge::operator()(const Mend& order) const
{
    const Unit& unit = unitOf(m_state, order.unit);
    const Ship& ship = shipOf(m_state, order.on);
    switch (order.remedy) {
    case Remedy::Fire: return ship.fires >= 3 ? 60 : 20;
    case Remedy::Oars: return 30;
    case Remedy::Rudder: return 15;
    case Remedy::Stuck: return 40;
    case Remedy::Counter: { // from whom she flees, then from prizes; the enemy whom she boards last
        const ShipNumber other = order.on == unit.at ? order.other : order.on;
        if (holderOf(m_state, other) == unit.side)
            return 30;
        return boardingHope(m_facts, m_state, unit.at, other) > 0 ? 10 : 50;
    }
    }
    return 0;
}

} // namespace

int meritOf(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament)
{
    return std::visit(Judge(facts, state, temperament), order);
}

void addReasons(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament,
                std::vector<ReasonTerm>& terms)
{
    (void)std::visit(Judge(facts, state, temperament, ReasonNotes(&terms)), order);
}

} // namespace navarch::pompeius
