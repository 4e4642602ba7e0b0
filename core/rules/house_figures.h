// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/battle/brief/changeable_figure.h"

namespace navarch {

/// As `rules`: the figures of the campaign itself (core/rules/campaign/figures.h), which no brief has.
inline constexpr std::string_view campaignRules = "campaign";

/// The figures of a game that may be changed, in the order of its tables; none when there is no such game, or its figures
/// are all printed.
[[nodiscard]] std::vector<ChangeableFigure> changeableFigures(std::string_view rules);

/// The house tables of a brief (core/battle/brief/brief.h) with these values in place of the game's own; null when there are
/// none. Keys and values that the game does not know are left out.
[[nodiscard]] Json houseTablesWith(const HouseValues& values, std::string_view rules);

} // namespace navarch
