// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/port_exchange.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"
#include "core/campaign/money/treasury.h"
#include "core/pricing/port_price.h"

namespace navarch {

namespace {

ShownChoice choice(const PortRecord& port, const SideRecord* owner)
{
    const QString text = PortExchange::tr("%1 (%2)").arg(
        words(port.name), owner ? words(owner->name) : PortExchange::tr("neutral"));
    return {static_cast<int>(port.id.value), text};
}

} // namespace

void PortExchange::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &PortExchange::ask))
        return;
    ask();
}

void PortExchange::setBuilder(PortBuilder* builder)
{
    if (!watchInstead(m_builder, builder, this, &PortExchange::ask))
        return;
    ask();
}

bool PortExchange::take(int port)
{
    const Campaign* all = records();
    const PortRecord* from = all ? all->find(PortId{port}) : nullptr;
    if (!from || !m_builder || !m_campaign->sees(from->owner))
        return false;
    PortPlan plan;
    plan.port = defencesOf(*all, from->id);
    plan.port.name = from->name;
    plan.port.economicValue = from->economicValue;
    m_builder->document()->take(tr("Take %1 from the campaign").arg(words(from->name)), std::move(plan));
    m_port = from->id;
    ask();
    return true;
}

bool PortExchange::takeNamed(const QString& name)
{
    if (const Campaign* all = records())
        for (const auto& [id, port] : all->table<PortRecord>())
            if (words(port.name) == name)
                return take(static_cast<int>(id.value));
    return false;
}

void PortExchange::begin()
{
    m_open = true;
    const QList<ShownChoice> where = ports();
    if (!offers(where, port()))
        m_port = where.isEmpty() ? PortId{} : PortId{where.constFirst().value.toInt()};
    ask();
}

void PortExchange::setPort(int port)
{
    m_port = PortId{port};
    ask();
}

Action PortExchange::action() const
{
    const PortPlan& plan = m_builder->plan();
    if (!neutral())
        return FortifyPort{m_port, plan.port};
    // The dice that lie on the table, so that the port gets what was seen.
    RollDefences roll{m_port, {}};
    for (const Roll& die : plan.rolls)
        roll.dice.push_back(die.face);
    return roll;
}

void PortExchange::ask()
{
    m_asked = false;
    if (m_open && record() && m_builder) {
        m_verdict = m_campaign->ask(action());
        m_asked = true;
    }
    emit changed();
}

bool PortExchange::perform()
{
    if (!allowed() || !m_campaign->perform(action()))
        return false;
    m_open = false;
    m_asked = false;
    emit performed();
    return true;
}

QList<ShownChoice> PortExchange::walled() const
{
    QList<ShownChoice> list;
    if (const Campaign* all = records())
        for (const auto& [id, port] : all->table<PortRecord>())
            if (port.defences != DefencesKind::None && m_campaign->sees(port.owner))
                list += choice(port, all->find(port.owner));
    return list;
}

QList<ShownChoice> PortExchange::ports() const
{
    QList<ShownChoice> list;
    if (const Campaign* all = records())
        for (const auto& [id, port] : all->table<PortRecord>()) {
            const bool awaitsDice = port.owner.isNone() && port.defences == DefencesKind::None;
            if (port.owner.isNone() ? awaitsDice : m_campaign->sees(port.owner))
                list += choice(port, all->find(port.owner));
        }
    return list;
}

bool PortExchange::neutral() const
{
    return record() && record()->owner.isNone();
}

Talents PortExchange::balance() const
{
    return record() && record()->owner ? balanceOf(*records(), record()->owner) : Talents();
}

Talents PortExchange::price() const
{
    if (!record() || neutral() || !m_builder)
        return {};
    const PriceList& prices = m_campaign->figures().prices;
    const Talents before = record()->defences == DefencesKind::Bought
                               ? fortificationPrice(defencesOf(*records(), m_port), prices).total
                               : Talents();
    return fortificationPrice(m_builder->plan().port, prices).total - before;
}

QString PortExchange::cost() const
{
    return amountText(price());
}

QString PortExchange::owner() const
{
    const SideRecord* side = record() ? records()->find(record()->owner) : nullptr;
    return side ? words(side->name) : QString();
}

QString PortExchange::treasury() const
{
    return amountText(balance());
}

QString PortExchange::after() const
{
    return amountText(balance() - price());
}

bool PortExchange::diceFit() const
{
    const PortPlan& plan = m_builder->plan();
    return plan.rolled && plan.port.economicValue == record()->economicValue
           && static_cast<int>(plan.port.sections.size()) == m_builder->walls()->most();
}

bool PortExchange::allowed() const
{
    return m_asked && m_verdict.allowed() && (!neutral() || diceFit());
}

QString PortExchange::whyNot() const
{
    if (!m_asked)
        return {};
    if (neutral() && !m_builder->rolling()->rolled())
        return tr("A neutral port's defences are rolled, not built (SA-15.12). Roll them here first.");
    if (neutral() && !diceFit())
        return tr("This port needs the dice for an economic value of %1 and all its sections; roll for that.")
            .arg(record()->economicValue);
    return firstError(m_verdict.reasons);
}

QString PortExchange::note() const
{
    if (!record() || !m_builder || record()->economicValue == m_builder->economicValue())
        return {};
    return tr("It was laid out for an economic value of %1; %2 has %3.")
        .arg(m_builder->economicValue())
        .arg(words(record()->name))
        .arg(record()->economicValue);
}

} // namespace navarch
