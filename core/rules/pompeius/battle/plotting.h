// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "core/battle/contract/plotting.h"
#include "core/rules/pompeius/state/battle.h"
#include "core/rules/pompeius/state/order.h"
#include "core/rules/shared/game_of_facts.h"

namespace navarch::pompeius {

/// The written orders of a battle, for an editor (Plotted in core/battle/contract/plotting.h).
class WrittenOrders : public GameOfFacts<BattleFacts, State, Order> {
public:
    [[nodiscard]] std::optional<PlotForm> plotForm(const State& state, ShipNumber ship) const;
    [[nodiscard]] PlotTrack plotTrack(const State& state, ShipNumber ship, const PlotDraft& draft) const;
    [[nodiscard]] std::optional<PlotDraft> readPlot(const std::string& text) const;
    [[nodiscard]] std::optional<Order> plotOrder(ShipNumber ship, const PlotDraft& draft) const;
    [[nodiscard]] std::optional<PlotDraft> draftIn(const Order& order) const;
    [[nodiscard]] Order plotsDone(int side) const;
};

} // namespace navarch::pompeius
