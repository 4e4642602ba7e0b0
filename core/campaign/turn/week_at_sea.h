// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

struct WeekLog;

/// The week, a day at a time (CP-7): fleets follow their orders, nights and storms take their toll, ports are blockaded, and
/// hostile fleets meet. Whoever has met stops there; what is to be fought is a contact that waits. `log` gets how it went,
/// day by day; null: nobody watches.
void sailWeek(Deed& deed, WeekLog* log = nullptr);

} // namespace navarch
