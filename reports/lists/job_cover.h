// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "reports/content/ship_content.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// A fleet of a job of several.
struct JobFleet {
    QString name;
    QString side;                   ///< may be empty
    std::vector<ShipContent> ships; ///< in the order of its sheets
    int firstPage = 0;              ///< the mark of the page on which its papers begin
};

/// What lies on top of the papers of several fleets: which they are, whose, the page each begins on, and the code of all its
/// ships. Where that takes several squares, they stand on its list.
[[nodiscard]] std::vector<Page> jobCover(const QString& title, const std::vector<JobFleet>& fleets,
                                         Paper paper, const Typesetter& set);

} // namespace navarch
