// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/battle/brief.h"

namespace navarch {

/// `ships` triremes against as many, with steady captains: what chances are weighed and engines are measured on. Weather
/// and options are the game's own.
[[nodiscard]] inline BattleBrief equalFleets(std::string_view rules, int ships = 10)
{
    BattleBrief brief;
    brief.rules = rules;
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        side.captain = Temperament::Steady;
        side.fleet.name = name;
        FleetShip& row = side.fleet.ships.emplace_back();
        row.classId = "trireme";
        row.count = ships;
        row.fit = builtInFigures().classes.find("trireme")->fit;
        row.fit.archers = 1;
        row.fit.marines = 1;
    }
    return brief;
}

} // namespace navarch
