// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/boards/drawn/drawn_board.h"
#include "core/boards/free_table/overlap.h"

namespace navarch {

/// A drawn board laid out as a free table: its land as bases that ships run up against, in the table's own whole numbers. The
/// first row of cells lies along the far edge.
struct DrawnTable {
    free_table::Length square = 0; ///< how long a square's side is; 0: nothing is drawn
    DrawnBoard board;
    std::vector<free_table::Base> land; ///< rectangles of squares that lie together

    [[nodiscard]] bool isDrawn() const { return square > 0; }
    [[nodiscard]] bool hasZones() const { return isDrawn() && board.hasZones(); }
    [[nodiscard]] free_table::Length width() const { return board.columns * square; }
    [[nodiscard]] free_table::Length depth() const { return board.rows * square; }
    [[nodiscard]] free_table::TablePoint middleOf(BoardCell cell) const
    {
        return {cell.column * square + square / 2, (board.rows - 1 - cell.row) * square + square / 2};
    }
    /// Whether a base shares area with land.
    [[nodiscard]] bool isOnLand(const free_table::Base& base) const
    {
        return free_table::firstOverlapped(base, land) != free_table::nobody;
    }
    /// Whether a base lies wholly in the zone of a side, 0 or 1, and on water.
    [[nodiscard]] bool isInZone(int side, const free_table::Base& base) const;
    /// The quarter of the compass in which the other side's zone lies.
    [[nodiscard]] free_table::Degrees headingOf(int side) const;
};

[[nodiscard]] DrawnTable tableOf(DrawnBoard board, free_table::Length square);

/// The places of a side's zone in which the centre of a base may come to lie, in the order in which a fleet takes them: rank by rank
/// from the front back, each from its middle out, half a square apart.
[[nodiscard]] std::vector<free_table::TablePoint> placesInZone(const DrawnTable& table, int side);

} // namespace navarch
