// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/classes/class_plan.h"
#include "app/workshop/document/plan_document.h"
#include "core/ships/class_edits.h"

namespace navarch {

/// The class editor's plan as a document, in "navarch-classes/1" files.
struct ClassBookKind {
    using Plan = ClassPlan;
    using Content = ClassBook;

    static QString draftName();
    static QString freshTitle();
    static ClassPlan fresh() { return {}; }
    static void follow(const ClassPlan&, ClassPlan&) {}
    static void settle(const ClassPlan&, ClassPlan&) {}
    static ClassBook contentOf(const ClassPlan& plan) { return plan.book; }
    static ClassPlan planOf(const ClassBook& content, const ClassPlan&) { return {content, {}}; }
    static Result<ClassBook> read(const std::string& path);
    /// Refused: a book without anything in it, which nobody could read.
    static Result<void> write(const std::string& path, const ClassBook& content);
    static Json draftJson(const ClassPlan& plan);
    static Result<ClassPlan> readDraft(const Json& json, const std::string& shownPath);
};

/// What a class is made like, and by which formulas: the program's own.
[[nodiscard]] const ShipClasses& builtInClasses();

using ClassDocument = PlanDocument<ClassBookKind>;

/// One step of undo: `edit` takes the book and gives another one or says why not (core/ships/class_edits.h).
template <class Edit>
bool editBook(ClassDocument& document, const QString& title, Edit edit)
{
    return document.perform(title, [&](ClassPlan& plan) -> Result<void> {
        EditedBook next = edit(plan.book);
        if (!next)
            return tl::unexpected(std::move(next.error()));
        plan.book = std::move(*next);
        return {};
    });
}

} // namespace navarch
