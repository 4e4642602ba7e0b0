// SPDX-License-Identifier: GPL-3.0-or-later
// What may be ordered, as shapes: moves to pick, one laid out by hand, places for ships.
#include "app/battle/board/battle_board.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "app/battle/board/board_inks.h"

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
            const bool isLong = camera.isFree() || piece.length > 1;
            if (!covered.emplace(pose.x, pose.y, isLong ? pose.heading : std::int16_t{0}).second)
                continue;
            ground.addPolygon(isLong ? camera.baseAt(pose, piece) : camera.cellAt(pose));
            ground.closeSubpath();
        }
    return ground;
}

} // namespace

void BattleBoard::paintShape(QPainter& painter, const OrderShape& shape, const QColor& ink, bool strong,
                             bool broken) const
{
    const BoardPiece* piece = m_room->table().piece(shape.ship);
    if (!piece)
        return;
    const QPolygonF base = m_camera.baseAt(shape.end, *piece);
    if (strong && shape.path.size() > 1) {
        QPolygonF way;
        for (const BoardPose& pose : shape.path)
            way << middleOf(pose, *piece);
        way << middleOf(shape.end, *piece);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(faded(colour("card"), 0.8), 4));
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
    for (const QPolygonF& stand : m_camera.standsAt(shape.end, *piece))
        if (shape.formation.empty())
            painter.drawPolygon(stand);
    // Where the bow is.
    const QPointF bow = (base[0] + base[1]) / 2;
    const QPointF middle = middleOf(shape.end, *piece);
    painter.setPen(QPen(strong ? ink : faded(ink, 0.55), strong ? 2 : 1));
    painter.drawLine(middle + (bow - middle) * 0.55, bow);
    if (const BoardPiece* target = strong ? m_room->table().piece(shape.target) : nullptr) {
        const QPointF at = middleOf(target->pose, *target);
        const double reach = m_camera.sizeOf(*target).height() * m_camera.scale() * 0.6;
        painter.setPen(QPen(colour("bad"), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, reach, reach);
        painter.setPen(QPen(colour("bad"), 1.5, Qt::DotLine));
        painter.drawLine(middle, at);
    }
}

/// One ghost at a time: of the order that is pointed at, else of the one that is being considered, else, fainter, of the first
/// thought, which Enter gives.
void BattleBoard::paintOrders(QPainter& painter) const
{
    if (m_room->choice()->draft()->isOn())
        return;
    const OrderList& orders = *m_room->choice()->orders();
    const bool isThought = !orders.at(m_litOrder) && !orders.at(m_room->choice()->chosen());
    const OrderList::Row* row = orders.at(orders.at(m_litOrder) ? m_litOrder
                                          : isThought           ? 0
                                                                : m_room->choice()->chosen());
    if (row && row->option.shape && (row->moves || !isThought))
        paintShape(painter, *row->option.shape, isThought ? faded(colour("accent"), 0.6) : colour("accent"),
                   true, isThought);
}

/// Where the chosen ship may come: the ground shaded, and a tick for each heading in which she may lie there.
void BattleBoard::paintReach(QPainter& painter) const
{
    const BoardPiece* piece = m_room->table().piece(m_room->choice()->ship());
    if (!piece || m_room->choice()->draft()->isOn())
        return;
    QPainterPath ground;
    ground.setFillRule(Qt::WindingFill);
    std::vector<QLineF> ticks;
    std::vector<std::pair<std::int32_t, std::int32_t>> cells;
    if (m_threats)
        ground.addPath(plottedReach(m_room->choice()->reach(), m_camera, *piece));
    for (const OrderList::Row& row : m_room->choice()->orders()->rows()) {
        if (!row.moves || !row.option.shape || !row.option.shape->formation.empty())
            continue;
        const BoardPose& end = row.option.shape->end;
        if (m_camera.isFree() || piece->length > 1) {
            ground.addPolygon(m_camera.baseAt(end, *piece));
            ground.closeSubpath();
        } else if (const std::pair cell(end.x, end.y);
                   std::find(cells.begin(), cells.end(), cell) == cells.end()) {
            cells.push_back(cell);
            ground.addPolygon(m_camera.cellAt(end));
            ground.closeSubpath();
        }
        const double reach = m_camera.sizeOf(*piece).height();
        const QPointF middle = m_camera.middleOf(end, *piece);
        const QPointF ahead = m_camera.ahead(end, 1) - m_camera.placeOf(end);
        ticks.emplace_back(m_camera.toScreen(middle + ahead * reach * 0.22),
                           m_camera.toScreen(middle + ahead * reach * 0.42));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour("accent"), m_threats ? 0.26 : 0.15));
    painter.drawPath(ground);
    painter.setPen(QPen(faded(colour("accent"), 0.7), 1.6, Qt::SolidLine, Qt::RoundCap));
    for (const QLineF& tick : ticks)
        painter.drawLine(tick);
    for (const OrderList::Row& row :
         m_room->choice()->orders()->rows()) // of squadrons their stands, as they would lie
        if (row.moves && row.option.shape && !row.option.shape->formation.empty())
            paintFormation(painter, row.option.shape->formation, colour("ink"), false, false);
}

/// Whom the chosen ship may strike or shoot at now; while her plot is written, whom she could reach where they lie.
void BattleBoard::paintThreats(QPainter& painter) const
{
    const BoardPiece* piece = m_threats ? m_room->table().piece(m_room->choice()->ship()) : nullptr;
    if (!piece)
        return;
    const QPointF from = middleOf(piece->pose, *piece) + asideOf(*piece);
    std::set<ShipNumber> threatened;
    for (const OrderList::Row& row : m_room->choice()->orders()->rows())
        if (row.option.shape && row.option.shape->target != noShip)
            threatened.insert(row.option.shape->target);
    if (const QPainterPath ground = plottedReach(m_room->choice()->reach(), m_camera, *piece);
        !ground.isEmpty())
        for (const BoardPiece& each : m_room->table().view().pieces)
            if (each.side != piece->side && ground.contains(middleOf(each.pose, each)))
                threatened.insert(each.ship);
    for (const ShipNumber ship : threatened) {
        const BoardPiece* target = m_room->table().piece(ship);
        if (!target)
            continue;
        const QPointF at = middleOf(target->pose, *target) + asideOf(*target);
        const double reach = m_camera.sizeOf(*target).height() * m_camera.scale() * 0.6;
        painter.setPen(QPen(faded(colour("bad"), 0.7), 1.5, Qt::DotLine));
        painter.drawLine(from, at);
        painter.setPen(QPen(colour("bad"), 2));
        painter.setBrush(faded(colour("bad"), 0.10));
        painter.drawEllipse(at, reach, reach);
    }
}

QPointF BattleBoard::bowOf(const OrderShape& shape) const
{
    const BoardPiece* piece = m_room ? m_room->table().piece(shape.ship) : nullptr;
    if (!piece)
        return {};
    const double half = piece->stands.empty() ? m_camera.sizeOf(*piece).height() / 2 : 0;
    return m_camera.toScreen(m_camera.ahead(shape.end, half + 10 / m_camera.scale()));
}

void BattleBoard::paintDraft(QPainter& painter) const
{
    const MoveDraft& draft = *m_room->choice()->draft();
    if (!draft.isOn())
        return;
    const OrderShape shape = draft.shape();
    const QColor ink = draft.allowed() ? colour("good") : colour("bad");
    paintShape(painter, shape, ink, true, !draft.allowed());
    painter.setPen(QPen(colour("card"), 2));
    painter.setBrush(ink);
    painter.drawEllipse(bowOf(shape), 7, 7);
    const BoardPiece* piece = m_room->table().piece(shape.ship);
    const QPointF handle = piece ? middleOf(shape.end, *piece) : m_camera.toScreen(shape.end);
    painter.drawRect(QRectF(handle - QPointF(5, 5), QSizeF(10, 10)));
}

void BattleBoard::paintPlacing(QPainter& painter) const
{
    if (const FormationPlace* formed = m_room->placing()->formation()->place())
        paintFormation(painter, formed->ships,
                       colour(m_room->placing()->formation()->allowed() ? "good" : "bad"), true,
                       !m_room->placing()->formation()->allowed());
    const OrderList::Row* row = m_room->ofSide()->orders()->at(m_room->ofSide()->chosen());
    if (row && row->option.shape)
        paintFormation(painter, row->option.shape->formation, colour("accent"), true, false);
    const BoardPiece* piece =
        m_drag == Drag::Place ? m_room->table().piece(m_room->choice()->ship()) : nullptr;
    if (!piece)
        return;
    const QColor ink = m_placingAllowed ? colour("good") : colour("bad");
    painter.setPen(QPen(ink, 2, m_placingAllowed ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(faded(ink, 0.18));
    if (piece->stands.empty())
        painter.drawPolygon(m_camera.baseAt(m_placing, *piece));
    for (const QPolygonF& stand : m_camera.standsAt(m_placing, *piece))
        painter.drawPolygon(stand);
}

void BattleBoard::paintFormation(QPainter& painter, const std::vector<PlacedShip>& ships, const QColor& ink,
                                 bool strong, bool broken) const
{
    for (const PlacedShip& ship : ships) {
        const BoardPiece piece = pieceOf(ship);
        const QPolygonF base = m_camera.baseAt(ship.pose, piece);
        painter.setPen(
            QPen(strong ? ink : faded(ink, 0.45), strong ? 2 : 1, broken ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(faded(ink, strong ? 0.24 : 0.02));
        painter.drawPolygon(base);
        const QPointF bow = (base[0] + base[1]) / 2;
        const QPointF middle = middleOf(ship.pose, piece);
        painter.setPen(QPen(strong ? ink : faded(ink, 0.55), strong ? 2 : 1));
        painter.drawLine(middle + (bow - middle) * 0.55, bow);
    }
}

} // namespace navarch
