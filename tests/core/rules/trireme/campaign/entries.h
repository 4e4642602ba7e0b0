// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tests/core/rules/trireme/briefs.h"

namespace navarch::trireme {

inline FleetShip shipOfClass(const char* classId)
{
    FleetShip ship;
    ship.classId = classId;
    ship.fit = builtInFigures().classes.find(classId)->fit;
    return ship;
}

inline BattleBrief with(const char* name, const std::string& value, const char* classId = "trireme")
{
    BattleBrief brief = briefOf(2, classId);
    brief.options[name] = value;
    return brief;
}

} // namespace navarch::trireme
