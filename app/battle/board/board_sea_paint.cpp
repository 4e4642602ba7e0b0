// SPDX-License-Identifier: GPL-3.0-or-later
// What ships lie on: sea, shore, hexes, the names of the edges, wind and scale.
#include "app/battle/board/battle_board.h"

#include <set>
#include <utility>
#include <vector>

#include "app/battle/board/board_inks.h"

namespace navarch {

QColor BattleBoard::sideColour(int side) const
{
    return m_colours.value(QStringLiteral("sides")).toList().value(side).value<QColor>();
}

void BattleBoard::paint(QPainter* painter)
{
    if (!m_room || !m_room->isOpen() || m_camera.table().isEmpty())
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    QFont font(m_dataFamily);
    font.setPixelSize(std::max(8, m_textSize));
    painter->setFont(font);
    paintTable(*painter);
    paintEdges(*painter);
    if (m_room->curtainFor() >= 0)
        return;
    paintShips(*painter);
    plotTracks().paint(*painter);
    paintOrders(*painter);
    paintDraft(*painter);
    paintPlacing(*painter);
    paintWind(*painter);
    paintScale(*painter);
    paintTerrainKey(*painter);
}

void BattleBoard::paintTable(QPainter& painter) const
{
    const QSizeF table = m_camera.table();
    const QRectF sea(m_camera.toScreen(QPointF(0, table.height())),
                     m_camera.toScreen(QPointF(table.width(), 0)));
    const PlaceKind place = m_room->match()->brief().place;
    const BoardView& view = m_room->view();
    if (place != PlaceKind::OpenSea && view.kind == BoardKind::FreeTable) {
        const double depth = std::max(10.0, m_camera.scale() * 5);
        painter.fillRect(QRectF(sea.left(), sea.top() - depth, sea.width(), depth), colour("land"));
    }
    if (view.kind == BoardKind::Hexes) {
        paintHexes(painter);
        return;
    }
    painter.fillRect(sea, colour("sea"));

    painter.setPen(QPen(faded(colour("ink"), 0.07), 1));
    for (double x = 10; x < table.width(); x += 10)
        painter.drawLine(m_camera.toScreen(QPointF(x, 0)), m_camera.toScreen(QPointF(x, table.height())));
    for (double y = 10; y < table.height(); y += 10)
        painter.drawLine(m_camera.toScreen(QPointF(0, y)), m_camera.toScreen(QPointF(table.width(), y)));

    const double strip = view.deploymentDepth / 1000.0;
    for (int edge = 0; edge < 2 && strip > 0; ++edge) {
        const double y = edge == 0 ? 0 : table.height() - strip;
        const QRectF area(m_camera.toScreen(QPointF(0, y + strip)),
                          m_camera.toScreen(QPointF(table.width(), y)));
        painter.fillRect(area, faded(sideColour(edge), 0.10));
        painter.setPen(QPen(faded(sideColour(edge), 0.75), 1, Qt::DashLine));
        const double line = edge == 0 ? area.top() : area.bottom();
        painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line));
    }
    painter.setPen(QPen(colour("line"), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(sea);
}

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

/// Below, where a free table has its scale: what each kind of hex is.
void BattleBoard::paintTerrainKey(QPainter& painter) const
{
    const BoardView& view = m_room->view();
    if (view.kind != BoardKind::Hexes)
        return;
    const std::set<hex::Terrain> kinds(view.terrain.begin(), view.terrain.end());
    const double step = m_textSize * 1.5;
    double y = height() - m_bottom - 16;
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind) {
        const QString word = terrainWord(*kind);
        if (word.isEmpty())
            continue;
        painter.setPen(QPen(colour("line"), 1));
        painter.setBrush(terrainColour(*kind));
        painter.drawRect(QRectF(18, y - m_textSize * 0.85, m_textSize, m_textSize));
        drawRimmed(painter, QPointF(18 + m_textSize * 1.6, y), word, colour("ink"), faded(colour("card"), 0.85));
        y -= step;
    }
}

void BattleBoard::paintHexes(QPainter& painter) const
{
    using hex::Terrain;
    const BoardView& view = m_room->view();
    const QRectF seen(-40, -40, width() + 80, height() + 80);
    const bool isLarge = m_camera.scale() * BoardCamera::cell > 26;
    QFont small(painter.font());
    small.setPixelSize(std::max(8, m_textSize - 3));
    const QFontMetricsF metrics(small);
    std::vector<std::pair<QRectF, QString>> named; // written when no other hex is painted over it
    painter.save();
    painter.setFont(small);
    for (int row = 0; row < view.depth; ++row)
        for (int column = 0; column < view.width; ++column) {
            const QPolygonF corners = m_camera.hexAt({column, row, 0});
            if (!corners.boundingRect().intersects(seen))
                continue;
            const auto index = static_cast<std::size_t>(row * view.width + column);
            const Terrain terrain = index < view.terrain.size() ? view.terrain[index] : Terrain::Open;
            painter.setPen(QPen(faded(colour("ink"), 0.13), 1));
            painter.setBrush(terrainColour(terrain));
            painter.drawPolygon(corners);
            const int edge = row >= view.depth - view.deploymentDepth ? 0 : row < view.deploymentDepth ? 1 : -1;
            if (edge >= 0 && terrain != Terrain::Land) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(faded(sideColour(edge), 0.12));
                painter.drawPolygon(corners);
            }
            const QString word = isLarge && terrain != Terrain::Land ? terrainWord(terrain) : QString();
            if (!word.isEmpty() && metrics.horizontalAdvance(word) + 6 < corners.boundingRect().width())
                named.emplace_back(corners.boundingRect(), word);
        }
    painter.setPen(faded(colour("ink"), 0.6));
    for (const auto& [around, word] : named)
        painter.drawText(around.translated(0, around.height() * 0.2), Qt::AlignCenter, word);
    painter.restore();
}

void BattleBoard::paintEdges(QPainter& painter) const
{
    const auto& edges = m_room->view().edges;
    if (edges.size() < 3)
        return;
    painter.save();
    QFont font(m_titleFamily);
    font.setPixelSize(static_cast<int>(m_textSize * 1.25));
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QSizeF table = m_camera.table();
    for (int edge = 0; edge < 3; edge += 2) {
        const QString name = words(edges[static_cast<std::size_t>(edge)]);
        if (name.isEmpty())
            continue;
        const int side = edge / 2;
        const QPointF middle = m_camera.toScreen(QPointF(table.width() / 2, side == 0 ? 0 : table.height()));
        const double baseline =
            side == 0 ? middle.y() + metrics.ascent() + 6 : middle.y() - metrics.descent() - 6;
        const double wide = metrics.horizontalAdvance(name);
        const double mark = m_textSize * 0.8;
        painter.setPen(Qt::NoPen);
        painter.setBrush(sideColour(side));
        painter.drawRoundedRect(QRectF(middle.x() - wide / 2 - mark - 8, baseline - mark, mark, mark), 2, 2);
        painter.setPen(colour("ink"));
        painter.drawText(QPointF(middle.x() - wide / 2, baseline), name);
    }
    painter.restore();
}

void BattleBoard::paintWind(QPainter& painter) const
{
    const BoardView& view = m_room->view();
    if (view.wind.empty())
        return;
    const double radius = 24;
    const QPointF middle(16 + radius, m_top + 16 + radius);
    painter.setPen(QPen(colour("line"), 1));
    painter.setBrush(faded(colour("card"), 0.9));
    painter.drawEllipse(middle, radius, radius);
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
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour("ink"));
        painter.drawPath(arrow);
        painter.restore();
    } else {
        painter.setPen(QPen(colour("softInk"), 1.5));
        painter.drawLine(middle - QPointF(8, 3), middle + QPointF(8, -3));
        painter.drawLine(middle - QPointF(8, -3), middle + QPointF(8, 3));
    }
    // Below the disc, a line a part: beside it the words would lie half on the table.
    QPointF text(middle.x() - radius, middle.y() + radius + m_textSize * 1.4);
    const QStringList parts = words(view.wind).split(QStringLiteral(", "));
    for (const QString& part : parts) {
        drawRimmed(painter, text, part, colour("ink"), faded(colour("card"), 0.85));
        text.ry() += m_textSize * 1.3;
    }
}

void BattleBoard::paintScale(QPainter& painter) const
{
    if (m_room->view().kind != BoardKind::FreeTable)
        return;
    const int length = m_camera.scale() > 24 ? 5 : m_camera.scale() > 5 ? 10 : 20;
    const double wide = length * m_camera.scale();
    const QPointF left(18, height() - m_bottom - 16);
    painter.setPen(QPen(faded(colour("card"), 0.85), 5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(wide, 0));
    painter.setPen(QPen(colour("ink"), 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(wide, 0));
    painter.drawLine(left - QPointF(0, 5), left + QPointF(0, 5));
    painter.drawLine(left + QPointF(wide, -5), left + QPointF(wide, 5));
    drawRimmed(painter, left + QPointF(wide + 8, m_textSize * 0.35), tr("%1 cm").arg(length), colour("ink"),
               faded(colour("card"), 0.85));
}

} // namespace navarch
