// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/battle/engine/random_briefs.h"

namespace navarch {

/// Fleets of every class and equipment on open water.
[[nodiscard]] inline BattleBrief refereedBrief(std::uint64_t number)
{
    BattleBrief brief = randomBrief({"ramming-speed"}, number, builtInFigures());
    brief.options.clear();
    return brief;
}

} // namespace navarch
