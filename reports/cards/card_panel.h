// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/cards/card.h"
#include "reports/sheets/tracks.h"

namespace navarch {

/// The card in `width` by `height`, in `percent` of `base`. One too full for that gives up, in this order:
/// height of its picture, size of type, the picture, air, the square of its number (which stands in letters all the same)
/// or else its log and the numbers at its foot, at last all three. Logs take the room that is left, then the gaps, then
/// lines for notes. Nothing when it does not fit even so.
[[nodiscard]] std::optional<Piece> cardPanel(const GameCard& card, int width, int height,
                                             const SheetMeasures& base, int percent, const Typesetter& set);

} // namespace navarch
