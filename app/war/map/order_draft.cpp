// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/order_draft.h"

#include <algorithm>

#include "app/base/pricing/finding_severity.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/war/map/order_words.h"
#include "app/war/map/shown_choice.h"
#include "core/campaign/sea/course.h"

namespace navarch {
namespace {

bool isForPort(FleetOrder order)
{
    return order == FleetOrder::Move || order == FleetOrder::Blockade || order == FleetOrder::Attack
           || order == FleetOrder::Raid;
}

/// Lies, exercises or is laid up: in the port it is in, or in another it goes to first.
bool mayNamePort(FleetOrder order)
{
    return order == FleetOrder::Lie || order == FleetOrder::Exercise || order == FleetOrder::LayUp;
}

} // namespace

OrderDraft::OrderDraft(QObject* parent) : QObject(parent) {}

OrderDraft::~OrderDraft() = default;

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
    m_via.clear();
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
    m_via.clear();
    ask();
}

bool OrderDraft::give()
{
    if (!m_allowed || !m_chart->campaign()->perform(action()))
        return false;
    cancel();
    emit given();
    return true;
}

void OrderDraft::takePlace(const QString& place, int port)
{
    if (!isOn())
        return;
    const std::string name = place.toStdString();
    if (m_order.order == FleetOrder::Patrol) {
        const SeaLanes& lanes = m_chart->figures().lanes;
        if (!m_order.patrolFrom.empty() && m_order.patrolTo.empty()
            && lanes.between(m_order.patrolFrom, name)) {
            m_order.patrolTo = name;
        } else {
            m_order.patrolFrom = name;
            m_order.patrolTo.clear();
        }
    } else if (port != 0) {
        m_order.port = PortId{port};
    } else if (!name.empty() && (m_via.empty() || m_via.back() != name)) {
        m_via.push_back(name);
    }
    ask();
}

void OrderDraft::choosePort(int port)
{
    m_order.port = PortId{port};
    ask();
}

void OrderDraft::goStraight()
{
    m_via.clear();
    ask();
}

QVariantList OrderDraft::kinds() const
{
    QVariantList all;
    for (const FleetOrder order :
         {FleetOrder::Move, FleetOrder::Patrol, FleetOrder::Blockade, FleetOrder::Attack, FleetOrder::Raid,
          FleetOrder::Escort, FleetOrder::Lie, FleetOrder::Exercise, FleetOrder::LayUp})
        all.push_back(shownChoice(words(nameOf(order)), orderWord(order)));
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

void OrderDraft::setPatrolFrom(const QString& place)
{
    m_order.patrolFrom = place.toStdString();
    if (records() && !m_chart->figures().lanes.between(m_order.patrolFrom, m_order.patrolTo))
        m_order.patrolTo.clear();
    ask();
}

void OrderDraft::setPatrolTo(const QString& place)
{
    m_order.patrolTo = place.toStdString();
    ask();
}

void OrderDraft::setEscorted(int fleet)
{
    m_order.escorted = FleetId{fleet};
    ask();
}

OrderDraft::Wanted OrderDraft::wants() const
{
    if (!isOn() || escorts())
        return Nothing;
    return m_order.order == FleetOrder::Patrol ? Lane : Port;
}

bool OrderDraft::isComplete() const
{
    if (isForPort(m_order.order))
        return !m_order.port.isNone();
    if (m_order.order == FleetOrder::Patrol)
        return !m_order.patrolFrom.empty() && !m_order.patrolTo.empty();
    return m_order.order != FleetOrder::Escort || !m_order.escorted.isNone();
}

/// Only what its kind is about is named.
SetOrder OrderDraft::action() const
{
    SetOrder order;
    order.fleet = m_order.fleet;
    order.order = m_order.order;
    order.stance = m_order.stance;
    order.forced = m_order.forced;
    if (m_order.order == FleetOrder::Patrol) {
        order.patrolFrom = m_order.patrolFrom;
        order.patrolTo = m_order.patrolTo;
    } else if (m_order.order == FleetOrder::Escort) {
        order.escorted = m_order.escorted;
    } else if (isForPort(m_order.order) || mayNamePort(m_order.order)) {
        order.port = m_order.port;
        if (!m_via.empty())
            order.route = routeOf(wayTo(placeOfPort()));
    }
    return order;
}

std::string OrderDraft::placeOfPort() const
{
    const PortRecord* port = records() ? records()->find(m_order.port) : nullptr;
    return port ? port->place : std::string();
}

std::vector<std::string> OrderDraft::wayTo(const std::string& goal) const
{
    std::vector<std::string> stops = m_via;
    if (!goal.empty())
        stops.push_back(goal);
    const FleetRecord* fleet = records() ? records()->find(m_order.fleet) : nullptr;
    if (stops.empty() || !fleet)
        return {};
    const SeaLanes& lanes = m_chart->figures().lanes;
    std::vector<std::string> way{stops.front()};
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const std::vector<std::string> part = lanes.route(stops[i - 1], stops[i]);
        if (part.empty())
            return {};
        way.insert(way.end(), part.begin() + 1, part.end());
    }
    const Draft draft(*records());
    return joined(placeOf(draft, *fleet, lanes), std::move(way), lanes);
}

void OrderDraft::ask()
{
    m_allowed = false;
    m_whyNot.clear();
    m_notes.clear();
    m_plan = {};
    Verdict verdict;
    if (isOn() && records()) {
        if (isComplete()) {
            verdict = m_chart->campaign()->ask(action());
            m_allowed = verdict.allowed();
            m_whyNot = firstError(verdict.reasons);
            for (const Finding& finding : verdict.reasons)
                if (finding.severity != Severity::Error
                    && finding.key != "voyage") // its figures stand in full
                    m_notes.push_back(
                        QVariantMap{{QStringLiteral("severity"), severityValue(finding.severity)},
                                    {QStringLiteral("message"), words(finding.message)},
                                    {QStringLiteral("rule"), words(finding.rule)}});
        } else {
            m_whyNot = m_order.order == FleetOrder::Escort ? tr("Choose the fleet it goes with.")
                       : m_order.order == FleetOrder::Patrol
                           ? tr("Click the two ends of a lane, or choose them here.")
                           : tr("Click a port on the chart, or choose it here.");
        }
        planWay(verdict);
    } else if (m_chart) {
        m_chart->propose({});
    }
    weigh(verdict);
    emit changed();
}

/// Plans the way the order would really take; one that is refused is drawn the shortest way.
void OrderDraft::planWay(const Verdict& verdict)
{
    std::vector<std::string> way;
    for (const AnyChange& change : verdict.changes)
        if (const auto* order = std::get_if<RowChange<OrderRecord>>(&change); order && order->after)
            way = placesOf(order->after->route);
    if (way.empty() && m_order.order != FleetOrder::Patrol && m_order.order != FleetOrder::Escort)
        way = wayTo(placeOfPort());
    ChartWay shown;
    if (!way.empty()) {
        m_plan = planOf(*records(), m_chart->figures(), m_order.fleet, way, m_order.forced);
        const FleetRecord* fleet = records()->find(m_order.fleet);
        if (fleet && m_plan.canBeRowed()) {
            const SeaLanes& lanes = m_chart->figures().lanes;
            const Draft draft(*records());
            shown.line = lineThrough(placeOf(draft, *fleet, lanes), m_plan.places, lanes);
            for (std::size_t i = 0; i + 1 < m_plan.days.size(); ++i)
                shown.nights.push_back(
                    degreesOf(positionOf(m_plan.days[i].at, lanes, m_chart->figures().gazetteer)));
        }
    }
    m_chart->propose(std::move(shown));
}

QString OrderDraft::stormRisk() const
{
    if (m_plan.days.empty())
        return {};
    return tr("%1.%2 in 100").arg(m_plan.stormPermille / 10).arg(m_plan.stormPermille % 10);
}

} // namespace navarch
