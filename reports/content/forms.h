// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/ships/fleet.h"
#include "reports/content/sheet_options.h"

namespace navarch {

/// The fleet whose sheets are set for a job's filling: itself; of a half form the classes of its ships as they are offered,
/// unnamed, without crew and troops of their own; of a blank one as many rows of `shipsOfAForm` ships as stand on a page.
[[nodiscard]] Fleet formFleet(const Fleet& fleet, const Figures& figures, const SheetOptions& options,
                              int shipsOfAForm);

/// The job of forms: without cards, and of blank ones without a list, which has nothing to tell of ships without names.
[[nodiscard]] SheetOptions formOptions(SheetOptions options);

} // namespace navarch
