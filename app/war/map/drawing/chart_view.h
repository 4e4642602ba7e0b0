// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickPaintedItem>

#include "app/war/map/drawing/chart_ground.h"
#include "app/war/map/drawing/chart_hover.h"
#include "app/war/map/drawing/chart_painter.h"
#include "app/war/map/drawing/chart_viewport.h"

namespace navarch {

/// The chart drawn: sea and coast, lanes, ports, fleets, contacts and ways. Drag, wheel and keys move what is seen; a
/// click picks.
class SeaChartView : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    Q_PROPERTY(navarch::ChartLook* look READ look CONSTANT)
    Q_PROPERTY(navarch::ChartViewport* viewport READ viewport CONSTANT)
    Q_PROPERTY(navarch::ChartHover* hover READ hover CONSTANT)
    /// A click means a place for an order, not something to look at: placePicked() tells.
    Q_PROPERTY(bool choosing MEMBER m_isChoosing NOTIFY choosingChanged)
    /// It has the focus, and got it by keyboard: then it says so.
    Q_PROPERTY(bool tabbed READ tabbed NOTIFY tabbedChanged)

public:
    explicit SeaChartView(QQuickItem* parent = nullptr);

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);
    [[nodiscard]] ChartLook* look() { return &m_look; }
    [[nodiscard]] ChartViewport* viewport() { return &m_viewport; }
    [[nodiscard]] ChartHover* hover() { return &m_hover; }
    [[nodiscard]] bool tabbed() const { return m_isTabbed; }
    /// Where everything lies, and where a port, fleet or contact stands in the item (far off it when it is not on the
    /// chart): for tests.
    [[nodiscard]] const ChartLayout& layout() const { return m_layout; }
    Q_INVOKABLE QPointF placeOf(navarch::CampaignItem::Kind kind, int id) const;

    void paint(QPainter* painter) override;

signals:
    void chartChanged();
    void choosingChanged();
    void tabbedChanged();
    /// A place of the gazetteer, or of a port, was clicked while choosing.
    void placePicked(const QString& place, int port);

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
    [[nodiscard]] ChartScene scene() const;
    void layOut();
    void click(const QPointF& at);

    QPointer<SeaChart> m_chart;
    ChartLook m_look;
    ChartViewport m_viewport{m_look};
    ChartHover m_hover;
    ChartLayout m_layout;
    ChartGround m_ground;
    ChartPainter m_painter;
    bool m_isChoosing = false;
    bool m_isTabbed = false;
    QPointF m_pressedAt;
    QPointF m_draggedTo;
    bool m_isPressed = false;
    bool m_isDragged = false;
};

} // namespace navarch
