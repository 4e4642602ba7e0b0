// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/battle/outcome/outcome.h"
#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// How a ship came out of the battle (translation), and who holds her when she was captured.
struct Fate {
    ShipFate fate = ShipFate::Afloat;
    int captor = -1;
};
[[nodiscard]] Fate fateOf(const BattleFacts& facts, const State& state, ShipNumber ship);

/// The side that alone commands ships on the map; -1: both, or neither.
[[nodiscard]] int aloneOnMap(const BattleFacts& facts, const State& state);

/// A ship's state back in the campaign's terms, losses from before included (translation).
[[nodiscard]] Condition conditionOf(const BattleFacts& facts, const State& state, ShipNumber ship);

/// The unit's men are lost to the ship they came with: removed, drowned, or taken and not won back with the ship.
[[nodiscard]] bool isLost(const BattleFacts& facts, const State& state, const Unit& unit);

} // namespace navarch::pompeius
