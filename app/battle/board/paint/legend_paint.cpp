// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/legend_paint.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "app/base/drawing/inks.h"
#include "app/base/speech/speech.h"
#include "app/battle/board/paint/terrain_paint.h"

namespace navarch {

namespace {

/// A wind rose: eight points, the four between the others shorter, one half of each in shadow.
void paintRose(QPainter& painter, const BoardStyle& style, const QPointF& middle, double radius)
{
    painter.save();
    painter.translate(middle);
    painter.setPen(QPen(faded(style.colour("ink"), 0.35), 0.8));
    for (const bool isLong : {false, true})
        for (int point = 0; point < 4; ++point) {
            const double tip = radius * (isLong ? 0.94 : 0.6);
            const double waist = radius * 0.17;
            painter.save();
            painter.rotate(90 * point + (isLong ? 0 : 45));
            painter.setBrush(style.colour("card"));
            painter.drawPolygon(QPolygonF({{0, -tip}, {waist, -waist}, {0, 0}}));
            painter.setBrush(faded(style.colour("ink"), 0.3));
            painter.drawPolygon(QPolygonF({{0, -tip}, {-waist, -waist}, {0, 0}}));
            painter.restore();
        }
    painter.restore();
}

} // namespace

void LegendPaint::paint(QPainter& painter) const
{
    paintWind(painter);
    paintScale(painter);
    paintTerrain(painter);
}

void LegendPaint::paintWind(QPainter& painter) const
{
    const BoardView& view = m_scene.room.table().view();
    if (view.wind.isEmpty()) {
        if (!m_scene.camera.grid().isFree() && !m_scene.camera.grid().isRexes())
            paintNorth(painter);
        return;
    }
    const double radius = 30;
    const QPointF middle(14 + radius, m_scene.sight.covered().top() + 14 + radius);
    painter.setPen(QPen(m_scene.style.colour("line"), 1));
    painter.setBrush(faded(m_scene.style.colour("card"), 0.9));
    painter.drawEllipse(middle, radius, radius);
    paintRose(painter, m_scene.style, middle, radius);
    if (view.windFrom >= 0) {
        painter.save();
        painter.translate(middle);
        painter.rotate(view.windFrom); // the arrow flies away from there
        QPainterPath arrow;
        arrow.moveTo(0, radius - 5);
        arrow.lineTo(7, radius - 18);
        arrow.lineTo(2, radius - 15);
        arrow.lineTo(2, -radius + 6);
        arrow.lineTo(-2, -radius + 6);
        arrow.lineTo(-2, radius - 15);
        arrow.lineTo(-7, radius - 18);
        arrow.closeSubpath();
        painter.setPen(QPen(m_scene.style.colour("card"), 1.5));
        painter.setBrush(m_scene.style.colour("accent"));
        painter.drawPath(arrow);
        painter.restore();
    } else {
        painter.setPen(QPen(m_scene.style.colour("softInk"), 1.5));
        painter.drawLine(middle - QPointF(8, 3), middle + QPointF(8, -3));
        painter.drawLine(middle - QPointF(8, -3), middle + QPointF(8, 3));
    }
    // Below the disc, a line a part: beside it the words would lie half on the table.
    QPointF text(middle.x() - radius, middle.y() + radius + m_scene.style.textSize() * 1.4);
    for (const Phrase& part : {view.wind, view.sea}) {
        m_scene.write(painter, text, words(part), m_scene.style.colour("ink"));
        text.ry() += m_scene.style.textSize() * 1.3;
    }
}

/// Where hexes are told by the points of the compass and no wind is: a rose whose north is red, out of the way.
void LegendPaint::paintNorth(QPainter& painter) const
{
    const double radius = 22;
    const QMargins covered = m_scene.sight.covered();
    const QPointF middle(m_scene.size.width() - covered.right() - 14 - radius, covered.top() + 14 + radius);
    painter.setPen(QPen(m_scene.style.colour("line"), 1));
    painter.setBrush(faded(m_scene.style.colour("card"), 0.9));
    painter.drawEllipse(middle, radius, radius);
    paintRose(painter, m_scene.style, middle, radius);
    painter.setPen(QPen(m_scene.style.colour("card"), 0.8));
    painter.setBrush(m_scene.style.colour("accent"));
    painter.drawPolygon(
        QPolygonF({middle - QPointF(0, radius * 0.94), middle + QPointF(radius * 0.17, -radius * 0.17),
                   middle, middle + QPointF(-radius * 0.17, -radius * 0.17)}));
}

void LegendPaint::paintScale(QPainter& painter) const
{
    if (!m_scene.camera.grid().isFree())
        return;
    const bool isInches = m_scene.room.table().view().measure == BoardMeasure::Inch;
    const int length = isInches ? (m_scene.camera.scale() > 40   ? 3
                                   : m_scene.camera.scale() > 20 ? 6
                                                                 : 12)
                                : (m_scene.camera.scale() > 24  ? 5
                                   : m_scene.camera.scale() > 5 ? 10
                                                                : 20);
    const double wide = length * m_scene.camera.scale();
    const QPointF left(18, m_scene.size.height() - m_scene.sight.covered().bottom() - 16);
    painter.setPen(QPen(faded(m_scene.style.colour("card"), 0.85), 5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(wide, 0));
    painter.setPen(QPen(m_scene.style.colour("ink"), 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(wide, 0));
    painter.drawLine(left - QPointF(0, 5), left + QPointF(0, 5));
    painter.drawLine(left + QPointF(wide, -5), left + QPointF(wide, 5));
    for (int inch = 1; isInches && inch < length; ++inch) // a ruler
        painter.drawLine(left + QPointF(inch * m_scene.camera.scale(), inch % 3 == 0 ? -4 : -2),
                         left + QPointF(inch * m_scene.camera.scale(), 0));
    m_scene.write(painter, left + QPointF(wide + 8, m_scene.style.textSize() * 0.35),
                  windowText("%1 %2").arg(length).arg(m_scene.room.names()->measure()),
                  m_scene.style.colour("ink"));
}

/// Below, where a free table has its scale: what each kind of hex is.
void LegendPaint::paintTerrain(QPainter& painter) const
{
    const BoardView& view = m_scene.room.table().view();
    if (m_scene.camera.grid().isFree())
        return;
    std::set<hex::Terrain> kinds(view.terrain.begin(), view.terrain.end());
    for (std::size_t edge = 0; edge < view.edges.size(); ++edge)
        if (m_scene.isShore(edge))
            kinds.insert(hex::Terrain::Land);
    const TerrainPaint terrain(m_scene);
    const double side = m_scene.style.textSize() * 1.5;
    const double left = m_scene.sight.covered().left() + 18;
    double y = m_scene.size.height() - m_scene.sight.covered().bottom() - 16;
    std::vector<std::pair<hex::Terrain, QString>> rows; // from below
    double widest = 0;
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind)
        if (const QString word = TerrainPaint::wordOf(*kind); !word.isEmpty()) {
            rows.emplace_back(*kind, word);
            widest = std::max(widest, painter.fontMetrics().horizontalAdvance(word) * 1.0);
        }
    if (rows.empty())
        return;
    // On a plate: the numbers of the cells would stand between the words.
    const double high = static_cast<double>(rows.size()) * (side + 4) - 4;
    painter.setPen(QPen(m_scene.style.colour("line"), 1));
    painter.setBrush(faded(m_scene.style.colour("card"), 0.9));
    painter.drawRoundedRect(QRectF(left - 8, y + side * 0.2 - high - 7,
                                   side + m_scene.style.textSize() * 0.6 + widest + 18, high + 14),
                            4, 4);
    for (const auto& [kind, word] : rows) {
        const QRectF swatch(left, y - side * 0.8, side, side);
        painter.setPen(QPen(m_scene.style.colour("line"), 1));
        painter.setBrush(terrain.colourOf(kind));
        painter.drawRect(swatch);
        terrain.paint(painter, swatch, kind, 0, 0);
        m_scene.write(painter,
                      QPointF(swatch.right() + m_scene.style.textSize() * 0.6,
                              y - side * 0.3 + m_scene.style.textSize() * 0.35),
                      word, m_scene.style.colour("ink"));
        y -= side + 4;
    }
}

} // namespace navarch
