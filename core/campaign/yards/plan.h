// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/campaign/deed/draft.h"
#include "core/data/figures.h"
#include "core/ships/fleet.h"

namespace navarch {

/// What is being built, or what a ship is being made into: {"ship": {...}, "waive": ["ram-period"], "reason": "..."}, where
/// a refit's ship has its class, crew and new fit, and no name or condition of its own.
struct YardPlan {
    FleetShip ship;
    std::vector<std::string> waived;
    std::string reason;
};

/// Compact JSON, as YardWorkRecord::plan keeps it.
[[nodiscard]] std::string planText(const YardPlan& plan);

/// Reads it; what cannot be read are problems, which name the work.
[[nodiscard]] Result<YardPlan> planOf(const YardWorkRecord& work, const Figures& figures);

} // namespace navarch
