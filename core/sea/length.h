// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/sea/position.h"

namespace navarch {

/// Lengths as ways are summed up from many short legs: so many units are a hundred-thousandth of a degree of latitude, and so
/// many a mile.
inline constexpr std::int64_t lengthUnits = 64;
inline constexpr std::int64_t milesToLength = lengthUnits * 100'000 / 60;

/// The same distance in these units, 1.7 cm each: a leg of a few metres is not rounded away.
[[nodiscard]] std::int64_t lengthOf(Position a, Position b);

/// The point of the straight line from a to b that is nearest to `place`, to the nearest whole number.
[[nodiscard]] Position nearestOn(Position a, Position b, Position place);

} // namespace navarch
