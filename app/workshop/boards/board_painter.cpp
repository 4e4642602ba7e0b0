// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/boards/board_painter.h"

#include <algorithm>

#include "app/base/drawing/terrain_inks.h"

namespace navarch {
namespace {

/// A sign of each kind of terrain besides land and open water, so that nobody must tell them by colour.
QString signOf(hex::Terrain terrain)
{
    switch (terrain) {
    case hex::Terrain::Shallows: return QStringLiteral("∴");
    case hex::Terrain::Rocks: return QStringLiteral("▲");
    case hex::Terrain::Current: return QStringLiteral("→");
    case hex::Terrain::Rough: return QStringLiteral("≈");
    case hex::Terrain::Weed: return QStringLiteral("ψ");
    case hex::Terrain::Open:
    case hex::Terrain::Land: break;
    }
    return {};
}

} // namespace

void BoardPainter::paint(QPainter& painter) const
{
    painter.fillRect(QRectF(QPointF(), m_size), m_inks.card);
    QFont font = painter.font();
    font.setPixelSize(std::clamp(static_cast<int>(m_lattice.cell() * 0.5), 6, 26));
    painter.save();
    painter.setFont(font);
    for (int row = 0; row < m_board.rows; ++row)
        for (int column = 0; column < m_board.columns; ++column)
            paintCell(painter, {column, row});
    painter.restore();
    paintWalls(painter);
    paintNorth(painter);
}

void BoardPainter::paintCell(QPainter& painter, BoardCell cell) const
{
    const QPolygonF outline = m_lattice.outlineOf(cell);
    const QRectF around = outline.boundingRect();
    if (!around.intersects(QRectF(QPointF(), m_size)))
        return;
    const hex::Terrain terrain = m_board.at(cell);
    QColor colour = terrainColour(terrain, {m_inks.sea, m_inks.land, m_inks.good});
    const int zone = m_board.zoneAt(cell);
    if (zone != 0 && terrain != hex::Terrain::Land)
        colour = mixed(colour, m_inks.sides[static_cast<std::size_t>(zone - 1)], 0.22);
    painter.setPen(m_lattice.cell() > 7 ? QPen(mixed(colour, m_inks.ink, 0.22), 1) : QPen(Qt::NoPen));
    painter.setBrush(colour);
    painter.drawPolygon(outline);
    if (m_lattice.cell() < 13)
        return;
    const QString sign = signOf(terrain);
    if (!sign.isEmpty()) {
        // On whatever it stands: rocks are dark in the light theme.
        const bool isDark = colour.lightnessF() < 0.5F;
        const bool isInkLight = m_inks.ink.lightnessF() > m_inks.card.lightnessF();
        painter.setPen(isDark == isInkLight ? m_inks.ink : m_inks.card);
        painter.drawText(around, Qt::AlignCenter, sign);
    } else if (zone != 0) {
        painter.setPen(mixed(colour, m_inks.ink, terrain == hex::Terrain::Land ? 0.75 : 0.6));
        painter.drawText(around, Qt::AlignCenter, QString::number(zone));
    }
}

void BoardPainter::paintWalls(QPainter& painter) const
{
    const double reach = std::max(3.0, m_lattice.cell() * 0.36);
    for (const BoardCell wall : m_board.walls) {
        const QPointF at = m_lattice.middleOf(wall);
        painter.setPen(QPen(m_inks.card, 1.5));
        painter.setBrush(m_inks.ink);
        painter.drawRect(QRectF(at.x() - reach, at.y() - reach / 2, 2 * reach, reach));
        for (const double aside : {-reach, -reach / 4, reach / 2}) // merlons
            painter.drawRect(QRectF(at.x() + aside, at.y() - reach, reach / 2, reach / 2));
    }
}

/// An arrow in the corner to where north lies.
void BoardPainter::paintNorth(QPainter& painter) const
{
    painter.save();
    painter.translate(m_size.width() - 34, 38);
    painter.setPen(QPen(m_inks.line, 1));
    painter.setBrush(m_inks.card);
    painter.drawEllipse(QPointF(), 22, 22);
    painter.rotate(m_board.north);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_inks.ink);
    painter.drawPolygon(QPolygonF({QPointF(0, -17), QPointF(5, -2), QPointF(-5, -2)}));
    painter.setPen(QPen(m_inks.ink, 1.5));
    painter.drawLine(QPointF(0, -2), QPointF(0, 15));
    painter.restore();
}

void BoardPainter::paint(QPainter& painter, const BoardGesture& gesture) const
{
    painter.setBrush(Qt::NoBrush);
    QPen pen(m_inks.accent, 2);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    if (gesture.path.size() > 1) {
        QPolygonF line;
        for (const BoardCell cell : gesture.path)
            line << m_lattice.middleOf(cell);
        painter.drawPolyline(line);
    }
    if (gesture.isArea)
        for (const BoardCell cell : gesture.path)
            painter.drawEllipse(m_lattice.middleOf(cell), 4, 4);
    if (const auto& at = gesture.cursor ? gesture.cursor : gesture.pointer; at && m_board.contains(*at)) {
        for (int row = at->row - gesture.brush; row <= at->row + gesture.brush; ++row)
            for (int column = at->column - gesture.brush; column <= at->column + gesture.brush; ++column)
                if (const BoardCell cell{column, row};
                    m_board.contains(cell) && stepsBetween(m_board.shape, *at, cell) <= gesture.brush)
                    painter.drawPolygon(m_lattice.outlineOf(cell));
        if (gesture.cursor) {
            painter.setPen(QPen(m_inks.ink, 3));
            painter.drawPolygon(m_lattice.outlineOf(*at));
        }
    }
}

} // namespace navarch
