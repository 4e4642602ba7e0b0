// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/campaign/money/month_books.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// Allies at a month's end (CP-9): the unpaid are less reliable, those whose months are over go home, and so do, or change
/// sides, those who have lost all reliability.
void closeAlliedMonth(Deed& deed, const std::vector<MonthForecast>& months, const CampaignFigures& figures);

} // namespace navarch
