// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/document/plan_document.h"
#include "app/workshop/fleetbuilder/plan/fleet_plan.h"

namespace navarch {

/// The fleet builder's plan as a document, in "navarch-fleet/1" files.
struct FleetKind {
    using Plan = FleetPlan;
    using Content = Fleet;

    static QString draftName();
    static QString freshTitle();
    static FleetPlan fresh() { return {}; }
    /// Keys go on where the former plan stopped, so that no row is taken for one of its own.
    static void follow(const FleetPlan& former, FleetPlan& plan);
    static void settle(const FleetPlan&, FleetPlan&) {}
    static Fleet contentOf(const FleetPlan& plan) { return fleetOf(plan); }
    /// The budget stays: it is no fleet's.
    static FleetPlan planOf(const Fleet& fleet, const FleetPlan& former);
    static Result<Fleet> read(const std::string& path);
    static Result<void> write(const std::string& path, const Fleet& fleet);
    static Json draftJson(const FleetPlan& plan) { return fleetDraftJson(plan); }
    static Result<FleetPlan> readDraft(const Json& json, const std::string& shownPath);
};

using FleetDocument = PlanDocument<FleetKind>;

} // namespace navarch
