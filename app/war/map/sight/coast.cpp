// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/sight/coast.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>

#include "app/base/chart/chart_places.h"
#include "core/campaign/settings/chart_in_force.h"
#include "core/data/coasts.h"

namespace navarch {
namespace {

Polyline lineOf(const std::vector<Position>& points)
{
    Polyline line;
    line.points.reserve(points.size());
    for (const Position at : points) {
        const QPointF degrees = degreesAt(at);
        line.points.push_back({degrees.x(), degrees.y()});
    }
    return line;
}

/// With the box around its shore.
Land landOf(const Ring& ring)
{
    Land land;
    land.shore = lineOf(ring);
    land.shore.closed = true;
    double west = 180, east = -180, south = 90, north = -90;
    for (const Point& at : land.shore.points) {
        west = std::min(west, at.x);
        east = std::max(east, at.x);
        south = std::min(south, at.y);
        north = std::max(north, at.y);
    }
    land.box = QRectF(QPointF(west, south), QPointF(east, north));
    return land;
}

class Mediterranean : public DrawnCoast {
public:
    const std::vector<Land>& landsAt(double scale) const override
    {
        // A level is left when its straight pieces become longer than two pixels.
        if (scale < 150)
            return lands(CoastLevel::Coarse);
        return lands(scale < 600 ? CoastLevel::Middle : CoastLevel::Fine);
    }

    const std::vector<Polyline>& rivers() const override
    {
        if (!m_rivers) {
            m_rivers.emplace();
            for (const std::vector<Position>& river : builtInRivers())
                m_rivers->push_back(lineOf(river));
        }
        return *m_rivers;
    }

    bool isMediterranean() const override { return true; }

    QRectF sheet() const override
    {
        if (m_sheet.isNull())
            for (const Land& land : lands(CoastLevel::Coarse))
                m_sheet |= land.box;
        return m_sheet;
    }

private:
    [[nodiscard]] const std::vector<Land>& lands(CoastLevel level) const
    {
        std::optional<std::vector<Land>>& lands = m_levels.at(static_cast<std::size_t>(level));
        if (!lands) {
            lands.emplace();
            for (const Ring& ring : builtInLand(level))
                lands->push_back(landOf(ring));
        }
        return *lands;
    }

    mutable std::array<std::optional<std::vector<Land>>, 3> m_levels;
    mutable std::optional<std::vector<Polyline>> m_rivers;
    mutable QRectF m_sheet;
};

/// One that came with a campaign has the one level that it has.
class OwnCoast : public DrawnCoast {
public:
    explicit OwnCoast(const Chart& chart)
        : m_sheet(QRectF(degreesAt(chart.sheet.southWest), degreesAt(chart.sheet.northEast)))
    {
        for (const LandPolygon& polygon : chart.coast.polygons)
            for (std::size_t ring = 0; ring < polygon.rings.size(); ++ring) {
                m_lands.push_back(landOf(polygon.rings[ring]));
                m_lands.back().isLake = ring > 0;
            }
    }

    const std::vector<Land>& landsAt(double) const override { return m_lands; }
    const std::vector<Polyline>& rivers() const override { return m_rivers; }
    bool isMediterranean() const override { return false; }
    QRectF sheet() const override { return m_sheet; }

private:
    std::vector<Land> m_lands;
    std::vector<Polyline> m_rivers;
    QRectF m_sheet;
};

} // namespace

const DrawnCoast& builtInDrawnCoast()
{
    static const Mediterranean coast;
    return coast;
}

const DrawnCoast& drawnCoastOf(const Campaign* campaign)
{
    const Chart* chart = campaign ? chartOf(*campaign) : nullptr;
    if (!chart)
        return builtInDrawnCoast();
    static std::map<const Chart*, std::unique_ptr<OwnCoast>> coasts; // charts are kept as long
    std::unique_ptr<OwnCoast>& coast = coasts[chart];
    if (!coast)
        coast = std::make_unique<OwnCoast>(*chart);
    return *coast;
}

} // namespace navarch
