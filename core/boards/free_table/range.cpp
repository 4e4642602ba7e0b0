// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/free_table/range.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "core/boards/free_table/overlap.h"

namespace navarch::free_table {

namespace {

/// The square of the way from a point, seen from the centre of a base along and aside of its heading, to the base.
Wide squareTo(const Base& base, Fine along, Fine aside)
{
    const Wide beyond = std::max<Fine>(0, std::abs(along) - Fine(base.halfLength) * fineOne);
    const Wide beside = std::max<Fine>(0, std::abs(aside) - Fine(base.halfWidth) * fineOne);
    return beyond * beyond + beside * beside;
}

/// The least of that over the corners of another base.
Wide leastFromCorners(const Base& base, const Base& other)
{
    Wide least = -1;
    for (const FinePoint& corner : cornersSeenFrom(base, other)) {
        const Wide square = squareTo(base, corner.y, corner.x);
        least = least < 0 || square < least ? square : least;
    }
    return least;
}

} // namespace

std::int64_t rootOf(std::uint64_t square)
{
    if (square == 0)
        return 0;
    // Newton's way down from a power of two that is not below the root; it stops at the root rounded down.
    std::uint64_t root = std::uint64_t(1) << ((std::bit_width(square) + 1) / 2);
    for (;;) {
        const std::uint64_t next = (root + square / root) / 2;
        if (next >= root)
            return std::int64_t(root);
        root = next;
    }
}

Length Gap::roundedDown() const
{
    return Length(rootOf(std::uint64_t(m_fineSquare >> (2 * fineBits))));
}

Gap gapBetween(const Base& a, const Base& b)
{
    if (overlaps(a, b))
        return {};
    return Gap(std::min(leastFromCorners(a, b), leastFromCorners(b, a)));
}

bool isWithin(const Base& a, const Base& b, Length range)
{
    return !isFarFrom(a, b, range + 1) && gapBetween(a, b) <= Gap::of(range);
}

Gap gapBetween(TablePoint point, const Base& base)
{
    const TablePoint way = point - base.centre;
    return Gap(squareTo(base, alongOf(way, base.heading), asideOf(way, base.heading)));
}

Length wayBetween(TablePoint a, TablePoint b)
{
    return Length(rootOf(std::uint64_t(squareOfWay(a, b))));
}

} // namespace navarch::free_table
