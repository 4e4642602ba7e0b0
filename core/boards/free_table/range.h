// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <span>

#include "core/boards/free_table/base.h"

namespace navarch::free_table {

/// The closest approach of two bases, kept as its exact square so that ranges and nearest enemies compare exactly.
class Gap {
public:
    constexpr Gap() = default;
    constexpr explicit Gap(Wide fineSquare) : m_fineSquare(fineSquare) {}
    /// The gap that measures exactly this, 0 or more.
    [[nodiscard]] static constexpr Gap of(Length length)
    {
        const Wide side = Wide(length) << fineBits;
        return Gap(side * side);
    }

    /// In units, rounded down.
    [[nodiscard]] Length roundedDown() const;
    [[nodiscard]] constexpr bool isNothing() const { return m_fineSquare == 0; }

    friend constexpr bool operator==(const Gap& a, const Gap& b) { return a.m_fineSquare == b.m_fineSquare; }
    friend constexpr std::strong_ordering operator<=>(const Gap& a, const Gap& b)
    {
        return a.m_fineSquare <=> b.m_fineSquare;
    }

private:
    Wide m_fineSquare = 0; ///< square of the gap in 2^-30 units, below 2^99
};

/// Between the nearest points of two bases; nothing where they overlap (SQ-1.3).
[[nodiscard]] Gap gapBetween(const Base& a, const Base& b);

/// True where two bases are at most `range` apart, exactly `range` included (SA-6.7, SQ-1.3).
[[nodiscard]] bool isWithin(const Base& a, const Base& b, Length range);

/// From a point to the nearest point of a base; nothing inside it.
[[nodiscard]] Gap gapBetween(TablePoint point, const Base& base);

/// The square of the way between two points, in square units, exactly: for ranges from centre to centre.
[[nodiscard]] constexpr std::int64_t squareOfWay(TablePoint a, TablePoint b)
{
    const std::int64_t x = a.x - b.x;
    const std::int64_t y = a.y - b.y;
    return x * x + y * y;
}

/// True where two points are at most `range` apart, exactly `range` included.
[[nodiscard]] constexpr bool isWithin(TablePoint a, TablePoint b, Length range)
{
    return squareOfWay(a, b) <= std::int64_t(range) * range;
}

/// The way between two points in units, rounded down.
[[nodiscard]] Length wayBetween(TablePoint a, TablePoint b);

/// The largest whole number whose square is at most `square`.
[[nodiscard]] std::int64_t rootOf(std::uint64_t square);

} // namespace navarch::free_table
