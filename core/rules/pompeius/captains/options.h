// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/rules/pompeius/state/battle.h"

namespace navarch::pompeius {

/// What a captain chooses from (options() of the contract).
void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders);
/// Adds the signals worth hoisting for the first squadron that has none yet this turn, as long as nothing is written: a good
/// admiral's is read before the orders are (PM-12.4). False when there is none.
bool listSignals(const BattleFacts& facts, const State& state, int side, std::vector<Order>& orders);
/// Adds orders for a ship in A: ways to row with the units' orders that suit them, and every other order that her units may
/// be given alone; where she may come back when she is away.
void listPlots(const BattleFacts& facts, const State& state, ShipNumber ship, std::vector<Order>& orders);
/// Adds the targets of a shot.
void listTargets(const BattleFacts& facts, const State& state, UnitNumber unit, std::vector<Order>& orders);
/// Adds the units that may take a ship's next Disorder card.
void listDisorder(const BattleFacts& facts, const State& state, ShipNumber ship, std::vector<Order>& orders);
/// Adds what a unit that mended or cut with success may take away.
void listRemedies(const BattleFacts& facts, const State& state, UnitNumber unit, std::vector<Order>& orders);

} // namespace navarch::pompeius
