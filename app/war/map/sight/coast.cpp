// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/sight/coast.h"

#include <algorithm>
#include <map>

#include "app/base/chart/chart_places.h"
#include "core/base/json.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/data/embedded.h"

namespace navarch {
namespace {

/// With the box around its shore.
Land landOf(std::vector<Point> shore)
{
    Land land;
    land.shore.closed = true;
    double west = 180, east = -180, south = 90, north = -90;
    for (const Point& at : shore) {
        west = std::min(west, at.x);
        east = std::max(east, at.x);
        south = std::min(south, at.y);
        north = std::max(north, at.y);
    }
    land.shore.points = std::move(shore);
    land.box = QRectF(QPointF(west, south), QPointF(east, north));
    return land;
}

DrawnCoast readCoast()
{
    DrawnCoast coast;
    const auto text = embeddedFile("coast.json");
    const Json json = text ? Json::parse(*text, nullptr, false) : Json();
    if (!json.is_object() || !json.contains("polygons"))
        return coast;
    for (const Json& ring : json["polygons"]) {
        std::vector<Point> shore;
        for (const Json& point : ring)
            shore.push_back({point[0].get<double>(), point[1].get<double>()});
        coast.lands.push_back(landOf(std::move(shore)));
        coast.sheet |= coast.lands.back().box;
    }
    return coast;
}

DrawnCoast drawn(const Chart& chart)
{
    DrawnCoast coast;
    for (const LandPolygon& polygon : chart.coast.polygons)
        for (std::size_t ring = 0; ring < polygon.rings.size(); ++ring) {
            std::vector<Point> shore;
            for (const Position at : polygon.rings[ring]) {
                const QPointF degrees = degreesAt(at);
                shore.push_back({degrees.x(), degrees.y()});
            }
            coast.lands.push_back(landOf(std::move(shore)));
            coast.lands.back().isLake = ring > 0;
        }
    coast.sheet = QRectF(degreesAt(chart.sheet.southWest), degreesAt(chart.sheet.northEast));
    return coast;
}

} // namespace

const DrawnCoast& builtInDrawnCoast()
{
    static const DrawnCoast coast = readCoast();
    return coast;
}

const DrawnCoast& drawnCoastOf(const Campaign* campaign)
{
    const Chart* chart = campaign ? chartOf(*campaign) : nullptr;
    if (!chart)
        return builtInDrawnCoast();
    static std::map<const Chart*, DrawnCoast> coasts; // charts are kept as long
    const auto found = coasts.find(chart);
    return found != coasts.end() ? found->second : coasts.emplace(chart, drawn(*chart)).first->second;
}

} // namespace navarch
