// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// Whether a ship is worked on in a port (CP-5): it neither sails nor trains until that is done.
[[nodiscard]] bool isInYard(const Draft& draft, ShipId ship);

/// The ships of a fleet that are worked on.
[[nodiscard]] std::vector<ShipId> shipsInYards(const Draft& draft, FleetId fleet);

/// Before a fleet sails: its ships in the yard stay behind, in a fleet "Yard of Piraeus" of its side in that port, which
/// is made when there is none; they have no squadron there. Nothing happens when none is worked on. A fleet all of whose
/// ships are worked on keeps them and does not sail, nor does an allied contingent, whose ships are bound to its contract:
/// then false is returned.
bool leaveBehindInYard(Deed& deed, FleetId fleet);

} // namespace navarch
