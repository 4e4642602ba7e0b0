// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workshop/boards/board_plan.h"
#include "app/workshop/document/plan_document.h"

namespace navarch {

/// The board editor's plan as a document, in "navarch-board/1" files.
struct DrawnBoardKind {
    using Plan = BoardPlan;
    using Content = DrawnBoard;

    static QString draftName();
    static QString freshTitle();
    static BoardPlan fresh();
    static void follow(const BoardPlan&, BoardPlan&) {}
    static void settle(const BoardPlan&, BoardPlan&) {}
    static DrawnBoard contentOf(const BoardPlan& plan) { return plan.board; }
    static BoardPlan planOf(const DrawnBoard& content, const BoardPlan&) { return {content, {}}; }
    static Result<DrawnBoard> read(const std::string& path);
    static Result<void> write(const std::string& path, const DrawnBoard& content);
    static Json draftJson(const BoardPlan& plan);
    static Result<BoardPlan> readDraft(const Json& json, const std::string& shownPath);
};

using BoardDocument = PlanDocument<DrawnBoardKind>;

} // namespace navarch
