// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

#include "core/rules/squadrons/figures/figures.h"

namespace navarch::squadrons {

/// How many of the 36 throws of two dice come to `sum` or more.
[[nodiscard]] constexpr int throwsAtLeast(int sum)
{
    constexpr std::array<int, 11> counts{36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};
    return sum > 12 ? 0 : counts[static_cast<std::size_t>(std::max(sum, 2) - 2)];
}

/// How many of 36 throws pass a test, battle tests included.
[[nodiscard]] constexpr int throwsPassing(int modifier)
{
    return throwsAtLeast(6 - modifier);
}

/// What a battle test costs the enemy on the average, thousandths of a stand (SQ-T7).
[[nodiscard]] constexpr int meanBlow(int modifier)
{
    return 500 * (throwsAtLeast(6 - modifier) + throwsAtLeast(9 - modifier) + throwsAtLeast(11 - modifier))
           / 36;
}

/// How many of 36 throws of an average die (SQ-1.2) are so many inches or more.
[[nodiscard]] constexpr int throwsOfPace(int inches)
{
    return inches <= 2 ? 36 : inches == 3 ? 30 : inches == 4 ? 18 : inches == 5 ? 6 : 0;
}

} // namespace navarch::squadrons
