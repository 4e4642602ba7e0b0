// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// What is added to the d10 of a Morale roll (RS-15.2).
[[nodiscard]] int moraleModifier(const BattleFacts& facts, const State& state, ShipNumber ship,
                                 Proceedings* proceedings = nullptr);
/// Whether option morale "threatened" asks for a roll at all (RS-19.9).
[[nodiscard]] bool mustTestMorale(const BattleFacts& facts, const State& state, ShipNumber ship);
/// The Morale phase of a ship: it fights on, routs, surrenders or is abandoned (RS-15).
void rollMorale(const BattleFacts& facts, State& state, ShipNumber ship, Proceedings& proceedings);

} // namespace navarch::ramming
