// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/gate/deed.h"

namespace navarch {

/// The campaign captains (CP-11): every side without a player gives its orders, knowing what that side knows (CP-2.3).
void orderMachineSides(Deed& deed);

} // namespace navarch
