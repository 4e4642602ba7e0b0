// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/price_list.h"
#include "core/ports/fortification.h"
#include "core/pricing/price.h"

namespace navarch {

/// A wall section (SA-15.11): its masonry, and its contents with the garrison's quality on them alone.
[[nodiscard]] PriceLine wallSectionPrice(const WallSection& section, int number, CrewQuality garrison,
                                         const PriceList& prices);

/// A port's defences: every wall section, and its commander.
[[nodiscard]] Price fortificationPrice(const Fortification& port, const PriceList& prices);

} // namespace navarch
