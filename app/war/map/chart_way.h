// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <string>
#include <vector>

#include "core/sea/lanes.h"
#include "core/sea/place_at_sea.h"

namespace navarch {

/// A way along the lanes as it is drawn, in degrees.
struct ChartWay {
    std::vector<QPointF> line;
    std::vector<QPointF> nights; ///< where each day but the last ends

    friend bool operator==(const ChartWay&, const ChartWay&) = default;
};

/// The line from a place on a lane (none: from the first place) through those places. Places without a lane between them
/// end it.
[[nodiscard]] std::vector<QPointF> lineThrough(const PlaceAtSea& start,
                                               const std::vector<std::string>& places, const SeaLanes& lanes);

} // namespace navarch
