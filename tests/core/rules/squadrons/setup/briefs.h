// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "tests/core/battle/play/equal_brief.h"

namespace navarch {

inline FleetShip shipOf(const char* classId, const char* squadron = "")
{
    FleetShip ship;
    ship.classId = classId;
    ship.squadron = squadron;
    ship.fit = builtInFigures().classes.find(classId)->fit;
    return ship;
}

inline BattleBrief briefOf(int ships)
{
    return equalBrief("squadrons", ships);
}

/// Three squadrons of the first side: loose ships, Van and Rear.
inline BattleBrief threeSquadrons()
{
    BattleBrief brief = briefOf(2);
    for (const char* squadron : {"Van", "Van", "Rear", "Rear"})
        brief.sides[0].fleet.ships.push_back(shipOf("trireme", squadron));
    return brief;
}

} // namespace navarch
