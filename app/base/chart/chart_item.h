// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/chart/chart_look.h"
#include "app/base/chart/chart_viewport.h"
#include "app/base/drawing/drawn_item.h"

namespace navarch {

/// A chart in the window. Dragging and the wheel move what is seen; what else the pointer does - clicks, what it is on, drags
/// of the chart's own - comes to those that are drawn with it.
class ChartItem : public navarch::DrawnItem {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(navarch::ChartLook* look READ look CONSTANT)
    Q_PROPERTY(navarch::ChartViewport* viewport READ viewport CONSTANT)

public:
    explicit ChartItem(QQuickItem* parent = nullptr);

    [[nodiscard]] ChartLook* look() { return &m_look; }
    [[nodiscard]] ChartViewport* viewport() { return &m_viewport; }

protected:
    [[nodiscard]] const ChartLook& look() const { return m_look; }
    [[nodiscard]] const ChartViewport& viewport() const { return m_viewport; }
    [[nodiscard]] const ChartCamera& camera() const { return m_viewport.camera(); }

    /// What there is to see.
    [[nodiscard]] virtual ChartBounds bounds() const = 0;

    void resized() override { m_viewport.setSize(size()); }
    void pan(const QPointF& by) override { m_viewport.pan(by.x(), by.y()); }
    void zoomAt(const QPointF& at, double factor) override { m_viewport.zoomAt(at, factor); }

private:
    ChartLook m_look;
    ChartViewport m_viewport{[this] { return bounds(); }};
};

} // namespace navarch
