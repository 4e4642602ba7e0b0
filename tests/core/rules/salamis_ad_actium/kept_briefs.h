// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/battle/brief.h"

namespace navarch {

/// A battle of tests/data/battles: what it is fought from, and how it was fought first.
struct KeptBrief {
    std::string name;
    BattleBrief brief;
    bool byChance = true; ///< or by captains who look ahead
};

[[nodiscard]] std::vector<KeptBrief> keptBriefs();

} // namespace navarch
