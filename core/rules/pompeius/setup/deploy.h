// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// Whether a rex lies in a side's columns, on water (PM-3.3).
[[nodiscard]] bool isInZone(const BattleFacts& facts, int side, rex::Rex rex);
/// Whether a ship could start so: in its columns, on water, alone in its rexes.
[[nodiscard]] bool isFreeFor(const BattleFacts& facts, const State& state, ShipNumber ship,
                             const rex::Pose& pose);
/// Puts a side's squadrons down in columns along its edge. False when one did not fit.
bool deployInColumns(const BattleFacts& facts, State& state, int side);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const DeployShip& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Ready& order);
void perform(const BattleFacts& facts, State& state, const DeployShip& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings);

} // namespace navarch::pompeius
