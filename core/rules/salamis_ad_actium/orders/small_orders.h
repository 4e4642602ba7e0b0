// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

// The orders that need no procedure of their own: opening the battle, closing a phase, handling sails, giving up.

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Begin& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Ready& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const SetSail& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const CutMast& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Rest& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const EndPhase& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const HoldFire& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Concede& order);

void perform(const BattleFacts& facts, State& state, const Begin& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Ready& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const SetSail& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const CutMast& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Rest& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const EndPhase& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const HoldFire& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Concede& order, Proceedings& proceedings);

} // namespace navarch::salamis
