// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// Whether a hex lies in a side's deployment zone, on water (TR-3.1).
[[nodiscard]] bool isInZone(const BattleFacts& facts, int side, hex::Hex hex);
/// Puts a side's squadrons down in line abreast, one empty hex between ships. False when one did not fit.
bool deployAbreast(const BattleFacts& facts, State& state, int side);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const DeployShip& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Ready& order);
void perform(const BattleFacts& facts, State& state, const DeployShip& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings);

} // namespace navarch::trireme
