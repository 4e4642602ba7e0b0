// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// Prizes without a guard go back to their old side (TR-9.9).
void revertPrizes(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// PLUG and SINK (TR-10).
void plugAndLeak(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Start speeds, duties and full-speed credit for the next turn (TR-5.4 to 5.7).
void keepBooks(const BattleFacts& facts, State& state);
/// CHECK: ends the battle when it is decided, with what follows after it (TR-11). True when it has ended.
bool endIfDecided(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// A side gives up: what it has on the board is captured (TR-11.1).
void concede(const BattleFacts& facts, State& state, int side, Proceedings& proceedings);
/// Points at the end of a battle that is not decided otherwise (TR-11.2).
[[nodiscard]] int pointsOf(const BattleFacts& facts, const State& state, int side);
/// Ends the battle where it stands, with nobody's victory.
void breakOff(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::trireme
