// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// Refuses what the draft would leave unsound, as flawsOf() and chartProblems() find it: a reference to nothing, a number
/// used twice, sums that are none. What was wrong before the deed is not its fault. Documents of battles and the chart, which
/// no field sets, are not read again.
void refuseUnsound(Deed& deed);

} // namespace navarch
