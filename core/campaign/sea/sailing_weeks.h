// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/calendar.h"

namespace navarch {

/// How many of the weeks are closed to sailing (CP-1.2) in which a fleet is under way that sets out this week and is `days`
/// days at sea; this week counts however few they are.
[[nodiscard]] int closedWeeks(Date today, int days);

/// Whether who sets out this week is back in harbour after `days` days without a day in a closed week.
[[nodiscard]] inline bool isSailingSeason(Date today, int days)
{
    return closedWeeks(today, days) == 0;
}

} // namespace navarch
