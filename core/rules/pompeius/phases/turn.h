// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// Both sides have deployed: turn 1 begins.
void startBattle(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Goes on once what waited is answered, through the states of PM-T4 up to the next question or the end.
void goOn(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// Whether a side must decide something now.
[[nodiscard]] bool isAsked(const BattleFacts& facts, const State& state, int side);
/// The seat of a side that is asked; -1: none.
[[nodiscard]] int seatAsked(const BattleFacts& facts, const State& state, int side);
/// Whether a ship is commanded by the seat of its holder that is asked now.
[[nodiscard]] bool isSeatsTurn(const BattleFacts& facts, const State& state, ShipNumber ship);
/// The next ship of the seat that is asked in A which has no orders yet; noShip: all have.
[[nodiscard]] ShipNumber nextToPlot(const BattleFacts& facts, const State& state, int side);
/// The next shot without a target of the seat that is asked in D1; null: all have.
[[nodiscard]] const Shot* nextToAim(const BattleFacts& facts, const State& state, int side);
/// The seat has done: the next one of its side is asked that has something to decide.
void passSeat(const BattleFacts& facts, State& state, int side);

} // namespace navarch::pompeius
