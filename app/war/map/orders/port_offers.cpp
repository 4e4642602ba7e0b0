// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/orders/port_offers.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "app/war/map/sight/order_words.h"
#include "core/campaign/sea/order_stakes.h"

namespace navarch {

namespace {

QString broughtBy(FleetOrder kind, const OrderStakes& stakes, bool isNeutral)
{
    switch (kind) {
    case FleetOrder::Attack:
        return PortOffers::tr("up to %1 of loot, %2 a month")
            .arg(amountText(stakes.loot), amountText(stakes.income));
    case FleetOrder::Blockade:
        return stakes.income.isZero() ? QString()
                                      : PortOffers::tr("denies it %1 a month").arg(amountText(stakes.income));
    case FleetOrder::Raid: return isNeutral ? QString() : PortOffers::tr("halves its income this month");
    default: return {};
    }
}

} // namespace

void PortOffers::consider(const OpenCampaign& campaign, const SetOrder& order)
{
    const Campaign& records = *campaign.campaign();
    const PortRecord* port = records.find(order.port);
    m_offers.clear();
    for (const FleetOrder kind : {FleetOrder::Attack, FleetOrder::Blockade, FleetOrder::Raid}) {
        SetOrder asked = order;
        asked.order = kind;
        asked.stance.reset(); // each kind has its own
        asked.patrolFrom.clear();
        asked.patrolTo.clear();
        asked.escorted = {};
        const Verdict verdict = campaign.ask(asked);
        OrderRecord standing;
        standing.fleet = order.fleet;
        standing.order = kind;
        standing.port = order.port;
        Offer offer;
        offer.kind = kind;
        offer.allowed = verdict.allowed();
        offer.why = firstError(verdict.reasons);
        offer.brings =
            broughtBy(kind, stakesOf(records, campaign.figures(), standing), !port || port->owner.isNone());
        if (offer.allowed)
            offer.question = attackQuestion(records, campaign.figures(), standing);
        m_offers.push_back(std::move(offer));
    }
    weigh(m_storm, m_offers[0].question);
    weigh(m_sea, m_offers[1].allowed ? m_offers[1].question : m_offers[2].question);
    emit changed();
}

void PortOffers::clear()
{
    if (m_offers.empty())
        return;
    m_offers.clear();
    weigh(m_storm, {});
    weigh(m_sea, {});
    emit changed();
}

void PortOffers::weigh(Weighed& weighed, const AttackQuestion& question)
{
    if (question == weighed.question)
        return;
    weighed.question = question;
    weighed.chances.reset();
    weighed.job.cancel();
    if (!question.attackers.ships.empty())
        weighed.job.begin([question](JobProgress&) { return answer(question, builtInFigures()); },
                          [this, &weighed](const AttackChances& chances) {
                              weighed.chances = chances;
                              emit changed();
                          });
}

const PortOffers::Weighed* PortOffers::weighedFor(FleetOrder kind) const
{
    for (const Offer& offer : m_offers)
        if (offer.kind == kind && !offer.question.attackers.ships.empty())
            return kind == FleetOrder::Attack ? &m_storm : &m_sea;
    return nullptr;
}

QString PortOffers::oddsOf(FleetOrder kind) const
{
    const Weighed* weighed = weighedFor(kind);
    if (!weighed)
        return {};
    if (weighed->isAgainstNothing())
        return tr("nobody is expected there");
    return weighed->chances ? tr("%1 in 100").arg(weighed->chances->wins) : tr("weighing…");
}

QList<PortOffer> PortOffers::all() const
{
    QList<PortOffer> rows;
    for (const Offer& offer : m_offers)
        rows.push_back(PortOffer{.kind = words(nameOf(offer.kind)),
                                 .text = orderWord(offer.kind),
                                 .allowed = offer.allowed,
                                 .why = offer.why,
                                 .brings = offer.brings,
                                 .odds = oddsOf(offer.kind)});
    return rows;
}

} // namespace navarch
