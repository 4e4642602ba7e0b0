// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reports/content/ship_content.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// Where the sheets follow the list.
struct CoverOrder {
    Paper paper = Paper::A4;
    int perPage = 1;      ///< 0: no sheets follow, and the list names no pages
    int pagesBetween = 0; ///< between the list and the first sheet
    int pageStep = 1;     ///< 2 when every page of sheets has tables on its back
};

/// The list before the sheets: every ship by squadron with its full name, class, squadron, captain and price, and the
/// page its sheet is on.
[[nodiscard]] std::vector<Page> coverList(const Fleet& fleet, const std::vector<ShipContent>& ships,
                                          const CoverOrder& order, const Typesetter& set);

} // namespace navarch
