// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/contract/conduct.h"
#include "core/rules/shared/game_of_facts.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// What captains say of their orders, and what their conduct is counted by.
class AskedByCaptains : public GameOfFacts<BattleFacts, State, Order> {
public:
    // (Conducted)
    [[nodiscard]] static std::span<const ConductLine> conductLines();
    void countConduct(const State& before, const Order& order, const BattleEvents& events, const State& after,
                      std::span<ConductCount> counts) const;
};

} // namespace navarch::squadrons
