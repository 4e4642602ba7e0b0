// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/battle/brief/brief.h"
#include "core/boards/drawn/drawn_board.h"

namespace navarch {

/// The board that somebody drew for a battle; null where nobody did. Read once and kept for as long as the same one is asked for,
/// because pictures are painted again and again.
[[nodiscard]] std::shared_ptr<const DrawnBoard> drawnGroundOf(const BattleBrief& brief);

} // namespace navarch
