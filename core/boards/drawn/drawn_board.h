// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/fields.h"
#include "core/base/json.h"
#include "core/base/problem.h"
#include "core/boards/drawn/board_shape.h"
#include "core/boards/hex/terrain.h"

namespace navarch {

/// A cell by column and row, both counted from 0, from the west and from the north.
struct BoardCell {
    int column = 0;
    int row = 0;

    friend bool operator==(const BoardCell&, const BoardCell&) = default;
};

/// A board that somebody drew, or that was cut from a coast: the document "navarch-board/1". The first side's edge is the south,
/// on rexes the west; the second's the one across. Land beyond an edge lies where its cells are land. What of the terrain a game
/// does not know is open water to it.
struct DrawnBoard {
    std::string name;
    std::string source; ///< where its coast is from
    BoardShape shape = BoardShape::Hexes;
    int columns = 0;
    int rows = 0;
    int north = 0;  ///< where it lies, degrees clockwise from the top of the board, 0 to 359
    int metres = 0; ///< from one cell's middle to the next; 0: nobody says
    std::vector<hex::Terrain> terrain; ///< row by row, columns * rows of them
    std::vector<std::uint8_t> zones;   ///< as many: 1 and 2 where that side deploys, else 0
    std::vector<BoardCell> walls;      ///< where wall sections stand, in the order of their numbers

    friend bool operator==(const DrawnBoard&, const DrawnBoard&) = default;

    [[nodiscard]] bool contains(BoardCell cell) const
    {
        return cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows;
    }
    [[nodiscard]] std::size_t indexOf(BoardCell cell) const
    {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(columns)
               + static_cast<std::size_t>(cell.column);
    }
    [[nodiscard]] BoardCell cellAt(std::size_t index) const
    {
        const auto across = static_cast<std::size_t>(columns);
        return {static_cast<int>(index % across), static_cast<int>(index / across)};
    }
    [[nodiscard]] hex::Terrain at(BoardCell cell) const { return terrain[indexOf(cell)]; }
    [[nodiscard]] int zoneAt(BoardCell cell) const { return zones[indexOf(cell)]; }
    [[nodiscard]] bool isLand(BoardCell cell) const { return at(cell) == hex::Terrain::Land; }
    [[nodiscard]] bool isWater(BoardCell cell) const { return contains(cell) && !isLand(cell); }
    /// Whether zones are drawn; without any, sides deploy along their edges as the game says.
    [[nodiscard]] bool hasZones() const;
    /// Whether a wall stands there.
    [[nodiscard]] bool hasWall(BoardCell cell) const;
};

/// How many columns and rows a board may have.
[[nodiscard]] Bounds columnsOf(BoardShape shape);
[[nodiscard]] Bounds rowsOf(BoardShape shape);
/// The most wall sections that stand on a board.
inline constexpr int mostBoardWalls = 100;
inline constexpr int mostBoardMetres = 100'000;
/// How many sides have zones.
inline constexpr int boardSides = 2;

/// A board of open water without zones; its size must be one that it may have.
[[nodiscard]] DrawnBoard blankBoard(BoardShape shape, int columns, int rows);

/// "14.22", as orders and options write cells.
[[nodiscard]] std::string cellText(BoardCell cell);
/// The cell of which cellText() gives that.
[[nodiscard]] std::optional<BoardCell> cellFromText(std::string_view text);

/// The cells beside one that lie on the board: by their sides, of squares by their corners as well.
[[nodiscard]] std::vector<BoardCell> cellsBeside(const DrawnBoard& board, BoardCell cell);
/// How far one cell is from another, in steps to cells beside.
[[nodiscard]] int stepsBetween(BoardShape shape, BoardCell a, BoardCell b);
/// Whether a cell lies in the outermost columns or rows.
[[nodiscard]] inline bool isAtEdge(const DrawnBoard& board, BoardCell cell)
{
    return cell.column == 0 || cell.row == 0 || cell.column == board.columns - 1
           || cell.row == board.rows - 1;
}

/// Which waters hang together: as terrain, a number from 0 for each, -1 on land. The largest is number 0.
[[nodiscard]] std::vector<int> watersOf(const DrawnBoard& board);

/// How a cell's terrain is written in a file: '.' open, '#' land, 's' shallows, 'r' rocks, 'c' current, '~' rough, 'w' weed.
[[nodiscard]] char letterOf(hex::Terrain terrain);

/// The "format" of a board.
inline constexpr std::string_view boardFormat = "navarch-board/1";

/// Reads a document; `file` is for messages. Refused: sizes out of bounds, rows of another length, unknown letters, walls off
/// the board. That it can be read does not say that it is sound: checkBoard() does.
[[nodiscard]] Result<DrawnBoard> readBoard(std::string_view text, const std::string& file);
[[nodiscard]] Result<DrawnBoard> boardFromJson(const Json& json, const std::string& file);
/// The document, the same for the same board.
[[nodiscard]] Json boardJson(const DrawnBoard& board);
[[nodiscard]] std::string boardText(const DrawnBoard& board);

} // namespace navarch
