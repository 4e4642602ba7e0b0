// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/sea/course.h"

#include <algorithm>

namespace navarch {

namespace {

/// Miles from `at` to an end of its lane, or 0 at a place itself.
std::vector<std::pair<std::string, int>> endsOf(const PlaceAtSea& at, const SeaLanes& lanes)
{
    if (at.to.empty())
        return {{at.from, 0}};
    const Lane* lane = lanes.between(at.from, at.to);
    return {{at.from, at.miles}, {at.to, (lane ? lane->miles : at.miles) - at.miles}};
}

} // namespace

const std::string& Course::place() const
{
    static const std::string nowhere;
    return at.to.empty() || at.miles == 0 ? at.from : nowhere;
}

PlaceAtSea placeOf(const Draft& draft, const FleetRecord& fleet, const SeaLanes& lanes)
{
    const PortRecord* port = draft.find(fleet.port);
    if (!port)
        return fleet.at;
    return lanes.knows(port->place) ? offPlace(port->place) : PlaceAtSea{};
}

std::vector<std::string> joined(const PlaceAtSea& at, std::vector<std::string> places, const SeaLanes& lanes)
{
    if (at.isNone() || places.empty())
        return {};
    const auto ends = endsOf(at, lanes);
    const bool isAtPlace = ends.size() == 1 || at.miles == 0;
    if (isAtPlace && places.front() == at.from)
        places.erase(places.begin());
    if (places.empty())
        return {};
    const std::string& first = places.front();
    if (isAtPlace ? lanes.between(at.from, first) != nullptr : first == at.from || first == at.to)
        return places;
    std::vector<std::string> best;
    int bestMiles = -1;
    for (const auto& [end, miles] : ends) {
        std::vector<std::string> way = lanes.route(end, first);
        if (way.empty())
            continue;
        const int all = miles + lanes.milesOf(way);
        if (bestMiles >= 0 && all >= bestMiles)
            continue;
        bestMiles = all;
        if (isAtPlace)
            way.erase(way.begin());
        best = std::move(way);
    }
    if (bestMiles < 0)
        return {};
    best.insert(best.end(), places.begin() + 1, places.end());
    return best;
}

int rowOn(Course& course, int miles, const SeaLanes& lanes)
{
    PlaceAtSea& at = course.at;
    const std::string next = course.ahead.front();
    if (at.to.empty() || (at.miles == 0 && at.to != next))
        at = {at.from, next, 0};
    else if (at.from == next)
        at = {at.to, at.from, lanes.between(at.from, at.to)->miles - at.miles};
    const int left = lanes.between(at.from, at.to)->miles - at.miles;
    if (miles < left) {
        at.miles += miles;
        return miles;
    }
    at = offPlace(next);
    course.ahead.erase(course.ahead.begin());
    return left;
}

std::map<std::string, int> milesFrom(const PlaceAtSea& at, const SeaLanes& lanes)
{
    return at.isNone() ? std::map<std::string, int>() : lanes.milesFrom(endsOf(at, lanes));
}

std::vector<std::string> placesOf(const std::string& route)
{
    std::vector<std::string> places;
    std::size_t begin = 0;
    while (begin < route.size()) {
        const std::size_t end = std::min(route.find(' ', begin), route.size());
        if (end > begin)
            places.push_back(route.substr(begin, end - begin));
        begin = end + 1;
    }
    return places;
}

std::string routeOf(const std::vector<std::string>& places)
{
    std::string route;
    for (const std::string& place : places)
        route += (route.empty() ? "" : " ") + place;
    return route;
}

} // namespace navarch
