// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "tests/core/battle/play/equal_brief.h"

namespace navarch {

/// `ships` triremes against as many, with steady captains: what chances are weighed and engines are measured on. Weather
/// and options are the game's own.
[[nodiscard]] inline BattleBrief equalFleets(std::string_view rules, int ships = 10)
{
    BattleBrief brief = equalBrief(std::string(rules), ships);
    for (BriefSide& side : brief.sides) {
        side.captain = Temperament::Steady;
        side.fleet.name = side.name;
        side.fleet.ships.front().fit.archers = 1;
        side.fleet.ships.front().fit.marines = 1;
    }
    return brief;
}

} // namespace navarch
