// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>

#include <optional>

#include "app/base/chart/chart_item.h"
#include "app/war/map/drawing/chart_ground.h"
#include "app/war/map/drawing/chart_hover.h"
#include "app/war/map/drawing/chart_painter.h"

namespace navarch {

/// The chart of a war: sea and coast, lanes, ports, fleets, contacts and ways. A click picks.
class SeaChartView : public navarch::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    Q_PROPERTY(navarch::ChartHover* hover READ hover CONSTANT)
    /// A click means a place for an order, not something to look at: placePicked() tells.
    Q_PROPERTY(bool choosing MEMBER m_isChoosing NOTIFY choosingChanged)

public:
    explicit SeaChartView(QQuickItem* parent = nullptr);

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);
    [[nodiscard]] ChartHover* hover() { return &m_hover; }
    /// Where everything lies, and where a port, fleet or contact stands in the item (far off it when it is not on the
    /// chart): for tests.
    [[nodiscard]] const ChartLayout& layout() const { return m_layout; }
    Q_INVOKABLE QPointF placeOf(navarch::CampaignItem::Kind kind, int id) const;
    /// Brings it into view; nothing, when it is not on the chart.
    Q_INVOKABLE void show(navarch::CampaignItem::Kind kind, int id);

    void paint(QPainter* painter) override;

signals:
    void chartChanged();
    void choosingChanged();
    /// A place of the gazetteer, or of a port, was clicked while choosing.
    void placePicked(const QString& place, int port);

protected:
    [[nodiscard]] ChartBounds bounds() const override;
    void click(const QPointF& at) override;
    void point(const QPointF& at) override;
    void pointAway() override;

private:
    [[nodiscard]] ChartScene scene() const;
    void layOut();
    /// A way that is considered is seen from its beginning to its end.
    void showProposed();
    /// While a week is played the fleet that is picked stays in sight, unless one looked away from it.
    void followPicked();
    void setMark(const ChartMark& mark);

    QPointer<SeaChart> m_chart;
    ChartHover m_hover;
    ChartLayout m_layout;
    ChartGround m_ground;
    ChartPainter m_painter;
    bool m_isChoosing = false;
    std::optional<QPointF> m_followed; ///< where the fleet that is picked was last, in degrees
};

} // namespace navarch
