// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_check.h"

namespace navarch {

void FleetCheck::mend(const QString& findingKey, const QString& message)
{
    m_document.perform(tr("Fix a finding"), [&](FleetPlan& next) {
        mendRows(next, findingKey.toStdString(), message.toStdString(), builtInFigures());
    });
}

void FleetCheck::mendAll()
{
    m_document.perform(tr("Fix the findings"),
                       [](FleetPlan& next) { navarch::mendAll(next, builtInFigures()); });
}

void FleetCheck::refill()
{
    const PlanRow* row = m_selection.row();
    m_findings.setFindings(findingsOf(m_document.plan(), m_reckoning, builtInFigures(), row ? row->key : 0),
                           row == nullptr);
}

} // namespace navarch
