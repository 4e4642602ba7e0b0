// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/yards/build_order.h"

#include <algorithm>

#include "app/base/drawing/ship_silhouette.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/war/yards/yard_words.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/money/treasury.h"
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
    m_port = record->id;
    m_side = record->owner;
    m_origin = QStringLiteral("class");
    m_model.clear();
    m_row = {};
    m_fleet = {};
    for (const auto& [id, fleet] : records()->table<FleetRecord>())
        if (m_fleet.isNone() && fleet.side == m_side && fleet.port == m_port && !isAllied(*records(), id))
            m_fleet = id;
    listModels();
    return true;
}

void BuildOrder::end()
{
    m_port = {};
    m_isAsked = false;
    emit changed();
}

bool BuildOrder::order()
{
    const bool isDone = allowed() && m_campaign->perform(action());
    if (isDone)
        end();
    return isDone;
}

/// The campaign or the builder is another now: the order goes on when its yard still is these eyes' own.
void BuildOrder::follow()
{
    if (!isOn())
        return;
    const PortRecord* port = records() ? records()->find(m_port) : nullptr;
    if (!port || port->owner != m_side || !m_campaign->sees(m_side))
        end();
    else
        listModels();
}

void BuildOrder::setOrigin(const QString& origin)
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
    if (m_origin == QLatin1String("class")) {
        const int year = all->head().year;
        for (const ShipClass& each : figures.classes.all())
            if (each.offeredIn(year))
                m_models.push_back(yardChoice(
                    words(each.id), tr("%1 · %2").arg(words(each.name), price(yardFit(each, year, figures),
                                                                              CrewQuality::Average))));
    } else if (m_origin == QLatin1String("design")) {
        for (const PlanRow& row : m_builder ? m_builder->plan().rows : std::vector<PlanRow>{})
            m_models.push_back(yardChoice(QString::number(row.key),
                                          tr("%1 · %2").arg(words(displayName(row.ship, figures.classes)),
                                                            price(row.ship.fit, row.ship.crew))));
    } else {
        for (const auto& [id, ship] : all->table<ShipRecord>()) {
            const FleetRecord* fleet = all->find(ship.fleet);
            if (fleet && fleet->side == m_side)
                m_models.push_back(
                    yardChoice(QString::number(id.value),
                               tr("%1 · %2").arg(words(ship.name), price(ship.fit, ship.crewBought))));
        }
    }
    const auto isListed = [&](const QString& value) {
        return std::any_of(m_models.begin(), m_models.end(), [&](const QVariant& each) {
            return each.toMap().value(QStringLiteral("value")).toString() == value;
        });
    };
    if (!isListed(m_model)) {
        const QString usual = QStringLiteral("trireme");
        m_model = m_models.isEmpty() ? QString()
                  : m_origin == QLatin1String("class") && isListed(usual)
                      ? usual
                      : m_models.front().toMap().value(QStringLiteral("value")).toString();
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
    const int count = m_row.count;
    const std::string name = m_row.name;
    m_row = {};
    const Campaign* all = records();
    const Figures& figures = m_campaign->figures();
    if (m_origin == QLatin1String("class")) {
        if (const ShipClass* known = figures.classes.find(m_model.toStdString())) {
            m_row.classId = known->id;
            m_row.fit = yardFit(*known, all->head().year, figures);
        }
    } else if (m_origin == QLatin1String("design")) {
        if (const PlanRow* row = m_builder ? m_builder->plan().find(m_model.toInt()) : nullptr)
            m_row = row->ship;
    } else if (const ShipRecord* ship = all->find(ShipId{m_model.toLongLong()})) {
        m_row.classId = ship->classId;
        m_row.fit = ship->fit;
        m_row.crew = ship->crewBought;
    }
    m_row.captain.clear();
    m_row.squadron.clear();
    m_row.condition = {};
    m_row.count = count;
    m_row.name = name;
    ask();
}

QVariantList BuildOrder::crews() const
{
    QVariantList all;
    for (const auto& each : EnumNames<CrewQuality>::names)
        all.push_back(yardChoice(words(each.name), wordOf(each.value)));
    return all;
}

QString BuildOrder::crew() const
{
    return words(nameOf(m_row.crew));
}

void BuildOrder::setCrew(const QString& crew)
{
    m_row.crew = enumFromName<CrewQuality>(crew.toStdString()).value_or(m_row.crew);
    ask();
}

void BuildOrder::setCount(int count)
{
    m_row.count = std::clamp(count, 1, mostAtOnce);
    ask();
}

void BuildOrder::setName(const QString& name)
{
    m_row.name = name.trimmed().toStdString();
    ask();
}

QVariantList BuildOrder::fleets() const
{
    QVariantList here;
    QVariantList away;
    const Campaign* all = records();
    if (!isOn() || !all)
        return here;
    for (const auto& [id, fleet] : all->table<FleetRecord>()) {
        if (fleet.side != m_side || isAllied(*all, id))
            continue;
        const PortRecord* port = all->find(fleet.port);
        if (fleet.port == m_port)
            here.push_back(yardChoice(static_cast<int>(id.value), words(fleet.name)));
        else
            away.push_back(yardChoice(static_cast<int>(id.value),
                                      tr("%1, if it lies here then (%2 now)")
                                          .arg(words(fleet.name), port ? words(port->name) : tr("at sea"))));
    }
    here.push_back(yardChoice(0, tr("A fleet of new ships")));
    return here + away;
}

void BuildOrder::setFleet(int fleet)
{
    m_fleet = FleetId{fleet};
    ask();
}

BuildShips BuildOrder::action() const
{
    BuildShips build;
    build.side = m_side;
    build.port = m_port;
    build.fleet = m_fleet;
    build.ships = {m_row};
    return build;
}

void BuildOrder::ask()
{
    m_isAsked = hasModel();
    m_verdict = m_isAsked ? m_campaign->ask(action()) : Verdict{};
    emit changed();
}

QVariant BuildOrder::outline() const
{
    return QVariant::fromValue(outlineTraits(m_row.fit));
}

QString BuildOrder::each() const
{
    return hasModel() ? amountText(shipTotal(m_row.fit, m_row.crew, m_campaign->figures().prices))
                      : QString();
}

QString BuildOrder::cost() const
{
    return hasModel()
               ? amountText(shipTotal(m_row.fit, m_row.crew, m_campaign->figures().prices) * m_row.count)
               : QString();
}

QString BuildOrder::treasury() const
{
    return isOn() && records() ? amountText(balanceOf(*records(), m_side)) : QString();
}

int BuildOrder::weeks() const
{
    return hasModel() ? std::max(figuresInForce(Draft(*records())).leastBuildWeeks, m_row.fit.size) : 0;
}

QString BuildOrder::launched() const
{
    return hasModel() ? dateAfter(dateOf(records()->head()), weeks()) : QString();
}

int BuildOrder::room() const
{
    return isOn() && records() ? yardCapacityLeft(Draft(*records()), m_port) : 0;
}

bool BuildOrder::trainingIsRolled() const
{
    return isOn() && records() && navarch::trainingIsRandomised(Draft(*records()));
}

QString BuildOrder::whyNot() const
{
    if (!isOn())
        return {};
    if (!hasModel())
        return m_origin == QLatin1String("design")
                   ? tr("Nothing lies on the fleet builder's table; design a ship there first.")
                   : tr("The side has no ship to build after.");
    return firstError(m_verdict.reasons);
}

} // namespace navarch
