// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/boards/free_table/heading.h"

namespace navarch::free_table {

/// The eight points a wind blows from (SA-2.5.4). North is heading 0, whatever the coast outside the table says.
enum class CompassPoint : std::uint8_t {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest
};

inline constexpr int compassPoints = 8;

/// The heading towards a point, a multiple of 45.
[[nodiscard]] constexpr Degrees headingOf(CompassPoint point)
{
    return Degrees(point) * 45;
}

/// The point so many steps clockwise, back again when negative (SA-10.7).
[[nodiscard]] constexpr CompassPoint shifted(CompassPoint point, int steps)
{
    return CompassPoint(headingOf(headingOf(point) + steps % compassPoints * 45) / 45);
}

[[nodiscard]] constexpr CompassPoint opposite(CompassPoint point)
{
    return shifted(point, compassPoints / 2);
}

/// The point that a d8 names: 1 is north, then clockwise.
[[nodiscard]] constexpr CompassPoint compassPointOf(int face)
{
    return shifted(CompassPoint::North, face - 1);
}

/// "north-east": for the log.
[[nodiscard]] constexpr std::string_view nameOf(CompassPoint point)
{
    constexpr std::array<std::string_view, compassPoints> names = {
        "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"};
    return names[std::size_t(point)];
}

/// Where a wind from `point` drives what drifts (SA-5.4).
[[nodiscard]] constexpr Degrees downwindOf(CompassPoint point)
{
    return headingOf(opposite(point));
}

/// True where the wind comes from abaft the beam: more than 90 degrees off the bow, dead abeam not included (SA-5.4).
[[nodiscard]] constexpr bool isAbaftTheBeam(CompassPoint windFrom, Degrees heading)
{
    return betweenHeadings(heading, headingOf(windFrom)) > 90;
}

/// True where a ship heads within 45 degrees of the wind's eye, 45 exactly included (SA-5.4).
[[nodiscard]] constexpr bool isInTheWindsEye(CompassPoint windFrom, Degrees heading)
{
    return betweenHeadings(heading, headingOf(windFrom)) <= 45;
}

} // namespace navarch::free_table
