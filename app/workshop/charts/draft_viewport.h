// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QRectF>
#include <QTimer>

#include "app/war/map/drawing/chart_camera.h"
#include "app/workshop/charts/chart_room.h"

namespace navarch {

/// Which part of the chart on the table is seen: all of it until one moves or comes nearer. The middle of what is seen stays
/// on the sheet.
class DraftViewport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A chart view has one.")
    /// Pixels a nautical mile.
    Q_PROPERTY(double mile READ mile NOTIFY moved)

public:
    DraftViewport();

    /// All of the sheet.
    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(double factor);
    Q_INVOKABLE void zoomAt(const QPointF& at, double factor);
    Q_INVOKABLE void pan(double right, double down);
    /// Brings a place in degrees into view.
    Q_INVOKABLE void show(const QPointF& degrees);
    /// Where in the item a place in degrees lies.
    Q_INVOKABLE QPointF placeOf(const QPointF& degrees) const { return m_camera.toScreen(degrees); }

    void setRoom(ChartRoom* room);
    void setSize(const QSizeF& size);
    /// Moves as little as keeps a place in degrees off the item's edge.
    void follow(const QPointF& degrees);

    [[nodiscard]] double mile() const { return m_camera.mile(); }
    [[nodiscard]] const ChartCamera& camera() const { return m_camera; }
    [[nodiscard]] QSizeF size() const { return m_size; }
    /// One comes nearer or goes away just now.
    [[nodiscard]] bool isZooming() const { return m_zooming.isActive(); }
    /// What there is to see, in degrees.
    [[nodiscard]] QRectF sheet() const;

signals:
    void moved();
    /// Zooming has come to its end.
    void rested();

private:
    void settle();

    QPointer<ChartRoom> m_room;
    ChartCamera m_camera;
    QSizeF m_size;
    QTimer m_zooming;
    bool m_isFitted = true;
};

} // namespace navarch
