// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/escorting.h"

#include <algorithm>

#include "core/campaign/sea/night.h"

namespace navarch {

namespace {

/// The same place, counted from `from`; as it is when it lies on no lane from there.
PlaceAtSea seenFrom(const PlaceAtSea& place, const std::string& from, const SeaLanes& lanes)
{
    if (place.to.empty() || place.from == from || place.to != from)
        return place;
    return {place.to, place.from, lanes.between(place.from, place.to)->miles - place.miles};
}

/// Along one lane towards a point of it; `way` gets where that ends.
int rowTowards(Course& course, const std::string& end, int miles, const SeaLanes& lanes,
               std::vector<PlaceAtSea>& way)
{
    course.ahead = {end};
    const int made = miles > 0 ? rowOn(course, miles, lanes) : 0;
    course.ahead.clear();
    way.push_back(course.at);
    return made;
}

/// Up to `miles` towards the leader by the shortest way; the miles made. `way` gets the places passed.
int makeFor(Course& course, const PlaceAtSea& goal, int miles, const SeaLanes& lanes,
            std::vector<PlaceAtSea>& way)
{
    const PlaceAtSea there = seenFrom(goal, course.at.from, lanes);
    const bool isOnLane = !there.to.empty() && there.from == course.at.from
                          && (course.at.to.empty() || course.at.to == there.to);
    if (isOnLane) {
        const int apart = there.miles - course.at.miles;
        return rowTowards(course, apart > 0 ? there.to : there.from, std::min(miles, std::abs(apart)), lanes,
                          way);
    }
    const std::map<std::string, int> away = milesFrom(course.at, lanes);
    std::string end = goal.from;
    int rest = goal.miles;
    if (!goal.to.empty()) {
        const PlaceAtSea other = seenFrom(goal, goal.to, lanes);
        const auto byFrom = away.find(goal.from);
        const auto byTo = away.find(goal.to);
        if (byFrom == away.end() || byTo == away.end())
            return 0;
        if (byTo->second + other.miles < byFrom->second + goal.miles) {
            end = goal.to;
            rest = other.miles;
        }
    }
    int made = 0;
    course.ahead = joined(course.at, {end}, lanes);
    while (!course.isDone() && made < miles) {
        made += rowOn(course, miles - made, lanes);
        way.push_back(course.at);
    }
    const bool isThere = course.isDone() && course.place() == end;
    course.ahead.clear();
    if (isThere && !goal.to.empty())
        made += rowTowards(course, end == goal.from ? goal.to : goal.from, std::min(miles - made, rest),
                           lanes, way);
    return made;
}

} // namespace

bool isSamePlace(const PlaceAtSea& a, const PlaceAtSea& b, const SeaLanes& lanes)
{
    if (a == b)
        return true;
    if (a.isNone() || b.isNone())
        return false;
    const Course first{a, {}};
    const Course second{b, {}};
    if (!first.place().empty() || !second.place().empty())
        return first.place() == second.place();
    return a.from == b.to && a.to == b.from && seenFrom(b, a.from, lanes) == a;
}

void keepWith(Week& week, SailingFleet& escort, const SailingFleet& leader)
{
    if (leader.course.at.isNone())
        return;
    const bool goesAlong = isSamePlace(escort.dawn, leader.dawn, week.lanes());
    if (goesAlong) {
        escort.rowed = leader.rowed;
        escort.course.at = leader.course.at;
        escort.way = leader.way;
    } else {
        escort.rowed = makeFor(escort.course, leader.course.at, milesADay, week.lanes(), escort.way);
    }
    if (escort.rowed == 0 && escort.isInPort() && leader.isInPort())
        return;
    if (!isSamePlace(escort.course.at, leader.course.at, week.lanes())) {
        week.putAt(escort, escort.course.at);
        return;
    }
    week.putAt(escort, leader.course.at);
    if (leader.isInPort()) {
        escort.now.port = leader.now.port;
        escort.now.at = {};
    }
}

} // namespace navarch
