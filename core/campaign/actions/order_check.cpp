// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/order_check.h"

#include <algorithm>
#include <set>

#include "core/campaign/allies/relations.h"
#include "core/campaign/records/told.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/harbours.h"
#include "core/campaign/sea/sailing_weeks.h"
#include "core/campaign/sea/voyage_plan.h"

namespace navarch {

namespace {

constexpr int riskyPermille = 50;

bool isHostileAct(FleetOrder order)
{
    return order == FleetOrder::Blockade || order == FleetOrder::Attack || order == FleetOrder::Raid;
}

bool staysInPort(FleetOrder order)
{
    return order == FleetOrder::Lie || order == FleetOrder::Exercise || order == FleetOrder::LayUp;
}

class OrderCheck {
public:
    OrderCheck(const Draft& draft, const Figures& figures, const SetOrder& action)
        : m_draft(draft),
          m_figures(figures),
          m_action(action)
    {
    }

    CheckedOrder run()
    {
        m_fleet = m_draft.find(m_action.fleet);
        if (!m_fleet) {
            refuse("unknown-fleet",
                   phrase("There is no %1 %2 in this campaign.", termOf("fleet"), m_action.fleet.value));
            return std::move(m_made);
        }
        fill();
        checkShips();
        checkFreedom();
        checkParts();
        if (!hasErrors(m_made.findings))
            checkGoal();
        if (!hasErrors(m_made.findings)) {
            m_days = daysAtSea();
            addVoyage();
            tellSeason();
        }
        return std::move(m_made);
    }

private:
    void refuse(std::string key, Phrase message, std::string rule = "CP-7.3")
    {
        note(Severity::Error, std::move(key), std::move(message), std::move(rule));
    }
    void note(Severity severity, std::string key, Phrase message, std::string rule)
    {
        m_made.findings.push_back({severity, std::move(key), std::move(rule),
                                   m_fleet ? Phrase(given(m_fleet->name)) : Phrase(), std::move(message)});
    }

    void fill()
    {
        OrderRecord& order = m_made.order;
        order.fleet = m_action.fleet;
        order.order = m_action.order;
        const bool eager = m_action.order == FleetOrder::Patrol || m_action.order == FleetOrder::Blockade
                           || m_action.order == FleetOrder::Attack;
        order.stance = m_action.stance.value_or(eager ? Stance::Seek : Stance::Avoid);
        order.forced = m_action.forced;
        order.port = m_action.port;
        order.escorted = m_action.escorted;
        order.patrolFrom = m_action.patrolFrom;
        order.patrolTo = m_action.patrolTo;
    }

    void checkShips()
    {
        int ships = 0;
        int fit = 0;
        std::set<ShipId> own;
        m_draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
            if (ship.fleet != m_action.fleet)
                return;
            ++ships;
            fit += ship.condition.damage != Damage::Wrecked;
            own.insert(ship.id);
        });
        if (ships == 0)
            return refuse("fleet-empty", phrase("It has no ships; there is nothing to give an order to."));
        const bool stays = staysInPort(m_action.order) && m_action.port.isNone() && m_action.route.empty();
        if (stays)
            return;
        if (fit == 0)
            refuse("fleet-wrecked", phrase("It has only wrecks, and they cannot row; leave it where it is."));
        m_draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) {
            if (!own.contains(work.ship) || work.weeksLeft == 0) // done, and kept for the month's count
                return;
            const ShipRecord* ship = m_draft.find(work.ship);
            refuse(
                "ship-in-yard",
                phrase("%1 is in a yard; wait until she is done, or leave her behind in a fleet of her own.",
                       ship ? Phrase(given(ship->name)) : phrase("A ship")),
                "CP-5.2");
        });
    }

    /// Who waits for a battle stays as the battle will find it.
    void checkFreedom()
    {
        m_draft.forEach<BattleFleetRecord>([&](const BattleFleetRecord& entry) {
            const BattleRecord* battle = m_draft.find(entry.battle);
            if (entry.fleet == m_action.fleet.value && battle && battle->state == BattleState::Waiting)
                refuse("fleet-waits-for-battle",
                       phrase("It waits for the battle %1; enter its outcome or call the battle off first.",
                              quotedNameOf(*battle)),
                       "CP-8.1");
        });
        m_draft.forEach<ContactRecord>([&](const ContactRecord& contact) {
            if (contact.state == ContactState::Waiting
                && (contact.fleet == m_action.fleet || contact.other == m_action.fleet))
                refuse("fleet-waits-for-battle",
                       phrase("It has met an enemy; arrange the battle or let them part first."), "CP-8.1");
        });
    }

    /// What the order needs and what contradicts it.
    void checkParts()
    {
        const FleetOrder order = m_action.order;
        const auto contradicts = [&](bool isGiven, bool belongs, Phrase what) {
            if (isGiven && !belongs)
                refuse("contradictory-order", phrase("The order to %1 has no use for %2; leave it out.",
                                                     termOf(nameOf(order)), std::move(what)));
        };
        const bool isVoyage = order == FleetOrder::Move || isHostileAct(order) || staysInPort(order);
        contradicts(!m_action.port.isNone(), isVoyage, phrase("a port"));
        contradicts(!m_action.route.empty(), isVoyage, phrase("a route"));
        contradicts(!m_action.escorted.isNone(), order == FleetOrder::Escort, phrase("a fleet to escort"));
        contradicts(!m_action.patrolFrom.empty() || !m_action.patrolTo.empty(), order == FleetOrder::Patrol,
                    phrase("a lane"));
        contradicts(m_action.forced,
                    order == FleetOrder::Patrol || order == FleetOrder::Move || isHostileAct(order)
                        || (staysInPort(order) && !m_action.port.isNone()),
                    phrase("forced rowing"));
        contradicts(order == FleetOrder::LayUp && m_action.stance == Stance::Seek, false,
                    phrase("a fleet that seeks battle"));
        if (order == FleetOrder::Move && m_action.port.isNone() && m_action.route.empty())
            refuse("no-goal", phrase("Say where it shall go: a port or a route."));
        if (isHostileAct(order) && m_action.port.isNone())
            refuse("no-goal", phrase("Say which port is meant."));
        if (staysInPort(order) && m_action.port.isNone() && !m_action.route.empty())
            refuse("contradictory-order", phrase("A route needs the port that it leads to."));
        if (order == FleetOrder::Patrol)
            checkPatrol();
        if (order == FleetOrder::Escort)
            checkEscort();
    }

    void checkPatrol()
    {
        for (const std::string* place : {&m_action.patrolFrom, &m_action.patrolTo})
            if (!place->empty() && !m_figures.gazetteer.find(*place))
                return refuse("unknown-place", phrase("%1 is no place that the gazetteer knows.",
                                                      given(quotedForMessage(*place))));
        if (!m_figures.lanes.between(m_action.patrolFrom, m_action.patrolTo))
            refuse("no-lane", phrase("There is no sea lane between the two places; name the ends of one."),
                   "CP-7.1");
    }

    void checkEscort()
    {
        const FleetRecord* other = m_draft.find(m_action.escorted);
        if (!other)
            return refuse("no-goal", phrase("Say which fleet it shall escort."));
        if (other->id == m_action.fleet)
            return refuse("escort-circle", phrase("A fleet cannot escort itself."));
        if (other->side != m_fleet->side)
            return refuse("escort-foreign",
                          phrase("%1 belongs to another side; escort one of its own.", given(other->name)));
        std::set<FleetId> seen{m_action.fleet};
        for (FleetId next = m_action.escorted; next;) {
            if (!seen.insert(next).second)
                return refuse("escort-circle", phrase("%1 escorts this fleet itself; somebody must lead.",
                                                      given(other->name)));
            const OrderRecord* order = orderOf(m_draft, next);
            next = order && order->order == FleetOrder::Escort ? order->escorted : FleetId{};
        }
    }

    /// Whether there is such a port, and whether the order suits its owner.
    void checkGoal()
    {
        const FleetOrder order = m_action.order;
        const PortRecord* port = m_draft.find(m_action.port);
        if (!m_action.port.isNone() && !port)
            return refuse("unknown-port",
                          phrase("There is no %1 %2 in this campaign.", termOf("port"), m_action.port.value));
        if (isHostileAct(order) && port->owner == m_fleet->side)
            return refuse("own-port",
                          phrase("%1 belongs to its own side; choose another.", given(port->name)));
        if (isHostileAct(order) && !mayAttack(m_draft, m_fleet->side, *port))
            return refuse("friends-port",
                          phrase("%1 belongs to a side it is not at war with; go to war first, or choose "
                                 "another.",
                                 given(port->name)));
        if ((order == FleetOrder::Move || staysInPort(order)) && port
            && !isOpenTo(m_draft, *port, m_fleet->side))
            return refuse("hostile-port",
                          phrase("%1 belongs to another side; blockade, attack or raid it, or stay away.",
                                 given(port->name)));
        const PortRecord* berth = port ? port : m_draft.find(m_fleet->port);
        if ((order == FleetOrder::Exercise || order == FleetOrder::LayUp) && !berth)
            return refuse("at-sea", phrase("It is at sea; name the port that it shall go to first."));
        if (order == FleetOrder::LayUp && berth->owner != m_fleet->side)
            return refuse(
                "foreign-sheds",
                phrase("%1 is not its own; ships are laid up in sheds at home.", given(berth->name)),
                "CP-4.2");
    }

    void addVoyage()
    {
        const PortRecord* port = m_draft.find(m_action.port);
        std::vector<std::string> route = placesOf(m_action.route);
        if (m_action.order == FleetOrder::Patrol && route.empty())
            return addPatrolWay();
        if (m_action.order == FleetOrder::Escort || (!port && route.empty()))
            return;
        if (port && m_fleet->port == port->id && !isHostileAct(m_action.order)) {
            m_made.order.port = {};
            if (m_action.order == FleetOrder::Move)
                refuse("already-there", phrase("It lies in %1 already.", given(port->name)));
            return;
        }
        if (port && !m_figures.lanes.knows(port->place))
            return refuse(
                "no-lanes",
                phrase("No sea lane leads to %1; fleets are placed there by the umpire.", given(port->name)),
                "CP-7.1");
        if (route.size() > static_cast<std::size_t>(maxRoutePlaces))
            return refuse("route-long", phrase("A route has at most %1 places; shorten it.", maxRoutePlaces));
        if (port && !route.empty() && route.back() != port->place)
            return refuse("contradictory-order", phrase("The route does not end at %1.", given(port->name)));
        if (route.empty())
            route.push_back(port->place);
        const PlaceAtSea here = placeOf(m_draft, *m_fleet, m_figures.lanes);
        // A single place asks for the shortest way; that it is given as a route changes nothing.
        if (Phrase why = whyUnrowable(here, route, m_figures); !why.isEmpty())
            return refuse("no-route", std::move(why), "CP-7.1");
        const PortRecord* goal = port ? port : Harbours(m_draft, m_figures).at(route.back());
        if (m_action.order == FleetOrder::Move && goal) {
            if (!isOpenTo(m_draft, *goal, m_fleet->side))
                return refuse("hostile-port",
                              phrase("%1 belongs to another side; blockade, attack or raid it, or stay away.",
                                     given(goal->name)));
            m_made.order.port = goal->id;
        }
        m_made.order.route = routeOf(joined(here, route, m_figures.lanes));
        tellVoyage(planOf(m_draft, m_figures, m_action.fleet, route, m_action.forced));
    }

    void addPatrolWay()
    {
        const PlaceAtSea here = placeOf(m_draft, *m_fleet, m_figures.lanes);
        if (Phrase why = whyUnrowable(here, {m_action.patrolFrom}, m_figures); !why.isEmpty())
            refuse("no-route", std::move(why), "CP-7.1");
    }

    /// Days at sea that the order means whatever the way: on watch, or with whom it escorts, the whole week.
    int daysAtSea() const
    {
        const FleetOrder order = m_action.order;
        return order == FleetOrder::Patrol || order == FleetOrder::Blockade || order == FleetOrder::Escort
                   ? 7
                   : 0;
    }

    /// In winter the sea is closed: one may go, and is told what it means (CP-1.2, CP-7.4).
    void tellSeason()
    {
        const int closed = m_days > 0 ? closedWeeks(dateOf(m_draft.head()), m_days) : 0;
        if (closed > 0)
            note(
                Severity::Warning, "closed-season",
                phraseN(
                    "The sea is closed in winter: it would be under way in {%n closed week|%n closed weeks}.",
                    closed),
                "CP-1.2");
    }

    void tellVoyage(const VoyagePlan& plan)
    {
        if (plan.days.empty())
            return;
        m_days = std::max(m_days, plan.dayCount());
        note(Severity::Note, "voyage", summaryOf(plan), "CP-7.1");
        if (plan.mostNightsOut > 2)
            note(Severity::Warning, "nights-out",
                 phrase("It would be %1 nights running away from a harbour; from the third on every ship "
                        "loses an oar "
                        "factor a night.",
                        plan.mostNightsOut),
                 "CP-7.2");
        if (plan.stormPermille >= riskyPermille)
            note(Severity::Warning, "storm-risk",
                 phrase("The risk of a storm on the way is %1.", stormRiskOf(plan)), "CP-7.4");
    }

    const Draft& m_draft;
    const Figures& m_figures;
    const SetOrder& m_action;
    const FleetRecord* m_fleet = nullptr;
    CheckedOrder m_made;
    int m_days = 0; ///< at sea, as far as the order says
};

} // namespace

CheckedOrder checkOrder(const Draft& draft, const Figures& figures, const SetOrder& action)
{
    return OrderCheck(draft, figures, action).run();
}

const OrderRecord* orderOf(const Draft& draft, FleetId fleet)
{
    const OrderRecord* found = nullptr;
    draft.forEach<OrderRecord>([&](const OrderRecord& order) {
        if (order.fleet == fleet)
            found = draft.find(order.id);
    });
    return found;
}

namespace {

/// The order itself, without how it is carried out.
Phrase deedOf(const OrderRecord& order, const Draft& draft, const Figures& figures)
{
    const auto place = [&](const std::string& id) {
        const KnownPort* known = figures.gazetteer.find(id);
        return given(known ? known->name : id);
    };
    const PortRecord* port = draft.find(order.port);
    const std::vector<std::string> route = placesOf(order.route);
    const bool goes = port || !route.empty();
    const GivenText where = port ? given(port->name) : goes ? place(route.back()) : given("");
    switch (order.order) {
    case FleetOrder::Lie: return goes ? phrase("goes to lie in %1", where) : phrase("lies where it is");
    case FleetOrder::Move: return phrase("rows to %1", where);
    case FleetOrder::Patrol:
        return phrase("patrols between %1 and %2", place(order.patrolFrom), place(order.patrolTo));
    case FleetOrder::Blockade: return phrase("blockades %1", where);
    case FleetOrder::Attack: return phrase("attacks %1", where);
    case FleetOrder::Raid: return phrase("raids %1", where);
    case FleetOrder::Escort: {
        const FleetRecord* other = draft.find(order.escorted);
        return other ? phrase("escorts %1", given(other->name)) : phrase("escorts nobody");
    }
    case FleetOrder::Exercise: return goes ? phrase("goes to %1 and exercises", where) : phrase("exercises");
    case FleetOrder::LayUp:
        return goes ? phrase("goes to %1 and lies up in the sheds", where) : phrase("lies up in the sheds");
    }
    return {};
}

} // namespace

Phrase phraseOf(const OrderRecord& order, const Draft& draft, const Figures& figures)
{
    Phrase said = deedOf(order, draft, figures);
    if (order.forced)
        said = phrase("%1, forced", std::move(said));
    if (order.stance == Stance::Seek)
        said = phrase("%1, seeks battle", std::move(said));
    return said;
}

} // namespace navarch
