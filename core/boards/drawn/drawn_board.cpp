// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/drawn/drawn_board.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/text.h"
#include "core/boards/hex/board.h"
#include "core/boards/rex/board.h"

namespace navarch {

namespace {

/// A free table of 36 to 255 cm, or of 12 to 85 inches: what the table's own measures hold.
constexpr Bounds squares{12, 85};

hex::Hex hexOf(BoardShape shape, BoardCell cell)
{
    return shape == BoardShape::Rexes ? rex::rexOf(cell.column, cell.row).hex()
                                      : hex::hexOf(cell.column, cell.row);
}

BoardCell cellOf(BoardShape shape, hex::Hex hex)
{
    if (shape == BoardShape::Rexes)
        return {rex::columnOf(rex::Rex::of(hex)), hex.r};
    return {hex.q, hex::rowOf(hex)};
}

} // namespace

bool DrawnBoard::hasZones() const
{
    return std::any_of(zones.begin(), zones.end(), [](std::uint8_t zone) { return zone != 0; });
}

bool DrawnBoard::hasWall(BoardCell cell) const
{
    return std::find(walls.begin(), walls.end(), cell) != walls.end();
}

Bounds columnsOf(BoardShape shape)
{
    switch (shape) {
    case BoardShape::Hexes: return {hex::leastColumns, hex::mostColumns};
    case BoardShape::Rexes: return {rex::leastColumns, rex::mostSize};
    case BoardShape::FreeTable: break;
    }
    return squares;
}

Bounds rowsOf(BoardShape shape)
{
    switch (shape) {
    case BoardShape::Hexes: return {hex::leastColumns, hex::mostRows};
    case BoardShape::Rexes: return {rex::leastRows, rex::mostSize};
    case BoardShape::FreeTable: break;
    }
    return squares;
}

DrawnBoard blankBoard(BoardShape shape, int columns, int rows)
{
    DrawnBoard board;
    board.shape = shape;
    board.columns = columns;
    board.rows = rows;
    const auto cells = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    board.terrain.assign(cells, hex::Terrain::Open);
    board.zones.assign(cells, 0);
    return board;
}

std::string cellText(BoardCell cell)
{
    return std::to_string(cell.column) + "." + std::to_string(cell.row);
}

std::optional<BoardCell> cellFromText(std::string_view text)
{
    const auto column = wholeNumber(partUpTo(text, '.'), 0, 1000);
    const auto row = wholeNumber(text, 0, 1000);
    if (!column || !row)
        return std::nullopt;
    return BoardCell{*column, *row};
}

std::vector<BoardCell> cellsBeside(const DrawnBoard& board, BoardCell cell)
{
    std::vector<BoardCell> beside;
    const auto add = [&](BoardCell other) {
        if (board.contains(other))
            beside.push_back(other);
    };
    if (board.shape == BoardShape::FreeTable) {
        for (int down = -1; down <= 1; ++down)
            for (int across = -1; across <= 1; ++across)
                if (down != 0 || across != 0)
                    add({cell.column + across, cell.row + down});
        return beside;
    }
    for (hex::Facing facing = 0; facing < hex::facings; ++facing)
        add(cellOf(board.shape, hex::neighbour(hexOf(board.shape, cell), facing)));
    return beside;
}

int stepsBetween(BoardShape shape, BoardCell a, BoardCell b)
{
    if (shape == BoardShape::FreeTable)
        return std::max(std::abs(a.column - b.column), std::abs(a.row - b.row));
    return hex::distance(hexOf(shape, a), hexOf(shape, b));
}

std::vector<int> watersOf(const DrawnBoard& board)
{
    std::vector<int> water(board.terrain.size(), -1);
    std::vector<std::size_t> sizes;
    std::vector<BoardCell> open;
    for (std::size_t i = 0; i < board.terrain.size(); ++i) {
        if (water[i] >= 0 || board.terrain[i] == hex::Terrain::Land)
            continue;
        const auto number = static_cast<int>(sizes.size());
        std::size_t size = 0;
        water[i] = number;
        open.push_back(board.cellAt(i));
        while (!open.empty()) {
            const BoardCell cell = open.back();
            open.pop_back();
            ++size;
            for (const BoardCell next : cellsBeside(board, cell)) {
                // Between squares ships pass by the sides alone.
                const bool isBySide = board.shape != BoardShape::FreeTable || next.column == cell.column
                                      || next.row == cell.row;
                if (isBySide && !board.isLand(next) && water[board.indexOf(next)] < 0) {
                    water[board.indexOf(next)] = number;
                    open.push_back(next);
                }
            }
        }
        sizes.push_back(size);
    }
    if (sizes.size() > 1) {
        const auto largest = static_cast<int>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
        for (int& number : water)
            number = number == largest ? 0 : number == 0 ? largest : number;
    }
    return water;
}

char letterOf(hex::Terrain terrain)
{
    switch (terrain) {
    case hex::Terrain::Open: return '.';
    case hex::Terrain::Shallows: return 's';
    case hex::Terrain::Rocks: return 'r';
    case hex::Terrain::Current: return 'c';
    case hex::Terrain::Rough: return '~';
    case hex::Terrain::Weed: return 'w';
    case hex::Terrain::Land: break;
    }
    return '#';
}

} // namespace navarch
