// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>

#include "app/base/chart/chart_look.h"
#include "app/base/chart/chart_viewport.h"

namespace navarch {

/// A chart in the window. Dragging and the wheel move what is seen; what else the pointer does - clicks, what it is on, drags
/// of the chart's own - comes to those that are drawn with it. Places are pixels of the item.
class ChartItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(navarch::ChartLook* look READ look CONSTANT)
    Q_PROPERTY(navarch::ChartViewport* viewport READ viewport CONSTANT)
    /// It has the focus, and got it by keyboard: then it says so.
    Q_PROPERTY(bool tabbed READ tabbed NOTIFY tabbedChanged)

public:
    explicit ChartItem(QQuickItem* parent = nullptr);

    [[nodiscard]] ChartLook* look() { return &m_look; }
    [[nodiscard]] ChartViewport* viewport() { return &m_viewport; }
    [[nodiscard]] bool tabbed() const { return m_isTabbed; }

signals:
    void tabbedChanged();

protected:
    [[nodiscard]] const ChartLook& look() const { return m_look; }
    [[nodiscard]] const ChartViewport& viewport() const { return m_viewport; }
    [[nodiscard]] const ChartCamera& camera() const { return m_viewport.camera(); }
    [[nodiscard]] bool isPressed() const { return m_press != Press::None; }
    /// Nothing comes of a press that is on.
    void cancelPress();

    /// What there is to see.
    [[nodiscard]] virtual ChartBounds bounds() const = 0;
    /// The left button was pressed and let go there.
    virtual void click(const QPointF& at) = 0;
    /// The pointer is there, pressed or not; it has gone elsewhere.
    virtual void point(const QPointF& at) = 0;
    virtual void pointAway() = 0;
    /// A press there is no click to come, and no move of what is seen: what follows of it comes to drag() and drop().
    virtual bool takesPress(const QPointF& /*at*/, Qt::MouseButton /*button*/) { return false; }
    /// The same of a press that has become a drag.
    virtual bool takesDrag() { return false; }
    virtual void drag(const QPointF& /*to*/) {}
    virtual void drop(const QPointF& /*at*/) {}
    /// A press was taken away.
    virtual void cancel() {}

    void geometryChange(const QRectF& now, const QRectF& before) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    enum class Press { None, Click, Pan, Own };

    void setTabbed(bool isTabbed);

    ChartLook m_look;
    ChartViewport m_viewport{[this] { return bounds(); }};
    bool m_isTabbed = false;
    Press m_press = Press::None;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
};

} // namespace navarch
