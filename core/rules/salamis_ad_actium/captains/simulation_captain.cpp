// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/salamis_ad_actium/captains/simulation_captain.h"

#include <algorithm>

#include "core/rules/salamis_ad_actium/captains/assault.h"
#include "core/rules/salamis_ad_actium/captains/merit.h"
#include "core/rules/salamis_ad_actium/captains/options.h"
#include "core/rules/salamis_ad_actium/captains/quick_fight.h"
#include "core/rules/salamis_ad_actium/captains/quick_move.h"
#include "core/rules/salamis_ad_actium/movement/contact.h"
#include "core/rules/salamis_ad_actium/phases/turn.h"
#include "core/rules/salamis_ad_actium/state/acting.h"

namespace navarch::salamis {

namespace {

bool hasMissiles(const Ship& ship)
{
    return ship.archers > 0 || ship.pots > 0 || ship.beePots > 0 || ship.greekFire;
}

/// The ship of the acting squadron that is farthest from its own edge of those that have something left to do: so those
/// before others move out of their way.
ShipNumber foremost(const BattleFacts& facts, const State& state)
{
    ShipNumber asked = noShip;
    free_table::Length most = 0;
    for (const ShipNumber number : facts.squadrons[static_cast<std::size_t>(state.squadron)].ships) {
        const Ship& ship = shipOf(state, number);
        const bool mayDoMore = !ship.hasMoved || (!ship.hasShot && hasMissiles(ship))
                               || (!ship.hasGrappled && touchesEnemy(state, number));
        if (!mayDoMore || !mayStillAct(facts, state, number))
            continue;
        const free_table::Length y = baseOf(state, number).centre.y;
        const free_table::Length out = facts.of(number).side == 0 ? y : facts.depth - y;
        if (asked == noShip || out > most) {
            asked = number;
            most = out;
        }
    }
    return asked;
}

/// What a ship does; a Rest when there is nothing left that is worth doing.
void orderOf(const BattleFacts& facts, const State& state, ShipNumber number, Order& order)
{
    const Ship& ship = shipOf(state, number);
    if (!ship.hasMoved) {
        if (ship.adrift) {
            order = CutMast{number};
            return;
        }
        if (handlesSail(facts, state, number)) {
            order = SetSail{number, !ship.sailSet};
            return;
        }
        if (isHeld(state, number)) {
            if (!ship.hasShot && !ship.hasGrappled && wouldPart(facts, state, number)) {
                order = Separate{number};
                return;
            }
        } else if (const Move move = quickMove(facts, state, number); move.count > 0) {
            order = move;
            return;
        }
    }
    if (!ship.hasGrappled && !ship.demoralised)
        if (const ShipNumber enemy = toGrapple(facts, state, number); enemy != noShip) {
            order = Grapple{number, enemy};
            return;
        }
    if (hasMissiles(ship) && findTarget(facts, state, number, order))
        return;
    order = Rest{number};
}

} // namespace

void SimulationCaptain::byMerit(const State& state, const Decision& decision, std::uint64_t ordinal)
{
    listOptions(*m_facts, state, decision, m_options);
    int most = 0;
    int equals = 0;
    for (const Order& option : m_options) {
        const int merit = meritOf(*m_facts, state, option, m_temperament);
        if (equals > 0 && merit < most)
            continue;
        equals = equals > 0 && merit == most ? equals + 1 : 1;
        most = merit;
        if (m_die.prefers(equals, ordinal))
            m_order = option;
    }
}

const Order& SimulationCaptain::choose(const State& state, const Decision& decision, std::uint64_t ordinal)
{
    switch (state.phase) {
    case Phase::Action:
        if (const ShipNumber ship = foremost(*m_facts, state); ship != noShip)
            orderOf(*m_facts, state, ship, m_order);
        else if (assaultOf(*m_facts, state, state.side).isHopeless)
            m_order = Concede{state.side};
        else
            m_order = EndPhase{state.side};
        break;
    case Phase::Engines:
        if (!findShot(*m_facts, state, m_order))
            m_order = HoldFire{state.side};
        break;
    default: // seldom: the beginning, and allies who come in
        byMerit(state, decision, ordinal);
    }
    return m_order;
}

} // namespace navarch::salamis
