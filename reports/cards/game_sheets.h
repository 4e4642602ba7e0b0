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

/// A fleet of a job, and what belongs to its sheets.
struct FleetOfJob {
    const Fleet* fleet = nullptr;
    FleetSheets own;
};

/// The papers of fleets that lie in one pile.
struct FleetPapers {
    Document document;
    std::vector<int> firstPages; ///< marks of the pages on which the papers of each fleet begin
};

/// The lists of one side's fleets, then their sheets, small fleets together on a page; behind the sheets their tables where
/// those go there. `facing`: as in printedFleet().
/// Refused: a fleet without ships, an unknown class, another number to a page than 1, 2, 4 (8 on A3), what was stopped, a
/// fleet the game cannot take, sheets too full for so many to a page.
[[nodiscard]] Result<FleetPapers> fleetPapers(std::span<const FleetOfJob> fleets, const Fleet* facing,
                                              const Figures& figures, const SheetOptions& options,
                                              const TextMeasurer& measurer);

/// What a job has once, after the papers of all its fleets: the tables that do not stand with the sheets, then what is cut
/// out. It may be nothing.
[[nodiscard]] Result<Document> commonPapers(std::span<const FleetOfJob> fleets, const Figures& figures,
                                            const SheetOptions& options, const TextMeasurer& measurer);

/// All papers of a job of one fleet, bound. Refused besides: options that leave nothing.
[[nodiscard]] Result<Document> gameSheets(const Fleet& fleet, const Fleet* facing, const Figures& figures,
                                          const SheetOptions& options, const TextMeasurer& measurer,
                                          const FleetSheets& own = {});

} // namespace navarch
