// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/chart/chart_item.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <cmath>
#include <utility>

namespace navarch {

ChartItem::ChartItem(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton | Qt::MiddleButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    setAntialiasing(true);
    connect(&m_viewport, &ChartViewport::rested, this, [this] { update(); });
}

void ChartItem::setTabbed(bool isTabbed)
{
    m_isTabbed = isTabbed;
    emit tabbedChanged();
}

void ChartItem::focusInEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusInEvent(event);
    setTabbed(event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason);
}

void ChartItem::focusOutEvent(QFocusEvent* event)
{
    QQuickPaintedItem::focusOutEvent(event);
    setTabbed(false);
}

void ChartItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        m_viewport.setSize(now.size());
}

void ChartItem::mousePressEvent(QMouseEvent* event)
{
    forceActiveFocus(Qt::MouseFocusReason);
    m_pressedAt = m_draggedTo = event->position();
    m_press = takesPress(m_pressedAt, event->button()) ? Press::Own : Press::Click;
    point(m_pressedAt);
    event->accept();
}

void ChartItem::mouseMoveEvent(QMouseEvent* event)
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
        const QPointF by = at - std::exchange(m_draggedTo, at);
        m_viewport.pan(by.x(), by.y());
    }
    point(at);
}

void ChartItem::mouseReleaseEvent(QMouseEvent* event)
{
    const Press press = std::exchange(m_press, Press::None);
    if (press == Press::Own)
        drop(event->position());
    else if (press == Press::Click && event->button() == Qt::LeftButton)
        click(event->position());
}

void ChartItem::cancelPress()
{
    m_press = Press::None;
    cancel();
}

void ChartItem::mouseUngrabEvent()
{
    cancelPress();
}

void ChartItem::hoverMoveEvent(QHoverEvent* event)
{
    point(event->position());
}

void ChartItem::hoverLeaveEvent(QHoverEvent*)
{
    pointAway();
}

void ChartItem::wheelEvent(QWheelEvent* event)
{
    m_viewport.zoomAt(event->position(), std::pow(1.0015, event->angleDelta().y()));
    event->accept();
}

} // namespace navarch
