// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// What decides a ram besides the die (RS-12.2).
struct RamCase {
    int rammerBonus = 0;
    int targetBonus = 0;
    int targetHulls = 0;
    int run = 0;
    bool bowToBow = false;
};

/// The ram of one ship on another as they lie, or from `facing` after a run.
[[nodiscard]] RamCase ramCaseOf(const BattleFacts& facts, const State& state, ShipNumber rammer,
                                ShipNumber target, hex::Facing facing, int run);
/// The sum of what is added to the d10.
[[nodiscard]] int ramModifier(const HouseFigures& house, const RamCase& ram,
                              Proceedings* proceedings = nullptr);

/// Why the ship that moves may not ram what lies ahead; false when it may. Takes no notice of the phase.
[[nodiscard]] Refusal ramRefusal(const BattleFacts& facts, const State& state);
/// Whom the ship that moves has ahead; noShip when nobody.
[[nodiscard]] ShipNumber shipAhead(const BattleFacts& facts, const State& state);
/// Rams what lies ahead of the ship that moves.
void resolveRam(const BattleFacts& facts, State& state, Proceedings& proceedings);

/// A result of RS-T8 on a ship: oars, sinking date or the end. `by` may be noShip, for rocks. Returns the MP sheared.
int sufferRam(const BattleFacts& facts, State& state, ShipNumber ship, RamResult result, ShipNumber by,
              Proceedings& proceedings);

} // namespace navarch::ramming
