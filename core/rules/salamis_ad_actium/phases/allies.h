// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// What becomes of a contingent that waits off the table, by a d10 with the tens of per cent on it that its price was raised
/// or cut (SA-13.2).
[[nodiscard]] Arrival arrivalOf(const BattleFigures& figures, int score);

/// Rolls for every contingent that waits: at the start of each Game Turn from the second (SA-13.1, 13.2). One that will
/// not fight is out of the battle for good.
void rollForAllies(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::salamis
