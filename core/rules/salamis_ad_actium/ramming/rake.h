// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/losses/modifiers.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// What a rake adds to the raker's Crew Test (SA-7.6.1), besides the crew's own modifiers.
[[nodiscard]] Modifiers rakeModifiers(const BattleFacts& facts, const State& state, ShipNumber raker,
                                      ShipNumber target);

/// What one die of a successful rake costs the target (SA-7.6.2).
enum class RakeHit : std::uint8_t { None, Oar, Speed };
[[nodiscard]] constexpr RakeHit rakeHitOf(int face)
{
    return face >= 9 ? RakeHit::Speed : face == 8 ? RakeHit::Oar : RakeHit::None;
}

/// A ship shears along the side of another (SA-7.6.1, 7.6.2): the Crew Test, and on a success a die for each oar factor
/// the target has left. Marks both as struck and counts the rake. True when it succeeded.
bool resolveRake(const BattleFacts& facts, State& state, ShipNumber raker, ShipNumber target,
                 Proceedings& proceedings);

} // namespace navarch::salamis
