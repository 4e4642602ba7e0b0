// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/hex/board.h"

#include <algorithm>
#include <optional>

#include "core/base/text.h"

namespace navarch::hex {

namespace {

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

/// "14.22" on the board.
std::optional<Hex> hexNamed(const Board& board, std::string_view text)
{
    const std::string_view column = trimmed(partUpTo(text, '.'));
    const auto q = wholeNumber(column);
    const auto row = wholeNumber(trimmed(text));
    if (!q || !row || *q < 0 || *q >= board.columns || *row < 0 || *row >= board.rows)
        return std::nullopt;
    return hexOf(*q, *row);
}

} // namespace

bool readSize(std::string_view text, int& columns, int& rows, int leastRows)
{
    const auto wide = wholeNumber(partUpTo(text, 'x'), leastColumns, mostColumns);
    const auto deep = wholeNumber(text, leastRows, mostRows);
    if (!wide || !deep)
        return false;
    columns = *wide;
    rows = *deep;
    return true;
}

Board openBoard(int columns, int rows)
{
    Board board;
    board.columns = columns;
    board.rows = rows;
    board.terrain.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), Terrain::Open);
    return board;
}

Terrain Board::beyond(Hex hex) const
{
    const int column = std::clamp<int>(hex.q, 0, columns - 1);
    const int row = std::clamp(rowOf(hex), 0, rows - 1);
    return terrain[indexOf(hexOf(column, row))] == Terrain::Land ? Terrain::Land : Terrain::Open;
}

Edge edgeBeyond(const Board& board, Hex hex)
{
    const int row = rowOf(hex);
    if (row < 0)
        return Edge::North;
    if (row >= board.rows)
        return Edge::South;
    return hex.q < 0 ? Edge::West : Edge::East;
}

void paint(Board& board, std::string_view text, const std::string& place, Problems& problems)
{
    while (!text.empty()) {
        std::string_view group = partUpTo(text, ';');
        const std::string_view kind = trimmed(partUpTo(group, ':'));
        const auto terrain = enumFromName<Terrain>(kind);
        if (!terrain) {
            problems.push_back({place, quotedForMessage(std::string(kind)) + " is no terrain.",
                                "Write " + listOfNames<Terrain>() + "."});
            return;
        }
        while (!group.empty()) {
            const std::string_view item = partUpTo(group, ',');
            std::string_view rest = item;
            const auto from = hexNamed(board, partUpTo(rest, '-'));
            const auto to = rest.empty() ? from : hexNamed(board, rest);
            if (!from || !to) {
                problems.push_back({place, quotedForMessage(std::string(item)) + " is no hex of this board.",
                                    "Write column and row from 0, 14.22, or a block, 3.0-12.2."});
                return;
            }
            for (int column = std::min(from->q, to->q); column <= std::max(from->q, to->q); ++column)
                for (int row = std::min(rowOf(*from), rowOf(*to)); row <= std::max(rowOf(*from), rowOf(*to));
                     ++row)
                    board.set(hexOf(column, row), *terrain);
        }
    }
}

} // namespace navarch::hex
