// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "core/battle/brief/brief.h"
#include "core/boards/drawn/drawn_board.h"

namespace navarch {

/// The option of a brief that holds a drawn board, as its document. In a brief's file it stands as "board"; so a brief, and a
/// replay of it, has its board with it wherever it goes.
inline constexpr std::string_view drawnBoardOption = "drawn-board";

/// Whether an option says something that a drawn board says: size, terrain, shore.
[[nodiscard]] bool isSaidByBoard(std::string_view option);

/// Fights the battle on this board: what the brief said of size, terrain and shore goes, and so does where squadrons were to stand.
/// The place is no shore any more, for a board has its own.
void layBoard(BattleBrief& brief, const DrawnBoard& board);
/// Fights it on a board of the game's own again.
void takeUpBoard(BattleBrief& brief);

/// The board that lies in a brief; nothing, with a problem at "board", when what lies there cannot be read.
[[nodiscard]] std::optional<DrawnBoard> laidBoard(const BattleBrief& brief, Problems& problems);

} // namespace navarch
