// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/campaign/deed/draft.h"
#include "core/data/figures.h"

namespace navarch {

/// The fleets that take part in the battle of a contact (CP-8.1), those that met first: of the two sides all that are at
/// the very place (in the port too when it is attacked or raided), and those within the miles of sight that seek battle or
/// escort one of the others. Wrecks alone, and fleets that another contact or battle holds, stay away.
[[nodiscard]] std::vector<FleetId> fleetsInReach(const Draft& draft, const Figures& figures,
                                                 const ContactRecord& contact);

/// The side that is attacked or met; none: a neutral port.
[[nodiscard]] SideId defenderOf(const Draft& draft, const ContactRecord& contact);

/// Where a contact is: its place at sea, or off its port. None for a port without lanes.
[[nodiscard]] PlaceAtSea placeOf(const Draft& draft, const ContactRecord& contact, const SeaLanes& lanes);

} // namespace navarch
