// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ships/fleet.h"
#include "core/ships/legality.h"

namespace navarch {

/// A ship of that class as a captain orders her (CP-11.1): as a yard of the year leaves her, with men aboard: an archer, a
/// marine, and heavy marines in what room is left (SA-15.7), where the rules have nothing against them. Crew average, no name.
[[nodiscard]] FleetShip mannedShip(const ShipClass& kind, int year, const FitRules& rules);

} // namespace navarch
