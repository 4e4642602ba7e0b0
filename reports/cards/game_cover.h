// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/finding.h"
#include "reports/cards/card_maker.h"

namespace navarch {

/// The list before the sheets of a game: every ship by squadron with its full name, class, captain, the game's figures of
/// it, boxes for what becomes of it, and the page its sheet is on; totals, the game's trackers, what the rules say.
/// `firstSheet` is the page of the first sheet (0: none follow), `pageStep` as in CoverOrder.
[[nodiscard]] std::vector<Page> gameCover(const Fleet& fleet, const PrintedFleet& printed,
                                          const GamePapers& papers, const Findings& findings,
                                          const SheetOptions& options, int pageStep, const Typesetter& set);

} // namespace navarch
