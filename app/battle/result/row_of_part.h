// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/battle/battle_player.h"
#include "app/battle/result/entered_result.h"
#include "app/battle/result/result_rows.h"

namespace navarch {

/// What a row says of one part of a result; it is not selected. `players`: whose colours and emblems captors have.
[[nodiscard]] ResultRow rowOf(const EnteredResult& result, OutcomePart part,
                              const std::vector<BattlePlayer>& players);

} // namespace navarch
