// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "core/campaign/campaign.h"

namespace navarch {

/// A battle in the service record of a commander or a ship, as the battle's own records keep it. Pointers last as long as
/// the campaign is not changed.
struct ServiceEntry {
    const BattleRecord* battle = nullptr;
    const BattleSideRecord* side = nullptr;           ///< for which he fought
    const BattleCommanderRecord* commander = nullptr; ///< what became of him there; null for a ship
    const BattleShipRecord* ship = nullptr;           ///< what became of it there; null for a commander
    bool drawn = false;                               ///< nobody won
};

/// The battles a commander has fought, oldest first. `viewer` is whose eyes look, none: the umpire's; battles in which the
/// viewer had no part are left out (CP-2.3). Battles that still wait are not in it.
[[nodiscard]] std::vector<ServiceEntry> serviceOf(const Campaign& campaign, CommanderId commander,
                                                  SideId viewer);

/// The same of a ship and its captain. A prize brings what it did for its former side along: the umpire reads all of it,
/// its new side the battles it fought in itself.
[[nodiscard]] std::vector<ServiceEntry> serviceOf(const Campaign& campaign, ShipId ship, SideId viewer);

/// How many battles each commander has fought, and each ship, by number, as far as `viewer` may know: for lists, in one go.
struct BattlesFought {
    std::map<CommanderId, int> commanders;
    std::map<ShipId, int> ships;
};
[[nodiscard]] BattlesFought battlesFought(const Campaign& campaign, SideId viewer);

} // namespace navarch
