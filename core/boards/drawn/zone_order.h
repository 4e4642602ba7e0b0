// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/boards/hex/hex.h"

namespace navarch {

/// The cells of a drawn zone in the order in which a fleet takes them: rank by rank from the front back, each from its middle
/// out. On hexes and rexes, which are hexes turned (core/boards/rex/rex.h).
struct ZoneOrder {
    std::vector<hex::Hex> hexes;
    hex::Facing ahead = 0; ///< towards the middle of the other side's zone
};

[[nodiscard]] ZoneOrder zoneOrder(const std::vector<hex::Hex>& own, const std::vector<hex::Hex>& other);

} // namespace navarch
