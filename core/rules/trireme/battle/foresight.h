// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/contract/conduct.h"
#include "core/rules/shared/game_of_facts.h"
#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// What captains who look ahead ask of the game (core/battle/captains/foreseeing_captain.h), and what their conduct is counted by.
class AskedByCaptains : public GameOfFacts<BattleFacts, State, Order> {
public:
    // (Judged, Veiled, WeighsTogether, KnowsRoutine)
    [[nodiscard]] int outlook(const State& state, int side) const;
    void veil(State& state, int side) const;
    void weigh(const State& state, const std::vector<Order>& orders, Temperament temperament,
               std::vector<int>& merits) const;
    [[nodiscard]] bool isRoutine(const Decision& decision) const;
    // (Conducted)
    [[nodiscard]] static std::span<const ConductLine> conductLines();
    void countConduct(const State& before, const Order& order, const BattleEvents& events, const State& after,
                      std::span<ConductCount> counts) const;
};

} // namespace navarch::trireme
