// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/sea_paint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "app/base/drawing/inks.h"
#include "app/battle/board/paint/land_outline.h"
#include "app/battle/board/paint/terrain_paint.h"

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

/// The edges that cells of land share with cells of water, on the table.
class CellCoast {
public:
    /// Rexes lie half a rex aside from row to row: their long edges are shared by halves.
    CellCoast(const BoardGrid& grid, bool inHalves) : m_grid(grid), m_inHalves(inHalves) {}

    void add(const BoardPose& cell, bool isLand)
    {
        const QPolygonF corners = m_grid.cellOf(cell);
        for (qsizetype i = 0; i < corners.size(); ++i) {
            const QLineF edge(corners[i], corners[(i + 1) % corners.size()]);
            if (!m_inHalves || std::abs(edge.dy()) > std::abs(edge.dx())) {
                addEdge(edge, isLand);
                continue;
            }
            addEdge({edge.p1(), edge.center()}, isLand);
            addEdge({edge.center(), edge.p2()}, isLand);
        }
    }
    [[nodiscard]] std::vector<QLineF> edges() const
    {
        std::vector<QLineF> edges;
        for (const auto& [place, shared] : m_shared)
            if (shared.isOfLand && shared.isOfWater)
                edges.push_back(shared.edge);
        return edges;
    }

private:
    struct Shared {
        QLineF edge;
        bool isOfLand = false;
        bool isOfWater = false;
    };

    void addEdge(const QLineF& edge, bool isLand)
    {
        constexpr double fine =
            100; // of the table's measure: far less than an edge, far more than what is rounded
        Shared& shared =
            m_shared[{std::lround(edge.center().x() * fine), std::lround(edge.center().y() * fine)}];
        shared.edge = edge;
        (isLand ? shared.isOfLand : shared.isOfWater) = true;
    }

    const BoardGrid& m_grid;
    bool m_inHalves;
    std::map<std::pair<long, long>, Shared> m_shared;
};

} // namespace

void SeaPaint::paint(QPainter& painter) const
{
    paintTable(painter);
    paintEdges(painter);
}

void SeaPaint::paintTable(QPainter& painter) const
{
    const QSizeF table = m_scene.camera.grid().table();
    const QRectF sea(m_scene.camera.toScreen(QPointF(0, table.height())),
                     m_scene.camera.toScreen(QPointF(table.width(), 0)));
    const PlaceKind place = m_scene.room.table().match()->brief().place;
    const BoardView& view = m_scene.room.table().view();
    const bool isInches = view.measure == BoardMeasure::Inch;
    if (place != PlaceKind::OpenSea && !m_drawn && m_scene.camera.grid().isFree() && !isInches) {
        const double depth = std::max(10.0, m_scene.camera.scale() * 5);
        painter.fillRect(QRectF(sea.left(), sea.top() - depth, sea.width(), depth),
                         m_scene.style.colour("land"));
    }
    paintShores(painter);
    if (!m_scene.camera.grid().isFree()) {
        paintCells(painter);
        return;
    }
    paintDepth(painter, m_scene.camera,
               {m_scene.style.colour("sea"), m_scene.style.colour("card"), m_scene.style.colour("ink")}, sea,
               sea.intersected(QRectF(0, 0, m_scene.size.width(), m_scene.size.height())),
               place != PlaceKind::OpenSea && !isInches && !m_drawn);

    painter.setPen(QPen(faded(m_scene.style.colour("ink"), 0.07), 1));
    const double grid = isInches ? 6 : 10;
    for (double x = grid; x < table.width(); x += grid)
        painter.drawLine(m_scene.camera.toScreen(QPointF(x, 0)),
                         m_scene.camera.toScreen(QPointF(x, table.height())));
    for (double y = grid; y < table.height(); y += grid)
        painter.drawLine(m_scene.camera.toScreen(QPointF(0, y)),
                         m_scene.camera.toScreen(QPointF(table.width(), y)));

    if (m_drawn)
        paintSquares(painter);
    else
        paintStrips(painter);
    painter.setPen(QPen(m_scene.style.colour("line"), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(sea);
}

/// Where sides deploy along the edges of a free table, while they do.
void SeaPaint::paintStrips(QPainter& painter) const
{
    const QSizeF table = m_scene.camera.grid().table();
    const double strip = m_scene.room.table().view().deploymentDepth / 1000.0;
    for (int edge = 0; edge < 2 && strip > 0; ++edge) {
        const double y = edge == 0 ? 0 : table.height() - strip;
        const QRectF area(m_scene.camera.toScreen(QPointF(0, y + strip)),
                          m_scene.camera.toScreen(QPointF(table.width(), y)));
        painter.fillRect(area, faded(m_scene.style.sideColour(edge), 0.10));
        painter.setPen(QPen(faded(m_scene.style.sideColour(edge), 0.75), 1, Qt::DashLine));
        const double line = edge == 0 ? area.top() : area.bottom();
        painter.drawLine(QPointF(area.left(), line), QPointF(area.right(), line));
    }
}

/// The land of a free table that somebody drew, and the zones in which sides deploy, while they do.
void SeaPaint::paintSquares(QPainter& painter) const
{
    const QSizeF table = m_scene.camera.grid().table();
    const double square = table.width() / std::max(1, m_drawn->columns);
    const bool isDeploying = m_scene.room.table().view().deploymentDepth > 0;
    painter.setPen(Qt::NoPen);
    for (int row = 0; isDeploying && row < m_drawn->rows; ++row)
        for (int first = 0; first < m_drawn->columns;) {
            // Squares of a row that are alike are one rectangle, or their borders would show.
            const int zone = m_drawn->isLand({first, row}) ? 0 : m_drawn->zoneAt({first, row});
            int past = first + 1;
            while (past < m_drawn->columns
                   && (m_drawn->isLand({past, row}) ? 0 : m_drawn->zoneAt({past, row})) == zone)
                ++past;
            const double top = table.height() - row * square;
            if (zone != 0)
                painter.fillRect(QRectF(m_scene.camera.toScreen(QPointF(first * square, top)),
                                        m_scene.camera.toScreen(QPointF(past * square, top - square))),
                                 faded(m_scene.style.sideColour(zone - 1), 0.14));
            first = past;
        }
    const QPointF corner = m_scene.camera.toScreen(QPointF(0, table.height()));
    const QPointF opposite = m_scene.camera.toScreen(QPointF(table.width(), 0));
    const double wide = m_scene.camera.scale() * square;
    QTransform toScreen;
    toScreen.translate(corner.x(), corner.y());
    toScreen.scale(wide, wide);
    painter.save();
    painter.setClipRect(QRectF(corner, opposite), Qt::IntersectClip);
    painter.setBrush(m_scene.style.colour("land"));
    painter.setPen(QPen(mixed(m_scene.style.colour("land"), m_scene.style.colour("ink"), 0.35), 1.2));
    painter.drawPath(toScreen.map(landOutline(m_drawn->columns, m_drawn->rows, [this](int column, int row) {
        return m_drawn->isLand({column, row});
    })));
    painter.restore();
}

void SeaPaint::paintCells(QPainter& painter) const
{
    using hex::Terrain;
    const TerrainPaint kinds(m_scene);
    const BoardView& view = m_scene.room.table().view();
    const QRectF seen(-40, -40, m_scene.size.width() + 80, m_scene.size.height() + 80);
    const double wide = m_scene.camera.scale() * BoardGrid::cell;
    const QFont small = m_scene.smaller(painter, 3);
    // Whose deployment a cell is in: rows along the edges, or on rexes columns at the ends (PM-3.3).
    const bool hasZones = m_drawn && m_drawn->hasZones();
    const auto edgeOf = [&](int column, int row) {
        if (hasZones)
            return view.deploymentDepth > 0 ? m_drawn->zoneAt({column, row}) - 1 : -1;
        const int at = m_scene.camera.grid().isRexes() ? column : view.depth - 1 - row;
        const int all = m_scene.camera.grid().isRexes() ? view.width : view.depth;
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
    CellCoast coast(m_scene.camera.grid(), m_scene.camera.grid().isRexes());
    painter.save();
    painter.setFont(small);
    for (int row = 0; row < view.depth; ++row)
        for (int column = 0; column < view.width; ++column) {
            const QPolygonF corners = m_scene.camera.cellAt({column, row, 0});
            if (!corners.boundingRect().intersects(seen))
                continue;
            const auto index = static_cast<std::size_t>(row * view.width + column);
            const Terrain terrain = index < view.terrain.size() ? view.terrain[index] : Terrain::Open;
            painter.setPen(QPen(faded(m_scene.style.colour("ink"), 0.13), 1));
            const int off = terrain == Terrain::Land ? 0 : landWithin(column, row);
            if (off <= 1)
                coast.add({column, row, 0}, off == 0);
            const int near = terrain == Terrain::Open ? off : 3;
            painter.setBrush(mixed(kinds.colourOf(terrain), m_scene.style.colour("card"),
                                   near < 3 ? 0.36 - 0.12 * near : 0));
            painter.drawPolygon(corners);
            const int edge = edgeOf(column, row);
            if (edge >= 0 && terrain != Terrain::Land) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(faded(m_scene.style.sideColour(edge), 0.12));
                painter.drawPolygon(corners);
            }
            if (terrain != Terrain::Open && terrain != Terrain::Land)
                marked.push_back({corners.boundingRect(), terrain, column, row});
            if (m_scene.camera.grid().isRexes()
                && wide > 3.4 * m_scene.style.textSize()) { // the printed name, column and row
                painter.setPen(faded(m_scene.style.colour("ink"), 0.42));
                painter.drawText(corners.boundingRect().adjusted(4, 2, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                                 QStringLiteral("%1%2")
                                     .arg(column + 1, 2, 10, QLatin1Char('0'))
                                     .arg(row + 1, 2, 10, QLatin1Char('0')));
            }
        }
    for (const Marked& each : marked)
        kinds.paint(painter, each.around, each.terrain, each.column, each.row);
    painter.setPen(QPen(mixed(m_scene.style.colour("land"), m_scene.style.colour("ink"), 0.45),
                        std::clamp(wide / 18, 1.0, 2.4), Qt::SolidLine, Qt::RoundCap));
    for (const QLineF& edge : coast.edges())
        painter.drawLine(m_scene.camera.toScreen(edge.p1()), m_scene.camera.toScreen(edge.p2()));
    painter.restore();
}

/// Where an edge lies: below, left, above, right. The first side's is below; on rexes, where sides deploy in columns, left.
std::size_t SeaPaint::placeOfEdge(std::size_t edge) const
{
    return m_scene.camera.grid().isRexes() ? (edge + 1) % 4 : edge;
}

/// Land along the edges that are a shore; the hexes lie over it.
void SeaPaint::paintShores(QPainter& painter) const
{
    const QSizeF table = m_scene.camera.grid().table();
    const QRectF sea(m_scene.camera.toScreen(QPointF(0, table.height())),
                     m_scene.camera.toScreen(QPointF(table.width(), 0)));
    const double depth =
        std::clamp(m_scene.camera.scale() * BoardGrid::cell * 0.5, 10.0, 2.2 * m_scene.style.textSize());
    const double inside = m_scene.camera.scale() * BoardGrid::cell; // the rim of hexes is not straight
    const std::array<QRectF, 4> strips{QRectF(sea.left(), sea.bottom() - inside, sea.width(), inside + depth),
                                       QRectF(sea.left() - depth, sea.top(), depth + inside, sea.height()),
                                       QRectF(sea.left(), sea.top() - depth, sea.width(), inside + depth),
                                       QRectF(sea.right() - inside, sea.top(), inside + depth, sea.height())};
    for (std::size_t edge = 0; edge < strips.size(); ++edge)
        if (m_scene.isShore(edge))
            painter.fillRect(strips[placeOfEdge(edge)], m_scene.style.colour("land"));
}

void SeaPaint::paintEdges(QPainter& painter) const
{
    const auto& edges = m_scene.room.table().view().edges;
    painter.save();
    const QFont font = m_scene.style.titleFont();
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QSizeF table = m_scene.camera.grid().table();
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
        painter.translate(m_scene.camera.toScreen(middles[place]));
        painter.rotate(turns[place]);
        const double baseline = place == 0 ? metrics.ascent() + 6 : -metrics.descent() - 6;
        const double wide = metrics.horizontalAdvance(name);
        const double mark = m_scene.style.textSize() * 0.8;
        if (edge % 2 == 0) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_scene.style.sideColour(static_cast<int>(edge) / 2));
            painter.drawRoundedRect(QRectF(-wide / 2 - mark - 8, baseline - mark, mark, mark), 2, 2);
        }
        painter.setPen(m_scene.style.colour("ink"));
        painter.drawText(QPointF(-wide / 2, baseline), name);
        painter.restore();
    }
    painter.restore();
}

} // namespace navarch
