// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/campaign/deed/draft.h"
#include "core/sea/lanes.h"

namespace navarch {

/// Nautical miles that a fleet makes in a day under oar (CP-7.1): plainly, or forced.
inline constexpr int milesADay = 30;
inline constexpr int forcedMilesADay = 60;
/// Within so many miles fleets sight each other, and a port is near enough to sleep in (CP-7.2, CP-7.5).
inline constexpr int milesOfSight = 15;
/// The same in hundred-thousandths of a degree of latitude, and a little more: who is farther apart north and south needs
/// no reckoning.
inline constexpr int latitudeOfSight = milesOfSight * 100'000 / 60 + 10;

/// Where a fleet is on the lanes, and the places still before it, in order. It is always on a lane or at a place.
struct Course {
    PlaceAtSea at;
    std::vector<std::string> ahead;

    [[nodiscard]] bool isDone() const { return ahead.empty(); }
    /// The place it is at, empty on the way between two.
    [[nodiscard]] const std::string& place() const;
};

/// A place at sea right at a place of the gazetteer.
[[nodiscard]] inline PlaceAtSea offPlace(const std::string& place)
{
    return {place, {}, 0};
}

/// The place of a fleet on the lanes, wherever it lies: off its port when it is in one. None when its port is on no lane
/// or it is nowhere.
[[nodiscard]] PlaceAtSea placeOf(const Draft& draft, const FleetRecord& fleet, const SeaLanes& lanes);

/// `places` as they can be rowed from `at`: what leads to the first of them comes before it, and a place it is at already
/// is left out. The first lane may be the one it is on, either way. Empty when no lane leads there.
[[nodiscard]] std::vector<std::string> joined(const PlaceAtSea& at, std::vector<std::string> places,
                                              const SeaLanes& lanes);

/// Rows up to `miles` towards the next place and not beyond it. Returns the miles made; the place is off `ahead` when it
/// is reached. The course must lead somewhere.
int rowOn(Course& course, int miles, const SeaLanes& lanes);

/// The miles from `at` to every place that lanes lead to, by the shortest way.
[[nodiscard]] std::map<std::string, int> milesFrom(const PlaceAtSea& at, const SeaLanes& lanes);

/// A route as an order keeps it: places separated by blanks.
[[nodiscard]] std::vector<std::string> placesOf(const std::string& route);
[[nodiscard]] std::string routeOf(const std::vector<std::string>& places);

} // namespace navarch
