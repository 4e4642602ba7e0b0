// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/boards/free_table/heading.h"

namespace navarch::free_table {

/// The free table: rectangles that go ahead, turn and strike one another (SA-1, SA-5, SA-7.1; SQ-7 to SQ-9).
///
/// Why whole numbers: a battle is replayed from its orders on other machines, other compilers and other build types,
/// and one touch that came out half a hair differently would make it another battle. Floating point gives no such
/// promise (fused operations, wider registers, libm's sine). Here every length is a whole number of thousandths of a
/// centimetre, every heading a whole degree, sines come from a table scaled by 2^30, and sums are kept in 64 or 128
/// bits, so that a comparison is exact in the table's terms. Against true sines the table is wrong by less than
/// 1/1000 of a unit, a hundredth of a micrometre; and where a true tie can occur at all (multiples of 30 and of 45
/// degrees: no other sine of a whole degree is rational, or equal to its cosine) the table ties too.
///
/// Range: coordinates up to 262,143 units either way (2.6 m), halves of a base up to 16,383. Within them nothing here
/// overflows. Nothing here allocates; every type is trivially copyable.

/// Thousandths of a centimetre.
using Length = std::int32_t;
/// 2^-30 of a Length: products of a length with a sine, before anything is rounded.
using Fine = std::int64_t;
/// Products of two of those.
__extension__ typedef __int128 Wide;

inline constexpr Length centimetre = 1000;
inline constexpr Length inch = 2540; ///< exactly, so that Squadrons measures in inches on the same table
inline constexpr Length maxCoordinate = (1 << 18) - 1;
inline constexpr Length maxHalf = (1 << 14) - 1;

/// A place on the table, or the way from one to another: x to the right, y towards the far edge.
struct TablePoint {
    Length x = 0;
    Length y = 0;

    friend bool operator==(const TablePoint&, const TablePoint&) = default;
    friend constexpr TablePoint operator+(TablePoint a, TablePoint b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr TablePoint operator-(TablePoint a, TablePoint b) { return {a.x - b.x, a.y - b.y}; }
};

/// A place in 2^-30 of a unit.
struct FinePoint {
    Fine x = 0;
    Fine y = 0;

    friend bool operator==(const FinePoint&, const FinePoint&) = default;
    friend constexpr FinePoint operator+(FinePoint a, FinePoint b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr FinePoint operator-(FinePoint a, FinePoint b) { return {a.x - b.x, a.y - b.y}; }
};

/// A ship's rectangle, or a squadron's: its bow is a short edge of a ship, but nothing depends on that.
struct Base {
    TablePoint centre;
    Degrees heading = 0;
    Length halfWidth = 0; ///< 0: an empty place in a row of bases, which nothing touches, sees or counts
    Length halfLength = 0;

    [[nodiscard]] constexpr bool isPresent() const { return halfWidth > 0; }
    friend bool operator==(const Base&, const Base&) = default;
};

/// The same rectangle seen from its stern: for what moves astern (SA-7.5.7).
[[nodiscard]] constexpr Base reversed(Base base)
{
    base.heading = headingOf(base.heading + 180);
    return base;
}

/// How far `way` leads along `heading`, and how far to the right of it.
[[nodiscard]] constexpr Fine alongOf(TablePoint way, Degrees heading)
{
    return way.x * sineOf(heading) + way.y * cosineOf(heading);
}
[[nodiscard]] constexpr Fine asideOf(TablePoint way, Degrees heading)
{
    return way.x * cosineOf(heading) - way.y * sineOf(heading);
}

/// A way of `ahead` along `heading` and `aside` to the right of it.
[[nodiscard]] constexpr FinePoint wayOf(Degrees heading, Length ahead, Length aside)
{
    return {ahead * sineOf(heading) + aside * cosineOf(heading),
            ahead * cosineOf(heading) - aside * sineOf(heading)};
}

[[nodiscard]] constexpr FinePoint fine(TablePoint point)
{
    return {Fine(point.x) * fineOne, Fine(point.y) * fineOne};
}

/// The nearest unit, a half away from zero.
[[nodiscard]] constexpr Length roundedOf(Fine length)
{
    constexpr Fine half = fineOne / 2;
    return Length(length >= 0 ? (length + half) >> fineBits : -((-length + half) >> fineBits));
}
[[nodiscard]] constexpr TablePoint rounded(FinePoint point)
{
    return {roundedOf(point.x), roundedOf(point.y)};
}

/// A product of two fine lengths, or of one with a sine, brought back to fine: the nearest, a half away from zero.
[[nodiscard]] constexpr Fine scaledDown(Wide product)
{
    constexpr Wide half = fineOne / 2;
    return Fine(product >= 0 ? (product + half) >> fineBits : -((-product + half) >> fineBits));
}

/// A way of `ahead` along `heading` and `aside` to the right of it, both fine; rounded as scaledDown() says.
[[nodiscard]] constexpr FinePoint fineWayOf(Degrees heading, Fine ahead, Fine aside)
{
    return {scaledDown(Wide(ahead) * sineOf(heading) + Wide(aside) * cosineOf(heading)),
            scaledDown(Wide(ahead) * cosineOf(heading) - Wide(aside) * sineOf(heading))};
}

enum class Corner : std::uint8_t { BowPort, BowStarboard, SternStarboard, SternPort };
enum class Edge : std::uint8_t { Front, Starboard, Rear, Port };

/// Which way an edge of a base faces.
[[nodiscard]] constexpr Degrees facingOf(const Base& base, Edge edge)
{
    return headingOf(base.heading + Degrees(edge) * 90);
}

/// A base's four corners, by Corner.
[[nodiscard]] constexpr std::array<FinePoint, 4> cornersOf(const Base& base)
{
    const FinePoint centre = fine(base.centre);
    const FinePoint starboardBow = wayOf(base.heading, base.halfLength, base.halfWidth);
    const FinePoint portBow = wayOf(base.heading, base.halfLength, -base.halfWidth);
    return {centre + portBow, centre + starboardBow, centre - portBow, centre - starboardBow};
}

/// The corners of `other` as `base` sees them from its centre: x to its right, y ahead. By Corner.
[[nodiscard]] constexpr std::array<FinePoint, 4> cornersSeenFrom(const Base& base, const Base& other)
{
    const TablePoint way = other.centre - base.centre;
    const Degrees turn = clockwiseFrom(base.heading, other.heading);
    const FinePoint centre{asideOf(way, base.heading), alongOf(way, base.heading)};
    const FinePoint starboardBow = wayOf(turn, other.halfLength, other.halfWidth);
    const FinePoint portBow = wayOf(turn, other.halfLength, -other.halfWidth);
    return {centre + portBow, centre + starboardBow, centre - portBow, centre - starboardBow};
}

/// A circle round the base, a little wide: no less than the half diagonal and less than 3% (and two units) over it.
/// Two chords stand for the square root, so that sorting out what is far away costs no root.
[[nodiscard]] constexpr Length reachOf(const Base& base)
{
    const Length larger = base.halfLength > base.halfWidth ? base.halfLength : base.halfWidth;
    const Length smaller = base.halfLength > base.halfWidth ? base.halfWidth : base.halfLength;
    const Length slender = larger + (smaller * 242 >> 10);
    const Length stocky = (larger * 842 + smaller * 607) >> 10;
    return (slender > stocky ? slender : stocky) + 1;
}

/// True within the range in which the arithmetic holds: what comes from a file is checked once with this.
[[nodiscard]] constexpr bool isSound(const Base& base)
{
    const auto far = [](Length length) { return length < -maxCoordinate || length > maxCoordinate; };
    return base.heading >= 0 && base.heading < 360 && base.halfWidth > 0 && base.halfWidth <= maxHalf
           && base.halfLength > 0 && base.halfLength <= maxHalf && !far(base.centre.x) && !far(base.centre.y);
}

} // namespace navarch::free_table
