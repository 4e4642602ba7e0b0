// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/brief/laid_board.h"

#include <algorithm>
#include <array>

namespace navarch {

bool isSaidByBoard(std::string_view option)
{
    constexpr std::array<std::string_view, 6> said{"board",      "map_size", "table",
                                                   "table-size", "terrain",  "shore"};
    return std::find(said.begin(), said.end(), option) != said.end();
}

void layBoard(BattleBrief& brief, const DrawnBoard& board)
{
    std::erase_if(brief.options, [](const auto& option) { return isSaidByBoard(option.first); });
    brief.options[std::string(drawnBoardOption)] = boardJson(board).dump();
    if (brief.place == PlaceKind::Shore)
        brief.place = PlaceKind::OpenSea;
    for (BriefSide& side : brief.sides)
        side.deployment.clear();
}

void takeUpBoard(BattleBrief& brief)
{
    if (brief.options.erase(std::string(drawnBoardOption)) != 0)
        for (BriefSide& side : brief.sides)
            side.deployment.clear();
}

std::optional<DrawnBoard> laidBoard(const BattleBrief& brief, Problems& problems)
{
    const auto found = brief.options.find(std::string(drawnBoardOption));
    if (found == brief.options.end())
        return std::nullopt;
    auto board = readBoard(found->second, "board");
    if (board)
        return std::move(*board);
    problems.insert(problems.end(), board.error().begin(), board.error().end());
    return std::nullopt;
}

} // namespace navarch
