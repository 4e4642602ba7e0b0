// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/hex/hex.h"

#include <algorithm>
#include <array>

namespace navarch::hex {

namespace {

/// Twice the inner products of a way with the six steps, in units where a step has the length 1.
std::array<int, facings> alongs(Hex way)
{
    const int north = -way.q - 2 * way.r;
    const int northEast = way.q - way.r;
    const int southEast = 2 * way.q + way.r;
    return {north, northEast, southEast, -north, -northEast, -southEast};
}

/// The first of the greatest.
Facing greatestOf(const std::array<int, facings>& along)
{
    return static_cast<Facing>(std::max_element(along.begin(), along.end()) - along.begin());
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
    return greatestOf(alongs(to - from));
}

Facing nearestFacing(Hex from, Hex to, Facing facing)
{
    const std::array<int, facings> all = alongs(to - from);
    const Facing first = greatestOf(all);
    const auto along = [&](Facing each) { return all[static_cast<std::size_t>(each)]; };
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
