// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/ships/fleet.h"
#include "reports/content/sheet_options.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// The roster of a fleet: its squadrons and ships with every line of their prices, commanders, the sum, and what the
/// rules have against it. `own`: its side and how its commanders fare. Refused: a fleet without ships or commanders, an unknown class.
[[nodiscard]] Result<Document> fleetRoster(const Fleet& fleet, const Figures& figures,
                                           const SheetOptions& options, const TextMeasurer& measurer,
                                           const FleetSheets& own = {});

} // namespace navarch
