// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/ships/legality.h"

namespace navarch {

/// What a yard builds of a class in that year: its fit as listed, with an older ram while the listed one is not yet made
/// (SA-11.1). In the oldest years, when no other ram is made either, the listed fit. Without a year: as listed.
[[nodiscard]] ShipFit yardFit(const ShipClass& shipClass, std::optional<int> year, const FitRules& rules);

} // namespace navarch
