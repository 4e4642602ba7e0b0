// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/rules/trireme/state/battle.h"

namespace navarch::trireme {

/// Turns that a captain puts into one plot at most: six hexes of a light ship can be plotted in 729 ways, and hardly one with
/// more turns leads anywhere that one with fewer does not.
inline constexpr int mostTurnsOfCaptains = 3;

/// What a captain chooses from (options() of the contract).
void listOptions(const BattleFacts& facts, const State& state, const Decision& decision,
                 std::vector<Order>& orders);
/// Adds the plots of a ship.
void listPlots(const BattleFacts& facts, const State& state, ShipNumber ship, std::vector<Order>& orders);
/// Adds what the striker of a contact may do.
void listStrikes(const BattleFacts& facts, const State& state, const Touch& touch,
                 std::vector<Order>& orders);
/// Adds what the winner of the settlement in hand may do.
void listSettlements(const BattleFacts& facts, const State& state, std::vector<Order>& orders);

} // namespace navarch::trireme
