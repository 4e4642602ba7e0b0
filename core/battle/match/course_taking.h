// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "core/battle/contract/game.h"
#include "core/battle/contract/plotting.h"

namespace navarch {

template <class G>
[[nodiscard]] std::vector<PieceMoment> piecesOf(const G& game, const typename G::State& state, Viewer viewer)
{
    std::vector<PieceMoment> pieces;
    for (const BoardPiece& piece : game.boardView(state, viewer).pieces)
        pieces.push_back({piece.ship, piece.side, piece.pose, piece.condition});
    return pieces;
}

/// The course of an order as a viewer may know it. `perform` performs it on `state`, its events going into the list that it
/// is given, and calls what it is given after each of them.
template <Watchable G, class Order, class Perform>
[[nodiscard]] BoardCourse courseOf(const G& game, typename G::State& state, Viewer viewer, const Order* order,
                                   Perform&& perform)
{
    BoardCourse course;
    if (order)
        course.way = game.shapeOf(state, *order).value_or(OrderShape{});
    course.moments.push_back({{}, piecesOf(game, state, viewer)});
    BattleEvents events;
    const std::function<void()> told = [&] {
        std::optional<BattleEvent> known;
        if constexpr (Reticent<G>)
            known = game.eventFor(state, events.back(), viewer);
        else
            known = events.back();
        if (known)
            course.moments.push_back({std::move(*known), piecesOf(game, state, viewer)});
    };
    perform(events, told);
    course.moments.push_back({{}, piecesOf(game, state, viewer)});
    return course;
}

} // namespace navarch
