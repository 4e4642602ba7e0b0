// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/campaign.h"
#include "core/chart/chart.h"
#include "core/data/figures.h"

namespace navarch {

/// The chart of its own that a campaign is played on; null: it is the built-in one of the Mediterranean, or its own cannot be
/// read. What comes back lasts as long as the program. Safe on any thread.
[[nodiscard]] const Chart* chartOf(const Campaign& campaign);

/// The figures a campaign is reckoned with: `base`, with the ports and lanes of its own chart in place of the built-in ones
/// where it has one, and its own ship classes beside the program's; others that were put beside those of `base` (figuresWith())
/// are none of it. Whoever has a campaign takes places and lanes from here. What comes back lasts as long as the program where
/// it is not `base` itself. Safe on any thread.
[[nodiscard]] const Figures& figuresOf(const Campaign& campaign, const Figures& base = builtInFigures());

/// The same of a document, navarch-chart/1; null when it cannot be read.
[[nodiscard]] const Chart* chartOfDocument(const std::string& document);
[[nodiscard]] const Figures* figuresOnDocument(const std::string& document, const Figures& base);

/// Why no war can be played on a chart: it has no port, lanes lead to ports it does not have, ids that no route could name.
/// `file` is for messages.
[[nodiscard]] Problems whyUnfitForWar(const Chart& chart, const std::string& file);

/// What is wrong with a campaign's own classes and chart, and with places in it that are none of the chart's. Nothing for one
/// that has the built-in ones. `place` is for messages.
[[nodiscard]] Problems chartProblems(const Campaign& campaign, const std::string& place);

} // namespace navarch
