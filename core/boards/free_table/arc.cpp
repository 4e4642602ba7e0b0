// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/arc.h"

#include <algorithm>
#include <cstdlib>

namespace navarch::free_table {

bool isInArc(TablePoint way, Degrees middle, Degrees halfAngle)
{
    if (halfAngle > 90)
        return !isInsideArc(way, headingOf(middle + 180), 180 - halfAngle);
    return asideOf(way, headingOf(middle - halfAngle)) >= 0
           && asideOf(way, headingOf(middle + halfAngle)) <= 0 && alongOf(way, middle) >= 0;
}

bool isInsideArc(TablePoint way, Degrees middle, Degrees halfAngle)
{
    if (halfAngle > 90)
        return !isInArc(way, headingOf(middle + 180), 180 - halfAngle);
    return asideOf(way, headingOf(middle - halfAngle)) > 0 && asideOf(way, headingOf(middle + halfAngle)) < 0
           && alongOf(way, middle) > 0;
}

Degrees bearingOf(TablePoint from, TablePoint to)
{
    const TablePoint way = to - from;
    if (way == TablePoint{})
        return 0;
    // The quarter first, then its last heading that the way lies to the right of or upon.
    Degrees low = 0;
    while (low < 270 && (alongOf(way, low) <= 0 || asideOf(way, low) < 0))
        low += 90;
    Degrees high = low + 90;
    while (high - low > 1) {
        const Degrees middle = (low + high) / 2;
        (asideOf(way, middle) >= 0 ? low : high) = middle;
    }
    const Fine past = asideOf(way, low);
    const Fine before = -asideOf(way, headingOf(high));
    return headingOf(past <= before ? low : high);
}

bool isAcrossOwnEnds(const Base& base, TablePoint point, Degrees halfAngle)
{
    const TablePoint way = point - base.centre;
    return isInArc(way, base.heading, halfAngle) || isInArc(way, headingOf(base.heading + 180), halfAngle);
}

bool isDeadAhead(const Base& base, const Base& other)
{
    // The strip and the rectangle are convex and apart: ahead of the bow line, and across the strip.
    const std::array<FinePoint, 4> corners = cornersSeenFrom(base, other);
    const Fine half = Fine(base.halfWidth) * fineOne;
    const Fine bow = Fine(base.halfLength) * fineOne;
    const auto [left, right] = std::minmax_element(
        corners.begin(), corners.end(), [](const FinePoint& a, const FinePoint& b) { return a.x < b.x; });
    if (left->x >= half || right->x <= -half)
        return false;
    // The farthest ahead that any of the rectangle inside the strip reaches: at a corner, or where an edge leaves it.
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const FinePoint& one = corners[i];
        const FinePoint& two = corners[(i + 1) % 4];
        if (std::abs(one.x) < half && one.y > bow)
            return true;
        for (const Fine side : {-half, half}) {
            if ((one.x < side) != (two.x < side)
                && Wide(two.y - one.y) * (side - one.x) * (two.x > one.x ? 1 : -1)
                       > Wide(bow - one.y) * std::abs(two.x - one.x))
                return true;
        }
    }
    return false;
}

} // namespace navarch::free_table
