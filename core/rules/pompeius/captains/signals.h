// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// The signal that a squadron's navarch reads now, if he sees the flagship (PM-12.4); None without a prefect's ship.
[[nodiscard]] Signal signalRead(const BattleFacts& facts, const State& state, int squadron);
/// What a signal is worth to a fleet, above 0 where a captain hoists it. Flags keep a squadron in step with the fleet: to attack
/// while it is whole, to follow where it lags far behind, to retreat with a beaten fleet, to one side against an enemy who
/// reaches round it. Nothing is hoisted to a squadron that nobody leads.
[[nodiscard]] int signalMerit(const BattleFacts& facts, const State& state, const Hoist& order);

} // namespace navarch::pompeius
