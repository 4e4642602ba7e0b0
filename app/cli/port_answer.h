// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/json.h"
#include "core/ports/fortification.h"
#include "core/pricing/port_price.h"

namespace navarch {

/// A port's defences as they were priced.
struct PricedPort {
    Fortification port;
    Price price;
    Findings findings;
};

[[nodiscard]] PricedPort pricePort(const Fortification& port, Defences defences);

/// Fills in total, sections (masonry, units taken, room left, lines), commander and lines.
void fillPortPrice(Json& answer, const PricedPort& priced);

/// The price tree with the room on each section, and the findings.
[[nodiscard]] std::string portPriceText(const PricedPort& priced);

} // namespace navarch
