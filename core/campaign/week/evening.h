// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/week/week.h"

namespace navarch {

/// The end of a day: what forced rowing did to a fleet (CP-7.1), its night (CP-7.2), its rest, and what its upkeep is
/// reckoned by (CP-4.2).
void endDay(Week& week);

} // namespace navarch
