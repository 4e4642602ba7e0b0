// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/shared/errand.h"
#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// What a ram with a modifier is worth against a hull with so many points left: of 100, what is sunk at once counting whole
/// and holes for what they may do.
[[nodiscard]] int ramWorth(int modifier, int left);
/// Faces of six that sink it at once.
[[nodiscard]] int sinkingFaces(int modifier, int left);
/// Whether a ship's marines beat another's by a fifth (TR-17.3). Those that guard a prize take nobody: whom they beat is let
/// go (TR-9.8), to be grappled again for ever.
[[nodiscard]] bool mayBeatAboard(const State& state, ShipNumber ship, ShipNumber target);
/// Whether raking a ship brings anything: it rows still (TR-8.10). What lies dead in the water could be raked for ever.
[[nodiscard]] bool hasOarsToLose(const BattleFacts& facts, const State& state, ShipNumber ship);
/// Whether a ship does better to leave: about to sink, its side all but beaten, or a prize (TR-17.3).
/// What a side is there for (TR-11.1): who shall hold out and is much the stronger fights, and who shall leave over land
/// likewise.
[[nodiscard]] Errand errandOf(const BattleFacts& facts, const State& state, int side);
/// The enemy's edge, over which a side may have to get away.
[[nodiscard]] constexpr hex::Edge edgeToLeaveBy(int side)
{
    return side == 0 ? hex::Edge::North : hex::Edge::South;
}
[[nodiscard]] bool breaksOff(const BattleFacts& facts, const State& state, ShipNumber ship);

/// What taking a ship, or a wall section, is worth: its price; of a section, which has none here, what a ship costs on the
/// average, as the points for one are those for a ship of middling hull (TR-11.2).
[[nodiscard]] int prizeValue(const BattleFacts& facts, ShipNumber number);

} // namespace navarch::trireme
