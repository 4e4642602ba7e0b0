// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/sea/night.h"

#include <algorithm>

#include "core/campaign/sea/harbours.h"

namespace navarch {

int rowStage(Course& course, const FleetRecord& fleet, int miles, const Harbours& harbours,
             const SeaLanes& lanes, std::vector<PlaceAtSea>* way)
{
    int made = 0;
    while (!course.isDone() && made < miles) {
        made += rowOn(course, miles - made, lanes);
        if (way)
            way->push_back(course.at);
        if (fleet.nightsOut < freeNightsOut || !course.at.to.empty())
            continue;
        const PortRecord* port = harbours.at(course.at.from);
        if (port && harbours.isOpenTo(*port, fleet.side))
            break;
    }
    return made;
}

void spendNight(FleetRecord& fleet, bool inHarbour)
{
    if (inHarbour) {
        fleet.nightsOut = 0;
        return;
    }
    if (++fleet.nightsOut > freeNightsOut)
        fleet.wearyOars = std::min(fleet.wearyOars + 1, mostWearyOars);
}

} // namespace navarch
