// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// The formations that captains order, in the order in which they try them.
inline constexpr std::array<Formation, 4> formationsOffered{Formation::EpiMias, Formation::EpiPollon,
                                                            Formation::EpiKeras, Formation::Kyklos};

/// What captains choose from: `orders` (cleared first) that checkOrder() lets pass.
void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders);
/// Adds the orders that make sense for one squadron in Moves or Path.
void listSquadronOptions(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                         std::vector<Order>& orders);

} // namespace navarch::squadrons
