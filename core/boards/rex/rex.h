// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/boards/hex/hex.h"

namespace navarch::rex {

/// A rex by its axial coordinates: rectangles in rows, odd rows half a rex farther right, so that they work exactly as hexes
/// do (PM-1.1, 1.2). The mathematics is that of hexes (core/boards/hex/hex.h); rows, columns and directions are its own, so
/// that it is a type of its own.
struct Rex {
    std::int16_t q = 0;
    std::int16_t r = 0;

    friend constexpr bool operator==(const Rex&, const Rex&) = default;
    friend constexpr auto operator<=>(const Rex&, const Rex&) = default; ///< by q, then r

    [[nodiscard]] constexpr hex::Hex hex() const { return {q, r}; }
    [[nodiscard]] static constexpr Rex of(hex::Hex hex) { return {hex.q, hex.r}; }
};

/// One of six, clockwise: 0 east, 1 south-east, 2 south-west, 3 west, 4 north-west, 5 north-east (PM-1.3).
using Heading = hex::Facing;
inline constexpr int headings = hex::facings;

/// The facing of hexes with the same step.
[[nodiscard]] constexpr hex::Facing facingOf(Heading heading)
{
    return hex::turned(heading, 2);
}
[[nodiscard]] constexpr Heading headingOf(hex::Facing facing)
{
    return hex::turned(facing, -2);
}

using hex::opposite;
using hex::turned;

/// Steps from one rex to another.
[[nodiscard]] constexpr int distance(Rex a, Rex b)
{
    return hex::distance(a.hex(), b.hex());
}
/// The rex `count` steps that way; backward when negative.
[[nodiscard]] constexpr Rex neighbour(Rex from, Heading heading, int count = 1)
{
    return Rex::of(hex::neighbour(from.hex(), facingOf(heading), count));
}
/// Whether `other` lies straight ahead or astern on a heading, however far; the rex itself does too.
[[nodiscard]] constexpr bool isOnKeelLine(Rex from, Heading heading, Rex other)
{
    const int far = distance(from, other);
    return neighbour(from, heading, far) == other || neighbour(from, heading, -far) == other;
}
/// Whether `other` lies in the sixth of the sea ahead or astern, its borders included; the rex itself does not.
[[nodiscard]] inline bool isInSixthOfKeel(Rex from, Heading heading, Rex other)
{
    const auto isNearest = [&](Heading way) {
        return hex::nearestFacing(from.hex(), other.hex(), facingOf(way)) == facingOf(way);
    };
    return !(from == other) && (isNearest(heading) || isNearest(opposite(heading)));
}

// Columns and rows as people count them, from the top left.

[[nodiscard]] constexpr int rowOf(Rex rex)
{
    return rex.r;
}
[[nodiscard]] constexpr int columnOf(Rex rex)
{
    return rex.q + (rex.r - (rex.r & 1)) / 2;
}
[[nodiscard]] constexpr Rex rexOf(int column, int row)
{
    return Rex::of(hex::hexAt(column - (row - (row & 1)) / 2, row));
}
/// Its printed name, "1111": column and row from 1 in two digits each; more than 99 in three, with a dot between.
[[nodiscard]] std::string nameOf(Rex rex);

/// Where a ship of one or two rexes lies: by its stern rex and its heading (PM-1.4).
struct Pose {
    Rex stern;
    Heading heading = 0;

    friend constexpr bool operator==(const Pose&, const Pose&) = default;

    /// The bow's rex of a ship so long; of one rex its only one.
    [[nodiscard]] constexpr Rex bow(int length) const
    {
        return length > 1 ? neighbour(stern, heading) : stern;
    }
    [[nodiscard]] constexpr bool holds(Rex rex, int length) const
    {
        return rex == stern || rex == bow(length);
    }
    /// A rex ahead, or astern when `by` is negative.
    [[nodiscard]] constexpr Pose moved(int by) const { return {neighbour(stern, heading, by), heading}; }
    /// Turned about the stern rex, clockwise.
    [[nodiscard]] constexpr Pose turnedBy(int sides) const { return {stern, turned(heading, sides)}; }
};

} // namespace navarch::rex
