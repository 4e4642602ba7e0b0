// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/week_at_sea.h"

#include "core/campaign/week/assaults.h"
#include "core/campaign/week/blockades.h"
#include "core/campaign/week/evening.h"
#include "core/campaign/week/logging.h"
#include "core/campaign/week/meetings.h"
#include "core/campaign/week/rowing.h"
#include "core/campaign/week/sightings.h"
#include "core/campaign/week/storms.h"

namespace navarch {

void sailWeek(Deed& deed, WeekLog* log)
{
    Week week(deed);
    week.log = log;
    for (week.day = 1; week.day <= daysAWeek; ++week.day) {
        const std::int64_t told = deed.head().nextNumber;
        rowDay(week);
        weatherDay(week);
        endDay(week);
        reviewBlockades(week);
        meetEnemies(week);
        assaultPorts(week);
        watchPorts(week);
        noteDay(week, told);
    }
    countBlockadedWeeks(week);
    dismissWeek(week);
}

} // namespace navarch
