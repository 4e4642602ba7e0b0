// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/sea/sailing_weeks.h"

#include <algorithm>

namespace navarch {

int closedWeeks(Date today, int days)
{
    constexpr int daysOfWeek = 7;
    const int weeks = (std::max(days, 1) + daysOfWeek - 1) / daysOfWeek;
    int closed = 0;
    for (int week = 0; week < weeks; ++week, today = nextWeek(today))
        closed += seasonOf(today) == Season::Closed;
    return closed;
}

} // namespace navarch
