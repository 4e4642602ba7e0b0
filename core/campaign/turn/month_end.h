// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/deed.h"

namespace navarch {

/// The end of a month (CP-4, CP-6.1, CP-9.2): income, loans, upkeep, allies' pay, desertion, training.
void closeMonth(Deed& deed);

} // namespace navarch
