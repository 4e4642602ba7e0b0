// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// The section of wall that a ship goes to storm this turn, reckoned anew from how all lie; noShip: none, it leaves walls alone.
/// Sections are stormed by several ships together, for one alone is shot to pieces on its way (TR-9.7, 9.11, T6). A side storms
/// when it has three times the enemy's ships, its men would still be half as many again as those they meet after the shots on
/// the way, and the turns that are left let the battle end before its limit.
[[nodiscard]] ShipNumber assaultOf(const BattleFacts& facts, const State& state, ShipNumber ship);

/// How far the walls that a side's enemy holds can shoot, in hexes; 1 where they can't, 0 where it holds none.
[[nodiscard]] int reachOfWalls(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::trireme
