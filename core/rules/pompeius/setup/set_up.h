// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// The figures of a class in this game (PM-2.1, 2.2).
struct ClassFigures {
    int rexes = 1;
    int mass = 1;
    int hull = 1;
    int speed = 0;
    int speedExtra = 0;
    int units = 0;
};
/// Nothing when the game has no figures of the class.
[[nodiscard]] std::optional<ClassFigures> classFigures(const ShipClass& known);
/// Those of a class, or of the first of its size that has any (translation).
[[nodiscard]] std::optional<ClassFigures> figuresFor(const ShipClass& known, const ShipClasses& classes);

/// Reads the options of a brief (PM-15, board, terrain, nations, condition); unknown ones and bad values are problems.
/// `tables` are changed where an option edits them (damage-cards).
void readOptions(const BattleBrief& brief, BattleFacts& facts, PompeiusTables& tables, Problems& problems);
/// The map of a brief: size, shore, painted land (PM-1.5, 3.3).
void layBoard(const BattleBrief& brief, const std::vector<BriefShip>& ships, BattleFacts& facts,
              Problems& problems);
/// A ship of the campaign in this game's terms, and her deck units (translation). Squadron, seat and Extra cards of
/// commanders are added later.
[[nodiscard]] ShipFacts translated(const BriefShip& entry, const ClassFigures& about,
                                   const BattleFigures& figures, const Options& options, const Figures& known,
                                   std::vector<UnitFacts>& units);
/// Her usual crew instead (PM-T3); classes that the table lacks keep their own.
[[nodiscard]] bool manAsPrinted(const PompeiusTables& tables, const Options& options, const ShipFacts& ship,
                                std::vector<UnitFacts>& units);
/// Shares the boxes of a deck among milites, sagittarii and ballistae (translation).
[[nodiscard]] std::array<int, unitKinds> sharedBoxes(const std::array<int, unitKinds>& troops, int boxes);
/// Adds units of one kind after another, numbered, to sections in turn: the bow first; a ship of one rex has only a stern.
void standOnDeck(const ShipFacts& ship, const std::array<int, unitKinds>& count,
                 std::vector<UnitFacts>& units);

/// Everything that never changes about a battle.
[[nodiscard]] BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships,
                                  const Figures& figures, Problems& problems);
/// The state before the first order: all in columns, or where the brief wants them.
[[nodiscard]] State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems);

} // namespace navarch::pompeius
