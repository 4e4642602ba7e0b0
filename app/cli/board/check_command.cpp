// SPDX-License-Identifier: GPL-3.0-or-later
// navarch board check BOARD.json
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/board/board_input.h"
#include "core/boards/drawn/board_check.h"

namespace navarch {

namespace {

struct BoardCheckRequest {
    std::string path;
};

ExitCode boardCheck(const BoardCheckRequest& request, Console& console)
{
    const auto board = readBoardFile(request.path);
    if (!board) {
        console.complain(board.error());
        return ExitCode::Unusable;
    }
    const Findings findings = checkBoard(*board);
    if (console.wantsJson())
        console.printJson(boardAnswer("navarch-board-check/1", *board, findings));
    else
        console.print(boardHeading(*board) + "\n" + findingsText(findings));
    return verdictOn(findings, console);
}

} // namespace

void addBoardCheck(CLI::App& board, ChosenCommand& chosen)
{
    const auto request = std::make_shared<BoardCheckRequest>();
    CLI::App* command =
        addCommand(board, chosen, "check",
                   "What is wrong with a board: zones on land, fleets that cannot meet, walls at sea",
                   request, boardCheck);
    command->add_option("BOARD.json", request->path, "a board; - reads standard input")->required();
}

} // namespace navarch
