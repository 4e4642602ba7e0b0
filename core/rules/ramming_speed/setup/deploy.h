// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// Whether a hex lies in a side's deployment zone (RS-6.1).
[[nodiscard]] bool isInZone(const BattleFacts& facts, int side, hex::Hex hex);
/// The side's ships in a formation, out of each other's way; ships that do not fit stay where they are. False when one did
/// not fit.
bool deployIn(const BattleFacts& facts, State& state, int side, Pattern pattern);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Begin& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const DeployFleet& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const DeployShip& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Ready& order);
void perform(const BattleFacts& facts, State& state, const Begin& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const DeployFleet& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const DeployShip& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings);

/// Who deploys first where sides take turns at it: the smaller fleet (RS-19.11).
[[nodiscard]] int firstToDeploy(const BattleFacts& facts);
/// Whether a side's deployment is asked for now.
[[nodiscard]] bool isDeploying(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::ramming
