// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "reports/content/ship_content.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// The fleet that weighs most in a game (SheetsOfGame::weightOf), the first of equals; null: there is none, or the game asks
/// for none.
[[nodiscard]] const Fleet* heaviestOf(std::span<const Fleet> fleets, std::string_view rules);

/// The papers of a fleet for the game of the options: a cover list, a sheet a ship (a squadron, in the squadron game), then
/// or behind them the tables, then what is cut out. `facing`: as in printedFleet().
/// Refused: a fleet without ships, an unknown class, another number to a page than 1, 2, 4 (8 on A3), options that leave
/// nothing, what was stopped, a fleet the game cannot take, sheets too full for so many to a page.
[[nodiscard]] Result<Document> gameSheets(const Fleet& fleet, const Fleet* facing, const Figures& figures,
                                          const SheetOptions& options, const TextMeasurer& measurer,
                                          const FleetSheets& own = {});

} // namespace navarch
