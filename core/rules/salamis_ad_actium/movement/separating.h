// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/salamis_ad_actium/losses/modifiers.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

/// What separating adds to the Crew Test: its own ram to back out of an enemy, an enemy's corvus or ferrea manus that
/// holds on (SA-5.6). Its own hooks it takes with it.
[[nodiscard]] Modifiers separatingModifiers(const BattleFacts& facts, const State& state, ShipNumber ship);

/// Whether a ship gets clear of everything it touches (SA-5.6). The die goes with the next event.
bool passesSeparation(const BattleFacts& facts, const State& state, ShipNumber ship,
                      Proceedings& proceedings);

} // namespace navarch::salamis
