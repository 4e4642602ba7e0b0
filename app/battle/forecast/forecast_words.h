// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/battle/forecast/shown_spread.h"
#include "core/battle/forecast/forecast.h"

namespace navarch {

/// "12,400".
[[nodiscard]] QString countText(int count);
/// Of a hundred runs, halves up: 62.
[[nodiscard]] int ofHundred(int count, int runs);
/// "58–66": the interval in whole hundreds of runs, never narrower than it is.
[[nodiscard]] QString rangeText(const Share& share);
/// "0", "<1", "12", ">99": so many of a hundred runs, for a table.
[[nodiscard]] QString chanceText(int count, int runs);

/// "Athens wins 62 of 100 (58–66)", or what else comes most often. Empty without runs.
[[nodiscard]] QString headlineText(const Forecast& forecast);

/// Why a match cannot be fought, and what would help; empty without problems.
[[nodiscard]] QString whyNotText(const Problems& problems);

/// What a SpreadPlot draws.
[[nodiscard]] ShownSpread shownSpread(const Spread& spread);
/// How many turns the runs took, as amounts of as many talents.
[[nodiscard]] Spread turnSpread(const Forecast& forecast);

/// How the hull of a ship fares when it stays on the table: "Light", between two grades the nearer; "–" when it never
/// does.
[[nodiscard]] QString meanDamageText(const ShipForecast& ship);

} // namespace navarch
