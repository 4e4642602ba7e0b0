// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/geometry/mover.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Squadrons of a side that are lost: destroyed, off or routing (SQ-5.4).
[[nodiscard]] int lostSquadrons(const BattleFacts& facts, const State& state, int side);
/// Whether half of a side's squadrons or more are lost.
[[nodiscard]] bool isHalfLost(const BattleFacts& facts, const State& state, int side);
/// A half-lost fleet, or both, leaves the field (SQ-T3, 14.2).
void row(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Those who gave up leave, with their losses (SQ-14.3); after step 7.
void letConcede(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Ends the battle when the scenario's condition is met (SQ-14.4), or a fleet has left, or has nothing but routers (SQ-14.1);
/// `isTurnsEnd`: after step 7. True when it is over.
bool endIfLeft(const BattleFacts& facts, State& state, bool isTurnsEnd, Proceedings& proceedings);
/// Counts the ships of a squadron that leaves over the enemy's base edge where its side shall (SQ-14.4).
void countExit(const BattleFacts& facts, State& state, const Mover& mover);
/// Ends it on points (SQ-14.4).
void endOnPoints(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Who has the smaller share of its stands lost; -1: even.
[[nodiscard]] int aheadOnPoints(const BattleFacts& facts, const State& state);
/// Ends the battle where it stands, with nobody's victory.
void breakOff(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::squadrons
