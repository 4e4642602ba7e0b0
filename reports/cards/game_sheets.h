// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "reports/layout/typesetter.h"
#include "reports/sheets/ship_content.h"

namespace navarch {

/// The fleet that weighs most in the squadron game (SQ-18.2), the first of equals; null: there is none.
[[nodiscard]] const Fleet* heaviestOf(std::span<const Fleet> fleets);

/// The papers of a fleet for the game of the options: a cover list, a sheet a ship (a squadron, in the squadron game), then
/// or behind them the tables, then what is cut out. `facing`: as in printedFleet(). Salamis ad Actium's are recordSheets().
/// Refused: what recordSheets() refuses, a fleet the game cannot take, sheets too full for so many to a page.
[[nodiscard]] Result<Document> gameSheets(const Fleet& fleet, const Fleet* facing, const Figures& figures,
                                          const SheetOptions& options, const TextMeasurer& measurer,
                                          const FleetSheets& own = {});

} // namespace navarch
