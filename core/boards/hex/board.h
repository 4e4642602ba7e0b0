// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/boards/hex/hex.h"
#include "core/boards/hex/terrain.h"

namespace navarch::hex {

/// The edges of a board: the first side deploys along the south, the second along the north.
enum class Edge : std::uint8_t { North, East, South, West };

/// A map of hexes: `columns` from the west, `rows` from the north, odd columns half a hex lower.
struct Board {
    int columns = 30;
    int rows = 30;
    std::vector<Terrain> terrain; ///< row by row; columns * rows of them
    std::vector<std::uint8_t>
        zones; ///< as terrain: 1 and 2 where that side deploys, else 0; empty: along the edges

    friend bool operator==(const Board&, const Board&) = default;

    [[nodiscard]] bool contains(Hex hex) const
    {
        const int row = rowOf(hex);
        return hex.q >= 0 && hex.q < columns && row >= 0 && row < rows;
    }
    [[nodiscard]] std::size_t indexOf(Hex hex) const
    {
        return static_cast<std::size_t>(rowOf(hex) * columns + hex.q);
    }
    /// What lies there; land lies beyond an edge whose hexes are land, open water beyond the others.
    [[nodiscard]] Terrain at(Hex hex) const { return contains(hex) ? terrain[indexOf(hex)] : beyond(hex); }
    void set(Hex hex, Terrain what) { terrain[indexOf(hex)] = what; }
    /// Whether zones are drawn, and a hex of the board lies in that of a side.
    [[nodiscard]] bool hasZones() const { return !zones.empty(); }
    [[nodiscard]] bool isInZone(int side, Hex hex) const { return zones[indexOf(hex)] == side + 1; }

private:
    [[nodiscard]] Terrain beyond(Hex hex) const;
};

inline constexpr int leastColumns = 12;
inline constexpr int mostColumns = 120;
inline constexpr int mostRows = 120;

/// Columns and rows of "40x30"; false, and nothing changed, when the text is no size or one out of bounds.
[[nodiscard]] bool readSize(std::string_view text, int& columns, int& rows, int leastRows);

/// A board of open water.
[[nodiscard]] Board openBoard(int columns, int rows);

/// The edge nearest to a hex that lies beyond the board; of two as near the one a ship would rather have crossed: north or
/// south before east or west.
[[nodiscard]] Edge edgeBeyond(const Board& board, Hex hex);

/// Paints what a text says: "land:3.0-12.2,14.5;weed:20.11", the hexes by column and row counted from 0, blocks from corner
/// to corner. Problems are added at `place`.
void paint(Board& board, std::string_view text, const std::string& place, Problems& problems);

/// The same for any terrain that is kept row by row, whatever its cells are called.
void paintCells(int columns, int rows, std::vector<Terrain>& terrain, std::string_view text,
                std::string_view cell, const std::string& place, Problems& problems);

} // namespace navarch::hex
