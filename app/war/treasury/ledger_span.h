// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/shown_choice.h"
#include "core/campaign/calendar.h"
#include "core/campaign/records/head.h"

namespace navarch {

/// A span of the war, from turn to turn, both in it.
struct LedgerSpan {
    int first = 0;
    int last = 0;

    [[nodiscard]] bool holds(int turn) const { return turn >= first && turn <= last; }
};

/// The span that a name means now: "" (the whole war), "week", "month", "last-month", "quarter" (this month and the two
/// before), or "year:-459". Names nobody knows mean the whole war.
[[nodiscard]] LedgerSpan spanOf(const QString& name, const HeadRecord& now);

/// The spans to choose from: those that differ, and each year of the war when there are several.
[[nodiscard]] QList<ShownChoice> spansOf(const HeadRecord& now);

} // namespace navarch
