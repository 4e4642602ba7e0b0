// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/workshop/fleetbuilder/current_ship.h"
#include "app/workshop/fleetbuilder/fleet_budget.h"
#include "app/workshop/fleetbuilder/fleet_check.h"
#include "app/workshop/fleetbuilder/fleet_document.h"
#include "app/workshop/fleetbuilder/fleet_fitting.h"
#include "app/workshop/fleetbuilder/fleet_selection.h"
#include "app/workshop/fleetbuilder/fleet_ships.h"
#include "app/workshop/fleetbuilder/fleet_squadrons.h"

namespace navarch {

/// The fleet builder: a fleet on the table, what it is called and serves for, and by duty the objects through which one
/// builds it. Each command is one step of undo.
class FleetBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// Signed; 0: none, and then nothing is out of its period.
    Q_PROPERTY(int year READ year NOTIFY changed)
    Q_PROPERTY(QString yearText READ yearText NOTIFY changed)
    /// SA-13.1: -50 to 50 in tens.
    Q_PROPERTY(int alliedPercent READ alliedPercent WRITE setAlliedPercent NOTIFY changed)

    Q_PROPERTY(navarch::BuilderDocument* document READ document CONSTANT)
    Q_PROPERTY(navarch::FleetSelection* selection READ selection CONSTANT)
    Q_PROPERTY(navarch::FleetShips* ships READ ships CONSTANT)
    Q_PROPERTY(navarch::FleetSquadrons* squadrons READ squadrons CONSTANT)
    Q_PROPERTY(navarch::CurrentShip* ship READ ship CONSTANT)
    Q_PROPERTY(navarch::FleetFitting* fitting READ fitting CONSTANT)
    Q_PROPERTY(navarch::FleetBudget* budget READ budget CONSTANT)
    Q_PROPERTY(navarch::FleetCheck* check READ check CONSTANT)

public:
    explicit FleetBuilder(QObject* parent = nullptr);

    [[nodiscard]] const FleetPlan& plan() const { return m_document.plan(); }
    [[nodiscard]] const PlanReckoning& reckoning() const { return m_reckoning; }
    [[nodiscard]] Fleet fleet() const { return fleetOf(plan()); }

    void setName(const QString& name);
    /// "429 BCE", "-429", "31 CE" or nothing; says why not otherwise.
    Q_INVOKABLE bool setYearText(const QString& text);
    Q_INVOKABLE void setYear(int year);
    void setAlliedPercent(int percent);

    [[nodiscard]] QString name() const;
    [[nodiscard]] int year() const { return plan().year.value_or(0); }
    [[nodiscard]] QString yearText() const;
    [[nodiscard]] int alliedPercent() const { return plan().alliedPercent; }

    [[nodiscard]] FleetDocument* document() { return &m_document; }
    [[nodiscard]] FleetSelection* selection() { return &m_selection; }
    [[nodiscard]] FleetShips* ships() { return &m_ships; }
    [[nodiscard]] FleetSquadrons* squadrons() { return &m_squadrons; }
    [[nodiscard]] CurrentShip* ship() { return &m_ship; }
    [[nodiscard]] FleetFitting* fitting() { return &m_fitting; }
    [[nodiscard]] FleetBudget* budget() { return &m_budget; }
    [[nodiscard]] FleetCheck* check() { return &m_check; }

signals:
    /// The fleet, or what is selected of it.
    void changed();

private:
    /// The plan or the selection is another: everything shown follows.
    void relay(bool planChanged);

    FleetDocument m_document;
    FleetSelection m_selection{m_document};
    PlanReckoning m_reckoning;
    FleetShips m_ships{m_document, m_selection};
    FleetSquadrons m_squadrons{m_document, m_selection};
    CurrentShip m_ship{m_selection};
    FleetFitting m_fitting{m_document, m_selection};
    FleetBudget m_budget{m_document, m_selection, m_reckoning};
    FleetCheck m_check{m_document, m_selection, m_reckoning};
};

} // namespace navarch
