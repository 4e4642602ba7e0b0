// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/war/map/chart/sea_chart.h"
#include "app/war/map/orders/port_offers.h"

namespace navarch {

/// The port that is picked on the chart as a target of the fleets that these eyes give orders to: what each of them may do to
/// it, with its chances, before an order is begun (CP-7.3).
class PortTargeting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    /// The fleets that lanes lead there, the nearest first, with their miles. Empty while no port is picked, and
    /// of a port that is of the same side as all of them.
    Q_PROPERTY(QList<navarch::ShownChoice> fleets READ fleets NOTIFY changed)
    /// The one that is considered: that chosen here, else the one picked on the chart before the port, else the nearest; 0:
    /// none.
    Q_PROPERTY(int fleet READ fleet WRITE setFleet NOTIFY changed)
    Q_PROPERTY(navarch::PortOffers* offers READ offers CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);
    [[nodiscard]] QList<ShownChoice> fleets() const { return m_fleets; }
    [[nodiscard]] int fleet() const { return m_fleet; }
    void setFleet(int fleet);
    [[nodiscard]] PortOffers* offers() { return &m_offers; }

signals:
    void chartChanged();
    void changed();

private:
    void follow();
    void offer();
    [[nodiscard]] std::vector<int> nearest(const PortRecord& port);

    QPointer<SeaChart> m_chart;
    QList<ShownChoice> m_fleets;
    int m_fleet = 0;
    PortOffers m_offers;
};

} // namespace navarch
