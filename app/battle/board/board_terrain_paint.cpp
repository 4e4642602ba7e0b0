// SPDX-License-Identifier: GPL-3.0-or-later
// What hexes and rexes hold besides water: each told apart by its drawing, not by its colour alone.
#include "app/battle/board/battle_board.h"

#include <set>

#include "app/battle/board/board_inks.h"

namespace navarch {

QColor BattleBoard::terrainColour(hex::Terrain terrain) const
{
    using hex::Terrain;
    switch (terrain) {
    case Terrain::Land: return colour("land");
    case Terrain::Shallows: return mixed(colour("sea"), colour("land"), 0.5);
    case Terrain::Rocks: return mixed(colour("sea"), colour("ink"), 0.22);
    case Terrain::Current: return mixed(colour("sea"), colour("accent"), 0.12);
    case Terrain::Rough: return mixed(colour("sea"), colour("ink"), 0.10);
    case Terrain::Weed: return mixed(colour("sea"), colour("good"), 0.28);
    case Terrain::Open: break;
    }
    return colour("sea");
}

QString BattleBoard::terrainWord(hex::Terrain terrain)
{
    using hex::Terrain;
    switch (terrain) {
    case Terrain::Land: return tr("land");
    case Terrain::Shallows: return tr("shoal");
    case Terrain::Rocks: return tr("rocks");
    case Terrain::Current: return tr("current");
    case Terrain::Rough: return tr("rough");
    case Terrain::Weed: return tr("weed");
    case Terrain::Open: break;
    }
    return {};
}

/// Rocks stand out of the water, shoals are speckled, rough water has waves, a current arrows, weed grows.
void BattleBoard::paintTerrain(QPainter& painter, const QRectF& around, hex::Terrain terrain, int column,
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
        painter.setPen(QPen(colour("ink"), thin, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(mixed(colour("ink"), colour("land"), 0.5));
        painter.drawPolygon(
            QPolygonF({{-0.55, 0.15}, {-0.42, -0.2}, {-0.2, -0.3}, {-0.05, 0.1}, {-0.25, 0.22}}));
        painter.drawPolygon(QPolygonF({{0.08, 0.42}, {0.2, 0.05}, {0.42, 0.02}, {0.56, 0.4}}));
        painter.drawPolygon(QPolygonF({{0.12, -0.22}, {0.25, -0.48}, {0.42, -0.2}}));
        break;
    case Terrain::Shallows:
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(mixed(colour("land"), colour("ink"), 0.45), 0.8));
        for (int i = 0; i < 14; ++i)
            painter.drawEllipse(QPointF((i * 37 % 23) / 23.0 * 1.2 - 0.6, (i * 29 % 17) / 17.0 * 1.0 - 0.5),
                                thin, thin);
        break;
    case Terrain::Rough:
        painter.setPen(QPen(faded(colour("ink"), 0.6), thin * 1.2, Qt::SolidLine, Qt::RoundCap));
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
        painter.setPen(
            QPen(faded(colour("accent"), 0.85), thin * 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        for (const double y : {-0.3, 0.02, 0.34}) {
            const double x = y > 0 && y < 0.1 ? 0.1 : -0.05;
            painter.drawLine(QPointF(x - 0.5, y), QPointF(x + 0.45, y));
            painter.drawPolyline(QPolygonF({{x + 0.27, y - 0.13}, {x + 0.45, y}, {x + 0.27, y + 0.13}}));
        }
        break;
    case Terrain::Weed:
        painter.setPen(
            QPen(mixed(colour("good"), colour("ink"), 0.25), thin * 1.2, Qt::SolidLine, Qt::RoundCap));
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

/// Below, where a free table has its scale: what each kind of hex is.
void BattleBoard::paintTerrainKey(QPainter& painter) const
{
    const BoardView& view = m_room->table().view();
    if (m_camera.isFree())
        return;
    std::set<hex::Terrain> kinds(view.terrain.begin(), view.terrain.end());
    for (std::size_t edge = 0; edge < view.edges.size(); ++edge)
        if (isShore(edge))
            kinds.insert(hex::Terrain::Land);
    const double side = m_textSize * 1.5;
    double y = height() - m_bottom - 16;
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind) {
        const QString word = terrainWord(*kind);
        if (word.isEmpty())
            continue;
        const QRectF swatch(m_left + 18, y - side * 0.8, side, side);
        painter.setPen(QPen(colour("line"), 1));
        painter.setBrush(terrainColour(*kind));
        painter.drawRect(swatch);
        paintTerrain(painter, swatch, *kind, 0, 0);
        write(painter, QPointF(swatch.right() + m_textSize * 0.6, y - side * 0.3 + m_textSize * 0.35), word,
              colour("ink"));
        y -= side + 4;
    }
}

} // namespace navarch
