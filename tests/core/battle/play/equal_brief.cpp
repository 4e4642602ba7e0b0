// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/battle/play/equal_brief.h"

namespace navarch {

BattleBrief equalBrief(const std::string& rules, int ships, const std::string& classId)
{
    BattleBrief brief;
    brief.rules = rules;
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        FleetShip& row = side.fleet.ships.emplace_back();
        row.classId = classId;
        row.count = ships;
        row.fit = builtInFigures().classes.find(classId)->fit;
    }
    return brief;
}

} // namespace navarch
