// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/boards/free_table/touched.h"
#include "core/rules/salamis_ad_actium/state/battle.h"

namespace navarch::salamis {

inline constexpr free_table::Length turnCost = free_table::centimetre; ///< way that a turn takes (SA-5.1)
inline constexpr free_table::Degrees mostTurn = 30;                    ///< at once (SA-5.1)

/// How far a ship may go in this Action Phase, in thousandths of a cm: its current speed less what the sea takes, under
/// sail by the wind, halved astern; a fast move half as much again, rounded down to a cm (SA-5.1 to 5.4).
[[nodiscard]] std::int32_t allowanceOf(const BattleFacts& facts, const State& state, ShipNumber ship,
                                       Gait gait);

/// Straight run it needs before each turn, in thousandths of a cm (SA-5.1).
[[nodiscard]] std::int32_t runBeforeTurn(const BattleFacts& facts, const Ship& ship, const ShipFacts& about);

/// The edge that is a side's own, as Track::edge numbers them (SA-5.5).
[[nodiscard]] constexpr int ownEdgeOf(int side)
{
    return side == 0 ? 0 : 2;
}

/// The most degrees of a standing turn (SA-5.3).
[[nodiscard]] int standingTurnOf(const ShipFacts& facts, const Ship& ship);

/// Where a move leads, before anything is rolled.
struct Track {
    free_table::Base end;
    std::int32_t gone = 0;       ///< of the allowance, turns included
    std::int32_t straight = 0;   ///< ahead since the last turn, up to the end: what a ram counts (SA-7.4.2)
    free_table::Touched touched; ///< who stopped it; empty when nobody did
    bool byTurning = false;      ///< it struck while it turned
    bool isAshore = false;       ///< a shore stopped it
    bool leavesTable = false;    ///< its centre crossed the edge `edge`
    int edge = -1; ///< as free_table::TableEdge: 0 first side's, 1 right, 2 second side's, 3 left
};

/// Follows a move on the table as it stands, at most `allowance` far. A drawn shore stops a ship as a base does, and does her
/// no harm; the rules know no land on the table, so this is ours.
[[nodiscard]] Track follow(const BattleFacts& facts, const State& state, const Move& move,
                           std::int32_t allowance);

[[nodiscard]] Refusal check(const BattleFacts& facts, const State& state, const Move& order);
void perform(const BattleFacts& facts, State& state, const Move& order, Proceedings& proceedings);

/// What has no way on or is under bare poles drifts downwind at each Intermediate Phase (SA-5.4).
void driftShips(const BattleFacts& facts, State& state, Proceedings& proceedings);

} // namespace navarch::salamis
