// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/captains/quick_captain.h"
#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// Leads a side of simulated battles as a captain by merit does, by the same merits and the same ties; he weighs places rather
/// than paths (QuicklyPlayed in core/battle/captains/captain.h). Allocates nothing once he is there.
class SimulationCaptain : public QuickCaptain<BattleFacts, Order> {
public:
    using QuickCaptain::QuickCaptain;

    /// His order, which stays good until he chooses again.
    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal);

private:
    void chooseMove(const State& state, std::uint64_t ordinal);

    BestOf<std::uint16_t> m_best{mostOptions}; ///< of the options
    BestOf<int> m_moves{mostOptions};          ///< places in reach: below 0 at ramming speed
    Order m_move;
};

/// meritOf() of several orders of one decision (WeighsTogether).
void weighTogether(const BattleFacts& facts, const State& state, const std::vector<Order>& orders,
                   Temperament temperament, std::vector<int>& merits);

} // namespace navarch::ramming
