// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/records/head.h"

namespace navarch {

/// The turn as people count it, from 1; records, files and actions count from 0. Whoever tells a person asks here.
[[nodiscard]] constexpr int countedTurn(int turn)
{
    return turn + 1;
}
[[nodiscard]] inline int countedTurn(const HeadRecord& head)
{
    return countedTurn(head.turn);
}

} // namespace navarch
