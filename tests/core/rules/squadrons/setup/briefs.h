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

} // namespace navarch
