// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/figures/figures.h"
#include "reports/cards/card_maker.h"
#include "reports/scan/marked_boxes.h"

namespace navarch {

/// Refused: what the game cannot take, as in a battle.
[[nodiscard]] Result<GamePapers> pompeiusPapers(const PrintedFleet& fleet, const Figures& figures);

/// What a card of damage does, and how it ends.
[[nodiscard]] QString effectOf(pompeius::Card card);

/// What players look up, from the game's own figures.
[[nodiscard]] std::vector<ReferenceTable> pompeiusTables();

/// What the marks on a card mean to the campaign (conditionBy()), as the game's own battles have it.
void pompeiusLosses(const MarkedBoxes& marks, const ShipFit& fit, Condition& now);

} // namespace navarch
