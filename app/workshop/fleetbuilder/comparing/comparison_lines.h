// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "core/data/figures.h"
#include "core/ships/fleet.h"

namespace navarch {

/// One thing a ship or fleet can be told by; empty text: it has none of it.
struct ComparisonLine {
    QString label;
    QString text;
    bool strong = false;
};

/// What to compare ships by, always the same labels in the same order.
[[nodiscard]] std::vector<ComparisonLine> linesOf(const FleetShip& ship, std::optional<int> year,
                                                  const Figures& figures);

/// What to compare fleets by, the same way; the ships of each class come last, those of `alsoClasses` too.
[[nodiscard]] std::vector<ComparisonLine> linesOf(const Fleet& fleet, const Fleet& alsoClasses,
                                                  const Figures& figures);

} // namespace navarch
