// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/shown_choice.h"
#include "app/workshop/wars/war_plan.h"

namespace navarch {

/// What a port of the chart is called.
[[nodiscard]] QString portName(const WarReading& reading, const std::string& place);

/// Whose a port of the plan is, by the side's place in it: its owner's, or whose home it is; -1: nobody's.
[[nodiscard]] int ownerOf(const CampaignPlan& plan, const PlannedPort& port);

/// The ports that take part, by name; of those that a side's fleets may lie in, or all with `side` -1.
[[nodiscard]] QList<ShownChoice> harboursOf(const WarReading& reading, int side);

} // namespace navarch
