// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "reports/content/sheet_options.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// What a war adds to a port.
struct PortInWar {
    Defences defences = Defences::Bought; ///< how it came by them, as in fortificationFindings()
    std::string owner{};                  ///< the side that holds it; empty: none, or nobody knows
    std::vector<Phrase> marks{};          ///< what the umpire's hand set of it, for his eyes alone (CP-2.3)
};

/// The card of a port: whose it is, its commander and price, then each wall section in elevation with boxes for what stands
/// on it and the lines of its price, then what the rules have against it, and last the umpire's marks.
[[nodiscard]] Result<Document> portCard(const Fortification& port, const Figures& figures,
                                        const SheetOptions& options, const TextMeasurer& measurer,
                                        const PortInWar& inWar = {});

} // namespace navarch
