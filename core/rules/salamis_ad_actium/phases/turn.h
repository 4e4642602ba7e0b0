// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// The first Game Turn: called when both sides have deployed.
void startBattle(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// Shuffles the cards that are not turned up yet, whichever way they lay (SA-4.2).
void shuffleAnew(State& state, BattleDice& dice);

/// The squadron is done: the next card is turned up. Runs on through everything that asks nobody.
void endActionPhase(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// After a shot or a ceased fire in the Intermediate Phase: the other side's shot, or everything after the engines (SA-4.5).
void goOnFiring(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// After a contingent has come in.
void endArrival(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// What could come in waits for another card of its side.
void leaveOffTable(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// Ends the battle when a side is beaten (SA-9.2). True when it is over.
bool endIfBeaten(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::salamis
