// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// Whether nobody is left to hold a port's walls (CP-3.4): it has none, or no men on them and in the town. A neutral port
/// whose defences nobody has rolled yet is defended.
[[nodiscard]] bool isUndefended(const Draft& draft, PortId port);

/// A port changes hands: its men are gone, its blockade is over, it is marked as captured this turn; fleets
/// without ships go home from it. Those with ships, and its loot, are the caller's.
void markFallen(Deed& deed, PortId port, SideId conqueror);

/// What there is to loot this year (CP-3.4): 10 talents a point of economic value; nothing when it was looted already. Marks the year.
[[nodiscard]] Talents lootOf(Deed& deed, PortId port);

/// A port that nobody defends is taken without a battle, and looted. Everybody hears of it.
void takePort(Deed& deed, PortId port, SideId conqueror);

} // namespace navarch
