// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// Whether a side commands a ship on the map.
[[nodiscard]] bool holdsField(const BattleFacts& facts, const State& state, int side);
/// Fleet points (PM-14.3).
[[nodiscard]] int pointsOf(const BattleFacts& facts, const State& state, int side);
/// What a trierarch may be proud of (PM-14.4).
[[nodiscard]] int laurelsOf(const BattleFacts& facts, const State& state, ShipNumber ship);
/// F: ends the battle when it is decided (PM-14.2). True when it has ended.
bool endIfDecided(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// A side gives up: what it commands on the map is the other's.
void concede(const BattleFacts& facts, State& state, int side, Proceedings& proceedings);
/// Ends the battle where it stands, with nobody's victory.
void breakOff(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::pompeius
