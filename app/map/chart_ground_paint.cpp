// SPDX-License-Identifier: GPL-3.0-or-later
// Sea, coast and lanes: painted into a picture larger than the item, which is moved until it no longer covers it.
#include <QPainter>
#include <QPainterPath>

#include <cmath>

#include "app/battle/board/board_inks.h"
#include "app/map/chart_view.h"
#include "app/map/coast.h"

namespace navarch {
namespace {

constexpr double beyond = 0.3; // of the item's breadth and height that is painted around it

} // namespace

void ChartView::paintLanes(QPainter& painter, const ChartCamera& camera) const
{
    QPen pen(mixed(colour("sea"), colour("ink"), 0.22), 1.1);
    pen.setCapStyle(Qt::RoundCap);
    pen.setDashPattern({0.5, 4.5});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const Lane& lane : m_chart->figures().lanes.all()) {
        QPainterPath path;
        for (std::size_t i = 0; i < lane.path.size(); ++i) {
            const QPointF at = camera.toScreen(degreesOf(lane.path[i]));
            i == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        if (path.boundingRect().adjusted(-2, -2, 2, 2).intersects(painter.window()))
            painter.drawPath(path);
    }
}

void ChartView::paintGround(QPainter& painter)
{
    const double pixels = painter.device()->devicePixelRatio();
    const QSizeF all(std::ceil(width() * (1 + 2 * beyond)), std::ceil(height() * (1 + 2 * beyond)));
    const QPointF rim((all.width() - width()) / 2, (all.height() - height()) / 2);
    // Where the picture's corner lies in the item, as the camera stands now.
    const auto corner = [&] { return m_camera.toScreen(m_groundCamera.toDegrees(QPointF(0, 0))); };
    const bool isUsable = !m_ground.isNull() && m_groundCamera.scale() == m_camera.scale()
                          && m_ground.devicePixelRatio() == pixels
                          && QRectF(corner(), m_ground.size() / pixels).contains(boundingRect());
    if (!isUsable) {
        const QSize size = (all * pixels).toSize();
        if (m_ground.size() != size)
            m_ground = QImage(size, QImage::Format_RGB32);
        m_ground.setDevicePixelRatio(pixels);
        m_ground.fill(mixed(colour("card"), colour("land"), 0.4)); // the table beyond the sheet
        m_groundCamera = m_camera;
        m_groundCamera.pan(rim);
        QPainter ground(&m_ground);
        const QRectF known(m_groundCamera.toScreen(chartSheet().bottomLeft()),
                           m_groundCamera.toScreen(chartSheet().topRight()));
        ground.setClipRect(known.adjusted(1, 1, -1, -1));
        ground.fillRect(QRectF(QPointF(), all), colour("sea"));
        ground.setRenderHint(QPainter::Antialiasing);
        const QRectF seen = m_groundCamera.seen(all);
        // Shallows first, so that no land lies under its neighbour's rim.
        const QColor shallows = mixed(colour("sea"), colour("card"), 0.35);
        std::vector<QPainterPath> lands;
        for (const Land& land : coast()) {
            if (!land.box.intersects(seen))
                continue;
            QPainterPath path;
            QPointF last;
            for (std::size_t i = 0; i < land.shore.points.size(); ++i) {
                const QPointF at =
                    m_groundCamera.toScreen(QPointF(land.shore.points[i].x, land.shore.points[i].y));
                if (i == 0)
                    path.moveTo(at);
                else if ((at - last).manhattanLength() < 0.7 && i + 1 < land.shore.points.size())
                    continue; // nearer than one can see
                else
                    path.lineTo(at);
                last = at;
            }
            path.closeSubpath();
            lands.push_back(std::move(path));
        }
        ground.setBrush(Qt::NoBrush);
        for (const double breadth : {12.0, 6.0}) {
            ground.setPen(QPen(faded(shallows, 0.55), breadth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            for (const QPainterPath& land : lands)
                ground.drawPath(land);
        }
        ground.setPen(QPen(colour("shore"), 1));
        ground.setBrush(colour("land"));
        for (const QPainterPath& land : lands)
            ground.drawPath(land);
        paintLanes(ground, m_groundCamera);
    }
    const QPointF at = corner();
    painter.drawImage(QPointF(std::round(at.x() * pixels) / pixels, std::round(at.y() * pixels) / pixels),
                      m_ground);
}

} // namespace navarch
