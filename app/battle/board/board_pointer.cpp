// SPDX-License-Identifier: GPL-3.0-or-later
// What lies under the pointer, and what a press, a drag and the wheel do.
#include "app/battle/board/battle_board.h"

#include <QCursor>
#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>
#include <limits>

namespace navarch {

namespace {

constexpr double handleReach = 14;

double lengthOf(const QPointF& way)
{
    return std::hypot(way.x(), way.y());
}

} // namespace

int BattleBoard::shipAt(const QPointF& at) const
{
    int found = noShip;
    double nearest = std::numeric_limits<double>::max();
    if (m_room)
        for (const BoardPiece& piece : m_room->table().view().pieces) {
            const double away = lengthOf(middleOf(piece.pose, piece) + asideOf(piece) - at);
            const bool isOn = m_camera.baseAt(piece.pose, piece)
                                  .translated(asideOf(piece))
                                  .containsPoint(at, Qt::OddEvenFill)
                              || away < 10;
            if (isOn && away < nearest) {
                nearest = away;
                found = piece.ship;
            }
        }
    return found;
}

int BattleBoard::orderAt(const QPointF& at) const
{
    int found = -1;
    double nearest = std::numeric_limits<double>::max();
    const BoardPiece* piece = m_room ? m_room->table().piece(m_room->choice()->ship()) : nullptr;
    if (!piece || m_room->choice()->draft()->isOn())
        return found;
    const auto& rows = m_room->choice()->orders()->rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i].moves || !rows[i].option.shape)
            continue;
        const BoardPose& end = rows[i].option.shape->end;
        const double away = lengthOf(middleOf(end, *piece) - at);
        const bool isOn = m_camera.baseAt(end, *piece).containsPoint(at, Qt::OddEvenFill) || away < 8;
        if (isOn && away < nearest) {
            nearest = away;
            found = static_cast<int>(i);
        }
    }
    return found;
}

BattleBoard::Drag BattleBoard::handleAt(const QPointF& at) const
{
    if (m_room && m_room->placing()->formation()->place())
        for (const PlacedShip& ship : m_room->placing()->formation()->place()->ships)
            if (m_camera.baseAt(ship.pose, pieceOf(ship)).containsPoint(at, Qt::OddEvenFill)
                || lengthOf(middleOf(ship.pose, pieceOf(ship)) - at) < handleReach)
                return Drag::Form;
    if (!m_room || !m_room->choice()->draft()->isOn())
        return Drag::None;
    const OrderShape shape = m_room->choice()->draft()->shape();
    if (lengthOf(bowOf(shape) - at) < handleReach)
        return Drag::PullBow;
    const BoardPiece* piece = m_room->table().piece(shape.ship);
    if (piece
        && (m_camera.baseAt(shape.end, *piece).containsPoint(at, Qt::OddEvenFill)
            || lengthOf(middleOf(shape.end, *piece) - at) < handleReach))
        return Drag::PullAhead;
    return Drag::None;
}

void BattleBoard::pointAt(const QPointF& at)
{
    m_pointer = at;
    m_isPointed = true;
    const int order = orderAt(at);
    const int ship = shipAt(at);
    const bool isStep =
        m_room && plotTracks().at(at, m_room->choice()->mayOrder(ship) ? ship : int(noShip)).is();
    if (order == m_litOrder && ship == m_pointedShip && isStep == m_isStepPointed)
        return;
    m_isStepPointed = isStep;
    m_litOrder = order;
    m_pointedShip = ship;
    const bool isPick = isStep || order >= 0 || ship != noShip || handleAt(at) != Drag::None;
    setCursor(QCursor(isPick ? Qt::PointingHandCursor : Qt::ArrowCursor));
    emit pointedChanged();
    update();
}

void BattleBoard::click(const QPointF& at)
{
    if (!m_room)
        return;
    const int own = shipAt(at);
    if (plotTracks().take(at, m_room->choice()->mayOrder(own) ? own : int(noShip)))
        return;
    const int order = orderAt(at);
    if (order >= 0) {
        if (order == m_room->choice()->chosen())
            m_room->choice()->giveChosen();
        else
            m_room->choice()->choose(order);
        return;
    }
    const int ship = shipAt(at);
    if (ship == noShip) {
        m_room->choice()->choose(-1);
        return;
    }
    const int aimed = m_room->choice()->mayOrder(ship) ? -1 : m_room->choice()->orders()->placeOfTarget(ship);
    if (aimed >= 0 && !m_room->choice()->draft()->isOn())
        m_room->choice()->choose(aimed);
    else
        m_room->choice()->select(ship);
}

void BattleBoard::mousePressEvent(QMouseEvent* event)
{
    skip(); // who presses has seen enough
    m_pressedAt = m_draggedTo = event->position();
    forceActiveFocus(Qt::MouseFocusReason);
    m_drag = handleAt(m_pressedAt);
    if (m_drag == Drag::None)
        m_drag = Drag::Pressed;
    event->accept();
}

void BattleBoard::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF at = event->position();
    if (m_drag == Drag::Pressed) {
        if (lengthOf(at - m_pressedAt) < QGuiApplication::styleHints()->startDragDistance())
            return;
        const int ship = shipAt(m_pressedAt);
        m_drag = Drag::Pan;
        if (ship != noShip && m_room && m_room->choice()->mayOrder(ship)
            && event->buttons() == Qt::LeftButton) {
            m_room->choice()->select(ship);
            if (m_room->placing()->canPlace()) {
                m_drag = Drag::Place;
                m_placing = m_room->table().piece(ship)->pose;
            }
        }
    }
    const QPointF place = m_camera.toTable(at);
    switch (m_drag) {
    case Drag::Pan: pan(at.x() - m_draggedTo.x(), at.y() - m_draggedTo.y()); break;
    case Drag::PullAhead:
    case Drag::PullBow: m_room->choice()->draft()->pull(place * 1000, m_drag == Drag::PullBow); break;
    case Drag::Form: {
        const QPointF by = (place - m_camera.toTable(m_draggedTo)) * 1000;
        m_room->placing()->formation()->move(static_cast<std::int32_t>(std::lround(by.x())),
                                             static_cast<std::int32_t>(std::lround(by.y())), 0);
        break;
    }
    case Drag::Place: {
        if (m_room->table().view().kind == BoardKind::FreeTable) {
            const QPointF by = place - m_camera.toTable(m_draggedTo);
            m_placing.x += static_cast<std::int32_t>(std::lround(by.x() * 1000));
            m_placing.y += static_cast<std::int32_t>(std::lround(by.y() * 1000));
        } else {
            m_placing = m_camera.poseAt(place, m_placing); // into the hex or rex under the pointer
        }
        m_placingAllowed = !m_room->placing()->whyNotPlaced(m_room->choice()->ship(), m_placing);
        update();
        break;
    }
    default: break;
    }
    m_draggedTo = at;
}

void BattleBoard::mouseReleaseEvent(QMouseEvent* event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Pressed && event->button() == Qt::LeftButton)
        click(event->position());
    else if (drag == Drag::Place && m_room) {
        m_placed = static_cast<ShipNumber>(m_room->choice()->ship());
        if (!m_room->placing()->place(m_room->choice()->ship(), m_placing))
            m_placed = noShip;
    }
    update();
}

void BattleBoard::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pressedAt = m_draggedTo = event->position();
    m_drag = Drag::Pressed; // its release is the second click
    event->accept();
}

void BattleBoard::mouseUngrabEvent()
{
    m_drag = Drag::None;
    update();
}

void BattleBoard::hoverMoveEvent(QHoverEvent* event)
{
    pointAt(event->position());
}

void BattleBoard::hoverLeaveEvent(QHoverEvent*)
{
    m_isPointed = false;
    m_litOrder = -1;
    m_pointedShip = noShip;
    emit pointedChanged();
    update();
}

void BattleBoard::wheelEvent(QWheelEvent* event)
{
    zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

} // namespace navarch
