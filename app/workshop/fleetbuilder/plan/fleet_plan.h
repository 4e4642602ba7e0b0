// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/talents.h"
#include "core/data/figures.h"
#include "core/ships/fleet.h"

namespace navarch {

/// A row of the fleet being built. The key tells rows apart while they are renamed and moved; it is not stored.
struct PlanRow {
    int key = 0;
    FleetShip ship;

    friend bool operator==(const PlanRow&, const PlanRow&) = default;
};

struct PlanCommander {
    int key = 0;
    FleetCommander commander;

    friend bool operator==(const PlanCommander&, const PlanCommander&) = default;
};

/// A fleet on the builder's table: a Fleet, and what only matters while it is being built. A plain value, so that every
/// step of the work can be kept and taken back (Snapshots). The commands are in plan_commands.h.
struct FleetPlan {
    std::string name;
    std::optional<int> year;
    int alliedPercent = 0;
    std::vector<PlanRow> rows;          ///< in the order of `squadrons`, ships in none last
    std::vector<std::string> squadrons; ///< in order; one may still be empty
    std::vector<PlanCommander> commanders;
    Talents budget;   ///< what one means to spend; zero: nothing agreed
    std::string path; ///< the file it was read from or saved to; empty: none yet
    int nextKey = 1;

    friend bool operator==(const FleetPlan&, const FleetPlan&) = default;

    [[nodiscard]] const PlanRow* find(int key) const;
    [[nodiscard]] PlanRow* find(int key);
    [[nodiscard]] bool hasSquadron(const std::string& squadron) const;
    [[nodiscard]] int shipCount() const;
};

/// The fleet as files, prices and campaigns know it.
[[nodiscard]] Fleet fleetOf(const FleetPlan& plan);

/// A fresh plan of a fleet.
[[nodiscard]] FleetPlan planOf(const Fleet& fleet);

/// Rows in the order of the squadrons, ships in none last; within a squadron they stay as they are.
void orderRows(FleetPlan& plan);

/// The draft that is kept beside the work ("navarch-fleet-draft/1"): the fleet with budget, empty squadrons and path.
[[nodiscard]] Json fleetDraftJson(const FleetPlan& plan);
[[nodiscard]] Result<FleetPlan> readFleetDraft(const Json& json, const std::string& file,
                                               const Figures& figures);

} // namespace navarch
