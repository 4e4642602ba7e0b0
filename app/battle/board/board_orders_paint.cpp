// SPDX-License-Identifier: GPL-3.0-or-later
// What may be ordered, as shapes: moves to pick, one laid out by hand, places for ships.
#include "app/battle/board/battle_board.h"

#include "app/battle/board/board_inks.h"

namespace navarch {

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
    if (const BoardPiece* target = strong ? m_room->piece(shape.target) : nullptr) {
        const QPointF at = middleOf(target->pose, *target);
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
    const double half = piece->stands.empty() ? m_camera.sizeOf(*piece).height() / 2 : 0;
    return m_camera.toScreen(m_camera.ahead(shape.end, half + 10 / m_camera.scale()));
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
    const BoardPiece* piece = m_room->piece(shape.ship);
    const QPointF handle = piece ? middleOf(shape.end, *piece) : m_camera.toScreen(shape.end);
    painter.drawRect(QRectF(handle - QPointF(5, 5), QSizeF(10, 10)));
}

void BattleBoard::paintPlacing(QPainter& painter) const
{
    if (const FormationPlace* formed = m_room->formation()->place())
        paintFormation(painter, formed->ships, colour(m_room->formation()->allowed() ? "good" : "bad"), true,
                       !m_room->formation()->allowed());
    const OrderList::Row* row = m_room->sideOrders()->at(m_room->chosenOfSide());
    if (row && row->option.shape)
        paintFormation(painter, row->option.shape->formation, colour("accent"), true, false);
    const BoardPiece* piece = m_drag == Drag::Place ? m_room->piece(m_room->ship()) : nullptr;
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
