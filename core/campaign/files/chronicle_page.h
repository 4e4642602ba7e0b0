// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/campaign.h"

namespace navarch {

/// The chronicle as `viewer` may read it (CP-2.3; none: the umpire, who reads all), from the first week to the last, as a
/// page for a browser: one HTML document in UTF-8 that needs no other file and runs nothing. Every text of the campaign
/// stands in it as text, never as markup.
[[nodiscard]] std::string chroniclePage(const Campaign& campaign, SideId viewer);

/// The same as plain text: a heading a week, a line an event.
[[nodiscard]] std::string plainChronicle(const Campaign& campaign, SideId viewer);

} // namespace navarch
