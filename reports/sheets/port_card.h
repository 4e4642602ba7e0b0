// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "reports/content/sheet_options.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// The card of a port: its commander and price, then each wall section in elevation with boxes for what stands on it
/// and the lines of its price, then what the rules have against it (`defences` as in fortificationFindings()), and last `marks`:
/// what the umpire's hand set of it, for his eyes alone (CP-2.3).
[[nodiscard]] Result<Document> portCard(const Fortification& port, const Figures& figures,
                                        const SheetOptions& options, const TextMeasurer& measurer,
                                        Defences defences = Defences::Bought,
                                        const std::vector<Phrase>& marks = {});

} // namespace navarch
