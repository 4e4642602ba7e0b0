// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickPaintedItem>

namespace navarch {

/// Something drawn in the window that the hand works on: a press on it gives it the focus, a drag moves what is seen or draws,
/// the wheel brings it nearer, and it knows whether the focus came by keyboard. What comes of it those say that derive from it.
/// Places are pixels of the item.
class DrawnItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS
    /// It has the focus, and got it by keyboard: then it says so.
    Q_PROPERTY(bool tabbed READ tabbed NOTIFY tabbedChanged)

public:
    explicit DrawnItem(QQuickItem* parent = nullptr);

    [[nodiscard]] bool tabbed() const { return m_isTabbed; }

signals:
    void tabbedChanged();

protected:
    [[nodiscard]] bool isPressed() const { return m_press != Press::None; }
    /// Nothing comes of a press that is on.
    void cancelPress();

    /// It has another size.
    virtual void resized() = 0;
    /// The left button was pressed and let go there.
    virtual void click(const QPointF& at) = 0;
    /// The pointer is there, pressed or not; it has gone elsewhere.
    virtual void point(const QPointF& at) = 0;
    virtual void pointAway() = 0;
    /// What is seen moves; it comes nearer, by the wheel.
    virtual void pan(const QPointF& by) = 0;
    virtual void zoomAt(const QPointF& at, double factor) = 0;
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

    bool m_isTabbed = false;
    Press m_press = Press::None;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
};

} // namespace navarch
