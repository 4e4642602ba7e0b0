// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/problem.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// Where the sheets of a page stand, and where they are cut apart.
struct Imposition {
    std::vector<Box> places; ///< row by row
    std::vector<Rule> cuts;
};

/// So many sheets to a page; its foot stays free. Refused: other numbers than 1, 2, 4, and 8 on A3.
[[nodiscard]] Result<Imposition> impositionOf(Paper paper, int perPage, const Typesetter& set);

/// Moves `piece` to `x`, `y` and onto `page`.
void placeOn(Page& page, Piece piece, int x, int y);

} // namespace navarch
