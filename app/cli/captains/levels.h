// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/base/commands.h"
#include "core/battle/captains/contest.h"

namespace navarch {

/// The levels that may be named.
[[nodiscard]] std::vector<std::string> levelNames();

/// The briefs at `paths` ready to be fought, or how the command ends, after its complaint.
[[nodiscard]] ExitCode openContests(const RuleSets& rules, const std::vector<std::string>& paths,
                                    Console& console, std::vector<std::shared_ptr<const Contest>>& contests);

} // namespace navarch
