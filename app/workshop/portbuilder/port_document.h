// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/document/plan_document.h"
#include "app/workshop/portbuilder/port_plan.h"

namespace navarch {

/// The port builder's plan as a document, in "navarch-port/1" files.
struct PortKind {
    using Plan = PortPlan;
    using Content = Fortification;

    static QString draftName();
    static QString freshTitle();
    static PortPlan fresh();
    static void follow(const PortPlan&, PortPlan&) {}
    /// A change of the defences makes rolled ones built ones.
    static void settle(const PortPlan& former, PortPlan& plan);
    static Fortification contentOf(const PortPlan& plan) { return plan.port; }
    static PortPlan planOf(const Fortification& port, const PortPlan& former);
    static Result<Fortification> read(const std::string& path);
    static Result<void> write(const std::string& path, const Fortification& port);
    static Json draftJson(const PortPlan& plan) { return portDraftJson(plan); }
    static Result<PortPlan> readDraft(const Json& json, const std::string& shownPath);
};

using PortDocument = PlanDocument<PortKind>;

} // namespace navarch
