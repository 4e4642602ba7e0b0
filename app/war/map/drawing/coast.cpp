// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/coast.h"

#include <algorithm>

#include "core/base/json.h"
#include "core/data/embedded.h"

namespace navarch {
namespace {

std::vector<Land> readCoast()
{
    std::vector<Land> lands;
    const auto text = embeddedFile("coast.json");
    const Json json = text ? Json::parse(*text, nullptr, false) : Json();
    if (!json.is_object() || !json.contains("polygons"))
        return lands;
    for (const Json& ring : json["polygons"]) {
        Land land;
        land.shore.closed = true;
        double west = 180, east = -180, south = 90, north = -90;
        for (const Json& point : ring) {
            const Point at{point[0].get<double>(), point[1].get<double>()};
            west = std::min(west, at.x);
            east = std::max(east, at.x);
            south = std::min(south, at.y);
            north = std::max(north, at.y);
            land.shore.points.push_back(at);
        }
        land.box = QRectF(QPointF(west, south), QPointF(east, north));
        lands.push_back(std::move(land));
    }
    return lands;
}

} // namespace

const std::vector<Land>& coast()
{
    static const std::vector<Land> lands = readCoast();
    return lands;
}

const QRectF& chartSheet()
{
    static const QRectF sheet = [] {
        QRectF all;
        for (const Land& land : coast())
            all |= land.box;
        return all;
    }();
    return sheet;
}

} // namespace navarch
