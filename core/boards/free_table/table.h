// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/boards/free_table/base.h"

namespace navarch::free_table {

/// The edges of the table: the first side deploys along the near one and heads for the far one (SA-1.5, SQ-3.1).
enum class TableEdge : std::uint8_t { Near, Right, Far, Left };

/// A table of `width` by `depth`, its near left corner at {0, 0}; both up to maxCoordinate.
struct Table {
    Length width = 120 * centimetre; ///< SA-1.5
    Length depth = 90 * centimetre;

    friend bool operator==(const Table&, const Table&) = default;
};

/// True on the table or its rim.
[[nodiscard]] constexpr bool isOn(const Table& table, TablePoint point)
{
    return point.x >= 0 && point.x <= table.width && point.y >= 0 && point.y <= table.depth;
}

/// True where no part of the base lies outside; lying along the rim is inside.
[[nodiscard]] bool isOn(const Table& table, const Base& base);

/// The edge over which a base sticks out, the farthest if several, nothing if none (SA-5.5). Even: in the order of
/// TableEdge.
[[nodiscard]] std::optional<TableEdge> edgeCrossed(const Table& table, const Base& base);

/// Where a way leads over the rim.
struct Leaving {
    TableEdge edge = TableEdge::Near;
    Length distance = 0; ///< how far it stays on the table, rounded down; 0 if it sticks out already
};

/// The edge that the base comes over first when it goes `distance` units towards `direction` (SA-5.5); nothing if it
/// stays on. Over a corner: the edge it heads for more squarely, even: in the order of TableEdge.
[[nodiscard]] std::optional<Leaving> leavingOn(const Table& table, const Base& base, Degrees direction,
                                               Length distance);

/// True where the whole base lies on the table and within `depth` of `edge`, exactly that included: the strip in
/// which a fleet deploys (SA-1.5, SQ-3.2).
[[nodiscard]] bool isInStrip(const Table& table, const Base& base, TableEdge edge, Length depth);

} // namespace navarch::free_table
