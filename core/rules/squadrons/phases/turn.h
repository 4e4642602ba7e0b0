// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// The side that rolls higher is alpha (SQ-1.6).
[[nodiscard]] int rollForAlpha(const BattleFacts& facts, const State& state, Proceedings& proceedings);
/// Loss order and the first turn (SQ-3.3, 4.1): when both sides have deployed.
void beginBattle(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Goes on by the state machine of SQ-T2 until somebody must decide, or the battle is over.
void goOn(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// The decisions that wait.
[[nodiscard]] Decisions decisionsOf(const BattleFacts& facts, const State& state);
/// The next squadron of a side that must name its enemy (SQ-12.1); noSquadron: none.
[[nodiscard]] SquadronNumber nextToName(const BattleFacts& facts, const State& state, int side);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const TakeTurn& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const EndMoves& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const NameTarget& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Concede& order);
void perform(const BattleFacts& facts, State& state, const TakeTurn& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const EndMoves& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const NameTarget& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Concede& order, Proceedings& proceedings);

} // namespace navarch::squadrons
