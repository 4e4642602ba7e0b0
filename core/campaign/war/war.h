// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/battle/captains/captain.h"
#include "core/battle/match/registry.h"
#include "core/campaign/deed/verdict.h"
#include "core/campaign/gate/actions.h"

namespace navarch {

/// A campaign as its keeper holds it: a file on disk, or a value in a test. Everything goes through its gate.
struct WarTableKeeper {
    const Campaign& campaign; ///< as it stands after every action
    const Figures& figures;
    /// Performs an action; what stood against it, nothing when it was done.
    std::function<Problems(const Action&)> perform;
};

/// How battles are fought when nobody is there to fight them.
struct WarByCaptains {
    const RuleSets& games;
    std::string rules{homeGame};
    LookAhead lookAhead{}; ///< of the captains; none: quick
    bool keepReplays = false;
    bool commandAll =
        false; ///< captains also order the sides that have a player, as those would: action by action
};

/// A battle of the week in a line.
struct WeekBattle {
    BattleId battle;
    std::string name;
    std::string verdict; ///< "Athens wins", "nobody wins", "let go: ..."
};

/// Carries the campaign on by one week (CP-1.3): with `commandAll` the captains of sides with a player act first, unless the
/// week has been sailed already; the turn is advanced, every contact becomes a battle, every battle that
/// waits is fought by captains and entered, and the turn ends. A battle that the game cannot fight is let go, which the
/// chronicle says. The problems when an action failed; what was done until then stands.
[[nodiscard]] Result<std::vector<WeekBattle>> advanceByCaptains(const WarTableKeeper& keeper,
                                                                const WarByCaptains& war);

} // namespace navarch
