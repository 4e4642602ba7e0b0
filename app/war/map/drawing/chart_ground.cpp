// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_ground.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

#include "app/battle/board/sight/board_inks.h"
#include "app/war/map/drawing/chart_ways_paint.h"
#include "app/war/map/sight/coast.h"

namespace navarch {
namespace {

constexpr double beyond = 0.3; // of the item's breadth and height that is painted around it
constexpr double finest = 1.2; // pixels between points of a shore that one can tell apart

/// Where the sheet of the chart lies, less its edge.
QRectF sheetIn(const ChartScene& scene, const ChartCamera& camera)
{
    const QRectF& sheet = scene.chart.coast().sheet;
    return QRectF(camera.toScreen(sheet.bottomLeft()), camera.toScreen(sheet.topRight()))
        .adjusted(1, 1, -1, -1);
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
            line << camera.toScreen(degreesOf(point));
        if (line.boundingRect().adjusted(-2, -2, 2, 2).intersects(seen))
            painter.drawPolyline(line);
    }
}

} // namespace

void ChartGround::clear()
{
    m_land = {};
    m_ground = {};
}

void ChartGround::renderLand(const ChartScene& scene, double pixels)
{
    const QSizeF all(std::ceil(scene.size.width() * (1 + 2 * beyond)),
                     std::ceil(scene.size.height() * (1 + 2 * beyond)));
    const QSize size = (all * pixels).toSize();
    m_ground = {};
    m_coast = &scene.chart.coast();
    if (m_land.size() != size)
        m_land = QImage(size, QImage::Format_RGB32);
    m_land.setDevicePixelRatio(pixels);
    m_land.fill(
        mixed(scene.look.colour("card"), scene.look.colour("land"), 0.4)); // the table beyond the sheet
    m_camera = scene.camera;
    m_camera.pan({(all.width() - scene.size.width()) / 2, (all.height() - scene.size.height()) / 2});
    QPainter ground(&m_land);
    ground.setClipRect(sheetIn(scene, m_camera));
    ground.fillRect(QRectF(QPointF(), all), scene.look.colour("sea"));
    ground.setRenderHint(QPainter::Antialiasing);
    const QRectF seen = m_camera.seen(all);
    struct Shape {
        QPolygonF shore;
        bool isLake;
    };
    std::vector<Shape> lands;
    for (const Land& land : scene.chart.coast().lands) {
        if (!land.box.intersects(seen))
            continue;
        QPolygonF shore;
        for (const Point& point : land.shore.points) {
            const QPointF at = m_camera.toScreen(QPointF(point.x, point.y));
            if (shore.isEmpty() || (at - shore.back()).manhattanLength() > finest)
                shore << at;
        }
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
    paintLanes(ground, scene, m_camera);
}

/// Ways change with the orders, not with the camera: hundreds of dashed lines a frame would be too many.
void ChartGround::renderWays(const ChartScene& scene)
{
    m_ground = m_land;
    if (scene.sight().orders.empty())
        return;
    QPainter ground(&m_ground);
    ground.setClipRect(sheetIn(scene, m_camera));
    ground.setRenderHint(QPainter::Antialiasing);
    for (const SightedOrder& order : scene.sight().orders)
        paintWay(ground, scene, m_camera, order, false);
}

void ChartGround::paint(QPainter& painter, const ChartScene& scene, bool isZooming)
{
    const double pixels = painter.device()->devicePixelRatio();
    // Where the picture lies in the item, as the camera stands now.
    const auto place = [&] {
        const QSizeF size = QSizeF(m_land.size()) / pixels;
        return QRectF(scene.camera.toScreen(m_camera.toDegrees(QPointF(0, 0))),
                      scene.camera.toScreen(m_camera.toDegrees(QPointF(size.width(), size.height()))));
    };
    const bool isThere =
        !m_land.isNull() && m_land.devicePixelRatio() == pixels && m_coast == &scene.chart.coast();
    // While one zooms the picture is stretched, and painted anew when it rests.
    const bool isFresh = isThere && (m_camera.scale() == scene.camera.scale() || isZooming);
    if (!isFresh || !place().contains(scene.item()))
        renderLand(scene, pixels);
    if (m_ground.isNull())
        renderWays(scene);
    const QRectF at = place();
    if (m_camera.scale() != scene.camera.scale()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(at, m_ground);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        return;
    }
    painter.drawImage(QPointF(std::round(at.x() * pixels) / pixels, std::round(at.y() * pixels) / pixels),
                      m_ground);
}

} // namespace navarch
