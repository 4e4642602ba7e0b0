// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/battle/forecast/simulation.h"

namespace navarch {

/// So many battles of each brief, of which only the wins of the first side are of interest. Fought on as many threads as
/// there are processors, with the dice that forecast() has for the same runs; the answers are the same for any number.
struct ImaginedBattles {
    std::vector<std::unique_ptr<Simulator>> briefs;
    int runs = 0; ///< of each

    [[nodiscard]] int count() const { return static_cast<int>(briefs.size()) * runs; }
    /// How many the first side wins.
    [[nodiscard]] int wins() const;
    /// Whether it wins `enough` of them or more. Ends when no battle that is left can change that.
    [[nodiscard]] bool winsAtLeast(int enough) const;
};

} // namespace navarch
