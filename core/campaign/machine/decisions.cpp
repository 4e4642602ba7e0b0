// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/decisions.h"

#include <algorithm>
#include <optional>

#include "core/campaign/machine/force.h"
#include "core/campaign/machine/odds.h"
#include "core/campaign/machine/purse.h"
#include "core/campaign/machine/voyages.h"
#include "core/campaign/sea/course.h"

namespace navarch {

namespace {

constexpr int farthestAttack = 10 * milesADay; ///< beyond it a goal is another year's
constexpr int farthestHunt = 3 * milesADay;    ///< the fleet that was seen is elsewhere by then
constexpr int farthestRaid = 4 * milesADay;
constexpr int farthestRally = 8 * milesADay;
constexpr int threatWithin = 2 * milesADay; ///< of home: two days' rowing
constexpr int mostForecasts = 4;            ///< a side and a week: thinking has its time too
constexpr int mostForStorms = 3; ///< of them: the last one is for what is left to do, such as blockades
constexpr int fewestToStorm = 3;
constexpr int fewestToRaid = 2;
constexpr int fewerThanAFleet = 6; ///< ships that rather join others than act alone
constexpr int freshSighting = 1;   ///< turns; what is older is not hunted

class SideCaptain {
public:
    SideCaptain(const Knowledge& known, WeekForesight& foresight)
        : m_known(known),
          m_figures(foresight.figures()),
          m_foresight(foresight),
          m_theatre(known, m_figures),
          m_voyages(known, m_theatre, m_figures.lanes),
          m_purse(known)
    {
        for (const auto& [place, harbour] : known.harbours)
            if (harbour.isOwn && (!m_home || harbour.port->economicValue > m_home->economicValue))
                m_home = harbour.port;
    }

    std::vector<SetOrder> decide()
    {
        chooseGuard();
        std::vector<Force> forces;
        for (const OwnFleet& own : m_known.fleets) {
            if (own.waits || own.at.isNone())
                continue;
            if (const auto order = dutyOf(own))
                add(own, *order);
            else if (isUnderWay(own))
                m_purse.sendToSea(own);
            else if (!own.inYard)
                muster(forces, own);
        }
        // The strongest first: it has the choice of goals.
        std::stable_sort(forces.begin(), forces.end(),
                         [](const Force& a, const Force& b) { return a.fighting > b.fighting; });
        for (const Force& force : forces)
            send(force, forces.front());
        return std::move(m_orders);
    }

private:
    using Wish = std::optional<SetOrder>;

    static SetOrder to(const OwnFleet& own, FleetOrder order, const PortRecord* port = nullptr,
                       Stance stance = Stance::Avoid)
    {
        SetOrder made;
        made.fleet = own.fleet->id;
        made.order = order;
        made.stance = stance;
        if (port)
            made.port = port->id;
        return made;
    }

    // What a fleet must do, whatever there is to gain

    Wish dutyOf(const OwnFleet& own)
    {
        if (isBattered(own) || own.fleet->wearyOars > 1)
            return retire(own);
        if (m_voyages.winters(own)) {
            m_purse.layUp(own);
            return goHome(own, FleetOrder::LayUp);
        }
        return &own == m_guard ? guard(own) : Wish();
    }

    /// A third of its ships hurt: it is no fleet to fight with (CP-11.1).
    static bool isBattered(const OwnFleet& own) { return own.hurt * 3 >= own.fighting; }

    /// On an attack or a raid that was good enough to begin; it is not thought over every week.
    static bool isUnderWay(const OwnFleet& own)
    {
        return own.order && own.fleet->port.isNone()
               && (own.order->order == FleetOrder::Attack || own.order->order == FleetOrder::Raid);
    }

    [[nodiscard]] static bool liesIn(const OwnFleet& own, const PortRecord& port)
    {
        return own.fleet->port == port.id;
    }

    Wish retire(const OwnFleet& own) const
    {
        const PortRecord* yard = m_theatre.refuge(own.at, true);
        if (!yard)
            yard = m_theatre.refuge(own.at, false);
        if (!yard)
            return own.fleet->port ? Wish(to(own, FleetOrder::Lie)) : Wish();
        if (!m_voyages.mayGoTo(own, *yard))
            return to(own, FleetOrder::Lie);
        return liesIn(own, *yard) ? to(own, FleetOrder::Lie) : to(own, FleetOrder::Move, yard);
    }

    Wish goHome(const OwnFleet& own, FleetOrder there) const
    {
        const PortRecord* port = m_theatre.refuge(own.at, false);
        if (!port)
            return own.fleet->port ? Wish(to(own, FleetOrder::Lie)) : Wish();
        if (liesIn(own, *port))
            return to(own, there);
        return m_voyages.mayGoTo(own, *port) ? to(own, FleetOrder::Move, port) : to(own, FleetOrder::Lie);
    }

    /// The fleet that stays with the home port: the weakest of those within reach of it, or else the nearest. When it is the
    /// better part of what the side has, it guards only while somebody is near, and is free to go otherwise.
    void chooseGuard()
    {
        if (!m_home)
            return;
        int nearest = 0;
        int ships = 0;
        for (const OwnFleet& own : m_known.fleets) {
            ships += own.fighting;
            if (own.at.isNone())
                continue;
            const auto miles = milesFrom(own.at, m_figures.lanes);
            const auto way = miles.find(m_home->place);
            if (way == miles.end())
                continue;
            const int far = way->second <= threatWithin ? 0 : way->second;
            if (!m_guard || far < nearest || (far == nearest && own.value < m_guard->value)) {
                m_guard = &own;
                nearest = far;
            }
        }
        if (m_guard && m_guard->fighting * 2 > ships
            && m_theatre.seenNear(offPlace(m_home->place), threatWithin) == 0)
            m_guard = nullptr;
    }

    Wish guard(const OwnFleet& own)
    {
        if (!liesIn(own, *m_home))
            return m_voyages.mayGoTo(own, *m_home) ? to(own, FleetOrder::Move, m_home)
                                                   : to(own, FleetOrder::Lie);
        const int ships = m_theatre.seenNear(offPlace(m_home->place), threatWithin);
        if (ships == 0 && m_purse.isPinched()) {
            m_purse.layUp(own);
            return to(own, FleetOrder::LayUp);
        }
        return to(own, FleetOrder::Lie, nullptr,
                  ships > 0 && isWon(own.roster, {ships, 0}) ? Stance::Seek : Stance::Avoid);
    }

    // What a force that is free may gain

    static void muster(std::vector<Force>& forces, const OwnFleet& own)
    {
        const auto same = std::find_if(forces.begin(), forces.end(),
                                       [&](const Force& force) { return force.at == own.at; });
        (same == forces.end() ? forces.emplace_back() : *same).take(own);
    }

    [[nodiscard]] bool isWon(const Fleet& roster, const Expected& enemy)
    {
        return m_foresight.winsAtLeast(enoughWins, roster, enemy, m_known.today.year);
    }

    /// The same within what a side thinks over in a week.
    bool isWorthTrying(const Force& force, const Expected& enemy)
    {
        return m_forecasts++ < mostForecasts && isWon(force.roster, enemy);
    }

    void send(const Force& force, const Force& main)
    {
        if (m_purse.affordsAtSea(force.fleets)
            && (relieve(force) || storm(force) || hunt(force) || reinforce(force, main) || blockade(force)
                || raid(force) || rally(force, main) || cruise(force)))
            return;
        for (const OwnFleet* own : force.fleets)
            if (const Wish order = goHome(*own, workAtHome(*own)))
                add(*own, *order);
    }

    void sendAll(const Force& force, SetOrder order)
    {
        for (const OwnFleet* own : force.fleets) {
            order.fleet = own->fleet->id;
            add(*own, order);
            m_purse.sendToSea(*own);
        }
    }

    bool sendTo(const Force& force, FleetOrder order, const PortRecord& port)
    {
        sendAll(force, to(*force.fleets.front(), order, &port,
                          order == FleetOrder::Raid ? Stance::Avoid : Stance::Seek));
        m_sought.insert(port.id);
        return true;
    }

    /// A port of its own that is blockaded, or off which an enemy was seen just now, is freed by a force that expects to win.
    bool relieve(const Force& force)
    {
        const auto ways = milesFrom(force.at, m_figures.lanes);
        for (const PortRecord* port : m_theatre.portsInNeed()) {
            const auto way = ways.find(port->place);
            const int ships = std::max(m_theatre.seenNear(offPlace(port->place), milesOfSight), 1);
            if (way == ways.end() || way->second > farthestRally || m_sought.contains(port->id)
                || force.fighting <= ships || !m_voyages.mayKeepWatch(way->second))
                continue;
            if (!isWorthTrying(force, {ships, 0}))
                return false;
            m_sought.insert(port->id);
            // Behind the mole it seeks battle from where it lies (CP-7.5).
            if (liesIn(*force.fleets.front(), *port)) {
                for (const OwnFleet* own : force.fleets)
                    add(*own, to(*own, FleetOrder::Lie, nullptr, Stance::Seek));
                return true;
            }
            return patrol(force, port->place, {});
        }
        return false;
    }

    /// The port that is worth most for the days it costs and can be taken (CP-11.1).
    bool storm(const Force& force)
    {
        if (force.fighting < fewestToStorm)
            return false;
        for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestAttack, true)) {
            const int ships = m_theatre.shipsExpectedAt(*goal.port);
            if (m_sought.contains(goal.port->id) || m_known.repulsed.contains(goal.port->id)
                || force.fighting <= ships
                || !(goal.isAim ? m_voyages.mayVentureOut(goal.miles) : m_voyages.maySailOut(goal.miles)))
                continue;
            if (m_forecasts >= mostForStorms)
                return false;
            if (isWorthTrying(force, {ships, goal.port->economicValue}))
                return sendTo(force, FleetOrder::Attack, *goal.port);
        }
        return false;
    }

    /// A fleet that was seen lately and can be beaten is met where it was.
    bool hunt(const Force& force)
    {
        const auto ways = milesFrom(force.at, m_figures.lanes);
        const SeenFleet* best = nullptr;
        int bestMiles = 0;
        for (const SeenFleet& seen : m_known.seen) {
            const auto way = ways.find(seen.at.from);
            if (seen.inPort || seen.turnsAgo > freshSighting || way == ways.end()
                || way->second > farthestHunt || seen.ships >= force.fighting
                || !m_voyages.mayKeepWatch(way->second))
                continue;
            if (!best || way->second < bestMiles) {
                best = &seen;
                bestMiles = way->second;
            }
        }
        if (!best || !isWorthTrying(force, {m_theatre.seenNear(best->at, milesOfSight), 0}))
            return false;
        return patrol(force, best->at.from, best->at.to);
    }

    /// Keeps to a lane and fights whom it meets there; without a second end, to the shortest one from the first.
    bool patrol(const Force& force, const std::string& from, std::string to)
    {
        if (to.empty()) {
            const Lane* best = nullptr;
            for (const std::string& next : m_figures.lanes.neighboursOf(from)) {
                const Lane* lane = m_figures.lanes.between(from, next);
                if (lane && (!best || lane->miles < best->miles)) {
                    best = lane;
                    to = next;
                }
            }
        }
        if (to.empty())
            return false;
        SetOrder order = SideCaptain::to(*force.fleets.front(), FleetOrder::Patrol, nullptr, Stance::Seek);
        order.patrolFrom = from;
        order.patrolTo = to;
        sendAll(force, order);
        return true;
    }

    /// An enemy's port is shut where the blockaders can sleep ashore nearby and beat what comes out (CP-4.1, CP-7.2).
    bool blockade(const Force& force)
    {
        if (force.fighting < fewestToStorm)
            return false;
        for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestHunt, false)) {
            const int ships = m_theatre.shipsExpectedAt(*goal.port);
            if (m_sought.contains(goal.port->id) || force.fighting <= ships
                || !m_theatre.hasHarbourNear(*goal.port) || !m_voyages.mayKeepWatch(goal.miles))
                continue;
            if (isWorthTrying(force, {ships, 0}))
                return sendTo(force, FleetOrder::Blockade, *goal.port);
            return false;
        }
        return false;
    }

    /// An enemy's port in which few are to be expected loses its trade for the month (CP-4.1); not the same one over and over.
    bool raid(const Force& force)
    {
        if (force.fighting < fewestToRaid)
            return false;
        for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestRaid, false)) {
            if (!m_sought.contains(goal.port->id) && !m_known.raided.contains(goal.port->id)
                && !m_known.repulsed.contains(goal.port->id) && m_voyages.maySailOut(goal.miles)
                && m_theatre.shipsExpectedAt(*goal.port) < force.fighting)
                return sendTo(force, FleetOrder::Raid, *goal.port);
        }
        return false;
    }

    /// Few ships join the main force before they do anything alone, when that is a fleet.
    bool reinforce(const Force& force, const Force& main)
    {
        return force.fighting < fewerThanAFleet && main.fighting >= fewerThanAFleet && rally(force, main);
    }

    /// A small force that can do nothing by itself goes where the main one lies.
    bool rally(const Force& force, const Force& main)
    {
        const PortRecord* port = nullptr;
        for (const auto& [place, harbour] : m_known.harbours)
            if (harbour.isOwn && main.fleets.front()->fleet->port == harbour.port->id)
                port = harbour.port;
        if (&force == &main || !port || force.at == main.at)
            return false;
        const auto ways = milesFrom(force.at, m_figures.lanes);
        const auto way = ways.find(port->place);
        if (way == ways.end() || way->second > farthestRally || !m_voyages.mayRowOver(way->second))
            return false;
        sendAll(force, to(*force.fleets.front(), FleetOrder::Move, port));
        return true;
    }

    /// With money to spare it keeps to the lane before an enemy's port and waits for what comes out, as long as it may hope to
    /// win and can sleep ashore near there (CP-7.2).
    bool cruise(const Force& force)
    {
        if (!m_home || m_purse.isPinched() || force.fighting < fewestToStorm)
            return false;
        for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestRally, false)) {
            const int ships = std::max(m_theatre.shipsExpectedAt(*goal.port), 1);
            const std::vector<std::string> way = m_figures.lanes.route(force.at.from, goal.port->place);
            if (way.size() < 2 || force.fighting <= ships || m_sought.contains(goal.port->id)
                || !m_voyages.mayKeepWatch(goal.miles)
                || !(m_theatre.isOpen(way[way.size() - 2]) || m_theatre.hasHarbourNear(*goal.port)))
                continue;
            if (!isWorthTrying(force, {ships, 0}))
                return false;
            m_sought.insert(goal.port->id);
            return patrol(force, way[way.size() - 2], way.back());
        }
        return false;
    }

    /// A fleet without anything to do trains when there is money for that, and lies in the sheds when there is none.
    FleetOrder workAtHome(const OwnFleet& own)
    {
        if (m_purse.isPinched()) {
            m_purse.layUp(own);
            return FleetOrder::LayUp;
        }
        return m_purse.toSpend() > own.value ? FleetOrder::Exercise : FleetOrder::Lie;
    }

    /// Only what is new is an order.
    void add(const OwnFleet& own, const SetOrder& order)
    {
        const OrderRecord standing = own.order ? *own.order : OrderRecord{};
        const bool same = standing.order == order.order && standing.stance == order.stance
                          && standing.port == order.port && standing.patrolFrom == order.patrolFrom
                          && standing.patrolTo == order.patrolTo;
        if (!same)
            m_orders.push_back(order);
    }

    const Knowledge& m_known;
    const Figures& m_figures;
    WeekForesight& m_foresight;
    Theatre m_theatre;
    Voyages m_voyages;
    Purse m_purse;
    const PortRecord* m_home = nullptr; ///< its most valuable port
    const OwnFleet* m_guard = nullptr;
    std::set<PortId> m_sought; ///< by a force of the side already
    std::vector<SetOrder> m_orders;
    int m_forecasts = 0;
};

} // namespace

std::vector<SetOrder> decideOrders(const Knowledge& known, WeekForesight& foresight)
{
    return SideCaptain(known, foresight).decide();
}

std::vector<JoinFleets> decideJoins(const Knowledge& known)
{
    const auto mayJoin = [](const OwnFleet& own) {
        return own.fleet->port && !own.waits && !own.isAlly && !own.inYard;
    };
    std::vector<JoinFleets> joins;
    for (const OwnFleet& small : known.fleets) {
        if (!mayJoin(small) || small.fighting >= fewestToStorm)
            continue;
        const OwnFleet* into = nullptr;
        for (const OwnFleet& other : known.fleets)
            if (other.fleet != small.fleet && mayJoin(other) && other.fleet->port == small.fleet->port
                && other.fighting >= fewestToStorm && (!into || other.fighting > into->fighting))
                into = &other;
        if (into)
            joins.push_back({small.fleet->id, into->fleet->id});
    }
    return joins;
}

} // namespace navarch
