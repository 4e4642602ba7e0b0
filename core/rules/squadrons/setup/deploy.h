// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Whether a footprint lies in its side's strip (SQ-3.2).
[[nodiscard]] bool isInZone(const BattleFacts& facts, const State& state, int side, const Base& footprint);
/// Puts a side's squadrons down in lines, in epi mias. False when there is no room.
bool deployInLines(const BattleFacts& facts, State& state, int side);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Begin& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const DeploySquadron& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Ready& order);
void perform(const BattleFacts& facts, State& state, const Begin& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const DeploySquadron& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings);

} // namespace navarch::squadrons
