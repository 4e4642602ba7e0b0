// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// Both sides have deployed: round 1 begins.
void startBattle(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Whether a ship may be chosen by `side` (RS-7.1): crewed, not yet moved.
[[nodiscard]] bool mayBeChosen(const State& state, int side, ShipNumber ship);
/// Fire, Sail, and what follows up to the next question (RS-T5).
void activate(const BattleFacts& facts, State& state, ShipNumber ship, Proceedings& proceedings);
/// After the answer whether a held ship tries to get free (RS-10.7).
void getFree(const BattleFacts& facts, State& state, bool tries, Proceedings& proceedings);
/// Rows a plan, window by window.
void row(const BattleFacts& facts, State& state, const Move& plan, Proceedings& proceedings);
/// Goes on in a window after a shot, or when a side has passed.
void goOnInWindow(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// After the ram, or without one.
void goOnToBoarding(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// The Morale phase of the ship that moves and the end of its activation.
void endBoarding(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Goes to the round's end at once (RS-17.1).
void endRound(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// Who is larger at the start of a round; -1 when they are equal (RS-7.2).
[[nodiscard]] int largerSide(const State& state);

} // namespace navarch::ramming
