// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/workshop/charts/chart_ports.h"
#include "app/workshop/portbuilder/port_builder.h"

namespace navarch {

/// The walls of the port that is looked at, which stand there when a war begins on the chart. Each command is one step of undo.
class ChartWalls : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The chart room hands it out.")
    /// How many sections there are; -1: no walls. Who is on them, and what they are worth.
    Q_PROPERTY(int sections READ sections NOTIFY changed)
    Q_PROPERTY(QString garrison READ garrison NOTIFY changed)
    Q_PROPERTY(QString commander READ commander NOTIFY changed)
    Q_PROPERTY(QString price READ price NOTIFY changed)
    /// The port whose walls lie on the port builder's table for this chart, by its name; empty: none.
    Q_PROPERTY(QString laidOut READ laidOut NOTIFY changed)

public:
    ChartWalls(ChartDocument& document, ChartPorts& ports);

    /// As a port of the least of its values has them as a rule, with archers on each section. Refused of one that is founded in
    /// no period.
    Q_INVOKABLE bool putUp();
    Q_INVOKABLE bool takeDown();
    /// Lays them out on the port builder's table, and takes them from there.
    Q_INVOKABLE void layOut(navarch::PortBuilder* builder);
    Q_INVOKABLE bool takeBuilt(navarch::PortBuilder* builder);

    /// Nothing of this chart is laid out any more.
    void putAway();
    [[nodiscard]] int sections() const;
    [[nodiscard]] QString garrison() const;
    [[nodiscard]] QString commander() const;
    [[nodiscard]] QString price() const;
    [[nodiscard]] QString laidOut() const;

signals:
    void changed();

private:
    /// Null: no port is looked at, or it has none.
    [[nodiscard]] const Fortification* walls() const;

    ChartDocument& m_document;
    ChartPorts& m_ports;
    std::string m_laidOut;
};

} // namespace navarch
