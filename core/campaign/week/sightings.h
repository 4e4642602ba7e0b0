// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

/// Writes down that a side has seen a fleet, in place of what it knew of it before: one report a side and fleet is kept.
void report(Week& week, SideId who, const SailingFleet& seen);

/// What is seen without a die at a day's end: every fleet in or off a port is seen by the port's owner and by whoever else
/// has a fleet in it (CP-2.3).
void watchPorts(Week& week);

/// Tells a side once a week that its scouts have sighted a fleet.
void tellSighting(Week& week, const SailingFleet& by, const SailingFleet& seen,
                  const std::vector<Roll>& dice);

} // namespace navarch
