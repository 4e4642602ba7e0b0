// SPDX-License-Identifier: GPL-3.0-or-later
// navarch board show BOARD.json
#include "app/cli/base/options.h"
#include "app/cli/board/board_input.h"

namespace navarch {

namespace {

struct BoardShowRequest {
    std::string path;
};

/// The board as letters, those of its file; on open water the side that deploys there, and walls as W.
std::string picture(const DrawnBoard& board)
{
    std::string text;
    for (int row = 0; row < board.rows; ++row) {
        // Rows of rexes lie half a cell farther right every other time.
        if (board.shape == BoardShape::Rexes && row % 2 != 0)
            text += ' ';
        for (int column = 0; column < board.columns; ++column) {
            const BoardCell cell{column, row};
            char letter = letterOf(board.at(cell));
            if (letter == '.' && board.zoneAt(cell) != 0)
                letter = static_cast<char>('0' + board.zoneAt(cell));
            text += board.hasWall(cell) ? 'W' : letter;
            if (board.shape == BoardShape::Rexes)
                text += ' ';
        }
        text += '\n';
    }
    return text;
}

ExitCode boardShow(const BoardShowRequest& request, Console& console)
{
    const auto board = readBoardFile(request.path);
    if (!board) {
        console.complain(board.error());
        return ExitCode::Unusable;
    }
    if (console.wantsJson())
        console.printJson(boardJson(*board));
    else
        console.print(boardHeading(*board) + "\n" + picture(*board));
    return ExitCode::Done;
}

} // namespace

void addBoardShow(CLI::App& board, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BoardShowRequest>();
    CLI::App* command = addCommand(board, chosen, "show", "A board in letters: land, shallows, zones, walls",
                                   request, boardShow);
    command->add_option("BOARD.json", request->path, "a board; - reads standard input")->required();
}

} // namespace navarch
