// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/cards/card.h"
#include "reports/content/sheet_options.h"

namespace navarch {

/// Takes out of a card what is written in by hand: of a half form the ship's own, of a blank one everything but the names
/// of its places.
void makeForm(GameCard& card, SheetFill fill);

/// A card with a place for everything that any of `cards` has, in the order of the first that has it; the longest of each track
/// and of each row of boxes. `stores`: the rows of boxes that it has instead, as long; empty: those of the cards.
[[nodiscard]] GameCard blankCard(const std::vector<GameCard>& cards,
                                 const std::vector<ShipContent::Row>& stores);

} // namespace navarch
