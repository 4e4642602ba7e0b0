// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart_lanes.h"

namespace navarch {

/// What is wrong with a chart that somebody made or changed, each with the port, lane or place it is about.
///
/// Errors: shores that cross or leap over the antimeridian, land or ports off the sheet, ports inland or on one spot, lanes that
/// lead over land, whose ends are no ports of it or not where the port's ships lie, or whose length is not
/// that of their path (by more than a mile and a twentieth). Warnings: ports no lane leads to, ports out at sea, no land, lanes
/// that are forbidden and there, or forced and not there.
/// Notes: lanes longer than the shortest way by more than a twentieth.
[[nodiscard]] Findings checkChart(Chart chart, const LaneRules& rules = {});

} // namespace navarch
