// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/campaign.h"

namespace navarch::test {

/// The campaign with everything else that `viewer` may not know (CP-2.3): other sides' money and debts, fleets where it has
/// not seen them, their ships, squadrons and people, orders, contracts, yards, walls and men of ports that are not its own,
/// what others saw and were told, battles it had no part in. Rows are altered, taken away and added.
[[nodiscard]] Campaign otherwiseBehind(const Campaign& campaign, SideId viewer);

} // namespace navarch::test
