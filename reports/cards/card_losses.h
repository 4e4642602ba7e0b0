// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ships/condition.h"
#include "core/ships/fit.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/scan/marked_boxes.h"

namespace navarch {

/// How a ship stands after a battle by what was marked on her card: what every game's card says in the campaign's own terms, and
/// what this game's says in its own (SheetsOfGame::losses). No better than `before`, and no worse than she can be.
[[nodiscard]] Condition conditionBy(const SheetsOfGame& game, const MarkedBoxes& marks, const ShipFit& fit,
                                    const Condition& before);

} // namespace navarch
