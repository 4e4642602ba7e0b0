// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "core/battle/match/registry.h"

namespace navarch::test {

/// The brief of a battle that comes with the program: "first-blood".
[[nodiscard]] BattleBrief sampleBrief(const std::string& name);

/// For each game a small battle of the program's.
[[nodiscard]] std::vector<std::string> aBattleOfEachGame();

[[nodiscard]] std::unique_ptr<Match> opened(const BattleBrief& brief);

/// Captains who weigh by merit alone give at most so many orders.
void fight(Match& match, int orders = 100000);

/// The same with every name of a ship, side, squadron and person made one that means harm to whoever shows it.
[[nodiscard]] BattleBrief withHostileNames(BattleBrief brief);

/// What stands in a page's data, as text and read.
[[nodiscard]] std::string dataTextOf(const std::string& page);
[[nodiscard]] Json dataOf(const std::string& page);

} // namespace navarch::test
