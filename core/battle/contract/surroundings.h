// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/phrase.h"
#include "core/battle/contract/board_view.h"

namespace navarch {

/// What lies round a piece, in words, for who does not see the board: of the nearest enemies and of the nearest of its own
/// side how far each is, which way off its bow, and which part of themselves enemies turn to it; then whose bows point
/// at it. Nearest first, among equally near ones by number, at most `most` of either.
///
/// Far is what the game measures: on a free table the gap between the bases in cm or inches, rounded down to tenths (SA-1, SQ-1.3); on hexes
/// and rexes steps (TR-1.5, RS-5.2, PM-1.2). Ways are eight on a free table and six elsewhere.
///
/// Empty when the piece is not among those of `view`, which holds only what its viewer may know.
[[nodiscard]] std::vector<Phrase> surroundingsOf(const BoardView& view, ShipNumber ship,
                                                 std::size_t most = 3);

} // namespace navarch
