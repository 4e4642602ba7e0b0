// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/captains/quick_captain.h"
#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// Leads a side of simulated battles as the captain does that people meet, by the same merits; he only guesses at a ship's
/// enemies once for all its plots (QuicklyPlayed in core/battle/captains/captain.h). Allocates nothing once he is there.
class SimulationCaptain : public QuickCaptain<BattleFacts, Order> {
public:
    using QuickCaptain::QuickCaptain;

    /// His order, which stays good until he chooses again.
    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal);

private:
    [[nodiscard]] const Order& chooseOrders(const State& state, ShipNumber ship, std::uint64_t ordinal);

    BestOf<std::uint16_t> m_best{mostOptions}; ///< of the options
    BestOf<Order> m_plots{mostOptions};
    std::vector<int> m_merits = [] {
        std::vector<int> room;
        room.reserve(mostOptions);
        return room;
    }(); ///< of the options
};

} // namespace navarch::pompeius
