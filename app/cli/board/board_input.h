// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "core/base/finding.h"
#include "core/base/json.h"
#include "core/boards/drawn/drawn_board.h"

namespace navarch {

/// The board at `path`; - is standard input.
[[nodiscard]] Result<DrawnBoard> readBoardFile(const std::string& path);

/// Columns and rows of "40x30" that a board of this shape may have; `place` is the option for messages.
[[nodiscard]] Result<std::pair<int, int>> boardSizeOf(const std::string& text, BoardShape shape,
                                                      const std::string& place);

/// "Salamis: hexes, 40x30, 312 cells of land, 2 wall sections".
[[nodiscard]] std::string boardHeading(const DrawnBoard& board);

/// What every answer about a board has: name, cells, columns, rows, north, metres, land, walls, room of both zones, findings.
[[nodiscard]] Json boardAnswer(const std::string& format, const DrawnBoard& board, const Findings& findings);

} // namespace navarch
