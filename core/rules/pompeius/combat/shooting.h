// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/plots/plots.h"

namespace navarch::pompeius {

/// Why a unit cannot shoot at a ship now (PM-9.2, 9.5).
[[nodiscard]] PlotFault faultOfShot(const BattleFacts& facts, const State& state, const Shot& shot,
                                    ShipNumber target);
/// From a unit's section to the nearest lawful section of a ship; -1: it cannot shoot at it.
[[nodiscard]] int distanceOf(const BattleFacts& facts, const State& state, const Shot& shot,
                             ShipNumber target);
/// The nearest lawful target, of as near ones the greatest mass; noShip: none.
[[nodiscard]] ShipNumber nearestTarget(const BattleFacts& facts, const State& state, const Shot& shot);

/// D1 opens: the units that shoot this turn. Who fights aboard does not (PM-2.6).
void openShots(const BattleFacts& facts, State& state);
/// D2 of the shots: their dice; what they come to is drawn with applyDamage().
void rollShots(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::pompeius
