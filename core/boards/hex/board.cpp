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

struct Cell {
    int column = 0;
    int row = 0;
};

/// "14.22" on the board.
std::optional<Cell> cellNamed(int columns, int rows, std::string_view text)
{
    const std::string_view before = trimmed(partUpTo(text, '.'));
    const auto column = wholeNumber(before, 0, columns - 1);
    const auto row = wholeNumber(trimmed(text), 0, rows - 1);
    if (!column || !row)
        return std::nullopt;
    return Cell{*column, *row};
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
    paintCells(board.columns, board.rows, board.terrain, text, "hex", place, problems);
}

void paintCells(int columns, int rows, std::vector<Terrain>& terrain, std::string_view text,
                std::string_view cell, const std::string& place, Problems& problems)
{
    while (!text.empty()) {
        std::string_view group = partUpTo(text, ';');
        const std::string_view kind = trimmed(partUpTo(group, ':'));
        const auto what = enumFromName<Terrain>(kind);
        if (!what) {
            problems.push_back({place,
                                phrase("%1 is no terrain.", given(quotedForMessage(std::string(kind)))),
                                phrase("Write %1.", given(listOfNames<Terrain>()))});
            return;
        }
        while (!group.empty()) {
            const std::string_view item = partUpTo(group, ',');
            std::string_view rest = item;
            const auto from = cellNamed(columns, rows, partUpTo(rest, '-'));
            const auto to = rest.empty() ? from : cellNamed(columns, rows, rest);
            if (!from || !to) {
                problems.push_back({place,
                                    phrase("%1 is no %2 of this board.",
                                           given(quotedForMessage(std::string(item))), given(cell)),
                                    phrase("Write column and row from 0, 14.22, or a block, 3.0-12.2.")});
                return;
            }
            for (int row = std::min(from->row, to->row); row <= std::max(from->row, to->row); ++row)
                for (int column = std::min(from->column, to->column);
                     column <= std::max(from->column, to->column); ++column)
                    terrain[static_cast<std::size_t>(row * columns + column)] = *what;
        }
    }
}

} // namespace navarch::hex
