// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chart/chart_rose.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>
#include <numbers>

#include "app/base/drawing/inks.h"

namespace navarch {

void paintRose(QPainter& painter, const ChartLook& look, const QPointF& middle, double radius)
{
    const QColor ink = look.colour("ink");
    painter.setOpacity(0.62);
    painter.setPen(QPen(faded(ink, 0.5), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(middle, radius * 0.72, radius * 0.72);
    painter.drawEllipse(middle, radius * 0.66, radius * 0.66);
    for (const bool isMain : {false, true}) {
        for (int wind = 0; wind < 4; ++wind) {
            const double turn = (wind * 2 + (isMain ? 0 : 1)) * std::numbers::pi / 4;
            const double reach = isMain ? radius : radius * 0.62;
            const double side = radius * (isMain ? 0.17 : 0.12);
            const auto at = [&](double far, double angle) {
                return middle + QPointF(std::sin(angle) * far, -std::cos(angle) * far);
            };
            const QPointF tip = at(reach, turn);
            for (const int hand : {-1, 1}) {
                const QPointF corner = at(side * std::numbers::sqrt2, turn + hand * std::numbers::pi / 4);
                painter.setPen(QPen(ink, 0.8));
                painter.setBrush(hand < 0 ? ink : look.colour("card"));
                painter.drawPolygon(QPolygonF{middle, corner, tip});
            }
        }
    }
    QFont font = look.titleFont();
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QRectF(middle.x() - 20, middle.y() - radius - 24, 40, 24), Qt::AlignCenter,
                     QStringLiteral("N"));
    painter.setOpacity(1);
}

} // namespace navarch
