// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "core/battle/brief/brief.h"

namespace navarch {

/// What random briefs are made of.
struct RandomBriefs {
    std::string_view rules; ///< classes that this game has values for; all when it prices the campaign's own
    int leastShips = 1;     ///< of a side
    int mostShips = 8;
    bool allEquipment =
        true;             ///< rams, troops, engines, pots ... of every kind, damage and losses from before
    bool captains = true; ///< name one for every side, of any temperament
};

/// Brief number `number` of its kind: two sides of random ships from the class library, of all periods, with squadrons and
/// commanders. The same on every machine.
[[nodiscard]] BattleBrief randomBrief(const RandomBriefs& kind, std::uint64_t number, const Figures& figures);

/// The same with no more than so many ships a side and turns: small enough for captains who look ahead.
[[nodiscard]] BattleBrief cutDown(BattleBrief brief, std::size_t ships, int turns);

} // namespace navarch
