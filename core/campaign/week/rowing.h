// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

/// A day's rowing of every fleet (CP-7.1, CP-7.3): those on a voyage make their stage, patrols row to and fro on their lane,
/// escorts keep with their fleet or make for it. Who arrives lies in the port, or stands off it.
void rowDay(Week& week);

/// A fleet that slips away from an enemy makes a day's stage (CP-7.5): on along its course, or to its nearest refuge,
/// whichever takes it farther from him.
void slipAway(Week& week, SailingFleet& fleet, Position enemy);

/// The order is done: what it says next week is to lie where the fleet is.
void finishOrder(SailingFleet& fleet);

/// Sends a fleet to its nearest refuge: its order is to go there.
void turnForHome(Week& week, SailingFleet& fleet);

} // namespace navarch
