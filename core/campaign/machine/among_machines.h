// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/campaign.h"

namespace navarch {

/// What waits for a battle in which no person plays a side: captains may settle it without asking anyone (CP-8.2). A neutral
/// port is nobody's. One of the two is set.
struct AmongMachines {
    ContactId contact;
    BattleId battle;
};

/// All of them, battles that are arranged already first.
[[nodiscard]] std::vector<AmongMachines> amongMachines(const Campaign& campaign);

} // namespace navarch
