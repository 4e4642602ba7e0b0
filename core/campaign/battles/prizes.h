// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/battles/aftermath.h"

namespace navarch {

/// Puts a ship among the prizes of side `captor`.
void offerPrize(Aftermath& aftermath, const BattleShipRecord& entry, int captor, bool towed);

/// CP-5.4: reckons what each prize would cost and bring, and does with it what was chosen. Those sold come first, so that
/// what they bring can pay for those taken. A captor that is no side of the campaign (a neutral port) burns its prizes.
void settlePrizes(Aftermath& aftermath);

} // namespace navarch
