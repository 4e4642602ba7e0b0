// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/ships/fleet.h"
#include "reports/content/sheet_options.h"

namespace navarch {

/// The fleet whose sheets are set for a job's filling: itself; of a half form its ships as their classes are offered in its
/// year, without crew and troops of their own; of a blank one every class with everything aboard, or a row of `shipsOfAForm`
/// ships.
[[nodiscard]] Fleet formFleet(const Fleet& fleet, const Figures& figures, const SheetOptions& options,
                              int shipsOfAForm);

/// The job of forms: without cards, and of blank ones without a list, which has nothing to tell of ships without names.
[[nodiscard]] SheetOptions formOptions(SheetOptions options);

} // namespace navarch
