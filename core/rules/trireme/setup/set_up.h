// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "core/data/figures.h"
#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// The figures of a class in this game (TR-T1).
struct ClassFigures {
    std::string name; ///< as the game calls it; empty when it does not know the class
    int ram = 0;
    int hull = 1;
    int max = 1;
    int cruise = 1;
    int turn = 0;
    int acceleration = 1;
    int deck = 1; ///< points of troops it fights with (TR-15.5)
};

/// Classes whose figures a brief replaces: option ship-table.
using ShipTable = std::map<std::string, ClassFigures, std::less<>>;

/// Nothing when the game has no figures of the class.
[[nodiscard]] std::optional<ClassFigures> classFigures(const ShipClass& known);

/// Reads the options of a brief (TR-12, board, terrain, condition); unknown ones and bad values are problems.
void readOptions(const BattleBrief& brief, const Figures& figures, BattleFacts& facts, ShipTable& table,
                 Problems& problems);
/// The board of a brief: size, shore or port, painted land (TR-3.1, 3.3).
void layBoard(const BattleBrief& brief, const std::vector<BriefShip>& ships, BattleFacts& facts,
              Problems& problems);
/// A ship of the campaign in this game's terms (TR-15.1 to 15.6).
[[nodiscard]] ShipFacts translated(const BriefShip& entry, const ClassFigures& about,
                                   const HouseFigures& house, const Figures& figures, bool isAsiatic);
/// A wall section in this game's terms (TR-15.6).
[[nodiscard]] ShipFacts translatedWall(const WallSection& wall, int side, int number,
                                       const HouseFigures& house);
/// Shares of points among kinds of troops: archers, marines, heavy marines (TR-15.5).
[[nodiscard]] std::array<int, 3> troopPoints(const std::array<int, 3>& units, int deck, int troopSpace);
/// Everything that never changes about a battle.
[[nodiscard]] BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships,
                                  const Figures& figures, Problems& problems);
/// The state before the first order: all in line abreast, or where the brief wants them.
[[nodiscard]] State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems);

} // namespace navarch::trireme
