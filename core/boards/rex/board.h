// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/boards/hex/line.h"
#include "core/boards/hex/terrain.h"
#include "core/boards/rex/rex.h"

namespace navarch::rex {

/// A map of rexes: columns from the left, rows from the top, odd rows half a rex farther right. The sea goes on beyond its
/// edges (PM-1.1).
struct Board {
    int columns = 36;
    int rows = 24;
    std::vector<hex::Terrain> terrain; ///< row by row; columns * rows of them
    std::vector<std::uint8_t>
        zones; ///< as terrain: 1 and 2 where that side deploys, else 0; empty: along the edges

    friend bool operator==(const Board&, const Board&) = default;

    [[nodiscard]] bool contains(Rex rex) const
    {
        const int column = columnOf(rex);
        return column >= 0 && column < columns && rex.r >= 0 && rex.r < rows;
    }
    [[nodiscard]] std::size_t indexOf(Rex rex) const
    {
        return static_cast<std::size_t>(rex.r * columns + columnOf(rex));
    }
    [[nodiscard]] bool isLand(Rex rex) const
    {
        return contains(rex) && terrain[indexOf(rex)] == hex::Terrain::Land;
    }
    /// Whether a rex of the board lies in its outermost columns or rows.
    [[nodiscard]] bool isEdge(Rex rex) const
    {
        const int column = columnOf(rex);
        return column == 0 || column == columns - 1 || rex.r == 0 || rex.r == rows - 1;
    }
    void set(Rex rex, hex::Terrain what) { terrain[indexOf(rex)] = what; }
    /// Whether zones are drawn, and a rex of the board lies in that of a side.
    [[nodiscard]] bool hasZones() const { return !zones.empty(); }
    [[nodiscard]] bool isInZone(int side, Rex rex) const { return zones[indexOf(rex)] == side + 1; }
};

inline constexpr int leastColumns = 16;
inline constexpr int leastRows = 8;
inline constexpr int mostSize = 200; ///< of columns, and of rows

/// A board of open water.
[[nodiscard]] Board openBoard(int columns, int rows);

/// Columns and rows of "36x24"; false, and nothing changed, when the text is no size or one out of bounds.
[[nodiscard]] bool readSize(std::string_view text, int& columns, int& rows);

/// Paints land as a text says: "land:3.0-12.2,14.5", the rexes by column and row counted from 0, blocks from corner to
/// corner. Problems are added at `place`.
void paint(Board& board, std::string_view text, const std::string& place, Problems& problems);

/// Whether a straight line between the centres of two rexes, nudged a hair to one side or to the other, meets nothing that
/// `blocks(rex)` between its ends (PM-1.7). The same in both directions; neighbours always see each other.
template <class Blocks>
[[nodiscard]] bool isInSight(Rex from, Rex to, Blocks&& blocks)
{
    return !hex::isBlockedEitherWay(from.hex(), to.hex(), [&](hex::Hex hex) { return blocks(Rex::of(hex)); });
}

} // namespace navarch::rex
