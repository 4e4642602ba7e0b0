// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/exchange/fleet_exchange.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/settings.h"

namespace navarch {

void FleetExchange::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &FleetExchange::ask))
        return;
    ask();
}

void FleetExchange::setBuilder(FleetBuilder* builder)
{
    if (!watchInstead(m_builder, builder, this, &FleetExchange::ask))
        return;
    ask();
}

bool FleetExchange::take(int fleet)
{
    const Campaign* all = records();
    const FleetRecord* record = all ? all->find(FleetId{fleet}) : nullptr;
    if (!record || !m_builder || !m_campaign->sees(record->side))
        return false;
    Fleet roster = rosterOf(*all, record->id);
    roster.name = record->name;
    roster.year = all->head().year;
    FleetPlan plan = planOf(roster);
    plan.budget = m_builder->plan().budget;
    m_builder->document()->take(tr("Take %1 from the campaign").arg(words(record->name)), std::move(plan));
    return true;
}

bool FleetExchange::takeNamed(const QString& name)
{
    if (const Campaign* all = records())
        for (const auto& [id, fleet] : all->table<FleetRecord>())
            if (words(fleet.name) == name)
                return take(static_cast<int>(id.value));
    return false;
}

void FleetExchange::begin()
{
    m_open = true;
    m_waived.clear();
    m_reason.clear();
    const QList<BuyingSide> who = sides();
    const bool known =
        std::any_of(who.begin(), who.end(), [this](const BuyingSide& each) { return each.value == side(); });
    if (!known)
        m_side = who.isEmpty() ? SideId{} : SideId{who.constFirst().value};
    setSide(side());
}

void FleetExchange::setSide(int side)
{
    m_side = SideId{side};
    const Campaign* all = records();
    const SideRecord* record = all ? all->find(m_side) : nullptr;
    m_port = record ? record->homePort : PortId{};
    if (record && !all->find(m_port)) {
        const QList<ShownChoice> where = ports();
        m_port = where.isEmpty() ? PortId{} : PortId{where.constFirst().value.toInt()};
    }
    ask();
}

void FleetExchange::setPort(int port)
{
    m_port = PortId{port};
    ask();
}

void FleetExchange::setMonths(int months)
{
    m_months = std::clamp(months, 1, 120);
    ask();
}

void FleetExchange::setReason(const QString& reason)
{
    m_reason = reason;
    ask();
}

void FleetExchange::waive(const QString& key, bool waived)
{
    if (waived)
        m_waived.insert(key.toStdString());
    else
        m_waived.erase(key.toStdString());
    ask();
}

BuyFleet FleetExchange::purchase() const
{
    BuyFleet purchase;
    purchase.side = m_side;
    purchase.port = m_port;
    purchase.fleet = m_builder->fleet();
    purchase.months = m_months;
    purchase.waive.assign(m_waived.begin(), m_waived.end());
    purchase.reason = m_reason.trimmed().toStdString();
    return purchase;
}

void FleetExchange::ask()
{
    m_asked = false;
    if (m_open && records() && m_builder && m_side) {
        m_verdict = m_campaign->ask(purchase());
        m_asked = true;
    }
    reckon();
    emit changed();
}

void FleetExchange::reckon()
{
    const Campaign* all = records();
    const Talents balance = all && m_side ? balanceOf(*all, m_side) : Talents();
    m_estimate = {};
    m_estimate.waives = !m_waived.empty();
    m_estimate.treasury = amountText(balance);
    m_estimate.trainingIsRolled = all && settingOf(*all, randomisedTraining) == "on";
    if (m_builder) {
        const Talents left = balance - m_builder->reckoning().price.total;
        m_estimate.allied = m_builder->alliedPercent() != 0;
        m_estimate.cost = m_builder->budget()->total();
        m_estimate.after = amountText(left);
        m_estimate.inDebt = left.isNegative();
    }
    if (m_asked) {
        m_estimate.allowed = m_verdict.allowed();
        m_estimate.whyNot = firstError(m_verdict.reasons);
    }
}

bool FleetExchange::buy()
{
    if (!m_estimate.allowed)
        return false;
    const QString name = m_builder->name();
    if (!m_campaign->perform(purchase()))
        return false;
    m_open = false;
    m_asked = false;
    m_estimate.allowed = false;
    emit bought(name);
    return true;
}

QList<ShownChoice> FleetExchange::fleets() const
{
    QList<ShownChoice> list;
    if (const Campaign* all = records())
        for (const auto& [id, fleet] : all->table<FleetRecord>())
            if (m_campaign->sees(fleet.side)) {
                const SideRecord* side = all->find(fleet.side);
                list += ShownChoice{static_cast<int>(id.value),
                                    side ? tr("%1 (%2)").arg(words(fleet.name), words(side->name))
                                         : words(fleet.name)};
            }
    return list;
}

QList<BuyingSide> FleetExchange::sides() const
{
    QList<BuyingSide> list;
    if (const Campaign* all = records())
        for (const auto& [id, side] : all->table<SideRecord>())
            if (m_campaign->sees(id)) {
                list += BuyingSide{.value = static_cast<int>(id.value),
                                   .text = words(side.name),
                                   .colour = words(nameOf(side.colour)),
                                   .emblem = words(nameOf(side.emblem))};
            }
    return list;
}

QList<ShownChoice> FleetExchange::ports() const
{
    QList<ShownChoice> own;
    QList<ShownChoice> neutral;
    if (const Campaign* all = records())
        for (const auto& [id, port] : all->table<PortRecord>()) {
            if (port.owner == m_side)
                own += ShownChoice{static_cast<int>(id.value), words(port.name)};
            else if (port.owner.isNone())
                neutral += ShownChoice{static_cast<int>(id.value), tr("%1 (neutral)").arg(words(port.name))};
        }
    return own + neutral;
}

QList<WaivableFinding> FleetExchange::waivable() const
{
    QList<WaivableFinding> list;
    const Campaign* all = records();
    if (!m_asked || !all)
        return list;
    const Figures& figures = m_campaign->figures();
    std::map<std::string, std::pair<Finding, int>> byKey;
    for (const FleetShip& ship : purchase().fleet.ships) {
        const FitSubject subject{given(displayName(ship, figures.classes)), *classOf(ship, figures.classes),
                                 ship.fit, all->head().year};
        for (const Finding& finding : fitFindings(subject, figures.fitRules()))
            if (finding.severity == Severity::Error)
                ++byKey.try_emplace(finding.key, finding, 0).first->second.second;
    }
    for (const auto& [key, found] : byKey) {
        const bool waived = m_waived.contains(key);
        // With periods as advice only, the gate has nothing against it and nothing needs a waiver.
        const bool stands = std::any_of(m_verdict.reasons.begin(), m_verdict.reasons.end(),
                                        [&key_ = key](const Finding& each) {
                                            return each.key == key_ && each.severity == Severity::Error;
                                        });
        if (!waived && !stands)
            continue;
        const auto& [finding, rows] = found;
        list += WaivableFinding{
            .key = words(key),
            .subject = rows == 1 ? words(finding.subject)
                                 : tr("%1 and %2 more").arg(words(finding.subject)).arg(rows - 1),
            .message = words(finding.message),
            .rule = words(finding.rule),
            .waived = waived};
    }
    return list;
}

} // namespace navarch
