// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/yards/refit_order.h"

#include <algorithm>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/fit/fit_entries.h"
#include "app/workshop/fleetbuilder/fit/fit_fields.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/campaign/yards/prices.h"

namespace navarch {

void RefitOrder::begin()
{
    m_of = 0;
    refill();
}

void RefitOrder::setFit(const QString& field, int number)
{
    if (setNumber(m_after, field, number))
        refill();
}

void RefitOrder::setFitChoice(const QString& field, const QString& value)
{
    if (setChoice(m_after, field, value))
        refill();
}

bool RefitOrder::fill(const Campaign& records)
{
    const ShipRecord* ship = records.find(ShipId{itemId()});
    const FleetRecord* fleet = ship ? records.find(ship->fleet) : nullptr;
    const bool isShown = fleet && campaign()->sees(fleet->side);
    if (!isShown || m_of != itemId()) {
        m_after = {};
        m_of = isShown ? itemId() : 0;
        if (isShown) {
            m_after.classId = ship->classId;
            m_after.own = ownClassOf(records, ship->classId);
            m_after.fit = ship->fit;
            m_after.crew = ship->crewBought;
        }
    }
    m_differs = m_inYard = false;
    m_weeks = 0;
    m_verdict = {};
    if (!isShown) {
        m_fit.setEntries({});
        m_findings.setFindings({});
        return false;
    }
    m_before = *ship;
    m_name = words(ship->name);
    m_outline = QVariant::fromValue(outlineTraits(m_after.fit));
    const Stage stage = records.head().stage;
    std::vector<FitEntry> entries = fitEntries(m_after, records.head().year, campaign()->figures());
    // Ships grow no larger, and crews are bought with them: afterwards they train (CP-5.3, CP-6.1).
    std::erase_if(entries, [&](const FitEntry& entry) {
        return entry.field == QLatin1String("size")
               || (stage == Stage::Running && entry.field == QLatin1String("crew"));
    });
    m_fit.setEntries(std::move(entries));
    m_differs = m_after.fit != ship->fit || m_after.crew != ship->crewBought;
    m_inYard = stage == Stage::Running && !sameHull(ship->fit, m_after.fit);
    if (m_inYard)
        m_weeks = figuresInForce(Draft(records)).refitWeeks;
    if (m_differs)
        m_verdict = campaign()->ask(action());
    // What the whole deed is refused for stands by the button; here is what is to be known of the ship.
    Findings told;
    for (const Finding& finding : m_verdict.reasons)
        if (finding.severity != Severity::Error)
            told.push_back(finding);
    m_findings.setFindings(told);
    return true;
}

Action RefitOrder::action() const
{
    if (m_inYard) {
        RefitInYard refit;
        refit.ship = m_before.id;
        refit.fit = m_after.fit;
        return refit;
    }
    RefitShip refit;
    refit.ship = m_before.id;
    refit.fit = m_after.fit;
    refit.crew = m_after.crew;
    return refit;
}

bool RefitOrder::order()
{
    if (!allowed())
        return false;
    const bool isDone = campaign()->perform(action());
    if (isDone)
        begin();
    return isDone;
}

QString RefitOrder::cost() const
{
    return m_differs ? amountText(m_verdict.cost) : QString();
}

QString RefitOrder::whyNot() const
{
    return m_differs ? firstError(m_verdict.reasons) : QString();
}

} // namespace navarch
