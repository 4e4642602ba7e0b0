// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>

#include "app/workshop/charts/chart_room.h"
#include "app/workshop/charts/draft_painter.h"
#include "app/workshop/charts/draft_tool.h"
#include "app/workshop/charts/draft_viewport.h"

namespace navarch {

/// A button that is held down on the chart.
struct DraftPress {
    enum class Means { Nothing, Click, Pan, MovePort, Stroke };
    Means means = Means::Nothing;
    QPointF from;
    QPointF at;
};

/// The chart on the table of the chart room. Dragging and the wheel move what is seen; the arrow keys move a cross, at which
/// act() does what a click does.
class DraftChartView : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::ChartRoom* room READ room WRITE setRoom NOTIFY roomChanged)
    Q_PROPERTY(navarch::ChartLook* look READ look CONSTANT)
    Q_PROPERTY(navarch::DraftViewport* viewport READ viewport CONSTANT)
    Q_PROPERTY(navarch::DraftTool* tool READ tool CONSTANT)
    /// Where the pointer or the cross is: "37.94 N 23.64 E"; empty when neither is on the sheet.
    Q_PROPERTY(QString where READ where NOTIFY pointed)
    /// It has the focus, and got it by keyboard: then it says so.
    Q_PROPERTY(bool tabbed READ tabbed NOTIFY tabbedChanged)

public:
    explicit DraftChartView(QQuickItem* parent = nullptr);

    [[nodiscard]] ChartRoom* room() const { return m_room; }
    void setRoom(ChartRoom* room);
    [[nodiscard]] ChartLook* look() { return &m_look; }
    [[nodiscard]] DraftViewport* viewport() { return &m_viewport; }
    [[nodiscard]] DraftTool* tool() { return &m_tool; }
    [[nodiscard]] QString where() const;
    [[nodiscard]] bool tabbed() const { return m_isTabbed; }

    /// Marks a place in degrees, and brings it into view.
    Q_INVOKABLE void show(const QPointF& degrees);
    /// Moves the cross by pixels; what is seen follows it.
    Q_INVOKABLE void moveCross(double right, double down);
    /// Does with the tool what a click at the cross would do.
    Q_INVOKABLE void act();
    /// Puts cross and mark away; false when there is neither.
    Q_INVOKABLE bool letGo();

    void paint(QPainter* painter) override;

signals:
    void roomChanged();
    void pointed();
    void tabbedChanged();

protected:
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
    [[nodiscard]] DraftScene scene() const;
    /// The id of the port at that pixel; empty: none.
    [[nodiscard]] QString portAt(const QPointF& at) const;
    void actAt(const QPointF& degrees);

    QPointer<ChartRoom> m_room;
    ChartLook m_look;
    DraftViewport m_viewport;
    DraftTool m_tool;
    DraftGround m_ground;
    DraftPainter m_painter;
    DraftGesture m_gesture;
    DraftPress m_press;
    bool m_isTabbed = false;
};

} // namespace navarch
