// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// The most fires a ship bears at once.
inline constexpr int mostFires = 20;

void setOnFire(State& state, ShipNumber ship, int fires);

/// Every fire worsens, burns on or is put out; then burning ships in contact pass theirs on (SA-6.8). A fire that broke
/// out by passing on is not passed on in the same phase.
void burn(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::salamis
