// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <span>

#include "core/boards/free_table/base.h"

namespace navarch::free_table {

/// True where the straight line from one point to another crosses a base (SA-6.6), exactly: it passes through the
/// inside. A line along an edge, or one that only touches a corner, is open.
[[nodiscard]] bool isCrossed(TablePoint from, TablePoint to, const Base& base);

/// How many of `bases` the line crosses, of those for which `blocks(index)` is true: leave out the two ships at its
/// ends, and those too small to hide them. Looking stops at `enough`, 1 where one is enough to close the view.
template <std::predicate<std::size_t> Blocks>
[[nodiscard]] int countCrossed(TablePoint from, TablePoint to, std::span<const Base> bases, int enough,
                               Blocks blocks)
{
    int count = 0;
    for (std::size_t i = 0; i < bases.size() && count < enough; ++i) {
        if (isCrossed(from, to, bases[i]) && blocks(i))
            ++count;
    }
    return count;
}

} // namespace navarch::free_table
