// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/battle/forecast/comparison.h"

namespace navarch {

/// A comparison that was fought, for people: a column a game, then who refuses and why, what was left out, and what differs
/// most.
[[nodiscard]] std::string comparisonText(const GameComparison& comparison);

} // namespace navarch
