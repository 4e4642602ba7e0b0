// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "core/chart/chart.h"
#include "core/sea/length.h"

namespace navarch {

class SeaWays;
class Waters;

/// How far computing lanes has come.
struct LaneProgress {
    enum class Part { Sight, Ways, Choice }; ///< in the order in which they are done
    Part part = Part::Sight;
    std::size_t done = 0;
    std::size_t all =
        0; ///< capes and ports to look out from, ports to go out from, pairs of ports to choose of
};

/// How lanes are looked for.
struct LaneRules {
    /// A lane is left out when going by way of other ports is longer by no more than so many hundredths.
    int roundaboutPercent = 10;
    /// How far inland a port may lie, in hundredths of miles; its ships lie at the nearest shore then.
    int reach = 200;
    int threads = 2;
    /// Told very often, in the thread that asked; may be empty.
    std::function<void(const LaneProgress&)> progress;
};

/// The most lanes that are computed. A sea of a thousand ports needs 4,000.
inline constexpr std::size_t mostChartLanes = 20'000;

/// Where the ships of each port lie, as points of the mesh. What is wrong with a port - inland, or on the spot of another - is
/// an error among the findings, and that no land is near it a warning.
[[nodiscard]] std::vector<int> roadsteadsOf(const Chart& chart, Waters& waters, const LaneRules& rules,
                                            Findings& findings);

/// Land beyond the bounds of the chart, an error.
void findLandOffTheSheet(const Chart& chart, Findings& findings);

/// A decision about the lane to a port that is not on the chart, a warning.
[[nodiscard]] Finding chosenWithoutPort(const ChosenLane& lane, const std::string& missing);

/// A length in nautical miles, at least one.
[[nodiscard]] int milesOf(std::int64_t length);
/// The length of a drawn way.
[[nodiscard]] std::int64_t lengthOf(const std::vector<Position>& path);

/// Computes the chart's lanes from its coast, its ports, its sheet and its straits, in place of those it has: between ports
/// the shortest way over water, along which legs are straight on the chart. Of two pairs of ports the nearer one is looked at
/// first, and becomes a lane unless the lanes so far lead there nearly as shortly. So no two ports are farther apart along
/// lanes than `roundaboutPercent` beyond the shortest way, but for lanes that the chart forbids. Those it forces are lanes
/// whatever else leads there; where no way does, that is a warning.
///
/// Errors among the findings: there are no lanes then. Such are, of work without end, a coast with too much in sight of each
/// other (SeaWays::isGivenUp()) and more than mostChartLanes lanes. The coast must be tidy.
[[nodiscard]] Findings computeLanes(Chart& chart, const LaneRules& rules = {});

} // namespace navarch
