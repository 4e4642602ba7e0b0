// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/battle/engine/random_briefs.h"

namespace navarch {

/// Fleets of every class and state on open water, without commanders.
[[nodiscard]] inline BattleBrief refereedBrief(std::uint64_t number)
{
    BattleBrief brief = randomBrief({"squadrons", 2, 12}, number, builtInFigures());
    brief.options.clear();
    for (BriefSide& side : brief.sides) {
        side.fleet.commanders.clear();
        for (FleetShip& ship : side.fleet.ships)
            ship.count = 1 + static_cast<int>(number % 3);
        FleetShip& trireme = side.fleet.ships.emplace_back(); // so that somebody can fight
        trireme.classId = "trireme";
        trireme.fit = builtInFigures().classes.find("trireme")->fit;
    }
    return brief;
}

} // namespace navarch
