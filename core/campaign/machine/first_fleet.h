// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/campaign/actions/fleet_actions.h"
#include "core/campaign/machine/knowledge.h"

namespace navarch {

/// The fleet that a campaign captain buys for a side that has no ships when the campaign begins (CP-2.2), in its worthiest
/// harbour, one with a yard before others: ships of the usual kind of the year, each with an archer and a marine where there is
/// room, in squadrons of ten, and an admiral where they are worth one. As many as the budget lasts for with all of them at sea
/// for months. Nothing where the side has ships, no harbour on the lanes, or too little for a single ship.
[[nodiscard]] std::optional<BuyFleet> decideFirstFleet(const Campaign& campaign, const Knowledge& known,
                                                       const Figures& figures);

} // namespace navarch
