// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/side_draft.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/enum_choices.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

/// What few sides have: the first that none has, else the one after the last side's.
template <class E, class Of>
E rareOne(const Campaign& campaign, Of of)
{
    const auto& sides = campaign.table<SideRecord>();
    for (const auto& entry : EnumNames<E>::names)
        if (std::none_of(sides.begin(), sides.end(),
                         [&](const auto& side) { return of(side.second) == entry.value; }))
            return entry.value;
    return EnumNames<E>::names.front().value;
}

template <class E>
void take(E& into, const QString& name)
{
    into = enumFromName<E>(name.toStdString()).value_or(into);
}

} // namespace

void SideDraft::setCampaign(OpenCampaign* campaign)
{
    if (watchInstead(m_campaign, campaign, this, &SideDraft::ask))
        emit campaignChanged();
}

void SideDraft::begin()
{
    m_side = {};
    m_budget = QStringLiteral("1000");
    m_side.budget = Talents::whole(1000);
    if (const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr) {
        m_side.colour = rareOne<SideColour>(*all, [](const SideRecord& side) { return side.colour; });
        m_side.emblem = rareOne<Emblem>(*all, [](const SideRecord& side) { return side.emblem; });
        if (const auto& sides = all->table<SideRecord>(); !sides.empty())
            m_side.period = sides.begin()->second.period;
    }
    ask();
}

int SideDraft::add()
{
    Verdict verdict;
    if (!allowed() || !m_campaign || !m_campaign->perform(m_side, &verdict))
        return 0;
    const auto& sides = m_campaign->campaign()->table<SideRecord>();
    return static_cast<int>(sides.rbegin()->first.value); // numbers grow
}

void SideDraft::ask()
{
    m_whyNot.clear();
    if (m_campaign && m_campaign->campaign()) {
        AddSide asked = m_side;
        if (asked.name.empty())
            asked.name = "?"; // that it has none yet is nothing to complain about
        m_whyNot = firstError(m_campaign->ask(asked).reasons);
        if (m_whyNot.isEmpty())
            m_whyNot = budgetProblem();
    }
    emit changed();
}

void SideDraft::setName(const QString& name)
{
    m_side.name = name.trimmed().toStdString();
    ask();
}

QString SideDraft::colour() const
{
    return words(nameOf(m_side.colour));
}

void SideDraft::setColour(const QString& colour)
{
    take(m_side.colour, colour);
    ask();
}

QString SideDraft::emblem() const
{
    return words(nameOf(m_side.emblem));
}

void SideDraft::setEmblem(const QString& emblem)
{
    take(m_side.emblem, emblem);
    ask();
}

QString SideDraft::player() const
{
    return words(nameOf(m_side.player));
}

void SideDraft::setPlayer(const QString& player)
{
    take(m_side.player, player);
    ask();
}

QString SideDraft::period() const
{
    return words(nameOf(m_side.period));
}

void SideDraft::setPeriod(const QString& period)
{
    take(m_side.period, period);
    ask();
}

void SideDraft::setHome(int port)
{
    m_side.homePort = PortId{port};
    ask();
}

void SideDraft::setBudget(const QString& budget)
{
    m_budget = budget;
    if (const auto amount = typedAmount(budget))
        m_side.budget = *amount;
    ask();
}

QString SideDraft::budgetProblem() const
{
    const auto amount = typedAmount(m_budget);
    return amount && !amount->isNegative()
               ? QString()
               : tr("Write an amount like %1.").arg(amountText(Talents::ofHundredths(12050)));
}

QList<ShownChoice> SideDraft::periods() const
{
    return choicesOf<ListPeriod>();
}

QList<ShownChoice> SideDraft::homes() const
{
    QList<ShownChoice> list;
    if (const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr)
        for (const auto& [id, port] : all->table<PortRecord>())
            if (port.owner.isNone())
                list.push_back(ShownChoice{static_cast<int>(id.value), words(port.name)});
    sortByText(list);
    list.push_front(ShownChoice{0, tr("None yet")});
    return list;
}

} // namespace navarch
