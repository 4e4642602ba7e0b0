// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/captains/quick_captain.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Leads a side of simulated battles: he looks at few candidates (QuicklyPlayed in core/battle/captains/captain.h). Allocates nothing
/// once he is there.
class SimulationCaptain : public QuickCaptain<BattleFacts, Order> {
public:
    using QuickCaptain::QuickCaptain;

    /// His order, which stays good until he chooses again.
    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal);

private:
    BestOf<Order> m_best{mostOptions};
};

} // namespace navarch::squadrons
