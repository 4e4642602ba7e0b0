// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/drawn/drawn_table.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

namespace navarch {

using free_table::Base;
using free_table::Degrees;
using free_table::Length;
using free_table::TablePoint;

namespace {

constexpr int longestPiece = 8; ///< squares; a base may be no larger than free tables measure

/// Land as rectangles: each grows along its row, then down, over squares that no other has.
std::vector<Base> landOf(const DrawnBoard& board, Length square)
{
    std::vector<Base> land;
    std::vector<bool> taken(board.terrain.size());
    const auto isFree = [&](int column, int row) {
        return column < board.columns && row < board.rows && board.isLand({column, row})
               && !taken[board.indexOf({column, row})];
    };
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column) {
            if (!isFree(column, row))
                continue;
            int wide = 1;
            while (wide < longestPiece && isFree(column + wide, row))
                ++wide;
            const auto isWholeRow = [&](int at) {
                for (int i = 0; i < wide; ++i)
                    if (!isFree(column + i, at))
                        return false;
                return true;
            };
            int deep = 1;
            while (deep < longestPiece && isWholeRow(row + deep))
                ++deep;
            for (int i = 0; i < wide; ++i)
                for (int j = 0; j < deep; ++j)
                    taken[board.indexOf({column + i, row + j})] = true;
            const TablePoint centre{column * square + wide * square / 2,
                                    (board.rows - row) * square - deep * square / 2};
            land.push_back({centre, 0, wide * square / 2, deep * square / 2});
        }
    return land;
}

TablePoint middleOfZone(const DrawnTable& table, int side)
{
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t count = 0;
    for (std::size_t i = 0; i < table.board.zones.size(); ++i)
        if (table.board.zones[i] == side + 1) {
            const TablePoint at = table.middleOf(table.board.cellAt(i));
            x += at.x;
            y += at.y;
            ++count;
        }
    count = std::max<std::int64_t>(1, count);
    return {static_cast<Length>(x / count), static_cast<Length>(y / count)};
}

} // namespace

bool DrawnTable::isInZone(int side, const Base& base) const
{
    if (isOnLand(base))
        return false;
    const Length reach = free_table::reachOf(base) + square;
    const auto cellOf = [&](Length at) { return at / square; };
    const int west = std::max(0, cellOf(std::max(0, base.centre.x - reach)));
    const int east = std::min(board.columns - 1, cellOf(std::max(0, base.centre.x + reach)));
    const int south = std::max(0, cellOf(std::max(0, base.centre.y - reach)));
    const int north = std::min(board.rows - 1, cellOf(std::max(0, base.centre.y + reach)));
    for (const free_table::FinePoint corner : free_table::cornersOf(base)) {
        const TablePoint at = free_table::rounded(corner);
        if (at.x < 0 || at.y < 0 || at.x > width() || at.y > depth())
            return false;
    }
    for (int up = south; up <= north; ++up)
        for (int column = west; column <= east; ++column) {
            const BoardCell cell{column, board.rows - 1 - up};
            if (board.zoneAt(cell) == side + 1)
                continue;
            const Base other{middleOf(cell), 0, square / 2, square / 2};
            if (free_table::overlaps(base, other))
                return false;
        }
    return true;
}

Degrees DrawnTable::headingOf(int side) const
{
    const TablePoint way = middleOfZone(*this, 1 - side) - middleOfZone(*this, side);
    if (std::abs(way.x) > std::abs(way.y))
        return way.x > 0 ? 90 : 270;
    return way.y > 0 || (way.y == 0 && side == 0) ? 0 : 180;
}

DrawnTable tableOf(DrawnBoard board, Length square)
{
    DrawnTable table;
    table.square = square;
    table.land = landOf(board, square);
    table.board = std::move(board);
    return table;
}

std::vector<TablePoint> placesInZone(const DrawnTable& table, int side)
{
    const Degrees heading = table.headingOf(side);
    const TablePoint middle = middleOfZone(table, side);
    const Length half = table.square / 2;
    std::vector<std::tuple<Length, Length, Length, Length>> ranked;
    for (std::size_t i = 0; i < table.board.zones.size(); ++i) {
        if (table.board.zones[i] != side + 1)
            continue;
        for (const TablePoint off : std::array<TablePoint, 4>{{{0, 0}, {half, 0}, {0, half}, {half, half}}}) {
            const TablePoint at = table.middleOf(table.board.cellAt(i)) + off;
            const TablePoint way = at - middle;
            const Length ahead = heading == 0     ? way.y
                                 : heading == 180 ? -way.y
                                 : heading == 90  ? way.x
                                                  : -way.x;
            const Length aside = heading % 180 == 0 ? way.x : way.y;
            ranked.emplace_back(-ahead, std::abs(aside), at.x, at.y);
        }
    }
    std::sort(ranked.begin(), ranked.end());
    std::vector<TablePoint> places;
    for (const auto& [ahead, aside, x, y] : ranked)
        places.push_back({x, y});
    return places;
}

} // namespace navarch
