// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/drawing/drawn_item.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>
#include <utility>

namespace navarch {

DrawnItem::DrawnItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setAntialiasing(true);
}

void DrawnItem::setTabbed(bool isTabbed)
{
    m_isTabbed = isTabbed;
    emit tabbedChanged();
}

void DrawnItem::focusInEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusInEvent(event);
    setTabbed(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason);
}

void DrawnItem::focusOutEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusOutEvent(event);
    setTabbed(false);
}

void DrawnItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        resized();
}

void DrawnItem::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    m_pressedAt = m_draggedTo = event->position();
    m_press = takesPress(m_pressedAt, event->button()) ? Press::Own : Press::Click;
    point(m_pressedAt);
    event->accept();
}

void DrawnItem::mouseMoveEvent(QMouseEvent* event)
{
    if (!isPressed())
        return;
    const QPointF at = event->position();
    const QPointF off = at - m_pressedAt;
    if (m_press == Press::Click
        && std::hypot(off.x(), off.y()) >= QGuiApplication::styleHints()->startDragDistance())
        m_press = takesDrag() ? Press::Own : Press::Pan;
    if (m_press == Press::Own) {
        drag(at);
    } else if (m_press == Press::Pan) {
        pan(at - std::exchange(m_draggedTo, at));
    }
    point(at);
}

void DrawnItem::mouseReleaseEvent(QMouseEvent* event)
{
    const Press press = std::exchange(m_press, Press::None);
    if (press == Press::Own)
        drop(event->position());
    else if (press == Press::Click && event->button() == Qt::LeftButton)
        click(event->position());
}

void DrawnItem::cancelPress()
{
    m_press = Press::None;
    cancel();
}

void DrawnItem::mouseUngrabEvent()
{
    cancelPress();
}

void DrawnItem::hoverMoveEvent(QHoverEvent* event)
{
    point(event->position());
}

void DrawnItem::hoverLeaveEvent(QHoverEvent*)
{
    pointAway();
}

void DrawnItem::wheelEvent(QWheelEvent* event)
{
    zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

} // namespace navarch
