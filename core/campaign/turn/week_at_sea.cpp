// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/week_at_sea.h"

#include "core/campaign/week/assaults.h"
#include "core/campaign/week/blockades.h"
#include "core/campaign/week/evening.h"
#include "core/campaign/week/meetings.h"
#include "core/campaign/week/rowing.h"
#include "core/campaign/week/sightings.h"
#include "core/campaign/week/storms.h"

namespace navarch {

void sailWeek(Deed& deed)
{
    Week week(deed);
    for (week.day = 1; week.day <= daysAWeek; ++week.day) {
        rowDay(week);
        weatherDay(week);
        endDay(week);
        reviewBlockades(week);
        meetEnemies(week);
        assaultPorts(week);
        watchPorts(week);
    }
    countBlockadedWeeks(week);
    dismissWeek(week);
}

} // namespace navarch
