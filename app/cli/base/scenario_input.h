// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/campaign/founding/plan.h"

namespace navarch {

/// The id of the built-in scenario that `text` means (meantBy()); where it means none, a problem of `option` that says which may
/// have been meant and which there are.
[[nodiscard]] Result<std::string> scenarioIdNamed(const std::string& text, const std::string& option);

/// A scenario as commands name it: the id of a built-in one, a file, or - for standard input. A word without a point or a
/// slash is an id. `option` is what it was given with, for messages.
[[nodiscard]] Result<CampaignPlan> scenarioNamed(const std::string& fileOrId, const std::string& option,
                                                 int scale = usualFleetScale);

} // namespace navarch
