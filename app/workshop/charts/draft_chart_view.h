// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include "app/base/chart/chart_item.h"
#include "app/workshop/charts/chart_room.h"
#include "app/workshop/charts/draft_painter.h"
#include "app/workshop/charts/draft_tool.h"

namespace navarch {

/// The chart on the table of the chart room. Arrow keys move a cross, at which act() does what a click does.
class DraftChartView : public navarch::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::ChartRoom* room READ room WRITE setRoom NOTIFY roomChanged)
    Q_PROPERTY(navarch::DraftTool* tool READ tool CONSTANT)
    /// Where the pointer or the cross is: "37.94 N 23.64 E"; empty when neither is on the sheet.
    Q_PROPERTY(QString where READ where NOTIFY pointed)

public:
    explicit DraftChartView(QQuickItem* parent = nullptr);

    [[nodiscard]] ChartRoom* room() const { return m_room; }
    void setRoom(ChartRoom* room);
    [[nodiscard]] DraftTool* tool() { return &m_tool; }
    [[nodiscard]] QString where() const;

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

protected:
    [[nodiscard]] ChartBounds bounds() const override;
    void click(const QPointF& at) override;
    void point(const QPointF& at) override;
    void pointAway() override;
    bool takesPress(const QPointF& at, Qt::MouseButton button) override;
    bool takesDrag() override;
    void drag(const QPointF& to) override;
    void drop(const QPointF& at) override;
    void cancel() override;

private:
    [[nodiscard]] DraftScene scene() const;
    /// The id of the port at that pixel; empty: none.
    [[nodiscard]] QString portAt(const QPointF& at) const;
    /// Where a port stands that is put there: at the shore, when that is a little inland.
    [[nodiscard]] QPointF ashore(const QPointF& degrees) const;
    void actAt(const QPointF& degrees);

    QPointer<ChartRoom> m_room;
    DraftTool m_tool;
    DraftGround m_ground;
    DraftPainter m_painter;
    DraftGesture m_gesture;
};

} // namespace navarch
