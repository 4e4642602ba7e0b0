// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/hex/hex.h"

namespace navarch::hex {

namespace {

/// Twice the inner product of two ways, in units where a step has the length 1.
int alongOf(Hex a, Hex b)
{
    return 2 * (a.q * b.q + a.r * b.r) + a.q * b.r + a.r * b.q;
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
    const Hex way = to - from;
    Facing nearest = 0;
    for (Facing facing = 1; facing < facings; ++facing)
        if (alongOf(way, steps[static_cast<std::size_t>(facing)])
            > alongOf(way, steps[static_cast<std::size_t>(nearest)]))
            nearest = facing;
    return nearest;
}

Facing nearestFacing(Hex from, Hex to, Facing facing)
{
    const Hex way = to - from;
    const Facing first = nearestFacing(from, to);
    const auto along = [&](Facing each) { return alongOf(way, steps[static_cast<std::size_t>(each)]); };
    for (const int side : {1, -1})
        if (const Facing other = turned(first, side);
            along(other) == along(first) && sidesBetween(facing, other) < sidesBetween(facing, first))
            return other;
    return first;
}

bool isWithin60(Hex ship, Facing facing, Hex other)
{
    // Turned so that the bow looks north, the sector lies between the ways to north-west and north-east.
    const Hex way = rotated(other - ship, Hex{}, -facing);
    return other != ship && way.r <= 0 && way.s() >= 0;
}

std::string labelOf(Hex hex, int first)
{
    return twoDigits(columnOf(hex) + first) + "." + twoDigits(rowOf(hex) + first);
}

} // namespace navarch::hex
