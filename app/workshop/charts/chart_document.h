// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/charts/chart_plan.h"
#include "app/workshop/document/plan_document.h"

namespace navarch {

/// The chart room's plan as a document, in "navarch-chart/1" files: those of `navarch chart lanes`.
struct ChartKind {
    using Plan = ChartPlan;
    using Content = ChartPlan; ///< without its path

    static QString draftName();
    static QString freshTitle();
    static ChartPlan fresh();
    static void follow(const ChartPlan&, ChartPlan&) {}
    /// What was computed of the former one goes when it holds no more.
    static void settle(const ChartPlan& former, ChartPlan& plan);
    static ChartPlan contentOf(const ChartPlan& plan);
    static ChartPlan planOf(const ChartPlan& content, const ChartPlan&) { return content; }
    static Result<ChartPlan> read(const std::string& path);
    /// Refused while lanes are still computed, and where the file would be larger than one that can be read.
    static Result<void> write(const std::string& path, const ChartPlan& content);
    static Json draftJson(const ChartPlan& plan) { return chartDraftJson(plan); }
    static Result<ChartPlan> readDraft(const Json& json, const std::string& shownPath)
    {
        return readChartDraft(json, shownPath);
    }
};

using ChartDocument = PlanDocument<ChartKind>;

} // namespace navarch
