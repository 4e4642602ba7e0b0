// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/workshop/document/plan_document.h"
#include "app/workshop/wars/war_plan.h"

namespace navarch {

/// The war builder's plan as a document, in "navarch-scenario/1" files.
struct WarKind {
    using Plan = WarPlan;
    using Content = ScenarioDraft;

    static QString draftName();
    static QString freshTitle();
    static WarPlan fresh();
    static void follow(const WarPlan&, WarPlan&) {}
    static void settle(const WarPlan&, WarPlan&) {}
    static ScenarioDraft contentOf(const WarPlan& plan) { return plan.draft; }
    static WarPlan planOf(const ScenarioDraft& draft, const WarPlan&) { return {draft, {}}; }
    static Result<ScenarioDraft> read(const std::string& path) { return readScenarioFile(path); }
    static Result<void> write(const std::string& path, const ScenarioDraft& draft);
    static Json draftJson(const WarPlan& plan) { return warDraftJson(plan); }
    static Result<WarPlan> readDraft(const Json& json, const std::string& shownPath)
    {
        return readWarDraft(json, shownPath);
    }
};

using WarDocument = PlanDocument<WarKind>;

/// One step of undo: `edit` takes the draft and gives another one or says why not (core/campaign/founding/scenario_edits.h).
template <class Edit>
bool editWar(WarDocument& document, const QString& title, Edit edit)
{
    return document.perform(title, [&](WarPlan& plan) -> Result<void> {
        auto next = edit(plan.draft);
        if (next) {
            plan.draft = std::move(*next);
            return {};
        }
        for (Problem& problem : next.error())
            problem.place.clear(); // within a file that nobody looks at
        return tl::unexpected(std::move(next.error()));
    });
}

} // namespace navarch
