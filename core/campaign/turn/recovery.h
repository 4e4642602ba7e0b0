// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// What a week mends by itself (CP-6.3, CP-7.2): wounded commanders, weary oarsmen, and those who take the places of the dead.
void recover(Deed& deed);

} // namespace navarch
