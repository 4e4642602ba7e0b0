// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/rules/squadrons/state/battle.h"

namespace navarch::squadrons {

/// Reads the options of a brief (SQ-T9, coast, invader); unknown ones and bad values are problems.
void readOptions(const BattleBrief& brief, BattleFacts& facts, Problems& problems);

/// How a ship counts (SQ-18.1, 18.2).
[[nodiscard]] bool canFight(const FleetShip& ship);
[[nodiscard]] int weightOf(const FleetShip& ship);
[[nodiscard]] bool isFast(const FleetShip& ship, const ShipClass& known);
/// Weight per stand (SQ-18.2), by the heavier fleet's weight.
[[nodiscard]] int weightPerStand(int heavier, const BattleFigures& figures);
/// Stands of a campaign squadron, and how they are parted into squadrons, larger first (SQ-18.3).
[[nodiscard]] int standsFor(int weight, int perStand);
[[nodiscard]] std::vector<int> partedStands(int stands, const BattleFigures& figures);
/// Of ships by weight and the modifier of their crews (SQ-18.4).
[[nodiscard]] Training trainingOf(int weight, int weighedQuality);

/// Everything that never changes about a battle.
[[nodiscard]] BattleFacts factsOf(const BattleBrief& brief, const std::vector<BriefShip>& ships,
                                  const Figures& figures, Problems& problems);
/// The land beyond the shore, if any, in pieces no larger than free_table measures.
[[nodiscard]] std::vector<Base> landFor(const BattleFacts& facts, const State& state);
/// The state before the first order: all in line, or where the brief wants them.
[[nodiscard]] State openingOf(const BattleFacts& facts, const BattleBrief& brief, Problems& problems);
/// A copied vector keeps no room beyond its size; nothing may be allocated while a battle runs.
void makeRoom(const BattleFacts& facts, State& state);

} // namespace navarch::squadrons
