// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/rex/board.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/boards/hex/board.h"

namespace navarch::rex {

Board openBoard(int columns, int rows)
{
    Board board;
    board.columns = columns;
    board.rows = rows;
    board.terrain.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows),
                         hex::Terrain::Open);
    return board;
}

bool readSize(std::string_view text, int& columns, int& rows)
{
    const auto wide = wholeNumber(partUpTo(text, 'x'), leastColumns, mostSize);
    const auto deep = wholeNumber(text, leastRows, mostSize);
    if (!wide || !deep)
        return false;
    columns = *wide;
    rows = *deep;
    return true;
}

void paint(Board& board, std::string_view text, const std::string& place, Problems& problems)
{
    hex::paintCells(board.columns, board.rows, board.terrain, text, "rex", place, problems);
    const bool isLandAlone = std::all_of(board.terrain.begin(), board.terrain.end(), [](hex::Terrain what) {
        return what == hex::Terrain::Open || what == hex::Terrain::Land;
    });
    if (!isLandAlone)
        problems.push_back(
            {place, phrase("On rexes there is no other terrain than land."), phrase("Paint land alone.")});
}

} // namespace navarch::rex
