// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/drawn/board_edits.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "core/base/text.h"

namespace navarch {

namespace {

/// Where the middle of a cell lies, in units in which all middles are whole numbers.
struct Middle {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

Middle middleOf(BoardShape shape, BoardCell cell)
{
    switch (shape) {
    case BoardShape::Hexes: return {cell.column * 2, cell.row * 2 + (cell.column & 1)};
    case BoardShape::Rexes: return {cell.column * 2 + (cell.row & 1), cell.row * 2};
    case BoardShape::FreeTable: break;
    }
    return {cell.column * 2, cell.row * 2};
}

/// Twice the area of a triangle, positive when c lies on one side of the line from a to b.
std::int64_t turnOf(Middle a, Middle b, Middle c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool isWithin(const std::vector<Middle>& corners, Middle at)
{
    bool inside = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Middle a = corners[i];
        const Middle b = corners[(i + 1) % corners.size()];
        const std::int64_t turn = turnOf(a, b, at);
        if (turn == 0 && std::min(a.x, b.x) <= at.x && at.x <= std::max(a.x, b.x)
            && std::min(a.y, b.y) <= at.y && at.y <= std::max(a.y, b.y))
            return true;
        if ((a.y > at.y) != (b.y > at.y) && (turn > 0) == (b.y > a.y))
            inside = !inside;
    }
    return inside;
}

Result<void> whyUnfitStroke(const BoardStroke& stroke)
{
    if (stroke.path.empty() || stroke.path.size() > mostBoardStroke)
        return problem({}, phrase("A stroke passes 1 to %1 cells.", static_cast<int>(mostBoardStroke)),
                       phrase("Draw it in parts."));
    if (stroke.radius < 0 || stroke.radius > largestBoardBrush)
        return problem({}, phrase("A brush reaches 0 to %1 cells.", largestBoardBrush),
                       phrase("Take another brush."));
    for (const BoardCell cell : stroke.path)
        if (std::abs(cell.column) > 1000 || std::abs(cell.row) > 1000)
            return problem({}, phrase("The stroke leads far off the board."), phrase("Stay near it."));
    return {};
}

Result<void> whyOffBoard(const DrawnBoard& board, BoardCell cell)
{
    if (board.contains(cell))
        return {};
    return problem({}, phrase("%1 lies off the board.", given(cellText(cell))),
                   phrase("Point at one of its cells."));
}

/// Every cell of the board that a stroke passes, some of them more than once.
template <class Visit>
void forEachPassed(const DrawnBoard& board, const BoardStroke& stroke, Visit&& visit)
{
    const auto dab = [&](BoardCell middle) {
        // Hexes lie within as many columns, and a few more rows.
        const int reach = stroke.radius;
        for (int row = middle.row - reach - 1; row <= middle.row + reach + 1; ++row)
            for (int column = middle.column - reach - 1; column <= middle.column + reach + 1; ++column) {
                const BoardCell cell{column, row};
                if (board.contains(cell) && stepsBetween(board.shape, middle, cell) <= reach)
                    visit(cell);
            }
    };
    dab(stroke.path.front());
    for (std::size_t i = 1; i < stroke.path.size(); ++i) {
        const BoardCell from = stroke.path[i - 1];
        const BoardCell to = stroke.path[i];
        const int across = to.column - from.column;
        const int down = to.row - from.row;
        const int steps = std::max(std::abs(across), std::abs(down));
        for (int step = 1; step <= steps; ++step)
            dab({from.column + across * step / steps, from.row + down * step / steps});
    }
}

} // namespace

Result<void> nameBoard(DrawnBoard& board, const std::string& name)
{
    if (!name.empty())
        if (const auto why = whyUnfitText(name, maxNameLength))
            return problem({}, phrase("The name %1.", *why), phrase("Write another name."));
    board.name = name;
    return {};
}

Result<void> setNorth(DrawnBoard& board, int degrees)
{
    if (degrees < 0 || degrees > 359)
        return problem({}, phrase("North lies 0 to 359 degrees clockwise from the top."),
                       phrase("Write such a number."));
    board.north = degrees;
    return {};
}

Result<void> setMetres(DrawnBoard& board, int metres)
{
    if (metres < 0 || metres > mostBoardMetres)
        return problem({}, phrase("A cell is 0 to %1 metres across.", mostBoardMetres),
                       phrase("Write such a number."));
    board.metres = metres;
    return {};
}

Result<void> resizeBoard(DrawnBoard& board, int columns, int rows)
{
    const Bounds wide = columnsOf(board.shape);
    const Bounds deep = rowsOf(board.shape);
    if (columns < wide.least || columns > wide.most || rows < deep.least || rows > deep.most)
        return problem({},
                       phrase("A board of this kind has %1 to %2 columns and %3 to %4 rows.", wide.least,
                              wide.most, deep.least, deep.most),
                       phrase("Write such numbers."));
    for (const BoardCell wall : board.walls)
        if (wall.column >= columns || wall.row >= rows)
            return problem({},
                           phrase("A wall section stands at %1, beyond the new edge.", given(cellText(wall))),
                           phrase("Take it out first."));
    DrawnBoard next = blankBoard(board.shape, columns, rows);
    for (int row = 0; row < std::min(rows, board.rows); ++row)
        for (int column = 0; column < std::min(columns, board.columns); ++column) {
            next.terrain[next.indexOf({column, row})] = board.at({column, row});
            next.zones[next.indexOf({column, row})] = board.zones[board.indexOf({column, row})];
        }
    board.columns = columns;
    board.rows = rows;
    board.terrain = std::move(next.terrain);
    board.zones = std::move(next.zones);
    return {};
}

Result<void> brushTerrain(DrawnBoard& board, const BoardStroke& stroke, hex::Terrain terrain)
{
    if (auto fit = whyUnfitStroke(stroke); !fit)
        return fit;
    forEachPassed(board, stroke, [&](BoardCell cell) { board.terrain[board.indexOf(cell)] = terrain; });
    return {};
}

Result<void> brushZone(DrawnBoard& board, const BoardStroke& stroke, int zone)
{
    if (zone < 0 || zone > boardSides)
        return problem({}, phrase("Zones are those of the sides 1 and 2."),
                       phrase("Write one of them, or 0."));
    if (auto fit = whyUnfitStroke(stroke); !fit)
        return fit;
    forEachPassed(board, stroke, [&](BoardCell cell) {
        board.zones[board.indexOf(cell)] = static_cast<std::uint8_t>(zone);
    });
    return {};
}

Result<void> fillTerrain(DrawnBoard& board, BoardCell at, hex::Terrain terrain)
{
    if (auto fit = whyOffBoard(board, at); !fit)
        return fit;
    const hex::Terrain was = board.at(at);
    if (was == terrain)
        return {};
    std::vector<BoardCell> open{at};
    board.terrain[board.indexOf(at)] = terrain;
    while (!open.empty()) {
        const BoardCell cell = open.back();
        open.pop_back();
        for (const BoardCell next : cellsBeside(board, cell)) {
            const bool isBySide =
                board.shape != BoardShape::FreeTable || next.column == cell.column || next.row == cell.row;
            if (isBySide && board.at(next) == was) {
                board.terrain[board.indexOf(next)] = terrain;
                open.push_back(next);
            }
        }
    }
    return {};
}

Result<void> fillArea(DrawnBoard& board, const std::vector<BoardCell>& corners, hex::Terrain terrain)
{
    if (corners.size() < 3 || corners.size() > mostBoardStroke)
        return problem({}, phrase("An area has three corners or more."), phrase("Point at another cell."));
    std::vector<Middle> middles;
    for (const BoardCell corner : corners) {
        if (auto fit = whyOffBoard(board, corner); !fit)
            return fit;
        middles.push_back(middleOf(board.shape, corner));
    }
    for (std::size_t i = 0; i < board.terrain.size(); ++i)
        if (isWithin(middles, middleOf(board.shape, board.cellAt(i))))
            board.terrain[i] = terrain;
    return {};
}

Result<void> putWall(DrawnBoard& board, BoardCell at)
{
    if (auto fit = whyOffBoard(board, at); !fit)
        return fit;
    if (board.hasWall(at))
        return problem({}, phrase("A wall section stands at %1 already.", given(cellText(at))),
                       phrase("Choose another cell."));
    if (board.walls.size() >= static_cast<std::size_t>(mostBoardWalls))
        return problem({}, phrase("%1 wall sections stand there, as many as may.", mostBoardWalls),
                       phrase("Take one out first."));
    board.walls.push_back(at);
    return {};
}

Result<void> takeWall(DrawnBoard& board, BoardCell at)
{
    if (std::erase(board.walls, at) == 0)
        return problem({}, phrase("No wall stands at %1.", given(cellText(at))),
                       phrase("Point at a wall section."));
    return {};
}

Result<void> mirrorBoard(DrawnBoard& board, BoardMirror mirror)
{
    const auto mirrored = [&](BoardCell cell) {
        return mirror == BoardMirror::EastWest ? BoardCell{board.columns - 1 - cell.column, cell.row}
                                               : BoardCell{cell.column, board.rows - 1 - cell.row};
    };
    const DrawnBoard former = board;
    for (std::size_t i = 0; i < board.terrain.size(); ++i) {
        const std::size_t from = former.indexOf(mirrored(former.cellAt(i)));
        board.terrain[i] = former.terrain[from];
        board.zones[i] = former.zones[from];
    }
    for (BoardCell& wall : board.walls)
        wall = mirrored(wall);
    return {};
}

Result<void> swapZones(DrawnBoard& board)
{
    for (std::uint8_t& zone : board.zones)
        if (zone != 0)
            zone = static_cast<std::uint8_t>(boardSides + 1 - zone);
    return {};
}

Result<void> zonesAlongEdges(DrawnBoard& board, int depth)
{
    const int along = board.shape == BoardShape::Rexes ? board.columns : board.rows;
    if (depth < 1 || depth > along / 2)
        return problem({}, phrase("Zones along the edges are 1 to %1 cells deep.", along / 2),
                       phrase("Write such a number."));
    const std::vector<int> waters = watersOf(board);
    // From the second side's edge: the north, on rexes the east.
    const auto fromSecond = [&](std::size_t i) {
        const BoardCell cell = board.cellAt(i);
        return board.shape == BoardShape::Rexes ? board.columns - 1 - cell.column : cell.row;
    };
    // Where land lies along an edge, a zone begins where its water does.
    std::array<int, boardSides> first{along, along};
    for (std::size_t i = 0; i < board.zones.size(); ++i)
        if (waters[i] == 0) {
            first[0] = std::min(first[0], along - 1 - fromSecond(i));
            first[1] = std::min(first[1], fromSecond(i));
        }
    for (std::size_t i = 0; i < board.zones.size(); ++i) {
        const int from = fromSecond(i);
        const bool isFirsts = along - 1 - from < std::min(first[0] + depth, along / 2);
        const bool isSeconds = from < std::min(first[1] + depth, along / 2);
        const int zone = isSeconds ? 2 : isFirsts ? 1 : 0;
        board.zones[i] = waters[i] == 0 ? static_cast<std::uint8_t>(zone) : std::uint8_t{0};
    }
    return {};
}

int usualZoneDepth(BoardShape shape)
{
    return shape == BoardShape::Rexes ? 4 : 5;
}

} // namespace navarch
