// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/board/pointing/board_pointer.h"

#include <QCursor>
#include <QGuiApplication>
#include <QLocale>
#include <QStyleHints>

#include <algorithm>
#include <cmath>
#include <limits>

namespace navarch {

namespace {

double apart(const QPointF& point, const QPointF& a, const QPointF& b)
{
    const QPointF along = b - a;
    const double all = QPointF::dotProduct(along, along);
    const double part = all > 0 ? std::clamp(QPointF::dotProduct(point - a, along) / all, 0.0, 1.0) : 0.0;
    const QPointF off = point - (a + along * part);
    return std::hypot(off.x(), off.y());
}

/// Between the nearest edges of two shapes.
double apart(const QPolygonF& one, const QPolygonF& other)
{
    if (one.intersects(other))
        return 0;
    double least = std::numeric_limits<double>::max();
    for (int turn = 0; turn < 2; ++turn) {
        const QPolygonF& corners = turn == 0 ? one : other;
        const QPolygonF& sides = turn == 0 ? other : one;
        for (const QPointF& corner : corners)
            for (qsizetype i = 0; i < sides.size(); ++i)
                least = std::min(least, apart(corner, sides[i], sides[(i + 1) % sides.size()]));
    }
    return least;
}

} // namespace

BoardPointer::BoardPointer(QQuickItem& item, const QPointer<BattleRoom>& room, BoardSight& sight,
                           BoardPlayback& playback, const BoardPieces& pieces)
    : m_item(item),
      m_room(room),
      m_sight(sight),
      m_playback(playback),
      m_pieces(pieces)
{
}

void BoardPointer::setLitOrder(int order)
{
    if (order == m_litOrder)
        return;
    m_litOrder = order;
    emit changed();
}

void BoardPointer::takeIn()
{
    m_litOrder = -1;
    if (m_room && !m_room->table().piece(m_ship))
        m_ship = -1;
    emit changed();
}

QString BoardPointer::distanceTo(const BoardPiece& piece) const
{
    const BoardCamera& camera = m_sight.camera();
    const BoardPiece* chosen = m_room->table().piece(m_room->choice()->ship());
    if (!chosen || chosen->ship == piece.ship || m_room->table().view().measure != BoardMeasure::Inch
        || !camera.grid().isFree())
        return {};
    double least = std::numeric_limits<double>::max();
    for (const QPolygonF& a : camera.standsAt(chosen->pose, *chosen))
        for (const QPolygonF& b : camera.standsAt(piece.pose, piece))
            least = std::min(least, apart(a, b));
    if (least == std::numeric_limits<double>::max())
        return {};
    return tr("%1 in from %2").arg(QLocale().toString(least / camera.scale(), 'f', 1), words(chosen->name));
}

PointedAt BoardPointer::said() const
{
    if (!m_isOver)
        return {};
    const BoardPiece* piece = m_room ? m_room->table().piece(m_ship) : nullptr;
    PointedAt said;
    said.x = m_at.x();
    said.y = m_at.y();
    if (const OrderList::Row* row = m_room ? m_room->choice()->orders()->at(m_litOrder) : nullptr) {
        said.text = m_room->table().said(row->option.wording);
    } else if (piece) {
        QStringList status;
        for (const Phrase& each : piece->status)
            status.push_back(m_room->table().said(each));
        said.text = words(piece->name);
        for (const QString& more : {words(piece->standing), distanceTo(*piece)})
            if (!more.isEmpty())
                status.push_back(more);
        said.note = status.join(QStringLiteral(", "));
        said.side = piece->side;
    }
    return said;
}

void BoardPointer::hover(const QPointF& at)
{
    m_at = at;
    m_isOver = true;
    const int order = m_room ? picking().orderAt(at) : -1;
    const int ship = m_room ? picking().shipAt(at) : int(noShip);
    const bool isStep = m_room && picking().stepAt(at).is();
    if (order == m_litOrder && ship == m_ship && isStep == m_isStep)
        return;
    m_isStep = isStep;
    m_litOrder = order;
    m_ship = ship;
    const bool isPick =
        isStep || order >= 0 || ship != noShip || (m_room && picking().handleAt(at) != BoardHandle::None);
    m_item.setCursor(QCursor(isPick ? Qt::PointingHandCursor : Qt::ArrowCursor));
    emit changed();
}

void BoardPointer::leave()
{
    m_isOver = false;
    m_litOrder = -1;
    m_ship = noShip;
    emit changed();
}

void BoardPointer::click(const QPointF& at)
{
    if (!m_room || picking().takeStep(at))
        return;
    OrderChoice& choice = *m_room->choice();
    const int order = picking().orderAt(at);
    if (order >= 0) {
        if (order == choice.chosen())
            choice.giveChosen();
        else
            choice.choose(order);
        return;
    }
    const int ship = picking().shipAt(at);
    if (ship == noShip) {
        choice.choose(-1);
        return;
    }
    const int aimed = choice.mayOrder(ship) ? -1 : choice.orders()->placeOfTarget(ship);
    if (aimed >= 0 && !choice.draft()->isOn())
        choice.choose(aimed);
    else
        choice.select(ship);
}

void BoardPointer::press(const QPointF& at)
{
    m_playback.skip(); // who presses has seen enough
    pressAgain(at);
    m_handle = m_room ? picking().handleAt(at) : BoardHandle::None;
    if (m_handle != BoardHandle::None)
        m_drag = Drag::Handle;
}

void BoardPointer::pressAgain(const QPointF& at)
{
    m_pressedAt = m_draggedTo = at;
    m_drag = Drag::Pressed;
}

/// A press has become a drag: of an own ship that may be placed, else of what is seen.
void BoardPointer::beginDrag(Qt::MouseButtons buttons)
{
    m_drag = Drag::Pan;
    const int ship = m_room ? picking().shipAt(m_pressedAt) : int(noShip);
    if (ship == noShip || !m_room->choice()->mayOrder(ship) || buttons != Qt::LeftButton)
        return;
    m_room->choice()->select(ship);
    if (!m_room->placing()->canPlace())
        return;
    m_drag = Drag::Place;
    m_held = HeldPiece{static_cast<ShipNumber>(ship), m_room->table().piece(ship)->pose, false};
}

void BoardPointer::drag(const QPointF& at, Qt::MouseButtons buttons)
{
    if (m_drag == Drag::Pressed) {
        const QPointF way = at - m_pressedAt;
        if (std::hypot(way.x(), way.y()) < QGuiApplication::styleHints()->startDragDistance())
            return;
        beginDrag(buttons);
    }
    const QPointF to = m_sight.camera().toTable(at);
    const QPointF by = to - m_sight.camera().toTable(m_draggedTo);
    switch (m_drag) {
    case Drag::Pan: m_sight.pan(at.x() - m_draggedTo.x(), at.y() - m_draggedTo.y()); break;
    case Drag::Handle: pull(to, by); break;
    case Drag::Place: place(to, by); break;
    case Drag::None:
    case Drag::Pressed: break;
    }
    m_draggedTo = at;
}

void BoardPointer::pull(const QPointF& to, const QPointF& by)
{
    if (!m_room)
        return;
    if (m_handle == BoardHandle::Formation)
        m_room->placing()->formation()->move(static_cast<std::int32_t>(std::lround(by.x() * 1000)),
                                             static_cast<std::int32_t>(std::lround(by.y() * 1000)), 0);
    else
        m_room->choice()->draft()->pull(to * 1000, m_handle == BoardHandle::Bow);
}

void BoardPointer::place(const QPointF& to, const QPointF& by)
{
    if (!m_room || !m_held)
        return;
    if (m_sight.camera().grid().isFree()) {
        m_held->pose.x += static_cast<std::int32_t>(std::lround(by.x() * 1000));
        m_held->pose.y += static_cast<std::int32_t>(std::lround(by.y() * 1000));
    } else { // into the hex or rex under the pointer
        m_held->pose = m_sight.camera().grid().poseAt(to, m_held->pose);
    }
    m_held->isAllowed = !m_room->placing()->whyNotPlaced(m_held->ship, m_held->pose);
    emit dragged();
}

void BoardPointer::release(const QPointF& at, Qt::MouseButton button)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    const std::optional<HeldPiece> held = std::exchange(m_held, std::nullopt);
    if (drag == Drag::Pressed && button == Qt::LeftButton) {
        click(at);
    } else if (held && m_room) {
        m_playback.leaveOut(held->ship);
        if (!m_room->placing()->place(held->ship, held->pose))
            m_playback.leaveOut(noShip);
    }
    emit dragged();
}

void BoardPointer::cancel()
{
    m_drag = Drag::None;
    m_held.reset();
    emit dragged();
}

} // namespace navarch
