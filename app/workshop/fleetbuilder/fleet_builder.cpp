// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_builder.h"

#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/plan/plan_names.h"
#include "app/workshop/fleetbuilder/year_input.h"
#include "core/campaign/calendar.h"

namespace navarch {

FleetBuilder::FleetBuilder(QObject* parent) : QObject(parent)
{
    m_document.setParent(this); // where it is found and told of another language
    connect(&m_document, &BuilderDocument::opened, &m_selection, &FleetSelection::forget);
    connect(&m_document, &BuilderDocument::altered, this, [this] { relay(true); });
    connect(&m_selection, &FleetSelection::picked, this, [this] { relay(false); });
    // What was typed and refused gives way in every place.
    connect(&m_document, &BuilderDocument::changed, this, &FleetBuilder::changed);
    connect(this, &FleetBuilder::changed, &m_selection, &FleetSelection::changed);
    connect(this, &FleetBuilder::changed, &m_ships, &FleetShips::changed);
    connect(this, &FleetBuilder::changed, &m_squadrons, &FleetSquadrons::changed);
    connect(this, &FleetBuilder::changed, &m_ship, &CurrentShip::changed);
    connect(this, &FleetBuilder::changed, &m_fitting, &FleetFitting::changed);
    connect(this, &FleetBuilder::changed, &m_budget, &FleetBudget::changed);
    connect(this, &FleetBuilder::changed, &m_check, &FleetCheck::changed);
    relay(true);
}

void FleetBuilder::relay(bool planChanged)
{
    const FleetPlan& now = plan();
    if (planChanged) {
        const Figures& figures = builtInFigures();
        m_reckoning = reckon(now, figures);
        m_selection.prune();
        m_ships.rows()->refill(now, m_reckoning, figures, m_selection.rows());
        m_squadrons.commanders()->refill(now, figures.prices);
    } else {
        m_ships.rows()->markSelected(m_selection.rows());
    }
    m_fitting.refill();
    m_budget.refill();
    m_check.refill();
    emit m_document.changed();
}

void FleetBuilder::setName(const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (const auto fit = checkName(text, true); !fit)
        return m_document.refuse(fit.error());
    m_document.perform(tr("Name the fleet"), [&](FleetPlan& next) { next.name = text; });
}

bool FleetBuilder::setYearText(const QString& text)
{
    if (text.trimmed().isEmpty()) {
        setYear(0);
        return true;
    }
    const auto year = yearFromText(text);
    if (!year) {
        m_document.refuse({{{},
                            given(tr("This is no year.").toStdString()),
                            given(tr("Write 429 BCE or 31 CE.").toStdString())}});
        return false;
    }
    setYear(*year);
    return true;
}

void FleetBuilder::setYear(int year)
{
    m_document.perform(tr("Set the year"),
                       [&](FleetPlan& next) { next.year = year == 0 ? std::nullopt : std::optional(year); });
}

void FleetBuilder::setAlliedPercent(int percent)
{
    const Limits& limits = builtInFigures().prices.limits;
    if (percent < -limits.alliedPercent || percent > limits.alliedPercent || percent % limits.alliedStep != 0)
        return;
    m_document.perform(tr("Set the allies' price"), [&](FleetPlan& next) { next.alliedPercent = percent; });
}

QString FleetBuilder::name() const
{
    return words(plan().name);
}

QString FleetBuilder::yearText() const
{
    return plan().year ? spoken(phraseOfYear(*plan().year)) : QString();
}

} // namespace navarch
