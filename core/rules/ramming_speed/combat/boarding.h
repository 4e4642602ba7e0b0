// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// What is added to the d10 that grapples (RS-13.2).
[[nodiscard]] int boardingModifier(const BattleFacts& facts, const State& state, ShipNumber boarder,
                                   ShipNumber target, Proceedings* proceedings = nullptr);
/// Dice of a crew in a melee: one for each ten men or part of them (RS-13.3).
[[nodiscard]] int meleeDice(const HouseFigures& house, int crew);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Board& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Capture& order);
/// Grapples, unless they are so already, and fights once.
void resolveBoarding(const BattleFacts& facts, State& state, const Board& order, Proceedings& proceedings);
void resolveCapture(const BattleFacts& facts, State& state, const Capture& order, Proceedings& proceedings);
/// Whether the ship that moves has anything to board or capture.
[[nodiscard]] bool hasBoarding(const BattleFacts& facts, const State& state);

} // namespace navarch::ramming
