// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/battle/contract/board_view.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// The room that strokes take.
[[nodiscard]] Box boxOf(std::span<const Drawing::Stroke> strokes);

/// A number beside each of `pieces`, from 1 in their order, inside `map`, where it covers neither a piece nor another
/// number. One that is crowded in on all sides has none: it is the one that is missing between its neighbours'.
[[nodiscard]] std::vector<TextRun> numbersBeside(const std::vector<Box>& pieces, const Box& map,
                                                 const TextLook& look, const Typesetter& set);

/// What those numbers mean, of a side's pieces on the board: "1 Paralos, 2 Salaminia". Empty where it has none there.
[[nodiscard]] QString namesByNumber(const BoardView& board, int side);

} // namespace navarch
