// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/battle/contract/game.h"
#include "core/rules/ramming_speed/captains/surrender.h"
#include "core/rules/ramming_speed/movement/reach.h"

namespace navarch::ramming {

inline constexpr std::size_t mostMoves = mostOptions - 8; ///< single steps of people come on top

/// The nearest crewed enemy of a hex; noShip when there is none.
[[nodiscard]] ShipNumber nearestEnemyOf(const State& state, int side, hex::Hex from);

/// Calls `visit(reach, node, rushes)` for every place in reach of the ship that moves that is worth a look, `from` of them being
/// found already: rams, and hexes with the bow towards the enemy, one way to each, at ramming speed where it `rushes`.
template <class Visit>
void forMoves(const BattleFacts& facts, const State& state, std::size_t from, Visit&& visit)
{
    const ShipNumber number = state.now.ship;
    const Ship& ship = shipOf(state, number);
    const bool isLeaving = slipsAway(facts, state, number);
    const bool holdsOut = errandOf(facts, state, ship.holder) == Errand::HoldOut;
    const hex::Edge goal =
        isLeaving ? edgeToLeaveBy(ship.holder) : facts.homeEdge[static_cast<std::size_t>(ship.holder)];
    const bool mayRush = facts.of(number).hasRam && !state.now.hasRowed;
    const int points = state.now.mp;
    const int most = mayRush ? std::max<int>(points, state.now.mpAtRam) : points;
    const bool mayStrike = facts.of(number).hasRam && mayStrikeWithin(state, most);
    Reach& reach = sharedReach();
    if (mayStrike) // with more points it may only strike
        reach.searchToStrike(facts, state, points, most);
    else
        reach.search(facts, state, points, false);
    const ShipNumber enemy = nearestEnemyOf(state, ship.holder, ship.hex);
    const bool isOff = isLeaving || flees(facts, state, number);
    const bool mayTurn = isOff || holdsOut; // with any bearing: mostly with its stern to the enemy
    const int toGoal = isOff ? distanceToEdge(facts.board, ship.hex, goal) : 0;
    bool leaves = false;
    std::size_t found = from;
    const auto take = [&](int node, bool rushes) {
        ++found;
        visit(static_cast<const Reach&>(reach), node, rushes);
    };
    for (int i = 0; i < reach.count() && found < mostMoves; ++i) {
        const Reach::Node& node = reach.node(i);
        const Place& place = node.place;
        if (place.isOff) {
            if (!leaves && place.spent <= points && hex::edgeBeyond(facts.board, place.hex) == goal) {
                leaves = true;
                take(i, false);
            }
            continue;
        }
        const ShipNumber ahead =
            mayStrike ? shipAt(facts, state, hex::neighbour(place.hex, place.facing)) : noShip;
        const bool strikes = ahead != noShip && ahead != number && isEnemy(state, ship.holder, ahead)
                             && place.run > 0 && !place.isAground;
        if (!strikes && (place.spent > points || !node.isFirst))
            continue;
        if (const ShipNumber other = shipAt(facts, state, place.hex); other != noShip && other != number)
            continue;
        if (isOff && !strikes && distanceToEdge(facts.board, place.hex, goal) > toGoal)
            continue;
        if (!strikes && enemy != noShip && i > 0 && !mayTurn) {
            const hex::Hex towards = shipOf(state, enemy).hex;
            const int off =
                hex::sidesBetween(place.facing, hex::nearestFacing(place.hex, towards, place.facing));
            // Under way not with its stern to the enemy; turned about at the end only to face him.
            if (off > (place.run == 0 ? 0 : 1))
                continue;
        }
        if (node.goesAhead && node.goesAstern) // there is a place that costs less and leaves the way on
            continue;
        const bool rushes = strikes && place.spent > points;
        if (!rushes || i > 0)
            take(i, rushes);
    }
}

} // namespace navarch::ramming
