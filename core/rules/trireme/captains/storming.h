// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// What a ship has to do with the enemy's walls this turn. Sections are stormed by several ships together, for one alone is
/// shot to pieces on its way (TR-9.7, 9.11, T6); where that cannot succeed, walls are left alone.
struct Assault {
    ShipNumber wall = noShip; ///< the section it goes for; noShip: none
};

/// The part of a ship in its side's assault: the same for as long as nothing but its ships' places changes. A side storms
/// when it has three times the enemy's ships, its men would still be half as many again as those they meet after the shots on
/// the way, and the turns that are left let the battle end before its limit.
[[nodiscard]] Assault assaultOf(const BattleFacts& facts, const State& state, ShipNumber ship);

/// How far the walls that a side's enemy holds can shoot, in hexes; 1 where they can't, 0 where it holds none.
[[nodiscard]] int reachOfWalls(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::trireme
