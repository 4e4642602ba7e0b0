// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_ground.h"

#include <QPainter>
#include <QPolygonF>

#include "app/base/chart/chart_lines.h"
#include "app/base/chart/chart_places.h"
#include "app/base/drawing/inks.h"
#include "app/base/drawing/painter_density.h"
#include "app/war/map/drawing/chart_ways_paint.h"
#include "app/war/map/sight/coast.h"

namespace navarch {
namespace {

constexpr double finest = 1.2; // pixels between points of a shore that one can tell apart

/// Where the sheet of the chart lies, less its edge.
QRectF sheetIn(const ChartScene& scene, const ChartCamera& camera)
{
    return camera.toScreen(scene.chart.coast().sheet).adjusted(1, 1, -1, -1);
}

void paintLanes(QPainter& painter, const ChartScene& scene, const ChartCamera& camera)
{
    // Whole lines: dashes of a lane that runs far out of sight would cost more than all the rest.
    painter.setPen(QPen(mixed(scene.look.colour("sea"), scene.look.colour("ink"), 0.13), 1.2));
    painter.setBrush(Qt::NoBrush);
    const QRectF seen = painter.clipBoundingRect().adjusted(-4, -4, 4, 4);
    for (const Lane& lane : scene.chart.figures().lanes.all()) {
        QPolygonF line;
        for (const Position& point : lane.path)
            line << camera.toScreen(degreesAt(point));
        if (line.boundingRect().adjusted(-2, -2, 2, 2).intersects(seen))
            painter.drawPolyline(line);
    }
}

} // namespace

void ChartGround::clear()
{
    m_land.clear();
    m_ground = {};
}

void ChartGround::renderLand(const ChartScene& scene, double pixels)
{
    m_ground = {};
    m_coast = &scene.chart.coast();
    m_land.begin(scene.camera, scene.size, pixels,
                 mixed(scene.look.colour("card"), scene.look.colour("land"), 0.4));
    const ChartCamera& camera = m_land.camera();
    QPainter ground(&m_land.image());
    ground.setClipRect(sheetIn(scene, camera));
    ground.fillRect(QRectF(QPointF(), m_land.size()), scene.look.colour("sea"));
    ground.setRenderHint(QPainter::Antialiasing);
    const QRectF seen = camera.seen(m_land.size());
    struct Shape {
        QPolygonF shore;
        bool isLake;
    };
    std::vector<Shape> lands;
    for (const Land& land : scene.chart.coast().lands) {
        if (!land.box.intersects(seen))
            continue;
        QPolygonF shore = thinned(land.shore.points, camera, finest,
                                  [](const Point& point) { return QPointF(point.x, point.y); });
        if (shore.size() > 2)
            lands.push_back({std::move(shore), land.isLake});
    }
    // Shallows first, so that no land lies under its neighbour's rim.
    ground.setBrush(Qt::NoBrush);
    ground.setPen(QPen(mixed(scene.look.colour("sea"), scene.look.colour("card"), 0.25), 9, Qt::SolidLine,
                       Qt::FlatCap, Qt::BevelJoin));
    for (const Shape& land : lands)
        if (!land.isLake)
            ground.drawPolygon(land.shore);
    ground.setPen(QPen(scene.look.colour("shore"), 1));
    for (const Shape& land : lands) {
        ground.setBrush(scene.look.colour(land.isLake ? "sea" : "land"));
        ground.drawPolygon(land.shore);
    }
    paintLanes(ground, scene, camera);
}

/// Ways change with the orders, not with the camera: hundreds of dashed lines a frame would be too many.
void ChartGround::renderWays(const ChartScene& scene)
{
    m_ground = m_land.image();
    if (scene.sight().orders.empty())
        return;
    QPainter ground(&m_ground);
    ground.setClipRect(sheetIn(scene, m_land.camera()));
    ground.setRenderHint(QPainter::Antialiasing);
    for (const SightedOrder& order : scene.sight().orders)
        paintWay(ground, scene, m_land.camera(), order, false);
}

void ChartGround::paint(QPainter& painter, const ChartScene& scene, bool isZooming)
{
    const double pixels = densityOf(painter);
    if (m_coast != &scene.chart.coast() || !m_land.covers(scene.camera, scene.size, pixels, isZooming))
        renderLand(scene, pixels);
    if (m_ground.isNull())
        renderWays(scene);
    m_land.show(painter, scene.camera, m_ground);
}

} // namespace navarch
