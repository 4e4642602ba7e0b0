// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/gate/deed.h"

namespace navarch {

/// The week, a day at a time (CP-7): fleets follow their orders, nights and storms take their toll, ports are blockaded, and
/// hostile fleets meet. Whoever has met stops there; what is to be fought is a contact that waits.
void sailWeek(Deed& deed);

} // namespace navarch
