// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/price_list.h"
#include "core/people/quality.h"
#include "core/pricing/price.h"
#include "core/ships/fit.h"

namespace navarch {

/// The hull by SA-15.1 and SA-15.2: the sum of the rates times the size class, with an unsupported ram's half talents
/// rounded (wooden and unreinforced high down, bronze up).
[[nodiscard]] PriceLine hullPrice(const ShipFit& fit, const PriceList& prices);

/// SA-15.3, halves up: 5 cm cost 3.
[[nodiscard]] Talents speedPrice(int speed, const PriceList& prices);

/// One ship by SA-15.1 to SA-15.8, every line of it.
[[nodiscard]] Price shipPrice(const ShipFit& fit, CrewQuality crew, const PriceList& prices);

/// The same, without its lines: for totals of many ships.
[[nodiscard]] Talents shipTotal(const ShipFit& fit, CrewQuality crew, const PriceList& prices);

} // namespace navarch
