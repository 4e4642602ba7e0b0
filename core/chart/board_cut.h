// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "core/boards/drawn/drawn_board.h"
#include "core/chart/coast.h"

namespace navarch {

/// Which part of a coast a board is cut from.
struct BoardCut {
    BoardShape shape = BoardShape::Hexes;
    int columns = 40; ///< within columnsOf() and rowsOf() of the shape
    int rows = 30;
    Position middle;
    int metres = 150;         ///< from one cell's middle to the next, leastCutMetres to mostBoardMetres
    int north = 0;            ///< where north comes to lie, degrees clockwise from the top of the board
    bool hasShallows = false; ///< a rim of shallows along the shores, which the coast itself does not know
};

inline constexpr int leastCutMetres = 10;

/// The board: a cell is land whose middle lies on land. It has zones along both sides' edges, on the water that hangs together with
/// most of the board, as deep as they usually are.
[[nodiscard]] DrawnBoard cutBoard(const std::vector<Ring>& land, const BoardCut& cut);

/// Where famous battles were fought near a coast: names for the middles of boards.
struct BattlePlace {
    std::string_view id;   ///< "salamis"
    std::string_view name; ///< "Salamis"
    Position at;
};
[[nodiscard]] std::span<const BattlePlace> battlePlaces();

} // namespace navarch
