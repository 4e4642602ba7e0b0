// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/founding/plan.h"

namespace navarch {

/// A scenario as commands name it: the id of a built-in one, a file, or - for standard input. A word without a point or a
/// slash is an id. `option` is what it was given with, for messages.
[[nodiscard]] Result<CampaignPlan> scenarioNamed(const std::string& fileOrId, const std::string& option,
                                                 int scale = usualFleetScale);

} // namespace navarch
