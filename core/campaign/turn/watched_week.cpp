// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/turn/watched_week.h"

#include "core/campaign/deed/deed.h"
#include "core/campaign/machine/orders.h"
#include "core/campaign/turn/week_at_sea.h"

namespace navarch {

WeekLog watchWeek(const Campaign& before, const Figures& figures)
{
    WeekLog log;
    if (before.head().stage != Stage::Running || before.head().phase != TurnPhase::Orders)
        return log;
    Deed deed(before, figures);
    orderMachineSides(deed);
    sailWeek(deed, &log);
    return log;
}

} // namespace navarch
