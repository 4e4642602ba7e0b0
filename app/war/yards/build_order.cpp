// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/yards/build_order.h"

#include <algorithm>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/enum_choices.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/war/yards/yard_words.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/classes_in_force.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/campaign/yards/capacity.h"
#include "core/pricing/ship_price.h"

namespace navarch {
namespace {

constexpr int mostAtOnce = 50; // far more than a yard takes up in a month

bool isAllied(const Campaign& all, FleetId fleet)
{
    const auto& contracts = all.table<ContractRecord>();
    return std::any_of(contracts.begin(), contracts.end(),
                       [&](const auto& each) { return each.second.fleet == fleet; });
}

BuildEstimate estimateOf(const BuildShips& build, bool hasModel, const OpenCampaign& campaign)
{
    const Campaign& all = *campaign.campaign();
    const Draft draft(all);
    BuildEstimate estimate;
    estimate.treasury = amountText(balanceOf(all, build.side));
    estimate.room = yardCapacityLeft(draft, build.port);
    estimate.trainingIsRolled = trainingIsRandomised(draft);
    if (!hasModel)
        return estimate;
    const FleetShip& row = build.ships.front();
    const Talents each = shipTotal(row.fit, row.crew, campaign.figures().prices);
    estimate.outline = QVariant::fromValue(outlineTraits(row.fit));
    estimate.each = amountText(each);
    estimate.cost = amountText(each * row.count);
    estimate.weeks = std::max(figuresInForce(draft).leastBuildWeeks, row.fit.size);
    estimate.launched = dateAfter(dateOf(all.head()), estimate.weeks);
    estimate.sizes = row.fit.size * row.count;
    const Verdict verdict = campaign.ask(build);
    estimate.allowed = verdict.allowed();
    estimate.whyNot = firstError(verdict.reasons);
    return estimate;
}

} // namespace

void BuildOrder::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &BuildOrder::follow))
        return;
    end();
}

void BuildOrder::setBuilder(FleetBuilder* builder)
{
    if (!watchInstead(m_builder, builder, this, &BuildOrder::follow))
        return;
    follow();
}

bool BuildOrder::begin(int port)
{
    const PortRecord* record = records() ? records()->find(PortId{port}) : nullptr;
    if (!record || record->owner.isNone() || !m_campaign->sees(record->owner))
        return false;
    m_build = {};
    m_build.port = record->id;
    m_build.side = record->owner;
    m_build.ships = {FleetShip{}};
    m_origin = Class;
    m_model.clear();
    for (const auto& [id, fleet] : records()->table<FleetRecord>())
        if (m_build.fleet.isNone() && fleet.side == m_build.side && fleet.port == m_build.port
            && !isAllied(*records(), id))
            m_build.fleet = id;
    listModels();
    return true;
}

void BuildOrder::end()
{
    m_build.port = {};
    m_estimate = {};
    emit changed();
}

bool BuildOrder::order()
{
    const bool isDone = m_estimate.allowed && m_campaign->perform(m_build);
    if (isDone)
        end();
    return isDone;
}

/// The campaign or the builder is another now: the order goes on when its yard still is these eyes' own.
void BuildOrder::follow()
{
    if (!isOn())
        return;
    const PortRecord* port = records() ? records()->find(m_build.port) : nullptr;
    if (!port || port->owner != m_build.side || !m_campaign->sees(m_build.side))
        end();
    else
        listModels();
}

void BuildOrder::setOrigin(Origin origin)
{
    if (origin == m_origin)
        return;
    m_origin = origin;
    m_model.clear();
    listModels();
}

void BuildOrder::listModels()
{
    m_models.clear();
    const Campaign* all = records();
    if (!isOn() || !all)
        return;
    const Figures& figures = m_campaign->figures();
    const auto price = [&](const ShipFit& fit, CrewQuality crew) {
        return amountText(shipTotal(fit, crew, figures.prices));
    };
    if (m_origin == Class) {
        const int year = all->head().year;
        for (const ShipClass& each : figures.classes.all())
            if (each.offeredIn(year))
                m_models.push_back(ShownChoice{
                    words(each.id), tr("%1 · %2").arg(words(each.name), price(yardFit(each, year, figures),
                                                                              CrewQuality::Average))});
    } else if (m_origin == Design) {
        for (const PlanRow& row : m_builder ? m_builder->plan().rows : std::vector<PlanRow>{})
            m_models.push_back(ShownChoice{QString::number(row.key),
                                           tr("%1 · %2").arg(words(displayName(row.ship, figures.classes)),
                                                             price(row.ship.fit, row.ship.crew))});
    } else {
        for (const auto& [id, ship] : all->table<ShipRecord>()) {
            const FleetRecord* fleet = all->find(ship.fleet);
            if (fleet && fleet->side == m_build.side)
                m_models.push_back(
                    ShownChoice{QString::number(id.value),
                                tr("%1 · %2").arg(words(ship.name), price(ship.fit, ship.crewBought))});
        }
    }
    if (!offers(m_models, m_model)) {
        const QString usual = QStringLiteral("trireme");
        m_model = m_models.isEmpty()                             ? QString()
                  : m_origin == Class && offers(m_models, usual) ? usual
                                                                 : m_models.front().value.toString();
        takeModel();
    } else {
        ask();
    }
}

void BuildOrder::setModel(const QString& model)
{
    if (model == m_model)
        return;
    m_model = model;
    takeModel();
}

/// Builds after what is chosen; the number and the name given stay.
void BuildOrder::takeModel()
{
    FleetShip& row = m_build.ships.front();
    const int count = row.count;
    const std::string name = row.name;
    row = {};
    const Campaign* all = records();
    const Figures& figures = m_campaign->figures();
    if (m_origin == Class) {
        if (const ShipClass* known = figures.classes.find(m_model.toStdString())) {
            setClass(row, *known);
            row.fit = yardFit(*known, all->head().year, figures);
        }
    } else if (m_origin == Design) {
        if (const PlanRow* design = m_builder ? m_builder->plan().find(m_model.toInt()) : nullptr)
            row = design->ship;
    } else if (const ShipRecord* ship = all->find(ShipId{m_model.toLongLong()})) {
        row.classId = ship->classId;
        row.own = ownClassOf(*all, ship->classId);
        row.fit = ship->fit;
        row.crew = ship->crewBought;
    }
    row.captain.clear();
    row.squadron.clear();
    row.condition = {};
    row.count = count;
    row.name = name;
    ask();
}

QList<ShownChoice> BuildOrder::crews() const
{
    return choicesOf<CrewQuality>();
}

QString BuildOrder::crew() const
{
    return words(nameOf(m_build.ships.front().crew));
}

void BuildOrder::setCrew(const QString& crew)
{
    m_build.ships.front().crew =
        enumFromName<CrewQuality>(crew.toStdString()).value_or(m_build.ships.front().crew);
    ask();
}

void BuildOrder::setCount(int count)
{
    m_build.ships.front().count = std::clamp(count, 1, mostAtOnce);
    ask();
}

void BuildOrder::setName(const QString& name)
{
    m_build.ships.front().name = name.trimmed().toStdString();
    ask();
}

QList<ShownChoice> BuildOrder::fleets() const
{
    QList<ShownChoice> here;
    QList<ShownChoice> away;
    const Campaign* all = records();
    if (!isOn() || !all)
        return here;
    for (const auto& [id, fleet] : all->table<FleetRecord>()) {
        if (fleet.side != m_build.side || isAllied(*all, id))
            continue;
        const PortRecord* port = all->find(fleet.port);
        if (fleet.port == m_build.port)
            here.push_back(ShownChoice{static_cast<int>(id.value), words(fleet.name)});
        else
            away.push_back(ShownChoice{static_cast<int>(id.value),
                                       tr("%1, if it lies here then (%2 now)")
                                           .arg(words(fleet.name), port ? words(port->name) : tr("at sea"))});
    }
    here.push_back(ShownChoice{0, tr("A fleet of new ships")});
    return here + away;
}

void BuildOrder::setFleet(int fleet)
{
    m_build.fleet = FleetId{fleet};
    ask();
}

void BuildOrder::ask()
{
    const bool hasModel = isOn() && !m_model.isEmpty();
    m_estimate = isOn() && records() ? estimateOf(m_build, hasModel, *m_campaign) : BuildEstimate();
    if (isOn() && !hasModel)
        m_estimate.whyNot = m_origin == Design
                                ? tr("Nothing lies on the fleet builder's table; design a ship there first.")
                                : tr("The side has no ship to build after.");
    emit changed();
}

} // namespace navarch
