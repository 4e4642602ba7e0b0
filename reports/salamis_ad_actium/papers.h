// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/cards/sheets_of_game.h"

namespace navarch {

/// What the game prints of a fleet: its cards hold the ship alone, which salamisPanel() sets.
[[nodiscard]] Result<GamePapers> salamisPapers(const PrintedFleet& fleet, const Figures& figures);

/// The record sheet of a ship; nothing when it does not fit.
[[nodiscard]] std::optional<Piece> salamisPanel(const GameCard& card, int width, int height,
                                                const SheetOptions& options, const Typesetter& set);

/// The tables of a fight, for the foot of a sheet.
[[nodiscard]] Piece salamisTablesBelow(int width, Paper paper, const Typesetter& set);
/// The same on a page.
[[nodiscard]] std::vector<Page> salamisTablePages(Paper paper, const Typesetter& set);

} // namespace navarch
