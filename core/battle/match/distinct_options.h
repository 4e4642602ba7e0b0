// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/match/hand_play.h"

namespace navarch {

/// The options that people choose from: of several that are the same order only the first, which is the one of most merit. A
/// game lists an order twice where two ways of thought come to it: straight on, and at an enemy who lies straight ahead.
[[nodiscard]] std::vector<MatchOption> distinctOptions(std::vector<MatchOption> options);

/// Headings that differ by so many degrees, and places that lie as far apart as such headings bring a ship, are not told apart.
inline constexpr int toldApartDegrees = 3;

/// The same of the moves on a free table, where several are also one order to people that bring the same ship at the same gait,
/// against the same target, to where nobody tells them apart: a turn of one degree beside a course straight on.
[[nodiscard]] std::vector<MatchOption> distinctMoves(std::vector<MatchOption> options);

} // namespace navarch
