// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/brief/brief.h"
#include "core/battle/contract/board_view.h"
#include "core/boards/drawn/drawn_board.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// What a map shows: a board before the battle, north up.
struct MapMatter {
    const BoardView& board;
    PlaceKind place = PlaceKind::OpenSea;
    const DrawnBoard* drawn = nullptr; ///< what somebody drew of it; null: the game's own board
    int windFrom = -1;                 ///< degrees clockwise from the north; -1: not fixed
};

/// The board to scale inside `width`, its map at most `height` high: coast and terrain, where each side deploys, what is
/// placed already; below it the north, the wind, a bar of scale (a free table is drawn at a round scale, 1 : 10), and what
/// the signs of its terrain mean.
[[nodiscard]] Piece deploymentMap(const MapMatter& matter, int width, int height, TextStyle style,
                                  const Typesetter& set);

} // namespace navarch
