// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/options.h"
#include "core/chart/chart_lanes.h"

namespace navarch {

/// --inland of the commands that look where a chart's ports lie; `rules` live as long as the command.
inline void addInland(CLI::App& command, LaneRules& rules)
{
    addWholeNumber(
        command, "--inland", Bounds{0, 60},
        [&rules](std::int64_t miles) { rules.reach = static_cast<int>(miles) * 100; },
        "how many miles from the sea a port may lie; its ships lie at the nearest shore; 2 when left out");
}

} // namespace navarch
