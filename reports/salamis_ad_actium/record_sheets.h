// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/content/ship_content.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// The record sheets of a fleet for Salamis ad Actium: a cover list, squadron cards, then a sheet a ship, then or
/// behind them the tables.
/// Refused: a fleet without ships, an unknown class, another number to a page than 1, 2, 4 (8 on A3),
/// a sheet too full for so many, options that leave nothing, and what was stopped.
[[nodiscard]] Result<Document> recordSheets(const Fleet& fleet, const Figures& figures,
                                            const SheetOptions& options, const TextMeasurer& measurer,
                                            const FleetSheets& own = {});

} // namespace navarch
