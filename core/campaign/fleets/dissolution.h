// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/draft.h"

namespace navarch {

/// What stands in the yards for a ship is given up, paid or not.
void leaveYards(Draft& draft, ShipId ship);

/// Removes a ship, what was waived for it, and what yards were doing to it.
void removeShip(Draft& draft, ShipId ship);

/// A fleet's standing order is gone; fleets that escorted it lose theirs as well.
void dropOrders(Draft& draft, FleetId fleet);

/// Removes a fleet without ships, with its squadrons, orders and contacts. Its commanders wait at home, new ships that were
/// to join it start a fleet of their own.
void dissolveFleet(Draft& draft, FleetId fleet);

} // namespace navarch
