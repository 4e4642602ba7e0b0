// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/rules/shared/brief_options.h"

namespace navarch {

/// What a brief's condition asks of a side, as its captains read it.
enum class Errand : std::uint8_t {
    Fight,   ///< to beat the enemy
    Leave,   ///< to get away over the enemy's edge
    HoldOut, ///< to be there when the time is over
    PressOn  ///< to beat an enemy who holds out, before it is
};

[[nodiscard]] constexpr Errand errandOf(const VictoryCondition& condition, int side)
{
    return condition.exiter == side       ? Errand::Leave
           : condition.holder == side     ? Errand::HoldOut
           : condition.holder == 1 - side ? Errand::PressOn
                                          : Errand::Fight;
}

/// What ships that got away have done of what a side is there for, out of `all`: less than nothing for the other side.
[[nodiscard]] constexpr std::int64_t shareDone(const VictoryCondition& condition, int side, int exited,
                                               std::int64_t all)
{
    if (condition.exiter < 0)
        return 0;
    const std::int64_t done = all * std::min(exited, condition.exits) / std::max(1, condition.exits);
    return condition.exiter == side ? done : -done;
}

} // namespace navarch
