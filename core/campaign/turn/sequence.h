// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// Carries the turn on from where it stands (CP-1.3). Nothing may wait (core/campaign/turn/waiting_list.h).
void advance(Deed& deed);

} // namespace navarch
