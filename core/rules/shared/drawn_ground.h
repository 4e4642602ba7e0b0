// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/battle/brief/laid_board.h"
#include "core/boards/hex/board.h"
#include "core/boards/rex/board.h"

namespace navarch {

/// The drawn board of a brief, when its cells are what the game is fought on and there are enough rows. Terrain that is not among
/// `known` is open water. A problem at "board" when it is another game's; nothing, and no problem, when none is drawn.
[[nodiscard]] std::optional<DrawnBoard> drawnGround(const BattleBrief& brief, BoardShape shape,
                                                    std::string_view game, std::vector<hex::Terrain> known,
                                                    int leastRows, Problems& problems);

/// The same as the game's own board.
[[nodiscard]] hex::Board hexBoardOf(const DrawnBoard& drawn);
[[nodiscard]] rex::Board rexBoardOf(const DrawnBoard& drawn);

/// The hexes of a side's zone, on which ships may start.
[[nodiscard]] std::vector<hex::Hex> zoneOf(const hex::Board& board, int side);
[[nodiscard]] std::vector<hex::Hex> zoneOf(const rex::Board& board, int side);

} // namespace navarch
