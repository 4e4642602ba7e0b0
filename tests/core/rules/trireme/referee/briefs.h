// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/battle/engine/equal_fleets.h"
#include "tests/core/battle/engine/random_briefs.h"

namespace navarch {

/// Fleets of every class and equipment on open water, without commanders; every third of fleets that were made to ram, rake and
/// board.
[[nodiscard]] inline BattleBrief refereedBrief(std::uint64_t number)
{
    BattleBrief brief = randomBrief({"trireme"}, number, builtInFigures());
    if (number % 3 == 1) {
        brief = equalFleets("trireme", 3);
        brief.seed = number;
        constexpr std::array<CrewQuality, 3> crews{CrewQuality::Elite, CrewQuality::Average,
                                                   CrewQuality::Poor};
        for (BriefSide& side : brief.sides)
            for (std::size_t i = 0; i < crews.size(); ++i) {
                FleetShip row;
                row.classId = i == 0 ? "trireme" : i == 1 ? "quadrireme" : "quinquereme";
                row.crew = crews[(i + number) % crews.size()];
                row.count = 2;
                row.fit = builtInFigures().classes.find(row.classId)->fit;
                row.fit.marines = 1 + static_cast<int>(number % 4);
                row.fit.heavyMarines = static_cast<int>(i);
                row.fit.corvi = number % 5 == 0 ? 1 : 0;
                row.fit.ferreaManus = number % 7 == 0 ? 1 : 0;
                side.fleet.ships.push_back(row);
            }
    }
    brief.options.clear();
    for (BriefSide& side : brief.sides)
        side.fleet.commanders.clear();
    return brief;
}

} // namespace navarch
