// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

/// An escort's day (CP-7.3): with its fleet it goes where that goes, at its pace; apart from it it makes for where it is.
/// The leader has rowed already.
void keepWith(Week& week, SailingFleet& escort, const SailingFleet& leader);

/// Whether two places at sea are the same point of the lanes, whichever way they are written.
[[nodiscard]] bool isSamePlace(const PlaceAtSea& a, const PlaceAtSea& b, const SeaLanes& lanes);

} // namespace navarch
