// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/drawn/drawn_board.h"

namespace navarch {

// What is done to a board. Each is done wholly, or refused with the reason and nothing is changed. A board is a value: asking is
// doing it to a copy, and taking back is having kept one.

/// A way that a brush is led along, from cell to cell; of one cell it is a dab.
struct BoardStroke {
    std::vector<BoardCell> path;
    int radius = 0; ///< in cells beyond the one that is passed, 0 to largestBoardBrush
};
inline constexpr int largestBoardBrush = 10;
inline constexpr std::size_t mostBoardStroke = 5000;

[[nodiscard]] Result<void> nameBoard(DrawnBoard& board, const std::string& name);
/// Degrees, 0 to 359.
[[nodiscard]] Result<void> setNorth(DrawnBoard& board, int degrees);
[[nodiscard]] Result<void> setMetres(DrawnBoard& board, int metres);
/// What lies beyond the new size is lost, refused while walls stand there; new columns and rows are open water in the east and
/// in the south.
[[nodiscard]] Result<void> resizeBoard(DrawnBoard& board, int columns, int rows);

/// Cells off the board are passed over. Between two cells of the path that lie apart the brush goes straight.
[[nodiscard]] Result<void> brushTerrain(DrawnBoard& board, const BoardStroke& stroke, hex::Terrain terrain);
/// `zone`: 1 or 2, the side that deploys there; 0: nobody.
[[nodiscard]] Result<void> brushZone(DrawnBoard& board, const BoardStroke& stroke, int zone);
/// All that hangs together and is alike.
[[nodiscard]] Result<void> fillTerrain(DrawnBoard& board, BoardCell at, hex::Terrain terrain);
/// All cells whose middles lie within a polygon whose corners are the middles of three cells or more, or on its sides.
[[nodiscard]] Result<void> fillArea(DrawnBoard& board, const std::vector<BoardCell>& corners,
                                    hex::Terrain terrain);

/// A wall section more; refused where one stands.
[[nodiscard]] Result<void> putWall(DrawnBoard& board, BoardCell at);
/// Refused where none stands.
[[nodiscard]] Result<void> takeWall(DrawnBoard& board, BoardCell at);

enum class BoardMirror { EastWest, NorthSouth };
/// Columns, or rows, in reverse, zones and walls with them; twice gives the same again. On hexes, whose odd columns lie lower,
/// and on rexes, whose odd rows lie farther right, a shore may move by half a cell.
[[nodiscard]] Result<void> mirrorBoard(DrawnBoard& board, BoardMirror mirror);
/// The first side deploys where the second did, and the other way round.
[[nodiscard]] Result<void> swapZones(DrawnBoard& board);
/// Draws the zones along the sides' edges anew, so many cells deep, on the water that hangs together with most of the board;
/// where land lies along an edge, from where that water begins.
[[nodiscard]] Result<void> zonesAlongEdges(DrawnBoard& board, int depth);
/// How deep they usually are.
[[nodiscard]] int usualZoneDepth(BoardShape shape);

} // namespace navarch
