// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/free_table/base.h"

namespace navarch::free_table {

/// Which way a point lies, compared exactly with whole degrees. A way of no length lies in every arc.

/// True where `way` lies within `halfAngle` (0 to 180) degrees of `middle`, exactly that far included.
[[nodiscard]] bool isInArc(TablePoint way, Degrees middle, Degrees halfAngle);

/// The same, exactly that far not included.
[[nodiscard]] bool isInsideArc(TablePoint way, Degrees middle, Degrees halfAngle);

/// The nearest whole heading from one point to another, the lower of two that are equally near; 0 to itself.
[[nodiscard]] Degrees bearingOf(TablePoint from, TablePoint to);

/// True where a shot at `point` would cross the ship's own bow or stern within `halfAngle` (SA-6.2: 15 degrees).
[[nodiscard]] bool isAcrossOwnEnds(const Base& base, TablePoint point, Degrees halfAngle);

/// True where some of `other` lies in the strip straight ahead of the bow edge (SA-6.7: ahead).
[[nodiscard]] bool isDeadAhead(const Base& base, const Base& other);

} // namespace navarch::free_table
