// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_fitting.h"

#include "app/workshop/fleetbuilder/fit/fit_entries.h"
#include "app/workshop/fleetbuilder/fit/fit_fields.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"

namespace navarch {

void FleetFitting::setNumber(const QString& field, int number)
{
    m_document.perform(tr("%1 of %2").arg(fieldLabel(field), m_selection.title()), [&](FleetPlan& next) {
        for (const int key : m_selection.keys())
            if (PlanRow* row = next.find(key))
                navarch::setNumber(row->ship, field, number);
    });
}

void FleetFitting::setChoice(const QString& field, const QString& value)
{
    m_document.perform(tr("%1 of %2").arg(fieldLabel(field), m_selection.title()), [&](FleetPlan& next) {
        for (const int key : m_selection.keys())
            if (PlanRow* row = next.find(key))
                navarch::setChoice(row->ship, field, value);
    });
}

void FleetFitting::reset()
{
    m_document.perform(tr("Fit %1 as from the yard").arg(m_selection.title()), [&](FleetPlan& next) {
        for (const int key : m_selection.keys())
            if (PlanRow* row = next.find(key)) {
                row->ship.fit =
                    yardFit(*classOf(row->ship, builtInFigures().classes), next.year, builtInFigures());
                row->ship.condition = {}; // its losses were those of what it had
            }
    });
}

void FleetFitting::use(const QString& title, const ShipFit& fit, CrewQuality crew)
{
    m_document.perform(title, [&](FleetPlan& next) {
        for (const int key : m_selection.keys())
            if (PlanRow* row = next.find(key)) {
                row->ship.fit = fit;
                row->ship.crew = crew;
                row->ship.condition = {};
            }
    });
}

bool FleetFitting::refitted() const
{
    const PlanRow* row = m_selection.row();
    const Figures& figures = builtInFigures();
    return row
           && row->ship.fit != yardFit(*classOf(row->ship, figures.classes), m_document.plan().year, figures);
}

void FleetFitting::refill()
{
    const PlanRow* row = m_selection.row();
    m_sheet.setEntries(row ? fitEntries(row->ship, m_document.plan().year, builtInFigures())
                           : std::vector<FitEntry>());
}

} // namespace navarch
