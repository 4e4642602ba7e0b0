// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign.h"
#include "core/campaign/week/week_log.h"
#include "core/data/figures.h"

namespace navarch {

/// The week that a running campaign sails when it is advanced from `before`, where orders are still given (CP-1.3), day by day.
/// It is sailed once more, with the same dice: nothing of it is stored, and any week whose beginning is known can be watched.
/// Takes as long as advancing does: for another thread where the machine commands sides. Empty when `before` is no such
/// moment.
[[nodiscard]] WeekLog watchWeek(const Campaign& before, const Figures& figures);

} // namespace navarch
