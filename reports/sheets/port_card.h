// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "reports/content/sheet_options.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// The card of a port: whose it is (`owner`; empty: that is not known), its commander and price, then each wall section in elevation with boxes for what stands on it
/// and the lines of its price, then what the rules have against it (`defences` as in fortificationFindings()).
[[nodiscard]] Result<Document> portCard(const Fortification& port, const Figures& figures,
                                        const SheetOptions& options, const TextMeasurer& measurer,
                                        Defences defences = Defences::Bought, const std::string& owner = {});

} // namespace navarch
