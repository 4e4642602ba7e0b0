// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/match/hand_play.h"

namespace navarch {

/// The options that people choose from: of several that are the same order only the first, which is the one of most merit. A
/// game lists an order twice where two ways of thought come to it: straight on, and at an enemy who lies straight ahead.
[[nodiscard]] std::vector<MatchOption> distinctOptions(std::vector<MatchOption> options);

} // namespace navarch
