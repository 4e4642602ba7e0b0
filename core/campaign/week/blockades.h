// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

/// Who blockades each port at a day's end: a side whose fleet, with a ship that can fight, stands off it under orders to.
/// Whoever has blockaded it goes on; of several new ones the dice choose. Ports are marked and the sides concerned told.
void reviewBlockades(Week& week);

/// At the week's end: a week counts as blockaded (CP-4.1) when the port was so on four days of it or more.
void countBlockadedWeeks(Week& week);

/// Lifts the blockades that nobody keeps up any more, as after a battle that sent the blockaders home.
void liftAbandonedBlockades(Deed& deed);

} // namespace navarch
