// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "reports/content/ship_content.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// A fleet of a job of several.
struct JobFleet {
    QString name;
    std::vector<ShipContent> ships; ///< in the order of its sheets
    int pages = 0;                  ///< of its papers
};

/// What lies on top of the papers of several fleets: which they are, how many pages each has, and the code of all its ships.
/// Where that takes several squares, they stand on its list.
[[nodiscard]] std::vector<Page> jobCover(const QString& title, const std::vector<JobFleet>& fleets,
                                         Paper paper, const Typesetter& set);

} // namespace navarch
