// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/decisions.h"

#include <algorithm>
#include <optional>

#include "core/campaign/machine/force.h"
#include "core/campaign/machine/odds.h"
#include "core/campaign/machine/purse.h"
#include "core/campaign/sea/course.h"
#include "core/campaign/sea/sailing_weeks.h"

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
constexpr int aWeekOnWatch = 7;  ///< days; a captain thinks again after them
constexpr int freshSighting = 1; ///< turns; what is older is not hunted

class SideCaptain {
public:
    SideCaptain(const Knowledge& known, Foresight& foresight)
        : m_known(known),
          m_figures(foresight.figures()),
          m_foresight(foresight),
          m_theatre(known, m_figures),
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
        if (winters(own)) {
            m_purse.layUp(own);
            return goHome(own, FleetOrder::LayUp);
        }
        return &own == m_guard ? guard(own) : Wish();
    }

    // Who may sail is asked of this week and of every week that the voyage takes (CP-1.2)

    [[nodiscard]] bool maySail(int days) const { return isSailingSeason(m_known.today, days); }

    [[nodiscard]] static int daysFor(int miles) { return (miles + milesADay - 1) / milesADay; }

    /// Days under oar to a port; far more than a year has where no lane leads there.
    [[nodiscard]] int daysTo(const OwnFleet& own, const PortRecord& port) const
    {
        constexpr int never = 400;
        const auto miles = milesFrom(own.at, m_figures.lanes);
        const auto way = miles.find(port.place);
        return way == miles.end() ? never : daysFor(way->second);
    }

    /// The season is over for a fleet: in port when nothing can be done in another week at sea, at sea when it would not be
    /// home in time after one.
    [[nodiscard]] bool winters(const OwnFleet& own) const
    {
        const PortRecord* port = own.fleet->port ? nullptr : m_theatre.refuge(own.at, false);
        return !maySail(aWeekOnWatch + 1 + (port ? daysTo(own, *port) - 1 : 0));
    }

    /// Who lies in a harbour leaves it only for a voyage within the season; who is at sea must go somewhere.
    [[nodiscard]] bool mayGoTo(const OwnFleet& own, const PortRecord& port) const
    {
        return own.fleet->port.isNone() || maySail(daysTo(own, port));
    }

    /// Out and back again.
    [[nodiscard]] bool maySailOut(int miles) const { return maySail(2 * daysFor(miles)); }
    /// To stay out for this week, so far from home, and be back.
    [[nodiscard]] bool mayKeepWatch(int miles) const { return maySail(aWeekOnWatch + daysFor(miles)); }

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
        if (!mayGoTo(own, *yard))
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
        return mayGoTo(own, *port) ? to(own, FleetOrder::Move, port) : to(own, FleetOrder::Lie);
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
            return mayGoTo(own, *m_home) ? to(own, FleetOrder::Move, m_home) : to(own, FleetOrder::Lie);
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
            && (storm(force) || hunt(force) || blockade(force) || raid(force) || rally(force, main)
                || cruise(force)))
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

    /// The port that is worth most for the days it costs and can be taken (CP-11.1).
    bool storm(const Force& force)
    {
        if (force.fighting < fewestToStorm)
            return false;
        for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestAttack, true)) {
            const int ships = m_theatre.shipsExpectedAt(*goal.port);
            if (m_sought.contains(goal.port->id) || m_known.repulsed.contains(goal.port->id)
                || force.fighting <= ships || !maySailOut(goal.miles))
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
                || way->second > farthestHunt || seen.ships >= force.fighting || !mayKeepWatch(way->second))
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
                || !m_theatre.hasHarbourNear(*goal.port) || !mayKeepWatch(goal.miles))
                continue;
            if (isWorthTrying(force, {ships, 0}))
                return sendTo(force, FleetOrder::Blockade, *goal.port);
            return false;
        }
        return false;
    }

    /// An enemy's port in which nobody is to be expected loses its trade for the month (CP-4.1).
    bool raid(const Force& force)
    {
        if (force.fighting < fewestToRaid)
            return false;
        for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestRaid, false)) {
            if (!m_sought.contains(goal.port->id) && !m_known.raided.contains(goal.port->id)
                && maySailOut(goal.miles) && m_theatre.shipsExpectedAt(*goal.port) < force.fighting)
                return sendTo(force, FleetOrder::Raid, *goal.port);
        }
        return false;
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
        if (way == ways.end() || way->second > farthestRally || !maySail(daysFor(way->second)))
            return false;
        sendAll(force, to(*force.fleets.front(), FleetOrder::Move, port));
        return true;
    }

    /// With money to spare it shows itself on the lane towards the nearest enemy, as long as it may hope to win.
    bool cruise(const Force& force)
    {
        if (!m_home || m_purse.isPinched() || force.fighting < fewestToStorm)
            return false;
        std::vector<Goal> goals = m_theatre.goalsFrom(force.at, farthestRaid, false);
        std::stable_sort(goals.begin(), goals.end(),
                         [](const Goal& a, const Goal& b) { return a.miles < b.miles; });
        if (goals.empty())
            return false;
        const PortRecord& port = *goals.front().port;
        const std::vector<std::string> way = m_figures.lanes.route(force.at.from, port.place);
        if (way.size() < 2 || !mayKeepWatch(goals.front().miles)
            || !isWorthTrying(force, {std::max(m_theatre.shipsExpectedAt(port), 1), 0}))
            return false;
        return patrol(force, way[0], way[1]);
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
    Foresight& m_foresight;
    Theatre m_theatre;
    Purse m_purse;
    const PortRecord* m_home = nullptr; ///< its most valuable port
    const OwnFleet* m_guard = nullptr;
    std::set<PortId> m_sought; ///< by a force of the side already
    std::vector<SetOrder> m_orders;
    int m_forecasts = 0;
};

} // namespace

std::vector<SetOrder> decideOrders(const Knowledge& known, Foresight& foresight)
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
