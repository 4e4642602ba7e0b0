// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/sight.h"

#include <algorithm>
#include <cstdlib>

namespace navarch::free_table {

bool isCrossed(TablePoint from, TablePoint to, const Base& base)
{
    if (!base.isPresent())
        return false;
    const Length reach = reachOf(base);
    if (std::min(from.x, to.x) >= base.centre.x + reach || std::max(from.x, to.x) <= base.centre.x - reach
        || std::min(from.y, to.y) >= base.centre.y + reach || std::max(from.y, to.y) <= base.centre.y - reach)
        return false;
    // Beside the line: how far the centre lies off it, against how far the base spreads across it.
    const TablePoint line = to - from;
    const TablePoint way = base.centre - from;
    const std::int64_t off = std::abs(std::int64_t(line.x) * way.y - std::int64_t(line.y) * way.x);
    const Fine along = std::abs(alongOf(line, base.heading));
    const Fine aside = std::abs(asideOf(line, base.heading));
    if (Wide(off) * fineOne >= Wide(aside) * base.halfLength + Wide(along) * base.halfWidth)
        return false;
    // Beyond its ends: seen along the base's own edges.
    const TablePoint back = base.centre - to;
    const Fine half = Fine(base.halfLength) * fineOne;
    const Fine halfAcross = Fine(base.halfWidth) * fineOne;
    const auto isClear = [](Fine one, Fine two, Fine spread) {
        return std::min(one, two) >= spread || std::max(one, two) <= -spread;
    };
    return !isClear(alongOf(way, base.heading), alongOf(back, base.heading), half)
           && !isClear(asideOf(way, base.heading), asideOf(back, base.heading), halfAcross);
}

} // namespace navarch::free_table
