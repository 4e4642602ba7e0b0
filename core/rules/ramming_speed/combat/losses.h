// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// Kills up to `men` of a ship's crew, hoplites first (RS-1.5); one that has nobody left is a derelict.
void kill(const BattleFacts& facts, State& state, ShipNumber ship, int men, Proceedings& proceedings);
/// The same without looking whether anybody is left: for losses that fall on two ships at once (RS-13.3).
int killOnly(State& state, ShipNumber ship, int men);
/// Nobody is aboard any more: a derelict, or a prize without crew of `holder`.
void leaveEmpty(const BattleFacts& facts, State& state, ShipNumber ship, End end, int holder,
                Proceedings& proceedings);
/// Takes a ship to the bottom. `by`: whose deed it is; may be noShip.
void destroy(const BattleFacts& facts, State& state, ShipNumber ship, End end, ShipNumber by,
             Proceedings& proceedings);
/// Adds fire counters; six destroy the ship at once (RS-8.3).
void addFires(const BattleFacts& facts, State& state, ShipNumber ship, int counters, ShipNumber by,
              Proceedings& proceedings);

/// RS-8.1 and 8.2 for a ship that moves, or a derelict at the end of a round (RS-8.4).
void burn(const BattleFacts& facts, State& state, ShipNumber ship, Proceedings& proceedings);

} // namespace navarch::ramming
