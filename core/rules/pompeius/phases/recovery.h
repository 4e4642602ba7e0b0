// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// E1: the dice of all who mend, cut and plug leaks (PM-11.1, 11.2).
void rollMending(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// Uses successes up to one whose owner has a choice. True when all are used.
bool settleSuccesses(const BattleFacts& facts, State& state, Proceedings& proceedings);
/// What the success that comes next may take away, each once.
struct Remedies {
    std::array<Mend, 40> list{};
    int count = 0;
};
[[nodiscard]] Remedies remediesOf(const BattleFacts& facts, const State& state, const Success& success);
/// Takes it away, and the success with it.
void useSuccess(const BattleFacts& facts, State& state, const Mend& order, Proceedings& proceedings);
/// E2 to E5: disorder, one-turn cards, leaks and fire, sinking (PM-11.3 to 11.6). The damage boxes follow: layCards().
void recover(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::pompeius
