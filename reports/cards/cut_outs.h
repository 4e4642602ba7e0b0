// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "reports/layout/typesetter.h"
#include "reports/sheets/ship_content.h"

namespace navarch {

/// What is cut out for a game: a page in true scale with a bar of 5 cm, range rulers in centimetres and inches and a turning
/// template; for Pompeius, before it, of each ship its tray of damage cards (fronts on one page, backs on the next, so that
/// they meet when printed on both sides), and a page of order counters. The first page is to be a front.
[[nodiscard]] std::vector<Page> cutOuts(SheetGame game, const std::vector<ShipContent>& ships,
                                        const Figures& figures, Paper paper, const Typesetter& set);

/// The page in true scale alone.
[[nodiscard]] Page templatePage(Paper paper, const Typesetter& set);

} // namespace navarch
