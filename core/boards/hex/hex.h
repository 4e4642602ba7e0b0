// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace navarch::hex {

/// A hex by its axial coordinates: flat-topped hexes, q from west to east, r from north to south (RS-5.2, TR-1.4).
/// Within 10,000 of the origin nothing here overflows.
struct Hex {
    std::int16_t q = 0;
    std::int16_t r = 0;

    friend constexpr bool operator==(const Hex&, const Hex&) = default;
    friend constexpr auto operator<=>(const Hex&, const Hex&) = default; ///< by q, then r: for ties

    [[nodiscard]] constexpr int s() const { return -q - r; }
};

[[nodiscard]] constexpr Hex hexAt(int q, int r)
{
    return {static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
}
[[nodiscard]] constexpr Hex operator+(Hex a, Hex b)
{
    return hexAt(a.q + b.q, a.r + b.r);
}
[[nodiscard]] constexpr Hex operator-(Hex a, Hex b)
{
    return hexAt(a.q - b.q, a.r - b.r);
}
[[nodiscard]] constexpr Hex operator*(Hex a, int factor)
{
    return hexAt(a.q * factor, a.r * factor);
}

/// One of six, clockwise: 0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west.
using Facing = std::int8_t;
inline constexpr int facings = 6;

/// `facing` turned by so many sides, clockwise; any number.
[[nodiscard]] constexpr Facing turned(Facing facing, int sides)
{
    return static_cast<Facing>(((facing + sides) % facings + facings) % facings);
}
[[nodiscard]] constexpr Facing opposite(Facing facing)
{
    return turned(facing, 3);
}

inline constexpr std::array<Hex, 6> steps{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

/// The hex `count` steps that way; backward when negative.
[[nodiscard]] constexpr Hex neighbour(Hex from, Facing facing, int count = 1)
{
    return from + steps[static_cast<std::size_t>(facing)] * count;
}

/// Steps from one hex to another.
[[nodiscard]] constexpr int distance(Hex a, Hex b)
{
    const Hex way = a - b;
    const int q = way.q < 0 ? -way.q : way.q;
    const int r = way.r < 0 ? -way.r : way.r;
    const int s = way.s() < 0 ? -way.s() : way.s();
    return q > r ? (q > s ? q : s) : (r > s ? r : s);
}
[[nodiscard]] constexpr bool isAdjacent(Hex a, Hex b)
{
    return distance(a, b) == 1;
}

/// `hex` turned clockwise about `centre` by so many sixths of a turn; any number.
[[nodiscard]] Hex rotated(Hex hex, Hex centre, int sixths);

/// The facing nearest to the direction from one hex to another; of two as near the lower number, 0 for the same hex.
[[nodiscard]] Facing nearestFacing(Hex from, Hex to);

/// The same, but of two as near the one that takes fewer sides to turn to from `facing`: favours no direction.
[[nodiscard]] Facing nearestFacing(Hex from, Hex to, Facing facing);

/// Sides to turn from one facing to another, either way: 0 to 3.
[[nodiscard]] constexpr int sidesBetween(Facing from, Facing to)
{
    const int off = turned(to, -from);
    return off > 3 ? facings - off : off;
}

/// Which side of a ship that looks to `facing` another hex lies at, by the nearest facing: 0 ahead, 1 and 2 to starboard, 3
/// astern, 4 and 5 to port (TR-1.5).
[[nodiscard]] inline Facing bearing(Hex ship, Facing facing, Hex other)
{
    return turned(nearestFacing(ship, other), -facing);
}

/// Whether `other` lies within 60 degrees to either side of the bow, the limits included. The ship's own hex does not.
[[nodiscard]] bool isWithin60(Hex ship, Facing facing, Hex other);

// Columns and rows as people count them: columns from the west, rows from the north, odd columns half a hex lower.

[[nodiscard]] constexpr int columnOf(Hex hex)
{
    return hex.q;
}
[[nodiscard]] constexpr int rowOf(Hex hex)
{
    return hex.r + (hex.q - (hex.q & 1)) / 2;
}
[[nodiscard]] constexpr Hex hexOf(int column, int row)
{
    return hexAt(column, row - (column - (column & 1)) / 2);
}

/// "14.22": column and row in two digits or more, counted from `first`.
[[nodiscard]] std::string labelOf(Hex hex, int first = 0);

} // namespace navarch::hex
