// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// A ship's state back in the campaign's terms, losses from before included (TR-15.7). `men`: its marines, those that guard
/// prizes among them. `isLost`: sunk or captured, with all its troops.
[[nodiscard]] Condition conditionOf(const BattleFacts& facts, const Ship& ship, ShipNumber number,
                                    const Men& men, bool isLost);
/// Units left of a kind of troops, of which so many points are left.
[[nodiscard]] int unitsLeft(int units, int points, int left);
/// Heavy engines left, of those with these modifiers, when so many of their stone throwers are left.
[[nodiscard]] int heavyEnginesLeft(const HouseFigures& house, const std::vector<int>& engines, int count,
                                   int stones);

} // namespace navarch::trireme
