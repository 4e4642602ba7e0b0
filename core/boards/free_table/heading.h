// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/free_table/sine_table.h"

namespace navarch::free_table {

/// Headings are whole degrees, 0 to 359: 0 towards the far edge of the table (+y), 90 towards +x (SA-1.1, SQ-1.3).
/// Between headings everything is whole-number arithmetic, so "exactly 45 degrees" is exact.

/// Any number of degrees as a heading.
[[nodiscard]] constexpr Degrees headingOf(Degrees degrees)
{
    const Degrees rest = degrees % 360;
    return rest < 0 ? rest + 360 : rest;
}

/// How far one turns clockwise from one heading to another, 0 to 359; both must be 0 to 359.
[[nodiscard]] constexpr Degrees clockwiseFrom(Degrees from, Degrees to)
{
    return to >= from ? to - from : to - from + 360;
}

/// How far apart two headings are, 0 to 180.
[[nodiscard]] constexpr Degrees betweenHeadings(Degrees a, Degrees b)
{
    const Degrees turn = clockwiseFrom(a, b);
    return turn <= 180 ? turn : 360 - turn;
}

/// The shorter turn from one heading to another, -179 to 180, positive to starboard.
[[nodiscard]] constexpr Degrees shorterTurn(Degrees from, Degrees to)
{
    const Degrees turn = clockwiseFrom(from, to);
    return turn <= 180 ? turn : turn - 360;
}

/// The angle at which a heading meets a line that runs along another heading, 0 to 90.
[[nodiscard]] constexpr Degrees angleToLine(Degrees heading, Degrees line)
{
    const Degrees apart = betweenHeadings(heading, line);
    return apart <= 90 ? apart : 180 - apart;
}

} // namespace navarch::free_table
