// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/campaign.h"

namespace navarch {

/// The chronicle as `viewer` may read it (CP-2.3; none: the umpire, who reads all), from the first week to the last, as plain
/// text in UTF-8: a heading a week, a line an event.
[[nodiscard]] std::string plainChronicle(const Campaign& campaign, SideId viewer);

} // namespace navarch
