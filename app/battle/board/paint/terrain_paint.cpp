// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/terrain_paint.h"

#include "app/base/drawing/terrain_inks.h"
#include "app/base/speech/speech.h"

namespace navarch {

QColor TerrainPaint::colourOf(hex::Terrain terrain) const
{
    const BoardStyle& style = m_scene.style;
    return terrainColour(terrain, {style.colour("sea"), style.colour("land"), style.colour("good")});
}

QString TerrainPaint::wordOf(hex::Terrain terrain)
{
    using hex::Terrain;
    switch (terrain) {
    case Terrain::Land: return windowText("land");
    case Terrain::Shallows: return windowText("shoal");
    case Terrain::Rocks: return windowText("rocks");
    case Terrain::Current: return windowText("current");
    case Terrain::Rough: return windowText("rough");
    case Terrain::Weed: return windowText("weed");
    case Terrain::Open: break;
    }
    return {};
}

/// Rocks stand out of the water, shoals are speckled, rough water has waves, a current arrows, weed grows.
void TerrainPaint::paint(QPainter& painter, const QRectF& around, hex::Terrain terrain, int column,
                         int row) const
{
    using hex::Terrain;
    const double half = around.width() / 2;
    if (half < 5)
        return;
    const int turn = (column * 5 + row * 3) % 4; // no two neighbours quite alike
    painter.save();
    painter.translate(around.center());
    painter.scale(turn & 1 ? -half : half, half);
    const double thin = 1.4 / half;
    switch (terrain) {
    case Terrain::Rocks:
        painter.setPen(QPen(m_scene.style.colour("ink"), thin, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(mixed(m_scene.style.colour("land"), m_scene.style.colour("ink"), 0.3));
        painter.drawPolygon(
            QPolygonF({{-0.55, 0.15}, {-0.42, -0.2}, {-0.2, -0.3}, {-0.05, 0.1}, {-0.25, 0.22}}));
        painter.drawPolygon(QPolygonF({{0.08, 0.42}, {0.2, 0.05}, {0.42, 0.02}, {0.56, 0.4}}));
        painter.drawPolygon(QPolygonF({{0.12, -0.22}, {0.25, -0.48}, {0.42, -0.2}}));
        break;
    case Terrain::Shallows:
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(mixed(m_scene.style.colour("land"), m_scene.style.colour("ink"), 0.45), 0.8));
        for (int i = 0; i < 14; ++i)
            painter.drawEllipse(QPointF((i * 37 % 23) / 23.0 * 1.2 - 0.6, (i * 29 % 17) / 17.0 * 1.0 - 0.5),
                                thin, thin);
        break;
    case Terrain::Rough:
        painter.setPen(
            QPen(faded(m_scene.style.colour("ink"), 0.6), thin * 1.2, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        for (const double y : {-0.35, 0.0, 0.35}) {
            QPainterPath wave(QPointF(-0.55, y));
            for (int i = 0; i < 3; ++i) // a crest after another, steep ahead
                wave.cubicTo(QPointF(-0.45 + i * 0.37, y - 0.24), QPointF(-0.28 + i * 0.37, y - 0.2),
                             QPointF(-0.18 + i * 0.37, y));
            painter.drawPath(wave);
        }
        break;
    case Terrain::Current:
        if (turn & 1)
            painter.scale(-1, 1); // arrows fly alike
        painter.setPen(QPen(faded(m_scene.style.colour("ink"), 0.6), thin * 1.3, Qt::SolidLine, Qt::RoundCap,
                            Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        for (const double y : {-0.3, 0.02, 0.34}) {
            const double x = y > 0 && y < 0.1 ? 0.1 : -0.05;
            painter.drawLine(QPointF(x - 0.5, y), QPointF(x + 0.45, y));
            painter.drawPolyline(QPolygonF({{x + 0.27, y - 0.13}, {x + 0.45, y}, {x + 0.27, y + 0.13}}));
        }
        break;
    case Terrain::Weed:
        painter.setPen(QPen(mixed(m_scene.style.colour("good"), m_scene.style.colour("ink"), 0.25),
                            thin * 1.2, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        for (const QPointF& root :
             {QPointF(-0.35, 0.1), QPointF(0.05, 0.4), QPointF(0.35, -0.05), QPointF(-0.05, -0.2)})
            for (const double lean : {-0.16, 0.0, 0.16}) {
                QPainterPath blade(root);
                blade.quadTo(root + QPointF(lean * 0.3, -0.16), root + QPointF(lean, -0.28));
                painter.drawPath(blade);
            }
        break;
    case Terrain::Land:
    case Terrain::Open: break;
    }
    painter.restore();
}

} // namespace navarch
