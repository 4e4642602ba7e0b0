// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/finding.h"
#include "core/campaign/deed/draft.h"
#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "core/ships/fleet.h"

namespace navarch {

/// A port's defences as the port builder and the port card have them; without walls when there are none.
[[nodiscard]] Fortification defencesOf(const Draft& draft, PortId port);
[[nodiscard]] Fortification defencesOf(const Campaign& campaign, PortId port);

/// A fleet of the campaign as a fleet file has it: a row a ship, with crews as they are, conditions, squadrons and
/// commanders, and its contract's percentage. What prices, sheets and rosters are made from.
[[nodiscard]] Fleet rosterOf(const Campaign& campaign, FleetId fleet);

/// The commanders of a fleet and of its squadrons, in the order of rosterOf().
[[nodiscard]] std::vector<CommanderId> commandersInRoster(const Campaign& campaign, FleetId fleet);

/// One ship as a row of a fleet file.
[[nodiscard]] FleetShip rosterRow(const Campaign& campaign, const ShipRecord& ship);

/// Whether a fleet has fought, lost its last ship, and waits for no other: it is no more than a name, and in nobody's way
/// on charts and in lists.
[[nodiscard]] bool isSpent(const Campaign& campaign, const FleetRecord& fleet);

/// What the rules have against a ship of the campaign; what the umpire has waived is a note.
[[nodiscard]] Findings shipFindings(const Campaign& campaign, const ShipRecord& ship, const Figures& figures);

/// Everything the rules have against a campaign's fleets, ports and squadrons, for the list of what waits.
[[nodiscard]] Findings campaignFindings(const Campaign& campaign, const Figures& figures);

} // namespace navarch
