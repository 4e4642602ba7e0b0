// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"
#include "core/rules/shared/errand.h"

namespace navarch::ramming {

/// Whether a side's captains give the battle up (RS-17.1): no ship of it that fights can row more than a hex a round, and
/// all their crews together are not half of the enemy's. Never by a side that wins by holding out (RS-17.3).
[[nodiscard]] bool isSpent(const BattleFacts& facts, const State& state, int side);

/// What a side is there for (RS-17.3): who shall hold out and is much the stronger fights.
[[nodiscard]] Errand errandOf(const BattleFacts& facts, const State& state, int side);
/// Whether a ship makes for the enemy's edge: its side shall get away, and no enemy who could stop it lies between.
[[nodiscard]] bool slipsAway(const BattleFacts& facts, const State& state, ShipNumber ship);
/// The enemy's, over which a side may have to get away.
[[nodiscard]] hex::Edge edgeToLeaveBy(int side);

/// Whether a ship makes for its own edge: its side has less than half of the enemy's size points, or it hardly moves. Never
/// of a side that wins by holding out or by getting away over the enemy's.
[[nodiscard]] bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber ship);
/// Whether it flees there, and does not fight on the way: the enemy is four to one.
[[nodiscard]] bool flees(const BattleFacts& facts, const State& state, ShipNumber ship);

} // namespace navarch::ramming
