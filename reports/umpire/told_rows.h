// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/records/chronicle.h"
#include "reports/umpire/paper_setter.h"

namespace navarch {

/// The rows of a table that tells of weeks: date, what happened, its rule. `roles` are those of the rows, as many as they are.
struct ToldRows {
    std::vector<QStringList> rows;
    std::vector<FontRole> roles;
};

/// What a paper tells of entries that are in the order in which they were written: each week what weighs most first, in strong
/// type; paper cannot be opened, so that what is slight runs on in one row behind its count, what was told several times
/// once (core/campaign/deed/told_week.h). `withDice`: the last column has an entry's few dice as
/// well, and many stand in rows below it.
[[nodiscard]] ToldRows toldRows(const std::vector<const ChronicleRecord*>& entries, bool withDice);

} // namespace navarch
