// SPDX-License-Identifier: GPL-3.0-or-later
// What the builder shows of the plan and of what is selected.
#include "app/workshop/fleetbuilder/fleet_builder.h"

#include <QFile>
#include <QFileInfo>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/fit/fit_entries.h"
#include "core/base/text.h"
#include "core/campaign/calendar.h"
#include "core/pricing/ship_price.h"
#include "core/ships/outline.h"

namespace navarch {

FleetBuilder::FleetBuilder(QObject* parent) : QObject(parent), m_figures(builtInFigures())
{
    openDraft();
    relay(true);
}

FleetBuilder::~FleetBuilder() = default;

void FleetBuilder::relay(bool planChanged)
{
    const FleetPlan& now = plan();
    if (planChanged) {
        m_reckoning = reckon(now, m_figures);
        m_selection.prune(order());
        if (!now.hasSquadron(m_target))
            m_target.clear();
        m_rows.refill(now, m_reckoning, m_figures, m_selection);
        m_commanders.refill(now, m_figures.prices);
        m_draft->keep([plan = now] { return jsonText(fleetDraftJson(plan)); });
    } else {
        m_rows.markSelected(m_selection);
    }

    const PlanRow* row = current();
    m_fit.setEntries(row ? fitEntries(row->ship, now.year, m_figures) : std::vector<FitEntry>());
    if (row)
        m_price.setPrice(shipPrice(row->ship.fit, row->ship.crew, m_figures.prices));
    else
        m_price.setPrice({m_reckoning.price.total, m_reckoning.price.lines});
    m_findings.setFindings(findingsOf(now, m_reckoning, m_figures, row ? row->key : 0), row == nullptr);
    emit changed();
}

Fleet FleetBuilder::selectedFleet() const
{
    Fleet whole = fleet();
    if (m_selection.keys().empty())
        return whole;
    whole.ships.clear();
    whole.commanders.clear();
    for (const PlanRow& row : plan().rows)
        if (m_selection.has(row.key))
            whole.ships.push_back(row.ship);
    return whole;
}

QString FleetBuilder::name() const
{
    return words(plan().name);
}

QString FleetBuilder::yearText() const
{
    return plan().year ? spoken(phraseOfYear(*plan().year)) : QString();
}

QStringList FleetBuilder::squadrons() const
{
    QStringList names;
    for (const std::string& squadron : plan().squadrons)
        names += words(squadron);
    return names;
}

QString FleetBuilder::total() const
{
    return amountText(m_reckoning.price.total);
}

QString FleetBuilder::budget() const
{
    return plan().budget.isZero() ? QString() : amountText(plan().budget);
}

QString FleetBuilder::left() const
{
    return plan().budget.isZero() ? QString() : amountText(plan().budget - m_reckoning.price.total);
}

bool FleetBuilder::overBudget() const
{
    return !plan().budget.isZero() && m_reckoning.price.total > plan().budget;
}

double FleetBuilder::spent() const
{
    if (plan().budget.isZero())
        return 0;
    return std::clamp(static_cast<double>(m_reckoning.price.total.hundredths())
                          / static_cast<double>(plan().budget.hundredths()),
                      0.0, 1.0);
}

bool FleetBuilder::modified() const
{
    const auto saved = m_saved.find(plan().path);
    if (saved != m_saved.end())
        return saved->second != fleet();
    return fleet() != Fleet();
}

QString FleetBuilder::fileName() const
{
    return QFileInfo(words(plan().path)).fileName();
}

QUrl FleetBuilder::file() const
{
    return plan().path.empty() ? QUrl() : QUrl::fromLocalFile(QFile::decodeName(plan().path.c_str()));
}

QString FleetBuilder::shipName() const
{
    const PlanRow* row = current();
    return row ? words(row->ship.name) : QString();
}

QString FleetBuilder::shipTitle() const
{
    const PlanRow* row = current();
    return row ? words(displayName(row->ship, m_figures.classes)) : QString();
}

QString FleetBuilder::shipClass() const
{
    const PlanRow* row = current();
    return row ? words(m_figures.classes.find(row->ship.classId)->name) : QString();
}

QString FleetBuilder::captain() const
{
    const PlanRow* row = current();
    return row ? words(row->ship.captain) : QString();
}

int FleetBuilder::shipCount() const
{
    const PlanRow* row = current();
    return row ? row->ship.count : 0;
}

QString FleetBuilder::shipEach() const
{
    const PlanRow* row = current();
    return row ? amountText(navarch::shipTotal(row->ship.fit, row->ship.crew, m_figures.prices)) : QString();
}

QString FleetBuilder::shipTotal() const
{
    const PlanRow* row = current();
    if (!row)
        return {};
    return amountText(navarch::shipTotal(row->ship.fit, row->ship.crew, m_figures.prices) * row->ship.count);
}

QVariant FleetBuilder::shipOutline() const
{
    const PlanRow* row = current();
    return row ? QVariant::fromValue(outlineTraits(row->ship.fit, row->ship.condition))
               : QVariant::fromValue(OutlineTraits{});
}

bool FleetBuilder::refitted() const
{
    const PlanRow* row = current();
    return row
           && row->ship.fit != yardFit(*m_figures.classes.find(row->ship.classId), plan().year, m_figures);
}

QString FleetBuilder::targetSquadron() const
{
    if (!m_target.empty())
        return words(m_target);
    const PlanRow* row = current();
    return row ? words(row->ship.squadron) : QString();
}

} // namespace navarch
