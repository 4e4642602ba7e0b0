// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// On the map, crewed, not routing (RS-17.1).
[[nodiscard]] bool isFighting(const Ship& ship);
/// At a round's end: whether the battle is over, and by what (RS-17.1 to 17.3). If so every ship and person gets its fate.
bool endIfDecided(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// The Deck of enemy ships that a side sank, took, or drove to flight (RS-17.2).
[[nodiscard]] int scoreOf(const BattleFacts& facts, const State& state, int side);
/// What becomes of ships and persons when the battle is over (RS-17.4, 22.11).
void settleFates(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Ends the battle where it stands, with nobody's victory; fates are settled as at a drawn one.
void breakOff(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::ramming
