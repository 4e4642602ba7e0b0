// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/orders/order_outlook.h"

#include "app/base/pricing/amounts.h"
#include "core/campaign/sea/order_stakes.h"
#include "core/data/figures.h"

namespace navarch {
namespace {

void addStakes(QList<ShownFact>& lines, const OrderStakes& stakes, FleetOrder order)
{
    const auto add = [&](const QString& label, const QString& value) {
        lines.push_back(ShownFact{.label = label, .value = value, .note = {}});
    };
    add(OrderOutlook::tr("Upkeep"), stakes.keepThen == stakes.keepNow
                                        ? OrderOutlook::tr("%1 this month").arg(amountText(stakes.keepThen))
                                        : OrderOutlook::tr("%1 this month, not %2")
                                              .arg(amountText(stakes.keepThen), amountText(stakes.keepNow)));
    if (order == FleetOrder::LayUp)
        add(OrderOutlook::tr("Saves"),
            OrderOutlook::tr("%1 every whole month").arg(amountText(stakes.saved)));
    if (order == FleetOrder::Attack)
        add(OrderOutlook::tr("If it falls"), OrderOutlook::tr("up to %1 of loot, %2 a month")
                                                 .arg(amountText(stakes.loot), amountText(stakes.income)));
    if (order == FleetOrder::Blockade && !stakes.income.isZero())
        add(OrderOutlook::tr("Denies it"), OrderOutlook::tr("%1 a month").arg(amountText(stakes.income)));
}

} // namespace

OrderOutlook::OrderOutlook()
{
    connect(&m_offers, &PortOffers::changed, this, &OrderOutlook::changed);
}

void OrderOutlook::weigh(const Campaign& campaign, const Figures& figures, const OrderRecord* order)
{
    m_stakes.clear();
    m_kind.reset();
    if (order) {
        addStakes(m_stakes, stakesOf(campaign, figures, *order), order->order);
        m_kind = order->order;
    }
    emit changed();
}

void OrderOutlook::clear()
{
    m_stakes.clear();
    m_kind.reset();
    emit changed();
}

QString OrderOutlook::odds() const
{
    const PortOffers::Weighed* weighed = m_kind ? m_offers.weighedFor(*m_kind) : nullptr;
    if (!weighed)
        return {};
    if (weighed->isAgainstNothing())
        return tr("nobody is expected there");
    if (!weighed->chances)
        return tr("weighing…");
    if (weighed->question.value == 0)
        return tr("%1 in 100 against what may come out, as far as it knows").arg(weighed->chances->wins);
    return weighed->chances->drawn > 0
               ? tr("%1 in 100 over what its walls may be (SA-15.12): %2 if they are strong, "
                    "%3 if they are weak. Nobody has counted them.")
                     .arg(weighed->chances->wins)
                     .arg(weighed->chances->least)
                     .arg(weighed->chances->most)
               : tr("%1 in 100, as far as it knows").arg(weighed->chances->wins);
}

} // namespace navarch
