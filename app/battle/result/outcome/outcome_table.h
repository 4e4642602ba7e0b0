// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <span>

#include "core/battle/brief/brief.h"
#include "core/battle/outcome/outcome.h"
#include "core/ships/loss_kinds.h"

namespace navarch {

/// A column of the table in which results go to a spreadsheet and come back from it.
struct OutcomeColumn {
    enum class Holds { Name, Side, Fate, Captor, Damage, Loss, Rudder, Mast, GreekFire, Captain };
    Holds holds = Holds::Name;
    const char* title = ""; ///< in its first line, lower case
    const LossKind* loss = nullptr;
};

/// All columns, in the order in which they are written.
[[nodiscard]] std::span<const OutcomeColumn> outcomeColumns();
[[nodiscard]] std::optional<OutcomeColumn> outcomeColumn(const QString& title);

/// The ships of an outcome, a line each, tab-separated under a line of titles. A name that a spreadsheet would take for a
/// formula gets a leading apostrophe.
[[nodiscard]] QString outcomeTable(const BattleBrief& brief, const BattleOutcome& outcome);

} // namespace navarch
