// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/fields.h"

namespace navarch {

/// Where on the lanes something is (CP-7.1): so many nautical miles out from one place towards another. At a place itself
/// there is no `to` and no miles; nowhere on the lanes (in a port, or unknown) there is neither.
struct PlaceAtSea {
    std::string from; ///< of the gazetteer
    std::string to;
    int miles = 0;

    [[nodiscard]] bool isNone() const { return from.empty(); }
    friend bool operator==(const PlaceAtSea&, const PlaceAtSea&) = default;
};

template <class Self, class Visitor>
void visitPlaceAtSea(Self& place, Visitor& visit)
{
    visit("lane_from", place.from, optionalNameText);
    visit("lane_to", place.to, optionalNameText);
    visit("lane_miles", place.miles, Bounds{0, 2000});
}

class PortGazetteer;
class SeaLanes;
struct Position;

/// The point on the globe. `place` must be one the gazetteer and the lanes know.
[[nodiscard]] Position positionOf(const PlaceAtSea& place, const SeaLanes& lanes,
                                  const PortGazetteer& gazetteer);

/// Whether gazetteer and lanes know such a place, and its miles lie on the lane.
[[nodiscard]] bool isKnown(const PlaceAtSea& place, const SeaLanes& lanes, const PortGazetteer& gazetteer);

/// In words: "off Aegina", "between Aegina and Melos, 20 miles out".
[[nodiscard]] std::string textOf(const PlaceAtSea& place, const PortGazetteer& gazetteer);

} // namespace navarch
