// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/battle/result/outcome/outcome_edit.h"
#include "app/workshop/fitting/fit_entry.h"

namespace navarch {

/// Everything that can be entered about one part of an outcome, as FitRow.qml shows it. Of a ship: only what it has.
[[nodiscard]] std::vector<FitEntry> outcomeEntries(const BattleOutcome& outcome, OutcomePart part,
                                                   const OutcomeSheet& sheet);

/// "Sunk", "Captured by Corinth", "Held": what became of a part, in words.
[[nodiscard]] QString fateWords(const BattleOutcome& outcome, OutcomePart part, const BattleBrief& brief);

} // namespace navarch
