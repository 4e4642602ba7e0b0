// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/battle/captains/foresight.h"
#include "core/battle/captains/order_kind.h"
#include "core/battle/contract/conduct.h"
#include "core/rules/shared/game_of_facts.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// What captains who look ahead ask of the game (core/battle/captains/foreseeing_captain.h), and what their conduct is counted by.
class AskedByCaptains : public GameOfFacts<BattleFacts, State, Order> {
public:
    /// Most of what a captain by merit looks at are ways that end a little beside each other (PlayedOnQuickly).
    static constexpr bool isPlayedOnQuickly = true;
    // (TellsKinds)
    [[nodiscard]] OrderKind kindOf(const Order& order) const;
    /// A battle is few orders and many throws: it is played on to its end, and often (SetsForesight).
    [[nodiscard]] static Foresight foresightOf(CaptainLevel level);
    // (Conducted)
    [[nodiscard]] static std::span<const ConductLine> conductLines();
    void countConduct(const State& before, const Order& order, const BattleEvents& events, const State& after,
                      std::span<ConductCount> counts) const;
};

} // namespace navarch::squadrons
