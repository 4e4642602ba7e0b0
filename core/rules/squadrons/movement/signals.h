// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/geometry/mover.h"

namespace navarch::squadrons {

/// The squadron as signal 1 to 4 would have it (SQ-6.3); nothing when it cannot legally obey.
[[nodiscard]] std::optional<Mover> obeying(const BattleFacts& facts, const State& state,
                                           SquadronNumber squadron, int signal);
/// A named squadron of a side that has still to do what the signal says, or noSquadron (SQ-6.2).
[[nodiscard]] SquadronNumber nextToObey(const BattleFacts& facts, const State& state, int side);
/// Why a named squadron may be given no other order than what the signal says.
[[nodiscard]] Refusal signalRefusal(const BattleFacts& facts, const State& state, SquadronNumber squadron);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Signal& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Obey& order);
void perform(const BattleFacts& facts, State& state, const Signal& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Obey& order, Proceedings& proceedings);

} // namespace navarch::squadrons
