// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "app/workshop/fleetbuilder/plan/fleet_plan.h"

namespace navarch {

/// Keys of rows; what a plan does not have is passed over.
using RowKeys = std::set<int>;

// What one can do to a fleet on the builder's table. Each changes the plan wholly or, with a problem that says why and
// what to do, not at all. Names stay such that the fleet's file can be read back: no two rows called alike, at most
// maxFleetRows rows and maxFleetShips ships.

/// One more ship of a class as it leaves the yard: another of the last row alike in the squadron, or a row of its own.
/// Returns the row's key.
[[nodiscard]] Result<int> addShip(FleetPlan& plan, const FleetShip& ship);

void removeRows(FleetPlan& plan, const RowKeys& keys);

/// A copy below each row; a named one under the next free name ("Paralos 2"). Returns the keys of the copies.
[[nodiscard]] Result<RowKeys> duplicateRows(FleetPlan& plan, const RowKeys& keys);

/// `times` as many: rows without a name count up, of a named one there are copies under free names. 2 to 100.
[[nodiscard]] Result<void> multiplyRows(FleetPlan& plan, const RowKeys& keys, int times);

/// Rows of several become rows of one. Returns the keys of all.
[[nodiscard]] Result<RowKeys> splitRows(FleetPlan& plan, const RowKeys& keys);

[[nodiscard]] Result<void> setCount(FleetPlan& plan, int key, int count);
[[nodiscard]] Result<void> setShipName(FleetPlan& plan, int key, const std::string& name);
[[nodiscard]] Result<void> setCaptain(FleetPlan& plan, int key, const std::string& captain);

/// Names ship after ship by a pattern: "{n}" is where the number goes, counted from `from`; without it the number comes
/// at the end, or not at all for a single ship. Rows of several are split. Numbers whose name another ship bears are
/// passed over. Returns the keys of all.
[[nodiscard]] Result<RowKeys> renameByPattern(FleetPlan& plan, const RowKeys& keys,
                                              const std::string& pattern, int from);

/// Moves rows into a squadron (empty: into none), before the row `before` or, without one there, to its end.
[[nodiscard]] Result<void> moveRows(FleetPlan& plan, const RowKeys& keys, const std::string& squadron,
                                    int before = 0);

/// Moves a row up (-1) or down (+1) past its neighbour, into the next squadron at the end of its own.
void shiftRow(FleetPlan& plan, int key, int by);

} // namespace navarch
