// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/table.h"

#include <cstdlib>

namespace navarch::free_table {

namespace {

constexpr std::array<Degrees, 4> edgeFacings = {180, 90, 0, 270};

/// How far the base reaches beyond each edge; negative while it does not.
std::array<Fine, 4> overhangs(const Table& table, const Base& base)
{
    const Fine sine = std::abs(sineOf(base.heading));
    const Fine cosine = std::abs(cosineOf(base.heading));
    const Fine byX = base.halfLength * sine + base.halfWidth * cosine;
    const Fine byY = base.halfLength * cosine + base.halfWidth * sine;
    const FinePoint low = fine(base.centre);
    const FinePoint high = fine(base.centre - TablePoint{table.width, table.depth});
    return {byY - low.y, byX + high.x, byY + high.y, byX - low.x};
}

} // namespace

bool isOn(const Table& table, const Base& base)
{
    return !edgeCrossed(table, base);
}

std::optional<TableEdge> edgeCrossed(const Table& table, const Base& base)
{
    std::optional<TableEdge> crossed;
    Fine farthest = 0;
    const std::array<Fine, 4> beyond = overhangs(table, base);
    for (std::size_t edge = 0; edge < 4; ++edge) {
        if (beyond[edge] > farthest) {
            farthest = beyond[edge];
            crossed = TableEdge(edge);
        }
    }
    return crossed;
}

std::optional<Leaving> leavingOn(const Table& table, const Base& base, Degrees direction, Length distance)
{
    if (const std::optional<TableEdge> crossed = edgeCrossed(table, base))
        return Leaving{*crossed, 0};
    const std::array<Fine, 4> beyond = overhangs(table, base);
    std::optional<Leaving> first;
    Fine room = 0; // room / pace: the way until the first edge is reached
    Fine pace = 1;
    for (std::size_t edge = 0; edge < 4; ++edge) {
        const Fine edgePace = cosineOf(clockwiseFrom(edgeFacings[edge], direction));
        const Fine edgeRoom = -beyond[edge];
        if (edgePace <= 0 || edgeRoom >= edgePace * distance)
            continue;
        const Wide sooner = Wide(edgeRoom) * pace - Wide(room) * edgePace;
        if (!first || sooner < 0 || (sooner == 0 && edgePace > pace)) {
            room = edgeRoom;
            pace = edgePace;
            first = Leaving{TableEdge(edge), Length(room / pace)};
        }
    }
    return first;
}

bool isInStrip(const Table& table, const Base& base, TableEdge edge, Length depth)
{
    if (!isOn(table, base))
        return false;
    const bool isLengthwise = edge == TableEdge::Near || edge == TableEdge::Far;
    const Length across = isLengthwise ? table.depth : table.width;
    if (depth >= across)
        return true;
    // Inside the strip: on a table that is no wider than the strip.
    Base moved = base;
    Table strip = table;
    (isLengthwise ? strip.depth : strip.width) = depth;
    if (edge == TableEdge::Far)
        moved.centre.y -= across - depth;
    if (edge == TableEdge::Right)
        moved.centre.x -= across - depth;
    return isOn(strip, moved);
}

} // namespace navarch::free_table
