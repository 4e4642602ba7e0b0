// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QTimer>

#include "app/war/map/chart/sea_chart.h"
#include "app/war/map/drawing/chart_camera.h"
#include "app/war/map/drawing/chart_look.h"

namespace navarch {

/// Which part of the chart is seen: all that is on it until one moves, zooms or looks for something. The middle of what
/// is seen stays on the sheet.
class ChartViewport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart view has one.")
    /// Pixels that lie under something over the item's edges, which fit() keeps free of.
    Q_PROPERTY(int leftMargin MEMBER m_left NOTIFY marginsChanged)
    Q_PROPERTY(int topMargin MEMBER m_top NOTIFY marginsChanged)
    Q_PROPERTY(int rightMargin MEMBER m_right NOTIFY marginsChanged)
    Q_PROPERTY(int bottomMargin MEMBER m_bottom NOTIFY marginsChanged)
    /// Pixels a nautical mile.
    Q_PROPERTY(double mile READ mile NOTIFY moved)

public:
    explicit ChartViewport(const ChartLook& look);

    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void zoomAt(const QPointF& at, double factor);
    Q_INVOKABLE void pan(double right, double down);
    /// Brings it into view, near enough to tell it from its neighbours.
    Q_INVOKABLE void show(navarch::CampaignItem::Kind kind, int id);

    void setChart(SeaChart* chart);
    void setSize(const QSizeF& size);
    /// What is on the chart has changed.
    void follow();

    [[nodiscard]] double mile() const { return m_camera.mile(); }
    [[nodiscard]] const ChartCamera& camera() const { return m_camera; }
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] QMarginsF margins() const { return QMarginsF(m_left, m_top, m_right, m_bottom); }
    /// One comes nearer or goes away just now.
    [[nodiscard]] bool isZooming() const { return m_zooming.isActive(); }

signals:
    void marginsChanged();
    /// Another part is seen, or what is on it lies elsewhere.
    void moved();
    /// Zooming has come to its end.
    void rested();

private:
    void settle();
    /// What there is to see, in degrees.
    [[nodiscard]] const QRectF& sheet() const;

    const ChartLook& m_look;
    QPointer<SeaChart> m_chart;
    ChartCamera m_camera;
    QSizeF m_size;
    int m_left = 0;
    int m_top = 0;
    int m_right = 0;
    int m_bottom = 0;
    bool m_isFitted = true;
    QTimer m_zooming;
};

} // namespace navarch
