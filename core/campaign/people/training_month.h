// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"
#include "core/campaign/money/month_books.h"
#include "core/rules/campaign/figures.h"

namespace navarch {

/// The dice of a month's training (CP-6.1), a d10 for every ship that was paid for.
void trainCrews(Deed& deed, const std::vector<MonthForecast>& months, const CampaignFigures& figures);

} // namespace navarch
