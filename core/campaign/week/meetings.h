// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

/// A day's end at sea (CP-7.5): fleets of two sides within 15 miles sight each other on a d10; of two that are at war those
/// that seek battle bring it about, or the other slips away. A fleet in a port is met only when it seeks battle itself, or has run a blockade that
/// day; two in the same harbour when both seek it, and off the port: else the one that seeks it waits in vain, and both
/// sides are told. Who meets whom first is drawn; who has met stops for the week.
void meetEnemies(Week& week);

/// What goes on the die of CP-7.5: +2 when one of the two patrols or blockades there, -2 in winter.
[[nodiscard]] int sightingModifier(const Week& week, const SailingFleet& a, const SailingFleet& b);

/// Stops a fleet, and its side's fleets at the same place, for the rest of the week.
void holdAt(Week& week, const PlaceAtSea& place, SideId side);

} // namespace navarch
