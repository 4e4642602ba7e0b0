// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/campaign/money/month_books.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// What a month without pay does to crews (CP-4.3): every unpaid ship rolls d10; low, its crew is a quality worse; high, it
/// deserts, and rolls again: on an even d10 to the enemy who pays more. [house reading] That is the side, of those that
/// paid all their ships this month, with most left in its treasury, ties by a die; the ship joins a fleet of its own in its home port, or
/// begins one there. With no such enemy, or an odd die, the ship is gone.
void settleUnpaidCrews(Deed& deed, const std::vector<MonthForecast>& months, const CampaignFigures& figures);

} // namespace navarch
