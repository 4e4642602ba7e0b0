// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// Whether a section of a ship holds free units of both sides, or boarders against rowers who fight: there is melee.
[[nodiscard]] bool isContested(const BattleFacts& facts, const State& state, ShipNumber ship,
                               Section section);
/// D2: all melees are rolled; who loses is beaten, and removed with applyMelees() (PM-9.6, 9.7).
void rollMelees(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// D3: the beaten are removed; ballistae alone with the enemy are taken (PM-9.8).
void applyMelees(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::pompeius
