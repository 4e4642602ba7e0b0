// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/records/fleets.h"

namespace navarch {

/// A ship as it goes into a battle: without the oars that are too weary to be pulled (CP-7.2).
[[nodiscard]] Condition conditionInBattle(const ShipRecord& ship, const FleetRecord& fleet);

/// Its crew as it fights: one quality lower in a fleet strained by forced rowing, which is -1 to Crew Tests (CP-7.1,
/// SA-2.11.1). A green crew cannot get worse.
[[nodiscard]] CrewQuality crewInBattle(const ShipRecord& ship, const FleetRecord& fleet);

/// What a battle leaves of a ship: weary oars are no lost ones.
[[nodiscard]] Condition conditionAfterBattle(Condition left, const ShipRecord& before,
                                             const FleetRecord& fleet);

} // namespace navarch
