// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pompeius/captains/signals.h"

#include "core/rules/pompeius/captains/aims.h"

namespace navarch::pompeius {

Signal signalRead(const BattleFacts& facts, const State& state, int squadron)
{
    const SquadronFacts& about = facts.squadrons[static_cast<std::size_t>(squadron)];
    const CommanderFacts* admiral = facts.admiralOf(about.side);
    if (!admiral || admiral->aboard == noShip || about.flagship == noShip)
        return Signal::None;
    const Flags& flags = state.flags[static_cast<std::size_t>(squadron)];
    const Signal signal = flags.hoisted[admiral->quality > 0 ? 0 : admiral->quality < 0 ? 2 : 1];
    if (signal == Signal::None || about.flagship == admiral->aboard)
        return signal;
    const Ship& from = shipOf(state, admiral->aboard);
    const Ship& to = shipOf(state, about.flagship);
    if (!from.onMap() || !to.onMap() || from.holder != about.side || to.holder != about.side)
        return Signal::None;
    const bool seen = rex::isInSight(from.pose.stern, to.pose.stern, [&](rex::Rex rex) {
        if (facts.board.isLand(rex))
            return true;
        for (std::size_t i = 0; i < state.ships.size(); ++i) {
            const auto other = static_cast<ShipNumber>(i);
            if (other != admiral->aboard && other != about.flagship && holdsRex(facts, state, other, rex))
                return true;
        }
        return false;
    });
    return seen ? signal : Signal::None;
}

int signalMerit(const BattleFacts& facts, const State& state, const Hoist& order)
{
    const SquadronFacts& squadron = facts.squadrons[static_cast<std::size_t>(order.squadron)];
    if (squadron.flagship == noShip || !shipOf(state, squadron.flagship).onMap()
        || holderOf(state, squadron.flagship) != order.side)
        return -4;
    if (order.signal == Signal::Retreat)
        return isBroken(facts, state, order.side) ? 4 : -4;
    if (isBroken(facts, state, order.side))
        return -4;
    int row = 0;
    int column = 0;
    int count = 0;
    for (const ShipNumber ship : squadron.ships)
        if (const Ship& each = shipOf(state, ship); each.onMap() && each.holder == order.side) {
            row += rex::rowOf(each.pose.stern);
            column += rex::columnOf(each.pose.stern);
            ++count;
        }
    if (count == 0)
        return -4;
    const rex::Rex centre = rex::rexOf(column / count, row / count);
    int nearest = 1000;
    rex::Rex enemy = centre;
    for (const Ship& each : state.ships)
        if (each.onMap() && each.holder != order.side)
            if (const int away = rex::distance(centre, each.pose.stern); away < nearest) {
                nearest = away;
                enemy = each.pose.stern;
            }
    const int across = (rex::rowOf(enemy) - rex::rowOf(centre)) * (order.side == 0 ? 1 : -1); // to starboard
    switch (order.signal) {
    case Signal::Attack: return nearest <= 12 ? 3 : 1;
    case Signal::Left: return nearest > 6 && -across > 8 ? 2 : -4;
    case Signal::Right: return nearest > 6 && across > 8 ? 2 : -4;
    case Signal::FollowMe: {
        const ShipNumber leader = facts.admiralShip(order.side);
        return leader != noShip && nearest > 12
                       && rex::distance(centre, shipOf(state, leader).pose.stern) > 10
                   ? 2
                   : -4;
    }
    default: return -4;
    }
}

} // namespace navarch::pompeius
