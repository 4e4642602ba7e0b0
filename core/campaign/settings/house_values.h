// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/draft.h"
#include "core/rules/house_figures.h"

namespace navarch {

/// The umpire's own figures for a game; those of the game itself are not in it.
[[nodiscard]] HouseValues houseValuesOf(const Draft& draft, std::string_view rules);
[[nodiscard]] HouseValues houseValuesOf(const Campaign& campaign, std::string_view rules);

} // namespace navarch
