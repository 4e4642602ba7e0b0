// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/workshop/fleetbuilder/fleet_selection.h"
#include "core/ships/outline.h"

namespace navarch {

/// What is told of the ship that is looked at; nothing when the whole fleet is.
class CurrentShip : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")
    /// What it is called as typed; empty: it goes by its class.
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString className READ className NOTIFY changed)
    Q_PROPERTY(QString captain READ captain NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The price of one of the row's ships, and of all.
    Q_PROPERTY(QString each READ each NOTIFY changed)
    Q_PROPERTY(QString total READ total NOTIFY changed)
    /// For ShipSilhouette.
    Q_PROPERTY(QVariant outline READ outline NOTIFY changed)

public:
    explicit CurrentShip(const FleetSelection& selection) : m_selection(selection) {}

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString className() const;
    [[nodiscard]] QString captain() const;
    [[nodiscard]] int count() const;
    [[nodiscard]] QString each() const;
    [[nodiscard]] QString total() const;
    [[nodiscard]] QVariant outline() const;

signals:
    void changed();

private:
    const FleetSelection& m_selection;
};

} // namespace navarch
