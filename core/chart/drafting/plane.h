// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace navarch {

/// Where a chart is drafted, a degree of longitude is taken as 25/32 of a degree of latitude, as at 39 degrees north: what
/// the brush draws is as broad there as it is high, and what is nearest is looked for by the same measure.
constexpr std::int64_t shrunkLongitude = 25;
constexpr std::int64_t wholeLatitude = 32;

} // namespace navarch
