// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/draft.h"

namespace navarch {

/// How many size classes a port's yard can still take up this month (CP-5.1): its economic value, less those of the works
/// that were ordered there since the month began, finished ones included; never below 0. Without a yard: 0.
///
/// [house reading] "So many size classes a month" counts a work in the month in which it is ordered, so a yard never
/// builds a ship of a size beyond its port's economic value.
[[nodiscard]] int yardCapacityLeft(const Draft& draft, PortId port);

} // namespace navarch
