// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/campaign/files/soundness.h"
#include "core/campaign/war/war.h"
#include "tests/core/campaign/campaign_fixture.h"

namespace navarch::test {

/// A shipped scenario, begun, all of its sides played by the machine or by persons; with another seed another war.
[[nodiscard]] Campaign machineWarOf(const std::string& scenario, std::int64_t seed = 0,
                                    Player player = Player::Machine);

/// What no campaign may be after a week, in a sentence; empty when all is well: whatever flawsOf() finds, a transaction that
/// does not sum to zero, a fleet on no lane or in a port that is closed to it, more men or oars lost than there were.
[[nodiscard]] std::string brokenWar(const Campaign& campaign);

/// What a war came to, from its own records.
struct WarTally {
    int battles = 0;
    int assaults = 0; ///< of them: on a port
    int captured = 0; ///< ports that fell
    int blockades = 0;
    int raids = 0;
    Talents poorest; ///< the least that any side has in its treasury

    [[nodiscard]] std::string text() const;
};
[[nodiscard]] WarTally tallyOf(const Campaign& campaign);

/// A war that campaign captains fight out among themselves.
class MachineWar {
public:
    explicit MachineWar(const std::string& scenario, std::int64_t seed = 0)
        : campaign(machineWarOf(scenario, seed))
    {
    }

    Campaign campaign;

    /// Fights `weeks`; what went wrong, or what no campaign may be, with the week; empty when all was well.
    std::string fight(int weeks);

    bool commandAll = false;        ///< captains stand in for the players of sides that have one
    std::vector<std::string> deeds; ///< what was done, by kind
    int battles = 0;                ///< fought
    int letGo = 0;                  ///< contacts and battles that came to nothing
};

} // namespace navarch::test
