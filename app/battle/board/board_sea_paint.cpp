// SPDX-License-Identifier: GPL-3.0-or-later
// What ships lie on: sea, shore, hexes, the names of the edges, wind and scale.
#include "app/battle/board/battle_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "app/battle/board/board_inks.h"

namespace navarch {

namespace {

/// What water is drawn with.
struct SeaInks {
    QColor sea;
    QColor card;
    QColor ink;
};

/// Water that grows deeper away from the shore, or of an open sea from the edges inward, with a wave here and there.
void paintDepth(QPainter& painter, const BoardCamera& camera, const SeaInks& inks, const QRectF& sea,
                const QRectF& seen, bool hasShore)
{
    const QColor shallow = mixed(inks.sea, inks.card, 0.22);
    const QColor deep = mixed(inks.sea, inks.ink, 0.07);
    QLinearGradient depth(sea.topLeft(), sea.bottomLeft());
    depth.setColorAt(0, hasShore ? shallow : inks.sea);
    depth.setColorAt(0.5, hasShore ? inks.sea : deep);
    depth.setColorAt(1, hasShore ? deep : inks.sea);
    painter.fillRect(sea, depth);
    // As far apart as they are drawn, so that there are as many near as far off.
    constexpr double apart = 64;
    const double step = std::exp2(std::round(std::log2(apart / camera.scale()))); // of the table's measure
    const QPointF first = camera.toTable(seen.bottomLeft());
    const QPointF last = camera.toTable(seen.topRight());
    painter.setPen(QPen(faded(inks.ink, 0.13), 1.2, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    for (int row = int(first.y() / step); row * step < last.y(); ++row)
        for (int column = int(first.x() / step); column * step < last.x(); ++column) {
            const int lot = (column * 73 + row * 151) & 15; // no pattern that one would see
            if (lot % 3 == 0)
                continue;
            const QPointF at =
                camera.toScreen(QPointF((column + (lot & 7) / 8.0) * step, (row + (lot >> 2) / 4.0) * step));
            if (!sea.adjusted(0, 4, -20, -4).contains(at))
                continue;
            QPainterPath wave(at);
            wave.quadTo(at + QPointF(4, -4), at + QPointF(8, 0));
            wave.quadTo(at + QPointF(12, -4), at + QPointF(16, 0));
            painter.drawPath(wave);
        }
}

/// A wind rose: eight points, the four between the others shorter, one half of each in shadow.
void paintRose(QPainter& painter, const SeaInks& inks, const QPointF& middle, double radius)
{
    painter.save();
    painter.translate(middle);
    painter.setPen(QPen(faded(inks.ink, 0.35), 0.8));
    for (const bool isLong : {false, true})
        for (int point = 0; point < 4; ++point) {
            const double tip = radius * (isLong ? 0.94 : 0.6);
            const double waist = radius * 0.17;
            painter.save();
            painter.rotate(90 * point + (isLong ? 0 : 45));
            painter.setBrush(inks.card);
            painter.drawPolygon(QPolygonF({{0, -tip}, {waist, -waist}, {0, 0}}));
            painter.setBrush(faded(inks.ink, 0.3));
            painter.drawPolygon(QPolygonF({{0, -tip}, {-waist, -waist}, {0, 0}}));
            painter.restore();
        }
    painter.restore();
}

} // namespace

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
    paintStill(*painter);
    if (m_room->seats()->curtainFor() >= 0)
        return;
    m_shown = piecesShown();
    if (!m_isMoving)
        paintReach(*painter);
    paintShips(*painter);
    if (m_isMoving) {
        paintEffects(*painter);
    } else {
        plotTracks().paint(*painter);
        paintOrders(*painter);
        paintDraft(*painter);
        paintPlacing(*painter);
        paintThreats(*painter);
    }
    paintWind(*painter);
    paintScale(*painter);
    paintTerrainKey(*painter);
    m_shown.clear();
}

/// Sea and shore, which stay as they are from frame to frame: painted once, until something about them changes.
void BattleBoard::paintStill(QPainter& painter)
{
    if (m_isTurning) { // they change with every frame
        paintTable(painter);
        paintEdges(painter);
        return;
    }
    const double dense = painter.device()->devicePixelRatioF();
    const QSize pixels = (size() * dense).toSize();
    if (!m_isStillGood || m_still.size() != pixels) {
        if (m_still.size() != pixels)
            m_still = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
        m_still.setDevicePixelRatio(dense);
        m_still.fill(Qt::transparent);
        QPainter still(&m_still);
        still.setRenderHints(painter.renderHints());
        still.setFont(painter.font());
        paintTable(still);
        paintEdges(still);
        m_isStillGood = true;
    }
    painter.drawImage(QPointF(0, 0), m_still);
}

void BattleBoard::write(QPainter& painter, const QPointF& at, const QString& text, const QColor& ink) const
{
    m_words.draw(painter, at, text, ink, faded(colour("card"), 0.85));
}

void BattleBoard::paintTable(QPainter& painter) const
{
    const QSizeF table = m_camera.table();
    const QRectF sea(m_camera.toScreen(QPointF(0, table.height())),
                     m_camera.toScreen(QPointF(table.width(), 0)));
    const PlaceKind place = m_room->table().match()->brief().place;
    const BoardView& view = m_room->table().view();
    const bool isInches = view.measure == BoardMeasure::Inch;
    if (place != PlaceKind::OpenSea && m_camera.isFree() && !isInches) {
        const double depth = std::max(10.0, m_camera.scale() * 5);
        painter.fillRect(QRectF(sea.left(), sea.top() - depth, sea.width(), depth), colour("land"));
    }
    paintShores(painter);
    if (!m_camera.isFree()) {
        paintCells(painter);
        return;
    }
    paintDepth(painter, m_camera, {colour("sea"), colour("card"), colour("ink")}, sea,
               sea.intersected(QRectF(0, 0, width(), height())), place != PlaceKind::OpenSea && !isInches);

    painter.setPen(QPen(faded(colour("ink"), 0.07), 1));
    const double grid = isInches ? 6 : 10;
    for (double x = grid; x < table.width(); x += grid)
        painter.drawLine(m_camera.toScreen(QPointF(x, 0)), m_camera.toScreen(QPointF(x, table.height())));
    for (double y = grid; y < table.height(); y += grid)
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

void BattleBoard::paintCells(QPainter& painter) const
{
    using hex::Terrain;
    const BoardView& view = m_room->table().view();
    const QRectF seen(-40, -40, width() + 80, height() + 80);
    const double wide = m_camera.scale() * BoardCamera::cell;
    QFont small(painter.font());
    small.setPixelSize(std::max(8, m_textSize - 3));
    // Whose deployment a cell is in: rows along the edges, or on rexes columns at the ends (PM-3.3).
    const auto edgeOf = [&](int column, int row) {
        const int at = m_camera.isRexes() ? column : view.depth - 1 - row;
        const int all = m_camera.isRexes() ? view.width : view.depth;
        return at < view.deploymentDepth ? 0 : at >= all - view.deploymentDepth ? 1 : -1;
    };
    // Water is shallower near land: by one cell, by two, no more.
    const auto landWithin = [&view](int column, int row) {
        int nearest = 3;
        for (int y = std::max(0, row - 2); y <= std::min<int>(view.depth - 1, row + 2); ++y)
            for (int x = std::max(0, column - 2); x <= std::min<int>(view.width - 1, column + 2); ++x)
                if (const auto index = static_cast<std::size_t>(y * view.width + x);
                    index < view.terrain.size() && view.terrain[index] == Terrain::Land)
                    nearest = std::min(nearest, std::max(std::abs(x - column), std::abs(y - row)));
        return nearest;
    };
    struct Marked {
        QRectF around;
        Terrain terrain;
        int column;
        int row;
    };
    std::vector<Marked> marked; // drawn when no other hex is painted over it
    painter.save();
    painter.setFont(small);
    for (int row = 0; row < view.depth; ++row)
        for (int column = 0; column < view.width; ++column) {
            const QPolygonF corners = m_camera.cellAt({column, row, 0});
            if (!corners.boundingRect().intersects(seen))
                continue;
            const auto index = static_cast<std::size_t>(row * view.width + column);
            const Terrain terrain = index < view.terrain.size() ? view.terrain[index] : Terrain::Open;
            painter.setPen(QPen(faded(colour("ink"), 0.13), 1));
            const int near = terrain == Terrain::Open ? landWithin(column, row) : 3;
            painter.setBrush(
                mixed(terrainColour(terrain), colour("card"), near < 3 ? 0.36 - 0.12 * near : 0));
            painter.drawPolygon(corners);
            const int edge = edgeOf(column, row);
            if (edge >= 0 && terrain != Terrain::Land) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(faded(sideColour(edge), 0.12));
                painter.drawPolygon(corners);
            }
            if (terrain != Terrain::Open && terrain != Terrain::Land)
                marked.push_back({corners.boundingRect(), terrain, column, row});
            if (m_camera.isRexes() && wide > 3.4 * m_textSize) { // the printed name, column and row
                painter.setPen(faded(colour("ink"), 0.42));
                painter.drawText(corners.boundingRect().adjusted(4, 2, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                                 QStringLiteral("%1%2")
                                     .arg(column + 1, 2, 10, QLatin1Char('0'))
                                     .arg(row + 1, 2, 10, QLatin1Char('0')));
            }
        }
    for (const Marked& each : marked)
        paintTerrain(painter, each.around, each.terrain, each.column, each.row);
    painter.restore();
}

bool BattleBoard::isShore(std::size_t edge) const
{
    const auto& edges = m_room->table().view().edges;
    return edge < edges.size() && edges[edge].isShore;
}

/// Where an edge lies: below, left, above, right. The first side's is below; on rexes, where sides deploy in columns, left.
std::size_t BattleBoard::placeOfEdge(std::size_t edge) const
{
    return m_camera.isRexes() ? (edge + 1) % 4 : edge;
}

/// Land along the edges that are a shore; the hexes lie over it.
void BattleBoard::paintShores(QPainter& painter) const
{
    const QSizeF table = m_camera.table();
    const QRectF sea(m_camera.toScreen(QPointF(0, table.height())),
                     m_camera.toScreen(QPointF(table.width(), 0)));
    const double depth = std::clamp(m_camera.scale() * BoardCamera::cell * 0.5, 10.0, 2.2 * m_textSize);
    const double inside = m_camera.scale() * BoardCamera::cell; // the rim of hexes is not straight
    const std::array<QRectF, 4> strips{QRectF(sea.left(), sea.bottom() - inside, sea.width(), inside + depth),
                                       QRectF(sea.left() - depth, sea.top(), depth + inside, sea.height()),
                                       QRectF(sea.left(), sea.top() - depth, sea.width(), inside + depth),
                                       QRectF(sea.right() - inside, sea.top(), inside + depth, sea.height())};
    for (std::size_t edge = 0; edge < strips.size(); ++edge)
        if (isShore(edge))
            painter.fillRect(strips[placeOfEdge(edge)], colour("land"));
}

void BattleBoard::paintEdges(QPainter& painter) const
{
    const auto& edges = m_room->table().view().edges;
    painter.save();
    QFont font(m_titleFamily);
    font.setPixelSize(static_cast<int>(m_textSize * 1.25));
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QSizeF table = m_camera.table();
    constexpr std::array<double, 4> turns{0, -90, 0,
                                          90}; // read from outside the board, those of the sides from below
    const std::array<QPointF, 4> middles{QPointF(table.width() / 2, 0), QPointF(0, table.height() / 2),
                                         QPointF(table.width() / 2, table.height()),
                                         QPointF(table.width(), table.height() / 2)};
    for (std::size_t edge = 0; edge < edges.size() && edge < turns.size(); ++edge) {
        const QString name = words(edges[edge].name);
        if (name.isEmpty())
            continue;
        const std::size_t place = placeOfEdge(edge);
        painter.save();
        painter.translate(m_camera.toScreen(middles[place]));
        painter.rotate(turns[place]);
        const double baseline = place == 0 ? metrics.ascent() + 6 : -metrics.descent() - 6;
        const double wide = metrics.horizontalAdvance(name);
        const double mark = m_textSize * 0.8;
        if (edge % 2 == 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(sideColour(static_cast<int>(edge) / 2));
            painter.drawRoundedRect(QRectF(-wide / 2 - mark - 8, baseline - mark, mark, mark), 2, 2);
        }
        painter.setPen(colour("ink"));
        painter.drawText(QPointF(-wide / 2, baseline), name);
        painter.restore();
    }
    painter.restore();
}

void BattleBoard::paintWind(QPainter& painter) const
{
    const BoardView& view = m_room->table().view();
    if (view.wind.isEmpty())
        return;
    const double radius = 30;
    const QPointF middle(14 + radius, m_top + 14 + radius);
    painter.setPen(QPen(colour("line"), 1));
    painter.setBrush(faded(colour("card"), 0.9));
    painter.drawEllipse(middle, radius, radius);
    paintRose(painter, {colour("sea"), colour("card"), colour("ink")}, middle, radius);
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
        painter.setPen(QPen(colour("card"), 1.5));
        painter.setBrush(colour("accent"));
        painter.drawPath(arrow);
        painter.restore();
    } else {
        painter.setPen(QPen(colour("softInk"), 1.5));
        painter.drawLine(middle - QPointF(8, 3), middle + QPointF(8, -3));
        painter.drawLine(middle - QPointF(8, -3), middle + QPointF(8, 3));
    }
    // Below the disc, a line a part: beside it the words would lie half on the table.
    QPointF text(middle.x() - radius, middle.y() + radius + m_textSize * 1.4);
    for (const Phrase& part : {view.wind, view.sea}) {
        write(painter, text, words(part), colour("ink"));
        text.ry() += m_textSize * 1.3;
    }
}

void BattleBoard::paintScale(QPainter& painter) const
{
    if (!m_camera.isFree())
        return;
    const bool isInches = m_room->table().view().measure == BoardMeasure::Inch;
    const int length = isInches ? (m_camera.scale() > 40   ? 3
                                   : m_camera.scale() > 20 ? 6
                                                           : 12)
                                : (m_camera.scale() > 24  ? 5
                                   : m_camera.scale() > 5 ? 10
                                                          : 20);
    const double wide = length * m_camera.scale();
    const QPointF left(18, height() - m_bottom - 16);
    painter.setPen(QPen(faded(colour("card"), 0.85), 5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(wide, 0));
    painter.setPen(QPen(colour("ink"), 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(wide, 0));
    painter.drawLine(left - QPointF(0, 5), left + QPointF(0, 5));
    painter.drawLine(left + QPointF(wide, -5), left + QPointF(wide, 5));
    for (int inch = 1; isInches && inch < length; ++inch) // a ruler
        painter.drawLine(left + QPointF(inch * m_camera.scale(), inch % 3 == 0 ? -4 : -2),
                         left + QPointF(inch * m_camera.scale(), 0));
    write(painter, left + QPointF(wide + 8, m_textSize * 0.35),
          tr("%1 %2").arg(length).arg(m_room->names()->measure()), colour("ink"));
}

} // namespace navarch
