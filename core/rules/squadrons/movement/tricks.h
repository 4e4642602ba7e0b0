// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/squadrons/geometry/contact.h"

namespace navarch::squadrons {

[[nodiscard]] constexpr bool isDiekplous(Intent intent)
{
    return intent == Intent::Diekplous || intent == Intent::DiekplousInColumns;
}
[[nodiscard]] constexpr bool isPeriplous(Intent intent)
{
    return intent == Intent::PeriplousRight || intent == Intent::PeriplousLeft;
}

/// Why a squadron cannot try a trick at all, whoever it meets (SQ-10.1, 11.1).
[[nodiscard]] Refusal trickRefusal(const BattleFacts& facts, const State& state, SquadronNumber attacker,
                                   Intent intent);
/// Why it cannot try it on whom it struck, squared up as it is (SQ-10.2, 11.1). `squared` is null when it found no place.
[[nodiscard]] Refusal trickRefusal(const BattleFacts& facts, const State& state, const Mover* squared,
                                   const Strike& strike, Intent intent);
/// The offshore flank of a defender: +1 its right, -1 its left; 0: the attacker names one (SQ-11.2).
[[nodiscard]] int offshoreOf(const BattleFacts& facts, const State& state, const Base& defender);

/// Where an attacker that succeeds alone comes to stand, in epi mias (SQ-T5, SQ-T6).
[[nodiscard]] Base behindOf(const BattleFacts& facts, const Base& defender, int stands);
[[nodiscard]] Base besideOf(const BattleFacts& facts, const Base& defender, int stands, int offshore);

/// The whole procedures, the attacker squared up on the defender's front; `start` is where its move began.
void diekplous(const BattleFacts& facts, State& state, const Strike& strike, const Mover& start,
               SquadronNumber attacker, Intent intent, Proceedings& proceedings);
void periplous(const BattleFacts& facts, State& state, const Strike& strike, SquadronNumber attacker,
               Intent intent, Proceedings& proceedings);
/// Tests again the races in which a side attacks, before its other squadrons move (SQ-11.3).
void testRaces(const BattleFacts& facts, State& state, int side, Proceedings& proceedings);

} // namespace navarch::squadrons
