// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// Both sides have deployed: turn 1 begins.
void startBattle(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Goes on once what waited is answered, up to the next question or the end (TR-T3). States in which nobody has anything to
/// decide are passed (TR-4.2).
void goOn(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// The next ship of a side that has no plot yet; noShip when all have one.
[[nodiscard]] ShipNumber nextToPlot(const BattleFacts& facts, const State& state, int side);
/// The next contact a side must say something about: the ship that strikes, or may board.
[[nodiscard]] const Touch* nextStrike(const State& state, int side);
struct Wisher {
    ShipNumber ship = noShip;
    ShipNumber target = noShip;
};
[[nodiscard]] Wisher nextWisher(const State& state, int side);
/// Whether a side must decide something now.
[[nodiscard]] bool isAsked(const BattleFacts& facts, const State& state, int side);

/// A shot that a side firing at will would fire now: near ones, and in the last phase any (see FireOrder).
bool nextShotAtWill(const BattleFacts& facts, const State& state, int side, Shoot& shot);

} // namespace navarch::trireme
