// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/game.h"

namespace navarch {

// What a game says of the orders that several ships are given at once (core/battle/match/joint_orders.h).

/// A game in which a piece is taken up before it may move.
template <class G>
concept TakingUp = HandPlayed<G> && requires(const G& game, ShipNumber ship)
{
    /// The order that takes it up; check() lets it pass while that is asked for.
    {
        game.takingUp(ship)
        } -> std::same_as<typename G::Order>;
};

/// A game in which all ships of a side that have no orders yet can be told at once to go straight on.
template <class G>
concept CourseHolding = HandPlayed<G> && requires(const G& game, int side)
{
    {
        game.courseHolding(side)
        } -> std::same_as<typename G::Order>;
};

} // namespace navarch
