// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

// What is written down of a week while it is sailed; nothing when nobody watches it.

/// The last entry of the chronicle, which was told just now, was at that place and is about those fleets.
void noteTold(Week& week, const PlaceAtSea& at, FleetId fleet, FleetId other = {});
/// A side sees a fleet.
void noteGlimpse(Week& week, SideId who, const SailingFleet& seen);
/// The day is over: how every fleet passed it, and what was told since the records' next number was `firstNumber`.
void noteDay(Week& week, std::int64_t firstNumber);

} // namespace navarch
