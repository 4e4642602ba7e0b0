// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "core/battle/captains/contest.h"
#include "core/battle/match/registry.h"

namespace navarch {

/// A battle made ready for captains of two levels; refused besides what RuleSets::simulator() refuses: other than two sides.
[[nodiscard]] Result<std::shared_ptr<const Contest>>
contestOf(const RuleSets& rules, const BattleBrief& brief, const Figures& figures);

} // namespace navarch
