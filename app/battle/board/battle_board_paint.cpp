// SPDX-License-Identifier: GPL-3.0-or-later
// What the board looks like.
#include "app/battle/board/battle_board.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace navarch {

namespace {

QColor faded(QColor colour, double strength)
{
    colour.setAlphaF(static_cast<float>(strength));
    return colour;
}

QColor mixed(const QColor& a, const QColor& b, double part)
{
    const auto mix = [part](double x, double y) { return static_cast<float>(x + (y - x) * part); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

/// A text at `at`, with a rim of `rim` so that it reads on anything.
void drawRimmed(QPainter& painter, const QPointF& at, const QString& text, const QColor& ink,
                const QColor& rim)
{
    QPainterPath path;
    path.addText(at, painter.font(), text);
    painter.setPen(QPen(rim, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(path);
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
    paintTable(*painter);
    paintEdges(*painter);
    if (m_room->curtainFor() >= 0)
        return;
    paintShips(*painter);
    paintOrders(*painter);
    paintDraft(*painter);
    paintPlacing(*painter);
    paintWind(*painter);
    paintScale(*painter);
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

void BattleBoard::paintHexes(QPainter& painter) const
{
    using hex::Terrain;
    const BoardView& view = m_room->view();
    const QRectF seen(-40, -40, width() + 80, height() + 80);
    const bool isLarge = m_camera.scale() * BoardCamera::cell > 26;
    const auto fillOf = [&](Terrain terrain) {
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
    };
    const auto wordOf = [&](Terrain terrain) {
        switch (terrain) {
        case Terrain::Shallows: return tr("shoal");
        case Terrain::Rocks: return tr("rocks");
        case Terrain::Current: return tr("current");
        case Terrain::Rough: return tr("rough");
        case Terrain::Weed: return tr("weed");
        case Terrain::Land:
        case Terrain::Open: break;
        }
        return QString();
    };
    QFont small(painter.font());
    small.setPixelSize(std::max(8, m_textSize - 3));
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
            painter.setBrush(fillOf(terrain));
            painter.drawPolygon(corners);
            const int edge = row >= view.depth - view.deploymentDepth ? 0 : row < view.deploymentDepth ? 1 : -1;
            if (edge >= 0 && terrain != Terrain::Land) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(faded(sideColour(edge), 0.12));
                painter.drawPolygon(corners);
            }
            if (const QString word = isLarge ? wordOf(terrain) : QString(); !word.isEmpty()) {
                painter.setPen(faded(colour("ink"), 0.5));
                painter.drawText(corners.boundingRect(), Qt::AlignHCenter | Qt::AlignBottom, word);
            }
        }
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
    const QPointF middle(m_left + 16 + radius, m_top + 16 + radius);
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
    const QPointF left(m_left + 18, height() - m_bottom - 16);
    painter.setPen(QPen(faded(colour("card"), 0.85), 5, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(wide, 0));
    painter.setPen(QPen(colour("ink"), 2, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(left, left + QPointF(wide, 0));
    painter.drawLine(left - QPointF(0, 5), left + QPointF(0, 5));
    painter.drawLine(left + QPointF(wide, -5), left + QPointF(wide, 5));
    drawRimmed(painter, left + QPointF(wide + 8, m_textSize * 0.35), tr("%1 cm").arg(length), colour("ink"),
               faded(colour("card"), 0.85));
}

void BattleBoard::paintShips(QPainter& painter)
{
    for (const bool wrecks : {true, false})
        for (const BoardPiece& piece : m_room->view().pieces)
            if ((piece.condition.damage == Damage::Wrecked) == wrecks)
                paintShip(painter, piece);
    painter.setPen(QPen(colour("bad"), 2));
    for (const BoardLink& link : m_room->view().links) {
        const BoardPiece* a = m_room->piece(link.a);
        const BoardPiece* b = m_room->piece(link.b);
        if (!a || !b)
            continue;
        const QPointF from = m_camera.toScreen(poseNow(*a));
        const QPointF to = m_camera.toScreen(poseNow(*b));
        painter.drawLine(from, to);
        painter.setBrush(colour("card"));
        painter.drawEllipse((from + to) / 2, 4, 4);
    }
}

void BattleBoard::paintShip(QPainter& painter, const BoardPiece& piece)
{
    const BoardPose pose = poseNow(piece);
    const QPolygonF base = m_camera.baseAt(pose, piece);
    if (!base.boundingRect().intersects(QRectF(-20, -20, width() + 40, height() + 40)))
        return;
    const bool isWreck = piece.condition.damage == Damage::Wrecked;
    const QColor side = sideColour(piece.side);
    const bool isChosen = piece.ship == m_room->ship();
    if (isChosen) {
        painter.setPen(QPen(colour("accent"), 2));
        painter.setBrush(faded(colour("accent"), 0.12));
        const double reach = m_camera.sizeOf(piece).height() * m_camera.scale() * 0.62;
        painter.drawEllipse(m_camera.toScreen(pose), reach, reach);
    }
    painter.setPen(QPen(faded(side, isWreck ? 0.35 : 0.9), piece.ship == m_pointedShip ? 2 : 1));
    painter.setBrush(faded(side, isWreck ? 0.08 : 0.26));
    painter.drawPolygon(base);
    if (piece.isWall) {
        painter.setBrush(colour("land"));
        painter.drawPolygon(base);
    } else if (static_cast<std::size_t>(piece.ship) < m_room->ships().size()) {
        const ShipInks inks{colour("ink"), mixed(colour("card"), side, 0.62),
                            mixed(colour("card"), side, 0.24), colour("bad")};
        const double dense = m_camera.scale() * 2; // drawn finer, so that it turns without steps
        const QImage& sprite =
            m_sprites.of(piece.ship, m_room->ships()[static_cast<std::size_t>(piece.ship)].ship,
                         piece.condition, inks, dense);
        painter.save();
        painter.setOpacity(isWreck ? 0.55 : 1);
        const QPointF at = m_camera.toScreen(pose);
        painter.translate(at.x(), at.y());
        painter.rotate(m_camera.degrees(pose));
        painter.drawImage(QRectF(-sprite.width() / 4.0, -sprite.height() / 4.0, sprite.width() / 2.0,
                                 sprite.height() / 2.0),
                          sprite);
        painter.restore();
    }
    paintMarks(painter, piece, pose);
}

void BattleBoard::paintMarks(QPainter& painter, const BoardPiece& piece, const BoardPose& pose) const
{
    const QPointF at = m_camera.toScreen(pose);
    const double reach = std::max(8.0, m_camera.sizeOf(piece).height() * m_camera.scale() / 2);
    if (piece.isActive && m_room->mayOrder(piece.ship)) { // it waits for an order
        painter.setPen(QPen(colour("card"), 1.5));
        painter.setBrush(colour("accent"));
        painter.drawEllipse(at, 4, 4);
    }
    // A pip a level of damage, beside the ship.
    const int damage = static_cast<int>(piece.condition.damage);
    for (int i = 0; i < damage && damage < 5; ++i) {
        painter.setPen(QPen(colour("card"), 1));
        painter.setBrush(colour("bad"));
        painter.drawRect(QRectF(at.x() + (i - damage / 2.0) * 7, at.y() + reach + 3, 5, 5));
    }
    const bool named = piece.ship == m_room->ship() || piece.ship == m_pointedShip || m_camera.scale() > 16;
    if (!named)
        return;
    const QFontMetricsF metrics(painter.font());
    const QString name = words(piece.name);
    const QPointF text(at.x() - metrics.horizontalAdvance(name) / 2,
                       at.y() + reach + metrics.ascent() + (damage > 0 && damage < 5 ? 11 : 4));
    drawRimmed(painter, text, name, colour("ink"), faded(colour("card"), 0.85));
}

void BattleBoard::paintShape(QPainter& painter, const OrderShape& shape, const QColor& ink, bool strong,
                             bool broken) const
{
    const BoardPiece* piece = m_room->piece(shape.ship);
    if (!piece)
        return;
    const QPolygonF base = m_camera.baseAt(shape.end, *piece);
    if (strong && shape.path.size() > 1) {
        QPolygonF way;
        for (const BoardPose& pose : shape.path)
            way << m_camera.toScreen(pose);
        way << m_camera.toScreen(shape.end);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(colour("card"), 0.8), 4));
        painter.drawPolyline(way);
        painter.setPen(QPen(ink, 2, broken ? Qt::DotLine : Qt::DashLine));
        painter.drawPolyline(way);
    }
    painter.setPen(
        QPen(strong ? ink : faded(ink, 0.55), strong ? 2 : 1, broken ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(faded(ink, strong ? 0.24 : 0.07));
    painter.drawPolygon(base);
    // Where the bow is.
    const QPointF bow = (base[0] + base[1]) / 2;
    const QPointF middle = m_camera.toScreen(shape.end);
    painter.setPen(QPen(strong ? ink : faded(ink, 0.55), strong ? 2 : 1));
    painter.drawLine(middle + (bow - middle) * 0.55, bow);
    if (const BoardPiece* target = strong ? m_room->piece(shape.target) : nullptr) {
        const QPointF at = m_camera.toScreen(target->pose);
        const double reach = m_camera.sizeOf(*target).height() * m_camera.scale() * 0.6;
        painter.setPen(QPen(colour("bad"), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, reach, reach);
        painter.setPen(QPen(colour("bad"), 1.5, Qt::DotLine));
        painter.drawLine(middle, at);
    }
}

void BattleBoard::paintOrders(QPainter& painter) const
{
    if (m_room->draft()->isOn())
        return;
    const auto& rows = m_room->orders()->rows();
    const auto isStrong = [&](std::size_t i) {
        return static_cast<int>(i) == m_room->chosen() || static_cast<int>(i) == m_litOrder;
    };
    for (const bool strong : {false, true})
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (isStrong(i) == strong && rows[i].option.shape && (rows[i].moves || strong))
                paintShape(painter, *rows[i].option.shape, strong ? colour("accent") : colour("ink"), strong,
                           false);
}

QPointF BattleBoard::bowOf(const OrderShape& shape) const
{
    const BoardPiece* piece = m_room ? m_room->piece(shape.ship) : nullptr;
    if (!piece)
        return {};
    const double half = m_camera.sizeOf(*piece).height() / 2 + 10 / m_camera.scale();
    const double angle = m_camera.degrees(shape.end) * std::acos(-1.0) / 180;
    return m_camera.toScreen(m_camera.placeOf(shape.end)
                             + QPointF(std::sin(angle) * half, std::cos(angle) * half));
}

void BattleBoard::paintDraft(QPainter& painter) const
{
    const MoveDraft& draft = *m_room->draft();
    if (!draft.isOn())
        return;
    const OrderShape shape = draft.shape();
    const QColor ink = draft.allowed() ? colour("good") : colour("bad");
    paintShape(painter, shape, ink, true, !draft.allowed());
    painter.setPen(QPen(colour("card"), 2));
    painter.setBrush(ink);
    painter.drawEllipse(bowOf(shape), 7, 7);
    painter.drawRect(QRectF(m_camera.toScreen(shape.end) - QPointF(5, 5), QSizeF(10, 10)));
}

void BattleBoard::paintPlacing(QPainter& painter) const
{
    if (const FormationPlace* formed = m_room->formation()->place())
        paintFormation(painter, formed->ships, colour(m_room->formation()->allowed() ? "good" : "bad"),
                       !m_room->formation()->allowed());
    const OrderList::Row* row = m_room->sideOrders()->at(m_room->chosenOfSide());
    if (row && row->option.shape)
        paintFormation(painter, row->option.shape->formation, colour("accent"), false);
    const BoardPiece* piece = m_drag == Drag::Place ? m_room->piece(m_room->ship()) : nullptr;
    if (!piece)
        return;
    const QColor ink = m_placingAllowed ? colour("good") : colour("bad");
    painter.setPen(QPen(ink, 2, m_placingAllowed ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(faded(ink, 0.18));
    painter.drawPolygon(m_camera.baseAt(m_placing, *piece));
}

void BattleBoard::paintFormation(QPainter& painter, const std::vector<PlacedShip>& ships, const QColor& ink,
                                 bool broken) const
{
    for (const PlacedShip& ship : ships) {
        const QPolygonF base = m_camera.baseAt(ship.pose, pieceOf(ship));
        painter.setPen(QPen(ink, 2, broken ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(faded(ink, 0.24));
        painter.drawPolygon(base);
        const QPointF bow = (base[0] + base[1]) / 2;
        const QPointF middle = m_camera.toScreen(ship.pose);
        painter.setPen(QPen(ink, 2));
        painter.drawLine(middle + (bow - middle) * 0.55, bow);
    }
}

} // namespace navarch
