// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json.h"
#include "core/rules/salamis_ad_actium/figures/tables.h"

namespace navarch::salamis {

/// The tables with an umpire's own house figures in place of ours: a brief's "house_tables",
///
///     { "figures": { "archers-range": 14 }, "fast_moves": { "elite": 6 },
///       "casualties": [ { "face": 10, "results": ["captain", "none", "captain"] } ] }
///
/// Only what is tagged house may be replaced; printed figures, unknown keys and values out of bounds are problems.
/// `house` may be null: then nothing changes.
[[nodiscard]] CombatTables amended(CombatTables tables, const Json& house, Problems& problems);

} // namespace navarch::salamis
