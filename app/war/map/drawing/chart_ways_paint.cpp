// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/drawing/chart_ways_paint.h"

#include <QPainterPath>

#include "app/base/drawing/inks.h"

namespace navarch {
namespace {

QPainterPath pathOf(const std::vector<QPointF>& line, const ChartCamera& camera)
{
    QPainterPath way;
    for (std::size_t i = 0; i < line.size(); ++i)
        i == 0 ? way.moveTo(camera.toScreen(line[i])) : way.lineTo(camera.toScreen(line[i]));
    return way;
}

/// Where a day ends, with its number; 0: a mere dot.
void paintNight(QPainter& painter, const ChartScene& scene, const QPointF& at, const QColor& face, int day)
{
    const double radius = day > 0 ? 9 : 3.6;
    painter.setPen(QPen(scene.look.colour("card"), 1.5));
    painter.setBrush(face);
    painter.drawEllipse(at, radius, radius);
    if (day == 0)
        return;
    painter.setFont(scene.look.font(0.8, true));
    painter.setPen(scene.look.colour("accentInk"));
    painter.drawText(QRectF(at - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), Qt::AlignCenter,
                     QString::number(day));
}

} // namespace

void paintWay(QPainter& painter, const ChartScene& scene, const ChartCamera& camera,
              const SightedOrder& order, bool isPicked)
{
    const SightedFleet* fleet = scene.sight().fleet(order.fleet.value);
    std::vector<QPointF> line =
        fleet ? lineThrough(fleet->lane, order.places, scene.chart.figures().lanes) : std::vector<QPointF>();
    if (fleet)
        joinHarbours(line, scene.sight().port(fleet->port.value), scene.sight().port(order.goal.value));
    if (line.size() < 2)
        return;
    const QPainterPath way = pathOf(line, camera);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faded(scene.look.colour("card"), 0.8), isPicked ? 5.5 : 4, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(way);
    painter.setPen(QPen(scene.look.sideColour(order.colour), isPicked ? 3 : 1.8, Qt::DashLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.drawPath(way);
    // Where each day ends: of the fleet that is looked at with its number, unless another way is drawn over it.
    const bool isNumbered = isPicked && scene.chart.proposed().line.empty();
    for (std::size_t day = 0; day < order.nights.size() && !scene.isSmall(); ++day)
        paintNight(painter, scene, camera.toScreen(order.nights[day]), scene.look.sideColour(order.colour),
                   isNumbered ? static_cast<int>(day) + 1 : 0);
}

void paintWays(QPainter& painter, const ChartScene& scene)
{
    if (scene.chart.pickedKind() == CampaignItem::Fleet)
        for (const SightedOrder& order : scene.sight().orders)
            if (order.fleet.value == scene.chart.pickedId())
                paintWay(painter, scene, scene.camera, order, true);
    const ChartWay& proposed = scene.chart.proposed();
    if (proposed.line.size() > 1) {
        const QPainterPath way = pathOf(proposed.line, scene.camera);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(scene.look.colour("card"), 6.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(way);
        painter.setPen(QPen(scene.look.colour("accent"), 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(way);
    }
    // Each night with the number of its day.
    for (std::size_t i = 0; i < proposed.nights.size(); ++i)
        paintNight(painter, scene, scene.camera.toScreen(proposed.nights[i]), scene.look.colour("accent"),
                   static_cast<int>(i) + 1);
}

} // namespace navarch
