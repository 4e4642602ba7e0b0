// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/orders/order_draft.h"

#include <algorithm>

#include "app/base/chart/chart_places.h"
#include "app/base/pricing/finding_severity.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/war/map/sight/order_words.h"
#include "core/campaign/sea/course.h"

namespace navarch {

OrderDraft::OrderDraft(QObject* parent) : QObject(parent)
{
    connect(&m_target, &OrderTarget::chosen, this, &OrderDraft::ask);
    connect(this, &OrderDraft::changed, &m_target, &OrderTarget::changed);
}

void OrderDraft::setChart(SeaChart* chart)
{
    if (!watchInstead(m_chart, chart, &SeaChart::shown, this, &OrderDraft::follow))
        return;
    emit chartChanged();
}

const Campaign* OrderDraft::records() const
{
    return m_chart && m_chart->campaign() ? m_chart->campaign()->campaign() : nullptr;
}

/// The chart shows something else: another moment, other eyes, or the campaign has changed.
void OrderDraft::follow()
{
    if (!isOn())
        return;
    const SightedFleet* seen = m_chart->sight().fleet(m_order.fleet.value);
    if (m_chart->isPast() || !seen || !seen->isOwn)
        cancel();
    else
        ask();
}

void OrderDraft::begin(int fleet)
{
    const SightedFleet* seen = m_chart && !m_chart->isPast() ? m_chart->sight().fleet(fleet) : nullptr;
    if (!seen || !seen->isOwn || !records())
        return;
    m_order = {};
    m_target.begin();
    m_order.fleet = FleetId{fleet};
    m_order.order = FleetOrder::Move;
    if (const OrderRecord* standing = standingOrder(*records(), m_order.fleet)) {
        m_order.order = standing->order;
        m_order.stance = standing->stance;
        m_order.forced = standing->forced;
        m_order.port = standing->port;
        m_order.escorted = standing->escorted;
        m_order.patrolFrom = standing->patrolFrom;
        m_order.patrolTo = standing->patrolTo;
    }
    ask();
}

void OrderDraft::cancel()
{
    m_order = {};
    m_target.begin();
    ask();
}

bool OrderDraft::give()
{
    if (!m_allowed || !m_chart->campaign()->perform(m_target.action()))
        return false;
    cancel();
    emit given();
    return true;
}

QList<ShownChoice> OrderDraft::kinds() const
{
    QList<ShownChoice> all;
    for (const FleetOrder order :
         {FleetOrder::Move, FleetOrder::Patrol, FleetOrder::Blockade, FleetOrder::Attack, FleetOrder::Raid,
          FleetOrder::Escort, FleetOrder::Lie, FleetOrder::Exercise, FleetOrder::LayUp})
        all.push_back(ShownChoice{words(nameOf(order)), orderWord(order)});
    return all;
}

QString OrderDraft::kind() const
{
    return words(nameOf(m_order.order));
}

void OrderDraft::setKind(const QString& kind)
{
    const auto order = enumFromName<FleetOrder>(kind.toStdString());
    if (!order || *order == m_order.order)
        return;
    m_order.order = *order;
    m_order.stance.reset(); // each kind has its own
    ask();
}

QString OrderDraft::stance() const
{
    if (m_order.stance)
        return words(nameOf(*m_order.stance));
    const bool seeks = m_order.order == FleetOrder::Patrol || m_order.order == FleetOrder::Blockade
                       || m_order.order == FleetOrder::Attack;
    return words(nameOf(seeks ? Stance::Seek : Stance::Avoid));
}

void OrderDraft::setStance(const QString& stance)
{
    m_order.stance = enumFromName<Stance>(stance.toStdString());
    ask();
}

void OrderDraft::setForced(bool forced)
{
    m_order.forced = forced;
    ask();
}

void OrderDraft::ask()
{
    m_allowed = false;
    m_whyNot.clear();
    m_notes.clear();
    m_voyage = {};
    Verdict verdict;
    if (isOn() && records()) {
        if (m_target.isComplete()) {
            verdict = m_chart->campaign()->ask(m_target.action());
            m_allowed = verdict.allowed();
            m_whyNot = firstError(verdict.reasons);
            for (const Finding& finding : verdict.reasons)
                if (finding.severity != Severity::Error
                    && finding.key != "voyage") // its figures stand in full
                    m_notes.push_back(ShownFinding{.severity = severityValue(finding.severity),
                                                   .subject = {},
                                                   .message = words(finding.message),
                                                   .rule = words(finding.rule)});
        } else {
            m_whyNot = m_order.order == FleetOrder::Escort ? tr("Choose the fleet it goes with.")
                       : m_order.order == FleetOrder::Patrol
                           ? tr("Click the two ends of a lane, or choose them here.")
                           : tr("Click a port on the chart, or type the beginning of its name.");
        }
        planWay(verdict);
    } else if (m_chart) {
        m_chart->propose({});
    }
    offer();
    weigh(verdict);
    emit changed();
}

/// To a port that is another's or nobody's one does not only sail.
void OrderDraft::offer()
{
    const PortRecord* port = isOn() && records() && m_target.wants() == OrderTarget::Port
                                 ? records()->find(m_order.port)
                                 : nullptr;
    const FleetRecord* fleet = port ? records()->find(m_order.fleet) : nullptr;
    if (fleet && port->owner != fleet->side)
        m_outlook.offers()->consider(*m_chart->campaign(), m_target.action());
    else
        m_outlook.offers()->clear();
}

/// Plans the way the order would really take; one that is refused is drawn the shortest way.
void OrderDraft::planWay(const Verdict& verdict)
{
    std::vector<std::string> way;
    for (const AnyChange& change : verdict.changes)
        if (const auto* order = std::get_if<RowChange<OrderRecord>>(&change); order && order->after)
            way = placesOf(order->after->route);
    if (way.empty())
        way = m_target.way();
    ChartWay shown;
    if (!way.empty()) {
        const VoyagePlan plan = planOf(*records(), m_chart->figures(), m_order.fleet, way, m_order.forced);
        tell(plan);
        const FleetRecord* fleet = records()->find(m_order.fleet);
        if (fleet && plan.canBeRowed()) {
            const SeaLanes& lanes = m_chart->figures().lanes;
            const Draft draft(*records());
            shown.line = lineThrough(placeOf(draft, *fleet, lanes), plan.places, lanes);
            const ChartSight& sight = m_chart->sight();
            joinHarbours(shown.line, sight.port(fleet->port.value),
                         m_order.order == FleetOrder::Blockade ? nullptr : sight.port(m_order.port.value));
            for (std::size_t i = 0; i + 1 < plan.days.size(); ++i)
                shown.nights.push_back(
                    degreesAt(positionOf(plan.days[i].at, lanes, m_chart->figures().gazetteer)));
        }
    }
    m_chart->propose(std::move(shown));
}

void OrderDraft::tell(const VoyagePlan& plan)
{
    m_voyage = {plan.dayCount(), plan.miles, plan.nightsAshore, plan.mostNightsOut, plan.wearyOars, {}};
    if (!plan.days.empty())
        m_voyage.stormRisk = words(stormRiskOf(plan));
}

/// A refused order is weighed as far as it goes: not at all.
void OrderDraft::weigh(const Verdict& verdict)
{
    if (!records())
        return m_outlook.clear();
    const OrderRecord* order = m_allowed ? standingOrder(*records(), m_order.fleet) : nullptr;
    for (const AnyChange& change : verdict.changes)
        if (const auto* changed = std::get_if<RowChange<OrderRecord>>(&change); changed && changed->after)
            order = &*changed->after;
    m_outlook.weigh(*records(), m_chart->figures(), order);
}

} // namespace navarch
