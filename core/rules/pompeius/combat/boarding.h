// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// C4, in the first sub-phase: all units that were told to move or cross over do so together (PM-8.1 to 8.4).
void moveUnits(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// C5: who meets an enemy in this sub-phase throws grapples (PM-8.5).
void throwGrapples(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// D5: ships with no friendly unit but rowers give themselves up to who is there (PM-9.14, 9.15).
void surrenderShips(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Makes a ship the side's; `captor`: who took her, noShip: nobody in particular.
void capture(const BattleFacts& facts, State& state, ShipNumber ship, int side, ShipNumber captor,
             Proceedings& proceedings);
/// Units whose own ship is lost obey the trierarch of the ship of their side that they are aboard.
void adoptUnits(const BattleFacts& facts, State& state);

} // namespace navarch::pompeius
