// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/workshop/fitting/mendable_findings.h"
#include "app/workshop/fleetbuilder/fleet_selection.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"

namespace navarch {

/// What the rules have against the fleet on the table, and mending it.
class FleetCheck : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")
    /// Of the whole fleet.
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)
    /// About the ship that is looked at, or about all.
    Q_PROPERTY(navarch::MendableFindings* findings READ findings CONSTANT)

public:
    FleetCheck(FleetDocument& document, const FleetSelection& selection, const PlanReckoning& reckoning)
        : m_document(document),
          m_selection(selection),
          m_reckoning(reckoning)
    {
    }

    Q_INVOKABLE void mend(const QString& findingKey, const QString& message);
    Q_INVOKABLE void mendAll();

    [[nodiscard]] int errors() const { return m_reckoning.errors; }
    [[nodiscard]] int warnings() const { return m_reckoning.warnings; }
    [[nodiscard]] MendableFindings* findings() { return &m_findings; }
    void refill();

signals:
    void changed();

private:
    FleetDocument& m_document;
    const FleetSelection& m_selection;
    const PlanReckoning& m_reckoning;
    MendableFindings m_findings;
};

} // namespace navarch
