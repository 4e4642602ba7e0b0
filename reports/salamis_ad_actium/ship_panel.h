// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/content/ship_content.h"
#include "reports/sheets/tracks.h"

namespace navarch {

/// The record sheet of one ship in `width` by `height`, in `percent` of `base`. A ship too full for that
/// gives up, in this order: size of type (a little), the price's parts, its columns, the picture, its lines, the square of
/// her number. Everything
/// else stands on every sheet; names and lines that are shortened stand in full on the cover list and the roster.
[[nodiscard]] Piece shipPanel(const ShipContent& content, int width, int height, const SheetMeasures& base,
                              int percent, const Typesetter& set);

} // namespace navarch
