// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/hex/hex.h"

#include <array>

namespace navarch::hex {

namespace {

/// Where a way leads: the nearest facing, another that is as near (else the same), and whether it lies within 60 degrees of
/// each facing, a bit each.
struct Direction {
    Facing nearest = 0;
    Facing asNear = 0;
    std::uint8_t within = 0;
};

constexpr Direction directionOf(int q, int r)
{
    const int north = -q - 2 * r;
    const int northEast = q - r;
    const int southEast = 2 * q + r;
    const std::array<int, facings> along{north, northEast, southEast, -north, -northEast, -southEast};
    Direction made;
    for (Facing each = 1; each < facings; ++each)
        if (along[static_cast<std::size_t>(each)] > along[static_cast<std::size_t>(made.nearest)])
            made.nearest = each;
    made.asNear = made.nearest;
    for (const int side : {1, -1})
        if (const Facing other = turned(made.nearest, side);
            along[static_cast<std::size_t>(other)] == along[static_cast<std::size_t>(made.nearest)])
            made.asNear = other;
    // Turned so that the bow looks north, the sector lies between the ways to north-west and north-east.
    int turnedQ = q;
    int turnedR = r;
    for (Facing facing = 0; facing < facings; ++facing) {
        if (turnedR <= 0 && turnedQ + turnedR <= 0 && (q != 0 || r != 0))
            made.within = static_cast<std::uint8_t>(made.within | (1U << facing));
        const int was = turnedQ; // a sixth of a turn back
        turnedQ = turnedQ + turnedR;
        turnedR = -was;
    }
    return made;
}

/// Ways of up to so many hexes along either axis, which are most that anybody asks about, found once.
constexpr int known = 20;
constexpr int breadth = 2 * known + 1;

constexpr std::array<Direction, std::size_t{breadth} * breadth> allDirections()
{
    std::array<Direction, std::size_t{breadth} * breadth> all{};
    for (int r = -known; r <= known; ++r)
        for (int q = -known; q <= known; ++q)
            all[static_cast<std::size_t>((r + known) * breadth + q + known)] = directionOf(q, r);
    return all;
}
constexpr auto directions = allDirections();

Direction directionTo(Hex way)
{
    const auto column = static_cast<unsigned>(way.q + known);
    const auto row = static_cast<unsigned>(way.r + known);
    return column < breadth && row < breadth ? directions[row * breadth + column] : directionOf(way.q, way.r);
}

std::string twoDigits(int number)
{
    return number >= 0 && number < 10 ? "0" + std::to_string(number) : std::to_string(number);
}

} // namespace

Hex rotated(Hex hex, Hex centre, int sixths)
{
    Hex way = hex - centre;
    for (Facing left = turned(0, sixths); left > 0; --left)
        way = hexAt(-way.r, -way.s());
    return centre + way;
}

Facing nearestFacing(Hex from, Hex to)
{
    return directionTo(to - from).nearest;
}

Facing nearestFacing(Hex from, Hex to, Facing facing)
{
    if (from == to) // all are as near
        return facing == 0 ? Facing{0} : facing <= 3 ? Facing{1} : Facing{5};
    const Direction way = directionTo(to - from);
    return sidesBetween(facing, way.asNear) < sidesBetween(facing, way.nearest) ? way.asNear : way.nearest;
}

bool isWithin60(Hex ship, Facing facing, Hex other)
{
    return (directionTo(other - ship).within >> facing & 1) != 0;
}

std::string labelOf(Hex hex, int first)
{
    return twoDigits(columnOf(hex) + first) + "." + twoDigits(rowOf(hex) + first);
}

} // namespace navarch::hex
