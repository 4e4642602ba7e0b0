// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <string>
#include <vector>

#include "core/sea/lanes.h"
#include "core/sea/place_at_sea.h"

namespace navarch {

struct SightedPort;

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

/// From harbour to harbour: lanes begin and end off their ports. Null: there is no port at that end.
void joinHarbours(std::vector<QPointF>& line, const SightedPort* from, const SightedPort* to);

} // namespace navarch
