// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/contract/reasons.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// What an order is worth to its side in hundredths of talents (Game::merit): the exact expectation of a ram that it leads
/// to (T1, T2 and the bow ram's roll-off), what the place it ends at offers and risks next, ground gained, and for boarding
/// the balance of the troops.
[[nodiscard]] int meritOf(const BattleFacts& facts, const State& state, const Order& order,
                          Temperament temperament);
/// What an order's merit is made up of (Reasoned).
void addReasons(const BattleFacts& facts, const State& state, const Order& order, Temperament temperament,
                std::vector<ReasonTerm>& terms);

/// What a side's ships are worth as they stand, less those of the other, in hundredths of talents (Foresighted).
[[nodiscard]] int standingOf(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::salamis
