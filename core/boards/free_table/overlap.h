// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "core/boards/free_table/base.h"

namespace navarch::free_table {

/// Bases never overlap (SA-5.5, SQ-7.5). Overlapping is sharing area, exactly: to share an edge, a part of one or a
/// corner is touching, and there is no tolerance.
///
/// Touching is another matter, for a centre is a whole unit and can seldom lie just where two slanting edges meet:
/// a base that was stopped by another, or realigned against it, rests at most this far from it and never within it.
/// 3 units are 0.03 mm: one for the whole unit of the way, and 0.71 for the place rounded, once free, once struck.
inline constexpr Length touchTolerance = 3;

/// True where two present bases share area.
[[nodiscard]] bool overlaps(const Base& a, const Base& b);

/// No index: for `except`.
inline constexpr int nobody = -1;

/// The lowest index of `others` that `base` overlaps, or nobody. `except` is passed over: the base's own place in a
/// row of all bases.
[[nodiscard]] int firstOverlapped(const Base& base, std::span<const Base> others, int except = nobody);

/// The gap between two bases seen along each of the four ways their edges face: ahead of `a`, beside `a`, ahead of
/// `b`, beside `b`. Negative where they overlap seen so; they overlap when all four are.
[[nodiscard]] std::array<Fine, 4> gapsAlongEdges(const Base& a, const Base& b);

/// Which edge of `base` faces `other`: the one seen along which the gap is widest. An even choice falls on front or
/// rear before a side.
[[nodiscard]] Edge edgeTowards(const Base& base, const Base& other);

/// True where the centres are too far apart for the bases to come within `clearance` of one another: two compares and
/// a square, what every loop over many bases begins with.
[[nodiscard]] constexpr bool isFarFrom(const Base& a, const Base& b, Length clearance)
{
    const std::int64_t x = a.centre.x - b.centre.x;
    const std::int64_t y = a.centre.y - b.centre.y;
    const std::int64_t reach = std::int64_t(reachOf(a)) + reachOf(b) + clearance;
    return x >= reach || -x >= reach || y >= reach || -y >= reach || x * x + y * y >= reach * reach;
}

} // namespace navarch::free_table
