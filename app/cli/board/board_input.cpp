// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/board/board_input.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/cli/base/input.h"
#include "app/cli/base/price_answer.h"
#include "core/base/text.h"
#include "core/boards/drawn/board_check.h"

namespace navarch {

namespace {

int landOf(const DrawnBoard& board)
{
    return static_cast<int>(std::count(board.terrain.begin(), board.terrain.end(), hex::Terrain::Land));
}

} // namespace

Result<DrawnBoard> readBoardFile(const std::string& path)
{
    return readInput(path).and_then([&](const std::string& text) { return readBoard(text, placeOf(path)); });
}

Result<std::pair<int, int>> boardSizeOf(const std::string& text, BoardShape shape, const std::string& place)
{
    const Bounds wide = columnsOf(shape);
    const Bounds deep = rowsOf(shape);
    std::string_view rest = text;
    const auto columns =
        wholeNumber(partUpTo(rest, 'x'), static_cast<int>(wide.least), static_cast<int>(wide.most));
    const auto rows = wholeNumber(rest, static_cast<int>(deep.least), static_cast<int>(deep.most));
    if (!columns || !rows)
        return problem(place, phrase("%1 is no size of such a board.", given(quotedForMessage(text))),
                       phrase("Write columns and rows, %1 to %2 and %3 to %4: 40x30.", wide.least, wide.most,
                              deep.least, deep.most));
    return std::pair(*columns, *rows);
}

std::string boardHeading(const DrawnBoard& board)
{
    const std::string size = std::to_string(board.columns) + "x" + std::to_string(board.rows);
    std::string text = std::string(nameOf(board.shape)) + ", " + size + ", "
                       + spokenText(phraseN("{%n cell of land|%n cells of land}", landOf(board)));
    if (!board.walls.empty())
        text += ", "
                + spokenText(phraseN("{%n wall section|%n wall sections}",
                                     static_cast<std::int64_t>(board.walls.size())));
    return board.name.empty() ? text : board.name + ": " + text;
}

Json boardAnswer(const std::string& format, const DrawnBoard& board, const Findings& findings)
{
    return {{"format", format},
            {"name", board.name},
            {"cells", nameOf(board.shape)},
            {"columns", board.columns},
            {"rows", board.rows},
            {"north", board.north},
            {"metres", board.metres},
            {"land", landOf(board)},
            {"walls", board.walls.size()},
            {"room", {roomInZone(board, 0), roomInZone(board, 1)}},
            {"sound", !hasErrors(findings)},
            {"findings", findingsAnswer(findings)}};
}

} // namespace navarch
