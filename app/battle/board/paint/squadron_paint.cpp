// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/squadron_paint.h"

#include <algorithm>

#include "app/base/drawing/inks.h"

namespace navarch {

namespace {

/// A slender hull with its ram, bow upwards, about a middle.
QPainterPath galley(const QPointF& middle, double length, double breadth)
{
    QPainterPath hull;
    const QPointF bow = middle - QPointF(0, length / 2);
    const QPointF stern = middle + QPointF(0, length / 2);
    hull.moveTo(bow);
    hull.cubicTo(middle + QPointF(breadth * 0.7, -length * 0.25),
                 middle + QPointF(breadth * 0.7, length * 0.3), stern);
    hull.cubicTo(middle + QPointF(-breadth * 0.7, length * 0.3),
                 middle + QPointF(-breadth * 0.7, -length * 0.25), bow);
    return hull;
}

} // namespace

void SquadronPaint::paint(QPainter& painter, const ShownPiece& shown) const
{
    const BoardPiece& piece = *shown.piece;
    const BoardSpot& spot = shown.how.spot;
    painter.setOpacity(shown.how.strength);
    const QColor side = m_scene.style.sideColour(piece.side);
    const bool isChosen = m_scene.isChosen(piece);
    const QPolygonF base = m_scene.camera.baseAt(spot, piece);
    if (isChosen || m_scene.isPointed(piece)) {
        painter.setPen(QPen(isChosen ? m_scene.style.colour("accent") : m_scene.style.colour("line"),
                            isChosen ? 6 : 4, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(base);
    }
    const auto stands = m_scene.camera.standsAt(spot, piece);
    for (std::size_t i = 0; i < stands.size(); ++i) {
        const QPolygonF& stand = stands[i];
        const double wide = QLineF(stand[0], stand[1]).length();
        painter.setPen(QPen(side, 1));
        painter.setBrush(mixed(m_scene.style.colour("card"), side, piece.stands[i].isHalfLost ? 0.10 : 0.24));
        painter.drawPolygon(stand);
        painter.save();
        painter.translate((stand[0] + stand[2]) / 2);
        painter.rotate(spot.degrees + piece.stands[i].pose.heading - piece.pose.heading);
        painter.setPen(QPen(mixed(side, m_scene.style.colour("ink"), 0.4), std::min(1.0, wide / 24)));
        painter.setBrush(side);
        const int galleys = piece.stands[i].isHalfLost ? 1 : 3;
        for (int at = 0; at < galleys;
             ++at) // half lost: one is left, and the place of the others is struck through
            painter.drawPath(galley(QPointF((at - 1) * wide * 0.29, 0), wide * 0.78, wide * 0.2));
        if (piece.stands[i].isHalfLost) {
            painter.setPen(QPen(m_scene.style.colour("bad"), std::clamp(wide / 10, 1.5, 3.0)));
            painter.drawLine(QPointF(-wide * 0.08, -wide * 0.36), QPointF(wide * 0.4, wide * 0.36));
            painter.drawLine(QPointF(wide * 0.4, -wide * 0.36), QPointF(-wide * 0.08, wide * 0.36));
        }
        painter.restore();
    }
    // Its front, and a dot where it waits for an order.
    const QPointF front = m_scene.camera.toScreen(spot.place);
    painter.setPen(Qt::NoPen);
    painter.setBrush(side);
    painter.save();
    painter.translate(front);
    painter.rotate(spot.degrees);
    const double head = std::clamp(m_scene.camera.scale() * 0.4, 5.0, 12.0);
    painter.drawPolygon(QPolygonF({QPointF(-head, 0), QPointF(0, -head), QPointF(head, 0)}));
    painter.restore();
    if (!piece.status.empty()) {
        painter.setPen(QPen(m_scene.style.colour("warn"), 2, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(base);
    }
    if (piece.isActive && m_scene.room.choice()->mayOrder(piece.ship)) {
        painter.setPen(QPen(m_scene.style.colour("card"), 1.5));
        painter.setBrush(m_scene.style.colour("accent"));
        painter.drawEllipse(front, 4.5, 4.5);
    }
    painter.setOpacity(1);
}

void SquadronPaint::paintMarks(QPainter& painter) const
{
    const QFont small = m_scene.smaller(painter, 2);
    painter.save();
    painter.setFont(small);
    for (const BoardMark& mark : m_scene.room.table().view().marks) {
        const QPointF at = m_scene.camera.toScreen(mark.pose);
        const double reach = m_scene.camera.grid().isFree()
                                 ? std::max(4.0, mark.radius / 1000.0 * m_scene.camera.scale())
                                 : m_scene.camera.scale() * BoardGrid::cell * 0.36;
        painter.setPen(QPen(m_scene.style.colour("warn"), 1.5, Qt::DotLine));
        painter.setBrush(faded(m_scene.style.colour("warn"), 0.12));
        painter.drawEllipse(at, reach, reach);
        painter.setPen(QPen(mixed(m_scene.style.colour("ink"), m_scene.style.colour("land"), 0.3),
                            std::clamp(reach / 8, 1.0, 3.0), Qt::SolidLine,
                            Qt::RoundCap)); // planks and oars
        for (const auto& [from, to] : {std::pair(QPointF(-0.55, -0.1), QPointF(-0.1, -0.4)),
                                       std::pair(QPointF(0.1, 0.05), QPointF(0.6, -0.15)),
                                       std::pair(QPointF(-0.3, 0.3), QPointF(0.2, 0.55))})
            painter.drawLine(at + from * reach, at + to * reach);
        if (reach > 2.2 * m_scene.style.textSize())
            m_scene.write(painter,
                          at
                              + QPointF(-QFontMetricsF(small).horizontalAdvance(words(mark.name)) / 2,
                                        reach + m_scene.style.textSize()),
                          words(mark.name), m_scene.style.colour("ink"));
    }
    painter.restore();
}

} // namespace navarch
