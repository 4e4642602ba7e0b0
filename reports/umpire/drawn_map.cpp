// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/umpire/drawn_map.h"

#include "reports/umpire/map_signs.h"
#include "reports/words.h"

namespace navarch {

namespace {

/// A square of a free table, from its north-west corner clockwise.
std::vector<Drawing::Point> squareAt(const MapBoard& map, const DrawnBoard& drawn, BoardCell cell)
{
    const auto across = [&](int column) { return map.width() * column / drawn.columns; };
    const auto down = [&](int row) { return map.height() * row / drawn.rows; };
    return {{across(cell.column), down(cell.row)},
            {across(cell.column + 1), down(cell.row)},
            {across(cell.column + 1), down(cell.row + 1)},
            {across(cell.column), down(cell.row + 1)}};
}

Drawing::Point middleOf(const MapBoard& map, const DrawnBoard& drawn, BoardCell cell)
{
    if (map.hasCells())
        return map.middleOf(cell.column, cell.row);
    const std::vector<Drawing::Point> corners = squareAt(map, drawn, cell);
    return {(corners[0].x + corners[2].x) / 2, (corners[0].y + corners[2].y) / 2};
}

} // namespace

QString deploymentWords(const BoardView& board, const DrawnBoard* drawn, int side)
{
    const int depth = board.deploymentDepth;
    if (depth <= 0)
        return {};
    if (drawn && drawn->hasZones())
        return side == 1 ? Words::tr("deploys where the map has dashes")
                         : Words::tr("deploys where the map has crosses");
    switch (board.kind) {
    case BoardKind::Hexes: return Words::tr("deploys in the %1 rows at this edge").arg(depth);
    case BoardKind::Rexes: return Words::tr("deploys in the %1 columns at this edge").arg(depth);
    case BoardKind::FreeTable: break;
    }
    const QString length = Words::said(depth % 1000 == 0 ? phrase("%1", depth / 1000)
                                                         : phrase("%1", inTenths((depth + 50) / 100)));
    return board.measure == BoardMeasure::Inch
               ? Words::tr("deploys within %1 inches of this edge").arg(length)
               : Words::tr("deploys within %1 cm of this edge").arg(length);
}

void addDrawnLand(Drawing& drawing, const MapBoard& map, const DrawnBoard& drawn)
{
    for (std::size_t i = 0; i < drawn.terrain.size(); ++i) {
        if (drawn.terrain[i] != hex::Terrain::Land)
            continue;
        const BoardCell cell = drawn.cellAt(i);
        const std::vector<Drawing::Point> outline = squareAt(map, drawn, cell);
        addTerrain(drawing, hex::Terrain::Land, outline, middleOf(map, drawn, cell),
                   outline[2].x - outline[0].x);
    }
}

void addDrawnZones(Drawing& drawing, const MapBoard& map, const DrawnBoard& drawn)
{
    const int reach = (map.hasCells() ? map.cell() : map.width() / drawn.columns) / 7;
    for (std::size_t i = 0; i < drawn.zones.size(); ++i) {
        const BoardCell cell = drawn.cellAt(i);
        if (drawn.zones[i] == 0 || drawn.isLand(cell))
            continue;
        const Drawing::Point at = middleOf(map, drawn, cell);
        drawing.strokes.push_back({{{at.x - reach, at.y}, {at.x + reach, at.y}}, false, Ink::Soft, 10});
        if (drawn.zones[i] == 2)
            drawing.strokes.push_back({{{at.x, at.y - reach}, {at.x, at.y + reach}}, false, Ink::Soft, 10});
    }
}

} // namespace navarch
