// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

namespace navarch {

/// What the voyage of an order takes; all of it empty or 0 when there is none.
struct OrderVoyage {
    Q_GADGET
    QML_VALUE_TYPE(orderVoyage)
    Q_PROPERTY(int days MEMBER days)
    Q_PROPERTY(int miles MEMBER miles)
    Q_PROPERTY(int nightsAshore MEMBER nightsAshore)
    /// At most, one after another, at sea.
    Q_PROPERTY(int nightsOut MEMBER nightsOut)
    /// That each ship has less (CP-7.2).
    Q_PROPERTY(int wearyOars MEMBER wearyOars)
    /// "3 in 100".
    Q_PROPERTY(QString stormRisk MEMBER stormRisk)

public:
    int days = 0;
    int miles = 0;
    int nightsAshore = 0;
    int nightsOut = 0;
    int wearyOars = 0;
    QString stormRisk;
};

} // namespace navarch
