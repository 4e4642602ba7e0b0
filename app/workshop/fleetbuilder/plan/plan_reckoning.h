// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/fitting/mendable_finding.h"
#include "app/workshop/fleetbuilder/plan/fleet_plan.h"
#include "core/pricing/fleet_price.h"

namespace navarch {

/// What a plan costs and what the rules say of it.
struct PlanReckoning {
    FleetPrice price;
    std::vector<Findings> rows; ///< as FleetPlan::rows
    Findings fleet;             ///< about squadrons
    int errors = 0;
    int warnings = 0;
};

/// A ship of a class as one has it built in `year`: what the class lists, with the ram of the time (SA-11.1).
[[nodiscard]] ShipFit yardFit(const ShipClass& shipClass, std::optional<int> year, const Figures& figures);

[[nodiscard]] PlanReckoning reckon(const FleetPlan& plan, const Figures& figures);

/// The findings, gravest first, one a kind and message: `only` those about a row, or all (0).
[[nodiscard]] std::vector<MendableFinding> findingsOf(const FleetPlan& plan, const PlanReckoning& reckoning,
                                                      const Figures& figures, int only = 0);

/// Makes the finding called `findingKey` go away in every row that has it with that message (empty: whatever it says).
/// Returns the number of rows that changed.
int mendRows(FleetPlan& plan, const std::string& findingKey, const std::string& message,
             const Figures& figures);

/// Mends every error that can be mended, row by row, until nothing more can; warnings are a choice. Returns the number of rows that changed.
int mendAll(FleetPlan& plan, const Figures& figures);

} // namespace navarch
