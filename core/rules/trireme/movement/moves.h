// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// REVEAL: plots are open, sprint boxes spent, pivots made (TR-T3).
void reveal(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// MOVE: all ships with a step in the movement phase move together; who comes into contact with whom is left in
/// state.touches (TR-6).
void moveTogether(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// Who is the rammer, bow to bow (TR-8.3): 1 the first, -1 the second, 0 both ram.
[[nodiscard]] int rollOff(const BattleFacts& facts, ShipNumber first, ShipNumber second,
                          Proceedings& proceedings);

/// Who goes first of two where the rules name an order: the better crew, then the roster (TR-6.4, 9.3).
[[nodiscard]] ShipNumber betterCrew(const BattleFacts& facts, ShipNumber a, ShipNumber b);

} // namespace navarch::trireme
