// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/battles/battle_actions.h"

namespace navarch {

/// An arranged battle: its brief, and which row of it is which ship, commander and fleet. The records have no numbers and
/// no battle yet.
struct Arranged {
    BattleBrief brief;
    std::vector<BattleSideRecord> sides;
    std::vector<BattleFleetRecord> fleets;
    std::vector<BattleShipRecord> ships;
    std::vector<BattleCommanderRecord> commanders;
};

/// Builds the brief of an arrangement, and refuses what stands against it through the deed. Nothing of the draft is
/// changed. Own fleets of a side fight as one; allied ones are its contingents, off the table (CP-8.1, SA-13.1), unless
/// the side has no other fleet there: then the first of them is on it. Wrecks stay behind.
[[nodiscard]] Arranged arrange(Deed& deed, const ArrangeBattle& action);

/// The brief an arrangement would have, for a forecast beforehand; or why it cannot be arranged.
[[nodiscard]] Result<BattleBrief> briefOf(const Campaign& campaign, const Figures& figures,
                                          const ArrangeBattle& action);

} // namespace navarch
