// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Rows a path that check() let pass: tests where they arise, and stops where a squadron becomes unformed (SQ-8.2, 8.3).
void rowPath(const BattleFacts& facts, State& state, const Advance& order, Proceedings& proceedings);
/// Whether a footprint lies on flotsam (SQ-7.9).
[[nodiscard]] bool isOnFlotsam(const BattleFacts& facts, const State& state, const Base& base);

} // namespace navarch::squadrons
