// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// What a side makes of the walls before it once no ship of the enemy fights on (SA-8.5): whether it storms them, and when it is
/// spent. Both captains, of forecasts and of played battles, ask it.
struct Assault {
    /// Its ships go for the weakest section together, the weak ones too.
    bool isOn = false;
    /// All men it could land are not half a match for those it would have to beat: it gives up (SA-9.2).
    bool isHopeless = false;
    /// Of the sections that the enemy holds; noShip where ships of the enemy still fight, or may yet come.
    ShipNumber weakest = noShip;
};

[[nodiscard]] Assault assaultOf(const BattleFacts& facts, const State& state, int side);

} // namespace navarch::salamis
