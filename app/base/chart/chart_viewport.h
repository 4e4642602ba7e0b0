// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMarginsF>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <functional>

#include "app/base/chart/chart_camera.h"

namespace navarch {

/// What there is to see of a chart. Rectangles are west and south, width and height in degrees.
struct ChartBounds {
    QRectF sheet{0, 0, 1, 1}; ///< the middle of what is seen stays on it
    QRectF all;               ///< what fit() shows; null: nothing yet
    QMarginsF rim;            ///< pixels kept free around that, besides the margins
    double leastShare = 1;    ///< of the item, that the sheet fills one way when one is farthest from it
    double closeEnough = 260; ///< pixels a degree at which neighbours stand apart
};

/// Which part of a chart is seen: all that is on it until one moves, zooms or looks for something.
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
    /// `bounds` is asked whenever it matters, and outlives this.
    explicit ChartViewport(std::function<ChartBounds()> bounds);

    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void zoomAt(const QPointF& at, double factor);
    Q_INVOKABLE void pan(double right, double down);
    /// Brings a place in degrees into view, near enough to tell it from its neighbours.
    Q_INVOKABLE void show(const QPointF& degrees);
    /// Brings all of a part of the chart into view, from no nearer than one is; what is seen whole already moves nothing.
    void showAll(const QRectF& degrees);
    /// Where in the item a place in degrees lies.
    Q_INVOKABLE QPointF placeOf(const QPointF& degrees) const { return m_camera.toScreen(degrees); }

    void setSize(const QSizeF& size);
    /// What is on the chart has changed.
    void follow();
    /// Moves as little as keeps a place in degrees off the item's edge.
    void keepInSight(const QPointF& degrees);

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
    /// Brings the middle of what is seen back onto the sheet.
    void settle();
    [[nodiscard]] QRectF unmargined() const { return QRectF(QPointF(), m_size).marginsRemoved(margins()); }

    std::function<ChartBounds()> m_bounds;
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
