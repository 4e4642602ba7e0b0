// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/drawn_ground.h"

#include "core/battle/brief/laid_board.h"

namespace navarch {

std::shared_ptr<const DrawnBoard> drawnGroundOf(const BattleBrief& brief)
{
    thread_local std::string kept;
    thread_local std::shared_ptr<const DrawnBoard> board;
    const auto found = brief.options.find(std::string(drawnBoardOption));
    if (found == brief.options.end())
        return nullptr;
    if (!board || kept != found->second) {
        Problems problems;
        auto read = laidBoard(brief, problems);
        board = read ? std::make_shared<const DrawnBoard>(std::move(*read)) : nullptr;
        kept = found->second;
    }
    return board;
}

} // namespace navarch
