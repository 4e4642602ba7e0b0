// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/movement/courses.h"

namespace navarch::squadrons {

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Pick& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Advance& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const AboutFace& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Back& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Form& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Reform& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const BreakOff& order);
[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Stay& order);
void perform(const BattleFacts& facts, State& state, const Pick& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Advance& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const AboutFace& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Back& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Form& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Reform& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const BreakOff& order, Proceedings& proceedings);
void perform(const BattleFacts& facts, State& state, const Stay& order, Proceedings& proceedings);

} // namespace navarch::squadrons
