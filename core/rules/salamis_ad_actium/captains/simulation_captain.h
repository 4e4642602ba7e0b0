// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/captains/quick_captain.h"
#include "core/rules/salamis_ad_actium/state/battle.h"
#include <cstdint>

namespace navarch::salamis {

/// The captain of simulations (QuicklyPlayed in core/battle/contract/game.h). He thinks of one order where those one plays against
/// weigh thirty: whom he can strike best from where he lies, else towards the nearest enemy; then a shot, a grapple, or
/// his peace. What he orders passes check() by the way it is made and is performed by the same rules.
///
/// Simpler, and still a fair player: of 3,000 battles between ten equal triremes a side the first side won 46%, the second
/// 44%, and one ran to the turn limit. How near he comes to those one plays against, by the first side's wins of a hundred
/// (draws count half; 5,000 battles simulated, 300 played): six triremes against five 54 for 57; five with veteran crews
/// against five 90 for 88; five quinqueremes against seven triremes 32 for 20, because he does not keep small ships from
/// the bows of large ones. So trust a forecast to within five of a hundred between equal classes, and within a dozen where
/// sizes differ. The bench's "likeness" measures it again.
///
/// For one side of one battle at a time. What he chooses depends on the state, the decision and its ordinal alone.
/// Allocates nothing once he is there.
class SimulationCaptain : public QuickCaptain<BattleFacts, Order> {
public:
    using QuickCaptain::QuickCaptain;

    /// His order, which stays good until he chooses again.
    const Order& choose(const State& state, const Decision& decision, std::uint64_t ordinal);

private:
    void byMerit(const State& state, const Decision& decision, std::uint64_t ordinal);

    Order m_order;
};

} // namespace navarch::salamis
