// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQmlEngine>

#include "app/base/lists/row_list.h"
#include "app/war/map/chart/chart_facts.h"
#include "app/war/map/chart/sea_chart.h"

namespace navarch {

struct StandingOrder {
    ChartedFleet fleet;
    QString side;
    QString name;
    bool isIdle = false;
    bool isEmpty = false;
    QString head;

    [[nodiscard]] int key() const { return fleet.fleetId; }
};

/// The orders of all fleets of these eyes in one list: by side, those without an order first, emptied fleets last.
///
/// Roles: fleet (as SeaChart tells of it), head (the side's name where its first fleet stands and there are several
/// sides, else empty), idle (it has ships, a person's, and no order).
class StandingOrders : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::SeaChart* chart READ chart WRITE setChart NOTIFY chartChanged)
    /// Lists only those without an order.
    Q_PROPERTY(bool onlyIdle READ onlyIdle WRITE setOnlyIdle NOTIFY laidOut)
    /// How many have ships and no order, of how many that have ships: fleets of sides that persons play.
    Q_PROPERTY(int idle READ idle NOTIFY laidOut)
    Q_PROPERTY(int total READ total NOTIFY laidOut)

public:
    using RowList::RowList;

    [[nodiscard]] SeaChart* chart() const { return m_chart; }
    void setChart(SeaChart* chart);
    [[nodiscard]] bool onlyIdle() const { return m_isOnlyIdle; }
    void setOnlyIdle(bool only);
    [[nodiscard]] int idle() const { return m_idle; }
    [[nodiscard]] int total() const { return m_total; }

signals:
    void chartChanged();
    void laidOut();

private:
    [[nodiscard]] static const RowRoles<StandingOrder>& roles();
    void refill();

    QPointer<SeaChart> m_chart;
    ListRows<StandingOrder> m_rows{*this, roles()};
    bool m_isOnlyIdle = false;
    int m_idle = 0;
    int m_total = 0;
};

} // namespace navarch
