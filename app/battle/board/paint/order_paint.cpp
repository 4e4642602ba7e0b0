// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/paint/order_paint.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "app/base/drawing/inks.h"

namespace navarch {

namespace {

/// The ground that a ship could cover whose plot is written: every place of every way she may row.
QPainterPath plottedReach(const std::vector<OrderShape>& ways, const BoardCamera& camera,
                          const BoardPiece& piece)
{
    QPainterPath ground;
    ground.setFillRule(Qt::WindingFill);
    std::set<std::tuple<std::int32_t, std::int32_t, std::int16_t>> covered;
    for (const OrderShape& shape : ways)
        for (const BoardPose& pose : shape.path) {
            const bool isLong = camera.grid().isFree() || piece.length > 1;
            if (!covered.emplace(pose.x, pose.y, isLong ? pose.heading : std::int16_t{0}).second)
                continue;
            ground.addPolygon(isLong ? camera.baseAt(pose, piece) : camera.cellAt(pose));
            ground.closeSubpath();
        }
    return ground;
}

} // namespace

void OrderPaint::paint(QPainter& painter) const
{
    const BoardStyle& style = m_scene.style;
    PlotTracks(m_scene.room, m_scene.camera,
               {style.colour("ink"), style.colour("card"), style.colour("accent"), style.colour("warn"),
                style.colour("bad")})
        .paint(painter);
    paintGhost(painter);
    paintDraft(painter);
    paintPlacing(painter);
    paintThreats(painter);
}

void OrderPaint::paintShape(QPainter& painter, const OrderShape& shape, const QColor& ink, bool strong,
                            bool broken) const
{
    const BoardPiece* piece = m_scene.room.table().piece(shape.ship);
    if (!piece)
        return;
    const QPolygonF base = m_scene.camera.baseAt(shape.end, *piece);
    if (strong && shape.path.size() > 1) {
        QPolygonF way;
        for (const BoardPose& pose : shape.path)
            way << m_scene.pieces.middleOf(pose, *piece);
        way << m_scene.pieces.middleOf(shape.end, *piece);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(m_scene.style.colour("card"), 0.8), 4));
        painter.drawPolyline(way);
        painter.setPen(QPen(ink, 2, broken ? Qt::DotLine : Qt::DashLine));
        painter.drawPolyline(way);
    }
    painter.setPen(
        QPen(strong ? ink : faded(ink, 0.45), strong ? 2 : 1, broken ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(faded(ink, strong ? 0.24 : 0.02));
    if (!shape.formation.empty())
        paintFormation(painter, shape.formation, ink, strong, broken);
    else if (piece->stands.empty())
        painter.drawPolygon(base);
    for (const QPolygonF& stand : m_scene.camera.standsAt(shape.end, *piece))
        if (shape.formation.empty())
            painter.drawPolygon(stand);
    // Where the bow is.
    const QPointF bow = (base[0] + base[1]) / 2;
    const QPointF middle = m_scene.pieces.middleOf(shape.end, *piece);
    painter.setPen(QPen(strong ? ink : faded(ink, 0.55), strong ? 2 : 1));
    painter.drawLine(middle + (bow - middle) * 0.55, bow);
    if (const BoardPiece* target = strong ? m_scene.room.table().piece(shape.target) : nullptr) {
        const QPointF at = m_scene.pieces.middleOf(target->pose, *target);
        const double reach = m_scene.camera.sizeOf(*target).height() * m_scene.camera.scale() * 0.6;
        painter.setPen(QPen(m_scene.style.colour("bad"), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, reach, reach);
        painter.setPen(QPen(m_scene.style.colour("bad"), 1.5, Qt::DotLine));
        painter.drawLine(middle, at);
    }
}

/// One ghost at a time: of the order that is pointed at, else of the one that is being considered, else, fainter, of the first
/// thought, which Enter gives.
void OrderPaint::paintGhost(QPainter& painter) const
{
    if (m_scene.room.choice()->draft()->isOn())
        return;
    const OrderList& orders = *m_scene.room.choice()->orders();
    const bool isThought =
        !orders.at(m_scene.pointer.litOrder()) && !orders.at(m_scene.room.choice()->chosen());
    const OrderList::Row* row = orders.at(orders.at(m_scene.pointer.litOrder()) ? m_scene.pointer.litOrder()
                                          : isThought                           ? 0
                                                      : m_scene.room.choice()->chosen());
    if (row && row->option.shape && (row->moves || !isThought))
        paintShape(painter, *row->option.shape,
                   isThought ? faded(m_scene.style.colour("accent"), 0.6) : m_scene.style.colour("accent"),
                   true, isThought);
}

void OrderPaint::paintReach(QPainter& painter) const
{
    const BoardPiece* piece = m_scene.room.table().piece(m_scene.room.choice()->ship());
    if (!piece || m_scene.room.choice()->draft()->isOn())
        return;
    QPainterPath ground;
    ground.setFillRule(Qt::WindingFill);
    std::vector<QLineF> ticks;
    std::vector<std::pair<std::int32_t, std::int32_t>> cells;
    if (m_scene.style.threats())
        ground.addPath(plottedReach(m_scene.room.choice()->reach(), m_scene.camera, *piece));
    for (const OrderList::Row& row : m_scene.room.choice()->orders()->rows()) {
        if (!row.moves || !row.option.shape)
            continue;
        if (!row.option.shape->formation.empty()) { // of a squadron: where its stands might lie
            for (const PlacedShip& stand : row.option.shape->formation) {
                ground.addPolygon(m_scene.camera.baseAt(stand.pose, pieceOf(stand)));
                ground.closeSubpath();
            }
            continue;
        }
        const BoardPose& end = row.option.shape->end;
        if (m_scene.camera.grid().isFree() || piece->length > 1) {
            ground.addPolygon(m_scene.camera.baseAt(end, *piece));
            ground.closeSubpath();
        } else if (const std::pair cell(end.x, end.y);
                   std::find(cells.begin(), cells.end(), cell) == cells.end()) {
            cells.push_back(cell);
            ground.addPolygon(m_scene.camera.cellAt(end));
            ground.closeSubpath();
        }
        const double reach = m_scene.camera.sizeOf(*piece).height();
        const QPointF middle = m_scene.camera.middleOf(end, *piece);
        const QPointF ahead = m_scene.camera.grid().ahead(end, 1) - m_scene.camera.grid().placeOf(end);
        ticks.emplace_back(m_scene.camera.toScreen(middle + ahead * reach * 0.22),
                           m_scene.camera.toScreen(middle + ahead * reach * 0.42));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(m_scene.style.colour("accent"), m_scene.style.threats() ? 0.26 : 0.15));
    painter.drawPath(ground);
    painter.setPen(QPen(faded(m_scene.style.colour("accent"), 0.7), 1.6, Qt::SolidLine, Qt::RoundCap));
    for (const QLineF& tick : ticks)
        painter.drawLine(tick);
}

/// Whom the chosen ship may strike or shoot at now; while her plot is written, whom she could reach where they lie.
void OrderPaint::paintThreats(QPainter& painter) const
{
    const BoardPiece* piece =
        m_scene.style.threats() ? m_scene.room.table().piece(m_scene.room.choice()->ship()) : nullptr;
    if (!piece)
        return;
    const QPointF from = m_scene.pieces.middleOf(*piece);
    std::set<ShipNumber> threatened;
    for (const OrderList::Row& row : m_scene.room.choice()->orders()->rows())
        if (row.option.shape && row.option.shape->target != noShip)
            threatened.insert(row.option.shape->target);
    if (const QPainterPath ground = plottedReach(m_scene.room.choice()->reach(), m_scene.camera, *piece);
        !ground.isEmpty())
        for (const BoardPiece& each : m_scene.room.table().view().pieces)
            if (each.side != piece->side && ground.contains(m_scene.pieces.middleOf(each.pose, each)))
                threatened.insert(each.ship);
    for (const ShipNumber ship : threatened) {
        const BoardPiece* target = m_scene.room.table().piece(ship);
        if (!target)
            continue;
        const QPointF at = m_scene.pieces.middleOf(*target);
        const double reach = m_scene.camera.sizeOf(*target).height() * m_scene.camera.scale() * 0.6;
        painter.setPen(QPen(faded(m_scene.style.colour("bad"), 0.7), 1.5, Qt::DotLine));
        painter.drawLine(from, at);
        painter.setPen(QPen(m_scene.style.colour("bad"), 2));
        painter.setBrush(faded(m_scene.style.colour("bad"), 0.10));
        painter.drawEllipse(at, reach, reach);
    }
}

void OrderPaint::paintDraft(QPainter& painter) const
{
    const MoveDraft& draft = *m_scene.room.choice()->draft();
    if (!draft.isOn())
        return;
    const OrderShape shape = draft.shape();
    const QColor ink = draft.allowed() ? m_scene.style.colour("good") : m_scene.style.colour("bad");
    paintShape(painter, shape, ink, true, !draft.allowed());
    painter.setPen(QPen(m_scene.style.colour("card"), 2));
    painter.setBrush(ink);
    painter.drawEllipse(m_scene.pieces.bowOf(shape), 7, 7);
    const BoardPiece* piece = m_scene.room.table().piece(shape.ship);
    const QPointF handle =
        piece ? m_scene.pieces.middleOf(shape.end, *piece) : m_scene.camera.toScreen(shape.end);
    painter.drawRect(QRectF(handle - QPointF(5, 5), QSizeF(10, 10)));
}

void OrderPaint::paintPlacing(QPainter& painter) const
{
    if (const FormationPlace* formed = m_scene.room.placing()->formation()->place())
        paintFormation(painter, formed->ships,
                       m_scene.style.colour(m_scene.room.placing()->formation()->allowed() ? "good" : "bad"),
                       true, !m_scene.room.placing()->formation()->allowed());
    const OrderList::Row* row = m_scene.room.ofSide()->orders()->at(m_scene.room.ofSide()->chosen());
    if (row && row->option.shape)
        paintFormation(painter, row->option.shape->formation, m_scene.style.colour("accent"), true, false);
    const std::optional<HeldPiece>& held = m_scene.pointer.held();
    const BoardPiece* piece = held ? m_scene.room.table().piece(held->ship) : nullptr;
    if (!piece)
        return;
    const QColor ink = m_scene.style.colour(held->isAllowed ? "good" : "bad");
    painter.setPen(QPen(ink, 2, held->isAllowed ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(faded(ink, 0.18));
    if (piece->stands.empty())
        painter.drawPolygon(m_scene.camera.baseAt(held->pose, *piece));
    for (const QPolygonF& stand : m_scene.camera.standsAt(held->pose, *piece))
        painter.drawPolygon(stand);
}

void OrderPaint::paintFormation(QPainter& painter, const std::vector<PlacedShip>& ships, const QColor& ink,
                                bool strong, bool broken) const
{
    for (const PlacedShip& ship : ships) {
        const BoardPiece piece = pieceOf(ship);
        const QPolygonF base = m_scene.camera.baseAt(ship.pose, piece);
        painter.setPen(
            QPen(strong ? ink : faded(ink, 0.45), strong ? 2 : 1, broken ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(faded(ink, strong ? 0.24 : 0.02));
        painter.drawPolygon(base);
        const QPointF bow = (base[0] + base[1]) / 2;
        const QPointF middle = m_scene.pieces.middleOf(ship.pose, piece);
        painter.setPen(QPen(strong ? ink : faded(ink, 0.55), strong ? 2 : 1));
        painter.drawLine(middle + (bow - middle) * 0.55, bow);
    }
}

} // namespace navarch
