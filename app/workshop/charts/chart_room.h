// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointF>
#include <QQmlEngine>
#include <QVariant>

#include "app/workshop/charts/chart_beginning.h"
#include "app/workshop/charts/chart_check.h"
#include "app/workshop/charts/chart_document.h"
#include "app/workshop/charts/chart_lane_list.h"
#include "app/workshop/charts/chart_ports.h"
#include "app/workshop/charts/chart_walls.h"

namespace navarch {

/// The chart room: a sea of one's own on the table, and by duty the objects through which it is made. Land is drawn and taken
/// out here. Each command is one step of undo.
class ChartRoom : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// Straits narrower than so many metres are closed.
    Q_PROPERTY(int strait READ strait WRITE setStrait NOTIFY changed)
    /// Its edges in degrees, with at most two decimals.
    Q_PROPERTY(QString edges READ edges NOTIFY changed)
    /// How many pieces of land there are.
    Q_PROPERTY(int pieces READ pieces NOTIFY changed)
    /// A brush of that many hundredths of miles fits the sheet.
    Q_PROPERTY(int usualBrush READ usualBrush NOTIFY changed)

    Q_PROPERTY(navarch::BuilderDocument* document READ document CONSTANT)
    Q_PROPERTY(navarch::ChartPorts* ports READ ports CONSTANT)
    Q_PROPERTY(navarch::ChartWalls* walls READ walls CONSTANT)
    Q_PROPERTY(navarch::ChartLaneList* lanes READ lanes CONSTANT)
    Q_PROPERTY(navarch::ChartCheck* check READ check CONSTANT)
    Q_PROPERTY(navarch::ChartBeginning* beginning READ beginning CONSTANT)

public:
    explicit ChartRoom(QObject* parent = nullptr);

    [[nodiscard]] const ChartPlan& plan() const { return m_document.plan(); }

    /// Leads a brush along these places in degrees; its radius is in hundredths of miles. False when it was refused.
    Q_INVOKABLE bool paint(const QList<QPointF>& path, int radius, bool erases);
    /// Takes out the island there.
    Q_INVOKABLE bool takeOut(const QPointF& degrees);
    /// Makes the sheet larger (or smaller, below 0) by so many degrees on every side.
    Q_INVOKABLE void widen(double degrees);

    void setName(const QString& name);
    void setStrait(int metres);
    [[nodiscard]] QString name() const;
    [[nodiscard]] int strait() const { return plan().draft.straitMetres; }
    [[nodiscard]] QString edges() const;
    [[nodiscard]] int pieces() const { return static_cast<int>(plan().draft.pieces()); }
    [[nodiscard]] int usualBrush() const;

    [[nodiscard]] ChartDocument* document() { return &m_document; }
    [[nodiscard]] ChartPorts* ports() { return &m_ports; }
    [[nodiscard]] ChartWalls* walls() { return &m_walls; }
    [[nodiscard]] ChartLaneList* lanes() { return &m_lanes; }
    [[nodiscard]] ChartCheck* check() { return &m_check; }
    [[nodiscard]] ChartBeginning* beginning() { return &m_beginning; }

signals:
    void changed();
    /// Another chart lies on the table: it is looked at as a whole.
    void opened();

private:
    void relay();

    ChartDocument m_document;
    ChartPorts m_ports{m_document};
    ChartWalls m_walls{m_document, m_ports};
    ChartLaneList m_lanes{m_document, m_ports};
    ChartCheck m_check{m_document};
    ChartBeginning m_beginning{m_document};
};

} // namespace navarch
