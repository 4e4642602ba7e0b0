// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/rules/ramming_speed/state/battle.h"

namespace navarch::ramming {

/// Reads the options of a brief (RS-19, board, terrain, conditions); unknown ones and bad values are problems.
void readOptions(const BattleBrief& brief, BattleFacts& facts, Problems& problems);
/// The board of a brief: size, shore or port, painted terrain, weather (RS-5.3, 22.6).
void layBoard(const BattleBrief& brief, const std::vector<BriefShip>& ships, BattleFacts& facts,
              Problems& problems);
/// A ship of the campaign in this game's terms (RS-22.1 to 22.7).
[[nodiscard]] ShipFacts translated(const BriefShip& entry, const HouseFigures& house, const Figures& figures);
/// Everything that never changes about a battle.
[[nodiscard]] BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships,
                                  const Figures& figures, Problems& problems);
/// The state before the first order: all in the formation of the options, or where the brief wants them.
[[nodiscard]] State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems);

} // namespace navarch::ramming
