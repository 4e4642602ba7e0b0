// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/war/map/chart/sea_chart.h"
#include "core/campaign/actions/sea_actions.h"

namespace navarch {

/// What the order that is being written is about: the port and the way there, the lane, or the fleet it goes with; and
/// for the lists beside the chart what it may be about, each { value, text }, empty while no order is written.
class OrderTarget : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An order's draft has one.")
    /// What a click on the chart gives it.
    Q_PROPERTY(navarch::OrderTarget::Wanted wants READ wants NOTIFY changed)
    Q_PROPERTY(int port READ port WRITE setPort NOTIFY changed)
    /// The anchorages one wants to go by, in words.
    Q_PROPERTY(QString via READ via NOTIFY changed)
    Q_PROPERTY(QString patrolFrom READ patrolFrom WRITE setPatrolFrom NOTIFY changed)
    Q_PROPERTY(QString patrolTo READ patrolTo WRITE setPatrolTo NOTIFY changed)
    /// The fleet it goes with; 0: none.
    Q_PROPERTY(int escorted READ escorted WRITE setEscorted NOTIFY changed)
    /// It is an order to escort one.
    Q_PROPERTY(bool escorts READ escorts NOTIFY changed)
    /// All that its kind is about has been chosen.
    Q_PROPERTY(bool complete READ isComplete NOTIFY changed)

    /// The ports it may be for, those that fit its kind first and of them the nearest, and the places that a lane begins at and leads to from there.
    Q_PROPERTY(QList<navarch::ShownChoice> ports READ ports NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> laneBeginnings READ laneBeginnings NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> laneEnds READ laneEnds NOTIFY changed)
    /// The fleets it may escort.
    Q_PROPERTY(QList<navarch::ShownChoice> companions READ companions NOTIFY changed)

public:
    enum Wanted { Nothing, Port, Lane };
    Q_ENUM(Wanted)

    OrderTarget(const QPointer<SeaChart>& chart, SetOrder& order) : m_chart(chart), m_order(order) {}

    /// A place was clicked: a port to go to, an anchorage to go by, an end of the lane to patrol.
    Q_INVOKABLE void takePlace(const QString& place, int port);
    Q_INVOKABLE void goStraight();

    [[nodiscard]] Wanted wants() const;
    [[nodiscard]] int port() const { return static_cast<int>(m_order.port.value); }
    void setPort(int port);
    [[nodiscard]] QString via() const;
    [[nodiscard]] QString patrolFrom() const { return QString::fromStdString(m_order.patrolFrom); }
    void setPatrolFrom(const QString& place);
    [[nodiscard]] QString patrolTo() const { return QString::fromStdString(m_order.patrolTo); }
    void setPatrolTo(const QString& place);
    [[nodiscard]] int escorted() const { return static_cast<int>(m_order.escorted.value); }
    void setEscorted(int fleet);
    [[nodiscard]] bool escorts() const { return m_order.order == FleetOrder::Escort; }
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] QList<ShownChoice> ports() const;
    [[nodiscard]] QList<ShownChoice> laneBeginnings() const;
    [[nodiscard]] QList<ShownChoice> laneEnds() const;
    [[nodiscard]] QList<ShownChoice> companions() const;

    /// Another order is begun: it goes by no anchorage.
    void begin() { m_via.clear(); }
    /// The order with nothing but what its kind is about.
    [[nodiscard]] SetOrder action() const;
    /// From where the fleet is by the anchorages to the port; empty when no lanes lead so, or the order leads nowhere.
    [[nodiscard]] std::vector<std::string> way() const;

signals:
    void changed();
    /// By the user: what depends on it is reckoned anew, and changed() follows.
    void chosen();

private:
    [[nodiscard]] bool isOn() const { return !m_order.fleet.isNone(); }
    [[nodiscard]] const Campaign* records() const;

    const QPointer<SeaChart>& m_chart;
    SetOrder& m_order;
    std::vector<std::string> m_via;
};

} // namespace navarch
