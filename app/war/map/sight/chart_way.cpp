// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/sight/chart_way.h"

#include <algorithm>

#include "app/base/chart/chart_places.h"
#include "app/war/map/sight/chart_sight.h"

namespace navarch {
namespace {

constexpr int fineStep = 2; // miles between the points of part of a lane

void addPart(std::vector<QPointF>& line, const SeaLanes& lanes, const std::string& from,
             const std::string& to, int fromMiles)
{
    const Lane* lane = lanes.between(from, to);
    for (int miles = fromMiles; miles < lane->miles; miles += fineStep)
        line.push_back(degreesAt(lanes.positionOn(from, to, miles)));
    line.push_back(degreesAt(lanes.positionOn(from, to, lane->miles)));
}

} // namespace

void joinHarbours(std::vector<QPointF>& line, const SightedPort* from, const SightedPort* to)
{
    if (line.empty())
        return;
    if (from && line.front() != from->at)
        line.insert(line.begin(), from->at);
    if (to && line.back() != to->at)
        line.push_back(to->at);
}

std::vector<QPointF> lineThrough(const PlaceAtSea& start, const std::vector<std::string>& places,
                                 const SeaLanes& lanes)
{
    std::vector<QPointF> line;
    if (places.empty())
        return line;
    std::size_t next = 0;
    if (const Lane* lane = start.to.empty() ? nullptr : lanes.between(start.from, start.to)) {
        if (places.front() == start.to)
            addPart(line, lanes, start.from, start.to, start.miles);
        else if (places.front() == start.from)
            addPart(line, lanes, start.to, start.from, std::max(0, lane->miles - start.miles));
    } else if (!start.isNone() && start.from != places.front()) {
        if (lanes.between(start.from, places.front()))
            addPart(line, lanes, start.from, places.front(), 0);
    }
    for (; next + 1 < places.size(); ++next) {
        const Lane* lane = lanes.between(places[next], places[next + 1]);
        if (!lane)
            break;
        const bool listedSo = lane->from == places[next];
        std::vector<Position> path = lane->path;
        if (!listedSo)
            std::reverse(path.begin(), path.end());
        for (const Position& point : path)
            line.push_back(degreesAt(point));
    }
    return line;
}

} // namespace navarch
