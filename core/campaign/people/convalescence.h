// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// A week of the wounded and of those who follow the dead (CP-6.3). The wounded come back when their weeks are over; for a
/// dead commander, when his are, another comes for nothing, whose quality is rolled (SA-15.12). [house] He takes the first
/// vacant command of that kind of his side, or waits at home. Weeks count from the one after the battle.
void healCommanders(Deed& deed);

} // namespace navarch
