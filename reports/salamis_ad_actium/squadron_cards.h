// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/people/quality.h"
#include "core/ships/fleet.h"
#include "reports/content/ship_content.h"
#include "reports/layout/typesetter.h"

namespace navarch {

/// A card a squadron, for who commands it: his quality and fate, and a line a ship with boxes for what becomes of it and
/// the number of losses at which the squadron must test (SA-9.1). No pages when no ship is in a squadron.
[[nodiscard]] std::vector<Page> squadronCards(const Fleet& fleet, const std::vector<ShipContent>& ships,
                                              Paper paper, const Typesetter& set);

} // namespace navarch
