// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/chart/coast.h"

namespace navarch {

/// The cells of a chart's sea, on which islands are drawn. Cell (column, row) has its middle at (column + 1/2) * across east
/// and (row + 1/2) * up north, so that cells lie where they are whatever is drawn.
struct CellSize {
    int across = 0; ///< hundred-thousandths of a degree of longitude, even
    int up = 0;     ///< and of latitude

    [[nodiscard]] Position middle(int column, int row) const
    {
        return {row * up + up / 2, column * across + across / 2};
    }
    friend bool operator==(const CellSize&, const CellSize&) = default;
};

/// About as broad as high, and 360 from the south of a sheet to its north, as long as they are no smaller than 50 and no larger
/// than 5000 hundred-thousandths of a degree.
[[nodiscard]] CellSize cellsOf(const Sheet& sheet);

/// A part of them, each land or water.
class LandCells {
public:
    /// From the first column and row on; both numbers at least 1.
    LandCells(CellSize size, int firstColumn, int firstRow, int columns, int rows);
    /// Those whose middles lie between the corners, and `rim` more on every side.
    [[nodiscard]] static LandCells between(CellSize size, Position southWest, Position northEast, int rim);
    /// How many that would be.
    [[nodiscard]] static std::int64_t countBetween(CellSize size, Position southWest, Position northEast,
                                                   int rim);

    [[nodiscard]] CellSize size() const { return m_size; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    /// Counted from 0 in this part.
    [[nodiscard]] Position middle(int column, int row) const
    {
        return m_size.middle(m_firstColumn + column, m_firstRow + row);
    }
    [[nodiscard]] bool isLand(int column, int row) const { return m_land[index(column, row)] != 0; }
    void set(int column, int row, bool isLand) { m_land[index(column, row)] = isLand ? 1 : 0; }
    [[nodiscard]] bool hasLand() const;

    /// Makes land of the cells whose middles lie in the polygon, and not in a lake of it. Exact.
    void add(const LandPolygon& polygon);
    /// Land or water as the other part says, which has the same cells and lies within this one.
    void change(const LandCells& marked, bool toLand);
    /// Whether land of the other part, which has the same cells, lies on land of this one.
    [[nodiscard]] bool meets(const LandCells& other) const;
    /// Land, and all cells that touch it by a side or corner.
    [[nodiscard]] LandCells widened() const;
    /// Whether a shore passes through land of this part, to half a cell.
    [[nodiscard]] bool isTouchedBy(const Ring& shore) const;

    /// The land as polygons, one for what hangs together by the sides of cells, lakes in them. A shore runs between the
    /// middles of cells, somewhere between three and seven tenths of the way from one to the next, by a rule that gives the same
    /// for the same cells: so it looks like a shore, crosses neither itself nor another, and add() makes the same cells of it. Land
    /// runs on its left. The outermost cells of this part must be water.
    [[nodiscard]] std::vector<LandPolygon> polygons() const;

private:
    [[nodiscard]] std::size_t index(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns)
               + static_cast<std::size_t>(column);
    }
    [[nodiscard]] bool isLandAt(int column, int row) const
    {
        return column >= 0 && row >= 0 && column < m_columns && row < m_rows && isLand(column, row);
    }
    [[nodiscard]] std::vector<int> pieces() const;
    [[nodiscard]] Position shoreAt(std::size_t gap) const;

    CellSize m_size;
    int m_firstColumn;
    int m_firstRow;
    int m_columns;
    int m_rows;
    std::vector<std::uint8_t> m_land;
};

} // namespace navarch
