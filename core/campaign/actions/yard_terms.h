// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

// What every order for a yard asks first (CP-5), and what it leaves. Each refusal is written into the deed.

/// Whether the campaign runs; before it nothing needs a yard.
bool yardsWork(Deed& deed);

/// Whether the yard of that port works for the side.
bool requireYard(Deed& deed, const PortRecord& port, SideId side);

/// Refuses what the yard cannot take up this month any more (CP-5.1).
void requireCapacity(Deed& deed, const PortRecord& port, int sizeClasses);

/// The port a ship lies in, free of other work; otherwise null.
const PortRecord* requireMoored(Deed& deed, const ShipRecord& ship);

/// The work begins this turn.
void orderWork(Deed& deed, YardWorkRecord work);

/// What work on a ship of that fleet is booked under: an ally's has an account of its own.
Account yardAccountOf(const Draft& draft, FleetId fleet);

} // namespace navarch
