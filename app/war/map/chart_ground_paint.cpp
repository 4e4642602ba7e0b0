// SPDX-License-Identifier: GPL-3.0-or-later
// Sea, coast, lanes and the ways of fleets: painted into a picture larger than the item, which is moved until it no longer covers it.
#include <QPainter>
#include <QPolygonF>

#include <cmath>

#include "app/battle/board/board_inks.h"
#include "app/war/map/chart_view.h"
#include "app/war/map/coast.h"

namespace navarch {
namespace {

constexpr double beyond = 0.3; // of the item's breadth and height that is painted around it
constexpr double finest = 1.2; // pixels between points of a shore that one can tell apart

/// Where the sheet of the chart lies, less its edge.
QRectF sheetIn(const ChartCamera& camera)
{
    return QRectF(camera.toScreen(chartSheet().bottomLeft()), camera.toScreen(chartSheet().topRight()))
        .adjusted(1, 1, -1, -1);
}

} // namespace

void SeaChartView::paintLanes(QPainter& painter, const ChartCamera& camera) const
{
    // Whole lines: dashes of a lane that runs far out of sight would cost more than all the rest.
    painter.setPen(QPen(mixed(colour("sea"), colour("ink"), 0.13), 1.2));
    painter.setBrush(Qt::NoBrush);
    const QRectF seen = painter.clipBoundingRect().adjusted(-4, -4, 4, 4);
    for (const Lane& lane : m_chart->figures().lanes.all()) {
        QPolygonF line;
        for (const Position& point : lane.path)
            line << camera.toScreen(degreesOf(point));
        if (line.boundingRect().adjusted(-2, -2, 2, 2).intersects(seen))
            painter.drawPolyline(line);
    }
}

void SeaChartView::renderLand(double pixels)
{
    const QSizeF all(std::ceil(width() * (1 + 2 * beyond)), std::ceil(height() * (1 + 2 * beyond)));
    const QSize size = (all * pixels).toSize();
    m_ground = {};
    if (m_land.size() != size)
        m_land = QImage(size, QImage::Format_RGB32);
    m_land.setDevicePixelRatio(pixels);
    m_land.fill(mixed(colour("card"), colour("land"), 0.4)); // the table beyond the sheet
    m_landCamera = m_camera;
    m_landCamera.pan({(all.width() - width()) / 2, (all.height() - height()) / 2});
    QPainter ground(&m_land);
    ground.setClipRect(sheetIn(m_landCamera));
    ground.fillRect(QRectF(QPointF(), all), colour("sea"));
    ground.setRenderHint(QPainter::Antialiasing);
    const QRectF seen = m_landCamera.seen(all);
    std::vector<QPolygonF> lands;
    for (const Land& land : coast()) {
        if (!land.box.intersects(seen))
            continue;
        QPolygonF shore;
        for (const Point& point : land.shore.points) {
            const QPointF at = m_landCamera.toScreen(QPointF(point.x, point.y));
            if (shore.isEmpty() || (at - shore.back()).manhattanLength() > finest)
                shore << at;
        }
        if (shore.size() > 2)
            lands.push_back(std::move(shore));
    }
    // Shallows first, so that no land lies under its neighbour's rim.
    ground.setBrush(Qt::NoBrush);
    ground.setPen(
        QPen(mixed(colour("sea"), colour("card"), 0.25), 9, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin));
    for (const QPolygonF& land : lands)
        ground.drawPolygon(land);
    ground.setPen(QPen(colour("shore"), 1));
    ground.setBrush(colour("land"));
    for (const QPolygonF& land : lands)
        ground.drawPolygon(land);
    paintLanes(ground, m_landCamera);
}

/// Ways change with the orders, not with the camera: hundreds of dashed lines a frame would be too many.
void SeaChartView::renderGround()
{
    m_ground = m_land;
    if (m_chart->sight().orders.empty())
        return;
    QPainter ground(&m_ground);
    ground.setClipRect(sheetIn(m_landCamera));
    ground.setRenderHint(QPainter::Antialiasing);
    for (const SightedOrder& order : m_chart->sight().orders)
        paintWay(ground, m_landCamera, order, false);
}

void SeaChartView::paintGround(QPainter& painter)
{
    const double pixels = painter.device()->devicePixelRatio();
    // Where the picture lies in the item, as the camera stands now.
    const auto place = [&] {
        const QSizeF size = QSizeF(m_land.size()) / pixels;
        return QRectF(m_camera.toScreen(m_landCamera.toDegrees(QPointF(0, 0))),
                      m_camera.toScreen(m_landCamera.toDegrees(QPointF(size.width(), size.height()))));
    };
    const bool isThere = !m_land.isNull() && m_land.devicePixelRatio() == pixels;
    // While one zooms the picture is stretched, and painted anew when it rests.
    const bool isFresh = isThere && (m_landCamera.scale() == m_camera.scale() || m_zooming.isActive());
    if (!isFresh || !place().contains(boundingRect()))
        renderLand(pixels);
    if (m_ground.isNull())
        renderGround();
    const QRectF at = place();
    if (m_landCamera.scale() != m_camera.scale()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(at, m_ground);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        return;
    }
    painter.drawImage(QPointF(std::round(at.x() * pixels) / pixels, std::round(at.y() * pixels) / pixels),
                      m_ground);
}

} // namespace navarch
