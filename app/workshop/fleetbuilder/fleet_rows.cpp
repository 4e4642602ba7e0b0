// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fleet_rows.h"

#include <QStringList>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/plan/squadron_commands.h"
#include "core/ships/outline.h"
#include "reports/words.h"

namespace navarch {

namespace {

FleetRowEntry headOf(const FleetPlan& plan, const PlanReckoning& reckoning, const std::string& squadron)
{
    FleetRowEntry head;
    head.isHead = true;
    head.squadron = words(squadron);
    head.name = squadron.empty() ? FleetRows::tr("In no squadron") : words(squadron);
    head.price = amountText({});
    // Where no ship is in a squadron, nothing is priced by squadrons.
    Talents total;
    for (std::size_t at = 0; at < plan.rows.size(); ++at)
        if (plan.rows[at].ship.squadron == squadron) {
            head.ships += plan.rows[at].ship.count;
            total += reckoning.price.ships[at].price.total;
        }
    for (const FleetPrice::Squadron& priced : reckoning.price.squadrons)
        if (priced.name == squadron)
            total = priced.total; // with its commander
    head.price = amountText(total);
    for (const Finding& finding : reckoning.fleet) {
        if (finding.subject != given(squadron))
            continue;
        head.errors += finding.severity == Severity::Error;
        head.warnings += finding.severity == Severity::Warning;
    }
    const PlanCommander* leader = squadron.empty() ? nullptr : commanderOf(plan, squadron);
    if (leader) {
        const QString quality = wordOf(leader->commander.quality).toLower();
        head.commander = leader->commander.name.empty()
                             ? capitalised(FleetRows::tr("%1 commander").arg(quality))
                             : FleetRows::tr("%1, %2").arg(words(leader->commander.name), quality);
    }
    return head;
}

FleetRowEntry rowOf(const PlanRow& plan, const FleetPrice::Row& priced, const Findings& findings,
                    const Figures& figures)
{
    const FleetShip& ship = plan.ship;
    FleetRowEntry row;
    row.rowKey = plan.key;
    row.squadron = words(ship.squadron);
    row.name = words(displayName(ship, figures.classes));
    row.className = spokenTerm(classOf(ship, figures.classes)->name);
    row.summary = fitSummary(ship.fit);
    if (ship.crew != CrewQuality::Average)
        row.crew = capitalised(FleetRows::tr("%1 crew").arg(wordOf(ship.crew).toLower()));
    row.captain = words(ship.captain);
    row.count = ship.count;
    row.each = amountText(priced.each);
    row.price = amountText(priced.price.total);
    row.outline = outlineTraits(ship.fit, ship.condition);
    for (const Finding& finding : findings) {
        row.errors += finding.severity == Severity::Error;
        row.warnings += finding.severity == Severity::Warning;
    }
    return row;
}

void addCount(QStringList& parts, int count, const QString& one, const QString& many)
{
    if (count > 0)
        parts += count == 1 ? one : many.arg(count);
}

} // namespace

QString fitSummary(const ShipFit& fit)
{
    QStringList parts;
    if (fit.ram != Ram::None)
        parts += FleetRows::tr("%1 ram").arg(wordOf(fit.ram).toLower());
    addCount(parts, fit.archers, FleetRows::tr("1 archer"), FleetRows::tr("%1 archers"));
    addCount(parts, fit.marines, FleetRows::tr("1 marine"), FleetRows::tr("%1 marines"));
    addCount(parts, fit.heavyMarines, FleetRows::tr("1 heavy marine"), FleetRows::tr("%1 heavy marines"));
    addCount(parts, fit.ballistae, FleetRows::tr("ballista"), FleetRows::tr("%1 ballistae"));
    addCount(parts, static_cast<int>(fit.heavyEngines.size()), FleetRows::tr("heavy engine"),
             FleetRows::tr("%1 heavy engines"));
    addCount(parts, fit.towers, FleetRows::tr("tower"), FleetRows::tr("%1 towers"));
    addCount(parts, fit.corvi, FleetRows::tr("corvus"), FleetRows::tr("%1 corvi"));
    if (parts.isEmpty())
        parts += FleetRows::tr("unarmed");
    return parts.join(QStringLiteral(" · "));
}

const RowRoles<FleetRowEntry>& FleetRows::roles()
{
    static const RowRoles<FleetRowEntry> all{
        {"isHead", &FleetRowEntry::isHead},       {"rowKey", &FleetRowEntry::rowKey},
        {"squadron", &FleetRowEntry::squadron},   {"name", &FleetRowEntry::name},
        {"className", &FleetRowEntry::className}, {"summary", &FleetRowEntry::summary},
        {"crew", &FleetRowEntry::crew},           {"captain", &FleetRowEntry::captain},
        {"count", &FleetRowEntry::count},         {"each", &FleetRowEntry::each},
        {"price", &FleetRowEntry::price},         {"outline", &FleetRowEntry::outline},
        {"errors", &FleetRowEntry::errors},       {"warnings", &FleetRowEntry::warnings},
        {"selected", &FleetRowEntry::selected},   {"commander", &FleetRowEntry::commander},
        {"ships", &FleetRowEntry::ships}};
    return all;
}

int FleetRows::indexOf(int rowKey) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (rowKey != 0 && m_rows[i].rowKey == rowKey)
            return static_cast<int>(i);
    return -1;
}

void FleetRows::refill(const FleetPlan& plan, const PlanReckoning& reckoning, const Figures& figures,
                       const RowSelection& selection)
{
    std::vector<FleetRowEntry> rows;
    rows.reserve(plan.rows.size() + plan.squadrons.size() + 1);
    std::size_t at = 0;
    const auto takeShips = [&](const std::string& squadron) {
        for (; at < plan.rows.size() && plan.rows[at].ship.squadron == squadron; ++at) {
            rows.push_back(rowOf(plan.rows[at], reckoning.price.ships[at], reckoning.rows[at], figures));
            rows.back().selected = selection.has(plan.rows[at].key);
        }
    };
    for (const std::string& squadron : plan.squadrons) {
        rows.push_back(headOf(plan, reckoning, squadron));
        takeShips(squadron);
    }
    if (!plan.squadrons.empty() && at < plan.rows.size())
        rows.push_back(headOf(plan, reckoning, {}));
    takeShips({});
    replaceRows(m_rows, std::move(rows));
}

void FleetRows::markSelected(const RowSelection& selection)
{
    for (FleetRowEntry& row : m_rows)
        row.selected = row.rowKey != 0 && selection.has(row.rowKey);
    if (!m_rows.empty())
        emit dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {roleCalled("selected")});
}

} // namespace navarch
