// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/finding.h"
#include "core/boards/drawn/drawn_board.h"

namespace navarch {

/// More findings than this are not collected of one kind.
inline constexpr std::size_t mostBoardFindings = 20;

/// What is wrong with a board: errors with which no battle can be fought on it, warnings of what is likely not meant. Where a finding
/// has a place, its subject is the cell ("14.22").
[[nodiscard]] Findings checkBoard(const DrawnBoard& board);
/// The cell that a finding is about.
[[nodiscard]] std::optional<BoardCell> placeOf(const Finding& finding);

/// How many ships a side's zone holds at most, one to a cell of water.
[[nodiscard]] int roomInZone(const DrawnBoard& board, int side);

} // namespace navarch
