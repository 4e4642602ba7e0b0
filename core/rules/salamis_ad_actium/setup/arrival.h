// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// Where a contingent's ships would stand that comes in over an edge at `along` (SA-13.2): in line abreast, their sterns on
/// the edge, the squadrons behind one another. False when they do not fit there.
[[nodiscard]] bool arrivalPlaces(const BattleFacts& facts, const State& state, const ComeIn& order,
                                 std::vector<free_table::Base>& bases);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const ComeIn& order);
void perform(const BattleFacts& facts, State& state, const ComeIn& order, Proceedings& proceedings);

} // namespace navarch::salamis
