// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/founding/fleet_scale.h"
#include "core/data/figures.h"

namespace navarch {

/// Reads a fleet of a scenario: "navarch-fleet/1", whose rows may say "recorded" (how many ships the record gives, 1 to
/// maxShipCount) in place of "count", and in either case "names" for the first of them. Refused, besides what readFleet()
/// refuses: a row with both numbers, a name beside names, more names than ships, a fleet of more than maxFleetShips.
[[nodiscard]] Result<RecordedFleet> readRecordedFleet(const Json& json, const std::string& file,
                                                      const Figures& figures);

/// The file of a fleet without what its ships have from their classes; readFleet() gives an equal fleet back.
[[nodiscard]] Json shortFleetJson(const Fleet& fleet, const ShipClasses& classes);

} // namespace navarch
