// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

/// A day's weather for every fleet that has been at sea (CP-7.4): a d100, of which the highest faces are a gale, as many as
/// the month has, and a natural 100 a storm. In either the fleet is tested ship by ship.
void weatherDay(Week& week);

/// The fleet meets a gale or a storm: ships are damaged and lost, with the commanders aboard. A harbour in reach for the night
/// (CP-7.2) is shelter [house].
void testInStorm(Week& week, SailingFleet& fleet, Wind wind);

} // namespace navarch
