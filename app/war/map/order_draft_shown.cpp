// SPDX-License-Identifier: GPL-3.0-or-later
// What an order may be about, in words for the lists beside the chart.
#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "app/war/map/order_draft.h"
#include "app/war/map/order_words.h"
#include "app/war/map/shown_choice.h"
#include "core/campaign/sea/order_stakes.h"
#include "core/data/figures.h"

namespace navarch {
namespace {

void addStakes(QVariantList& lines, const OrderStakes& stakes, FleetOrder order)
{
    const auto add = [&](const QString& label, const QString& value) {
        lines.push_back(QVariantMap{{QStringLiteral("label"), label}, {QStringLiteral("value"), value}});
    };
    add(OrderDraft::tr("Upkeep"), stakes.keepThen == stakes.keepNow
                                      ? OrderDraft::tr("%1 this month").arg(amountText(stakes.keepThen))
                                      : OrderDraft::tr("%1 this month, not %2")
                                            .arg(amountText(stakes.keepThen), amountText(stakes.keepNow)));
    if (order == FleetOrder::LayUp)
        add(OrderDraft::tr("Saves"), OrderDraft::tr("%1 every whole month").arg(amountText(stakes.saved)));
    if (order == FleetOrder::Attack)
        add(OrderDraft::tr("If it falls"), OrderDraft::tr("up to %1 of loot, %2 a month")
                                               .arg(amountText(stakes.loot), amountText(stakes.income)));
    if (order == FleetOrder::Blockade && !stakes.income.isZero())
        add(OrderDraft::tr("Denies it"), OrderDraft::tr("%1 a month").arg(amountText(stakes.income)));
}

} // namespace
namespace {

void sortByText(QVariantList& all)
{
    std::sort(all.begin(), all.end(), [](const QVariant& a, const QVariant& b) {
        return a.toMap()
                   .value(QStringLiteral("text"))
                   .toString()
                   .localeAwareCompare(b.toMap().value(QStringLiteral("text")).toString())
               < 0;
    });
}

QString placeName(const Figures& figures, const std::string& place)
{
    const KnownPort* known = figures.gazetteer.find(place);
    return words(known ? known->name : place);
}

} // namespace

QString OrderDraft::goal() const
{
    if (!isOn())
        return {};
    if (m_order.order == FleetOrder::Patrol) {
        if (m_order.patrolFrom.empty())
            return {};
        const QString from = placeName(m_chart->figures(), m_order.patrolFrom);
        return m_order.patrolTo.empty()
                   ? tr("%1 – …").arg(from)
                   : tr("%1 – %2").arg(from, placeName(m_chart->figures(), m_order.patrolTo));
    }
    const SightedPort* port = m_chart->sight().port(m_order.port.value);
    return port ? port->name : QString();
}

QString OrderDraft::via() const
{
    QStringList names;
    for (const std::string& place : m_via)
        names += placeName(m_chart->figures(), place);
    return names.join(QStringLiteral(", "));
}

QVariantList OrderDraft::ports() const
{
    QVariantList all;
    if (!isOn())
        return all;
    for (const SightedPort& port : m_chart->sight().ports) {
        const bool hasLanes = !port.place.empty() && m_chart->figures().lanes.knows(port.place);
        all.push_back(shownChoice(static_cast<int>(port.id.value),
                                  hasLanes ? port.name : tr("%1 (no sea lane)").arg(port.name)));
    }
    sortByText(all);
    const bool mayStay = m_order.order == FleetOrder::Lie || m_order.order == FleetOrder::Exercise
                         || m_order.order == FleetOrder::LayUp;
    all.push_front(shownChoice(0, mayStay ? tr("Where it is") : tr("Choose a port")));
    return all;
}

QVariantList OrderDraft::laneBeginnings() const
{
    QVariantList all;
    if (!isOn())
        return all;
    for (const KnownPort& place : m_chart->figures().gazetteer.all())
        if (m_chart->figures().lanes.knows(place.id))
            all.push_back(shownChoice(words(place.id), words(place.name)));
    sortByText(all);
    return all;
}

QVariantList OrderDraft::laneEnds() const
{
    QVariantList all;
    if (!isOn() || m_order.patrolFrom.empty())
        return all;
    for (const std::string& place : m_chart->figures().lanes.neighboursOf(m_order.patrolFrom))
        all.push_back(shownChoice(words(place), placeName(m_chart->figures(), place)));
    sortByText(all);
    return all;
}

QVariantList OrderDraft::companions() const
{
    QVariantList all{shownChoice(0, tr("Choose a fleet"))};
    const SightedFleet* own = isOn() ? m_chart->sight().fleet(m_order.fleet.value) : nullptr;
    if (!own)
        return all;
    for (const SightedFleet& fleet : m_chart->sight().fleets)
        if (fleet.isOwn && fleet.side == own->side && fleet.id != own->id)
            all.push_back(shownChoice(static_cast<int>(fleet.id), fleet.name));
    return all;
}

/// What the order costs and may bring, and its chances. A refused order is weighed as far as it goes: not at all.
void OrderDraft::weigh(const Verdict& verdict)
{
    m_stakes.clear();
    AttackQuestion question;
    const OrderRecord* order = m_allowed ? standingOrder(*records(), m_order.fleet) : nullptr;
    for (const AnyChange& change : verdict.changes)
        if (const auto* changed = std::get_if<RowChange<OrderRecord>>(&change); changed && changed->after)
            order = &*changed->after;
    if (order) {
        addStakes(m_stakes, stakesOf(*records(), m_chart->figures(), *order), order->order);
        question = attackQuestion(*records(), m_chart->figures(), *order);
    }
    if (question == m_question)
        return;
    m_question = std::move(question);
    m_wins.reset();
    m_answering.cancel();
    if (!m_question.attackers.ships.empty())
        m_answering.begin([asked = m_question](JobProgress&) { return answer(asked, builtInFigures()); },
                          [this](const AttackChances& wins) {
                              m_wins = wins;
                              emit oddsChanged();
                          });
    emit oddsChanged();
}

QString OrderDraft::odds() const
{
    if (m_question.attackers.ships.empty())
        return {};
    if (!m_wins)
        return tr("weighing…");
    return m_wins->drawn > 0 ? tr("%1 in 100 over what its walls may be (SA-15.12): %2 if they are strong, "
                                  "%3 if they are weak. Nobody has counted them.")
                                   .arg(m_wins->wins)
                                   .arg(m_wins->least)
                                   .arg(m_wins->most)
                             : tr("%1 in 100, as far as it knows").arg(m_wins->wins);
}

} // namespace navarch
