// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/week_log.h"

#include <algorithm>
#include <iterator>

namespace navarch {

WeekLog seenBy(const WeekLog& log, SideId viewer)
{
    if (viewer.isNone())
        return log;
    WeekLog seen;
    std::copy_if(log.fleets.begin(), log.fleets.end(), std::back_inserter(seen.fleets),
                 [&](const FleetDay& day) { return day.side == viewer; });
    std::copy_if(log.events.begin(), log.events.end(), std::back_inserter(seen.events),
                 [&](const SeaEvent& event) {
                     return event.everybody || event.side == viewer || event.otherSide == viewer;
                 });
    std::copy_if(log.glimpses.begin(), log.glimpses.end(), std::back_inserter(seen.glimpses),
                 [&](const Glimpse& glimpse) { return glimpse.who == viewer; });
    return seen;
}

} // namespace navarch
