// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/decisions.h"

#include <algorithm>
#include <optional>

#include "core/campaign/machine/force.h"
#include "core/campaign/machine/purse.h"
#include "core/campaign/machine/ventures.h"
#include "core/campaign/machine/voyages.h"
#include "core/campaign/money/share.h"
#include "core/campaign/sea/course.h"

namespace navarch {

namespace {

constexpr int threatWithin = 2 * milesADay; ///< of home: two days' rowing

class SideCaptain {
public:
    SideCaptain(const Knowledge& known, WeekForesight& foresight)
        : m_known(known),
          m_figures(foresight.figures()),
          m_theatre(known, m_figures),
          m_voyages(known, m_theatre, m_figures.lanes),
          m_purse(known),
          m_ventures(known, foresight, m_theatre, m_voyages, m_purse)
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
        if (const PortRecord* yard = isBattered(own) ? m_theatre.yardFor(own) : nullptr)
            return retire(own, *yard);
        if (m_voyages.winters(own)) {
            m_purse.layUp(own);
            return goHome(own, FleetOrder::LayUp);
        }
        if (own.fleet->wearyOars > 1)
            return rest(own);
        return &own == m_guard ? guard(own) : Wish();
    }

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

    /// To the yard; crews that have rowed too far rest on the way (CP-7.2).
    Wish retire(const OwnFleet& own, const PortRecord& yard) const
    {
        if (own.fleet->port.isNone() && own.fleet->wearyOars > 1)
            return rest(own);
        if (liesIn(own, yard) || !m_voyages.mayGoTo(own, yard))
            return to(own, FleetOrder::Lie);
        return to(own, FleetOrder::Move, &yard);
    }

    /// In the next harbour that takes it (CP-7.2), for a week.
    Wish rest(const OwnFleet& own) const
    {
        const PortRecord* haven = own.fleet->port ? nullptr : m_theatre.haven(own.at);
        return haven ? to(own, FleetOrder::Move, haven) : to(own, FleetOrder::Lie);
    }

    Wish goHome(const OwnFleet& own, FleetOrder there) const
    {
        const PortRecord* port = m_theatre.refuge(own.at);
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
                  ships > 0 && m_ventures.isWon(own.roster, {ships, 0}) ? Stance::Seek : Stance::Avoid);
    }

    // What a force that is free goes for

    static void muster(std::vector<Force>& forces, const OwnFleet& own)
    {
        const auto same = std::find_if(forces.begin(), forces.end(),
                                       [&](const Force& force) { return force.at == own.at; });
        (same == forces.end() ? forces.emplace_back() : *same).take(own);
    }

    /// What is left of a force when some of its fleets have found something to do looks further.
    void send(Force force, const Force& main)
    {
        while (!force.fleets.empty()) {
            const std::optional<Venture> venture = m_ventures.choose(force, main);
            if (!venture)
                return sendHome(force);
            for (const OwnFleet* own : venture->fleets) {
                SetOrder order = venture->order;
                order.fleet = own->fleet->id;
                add(*own, order);
                if (order.order != FleetOrder::Lie)
                    m_purse.sendToSea(*own);
            }
            force = force.without(venture->fleets);
        }
    }

    void sendHome(const Force& force)
    {
        for (const OwnFleet* own : force.fleets)
            if (const Wish order = goHome(*own, workAtHome(*own)))
                add(*own, *order);
    }

    /// A fleet without anything to do trains when there is money for that, and lies in the sheds when there is none.
    FleetOrder workAtHome(const OwnFleet& own)
    {
        if (m_purse.isPinched()) {
            m_purse.layUp(own);
            return FleetOrder::LayUp;
        }
        return canLearn(own) && m_purse.feedsItself() && m_purse.toSpend() > trainingOf(own)
                   ? FleetOrder::Exercise
                   : FleetOrder::Lie;
    }

    /// CP-6.1: no crew is trained beyond veteran.
    static bool canLearn(const OwnFleet& own)
    {
        return std::any_of(own.roster.ships.begin(), own.roster.ships.end(),
                           [](const FleetShip& ship) { return ship.crew > CrewQuality::Veteran; });
    }

    /// What it costs in the months of a summer.
    [[nodiscard]] Talents trainingOf(const OwnFleet& own) const
    {
        constexpr int months = 4;
        return shareOf(own.value, m_known.figures.trainingPercent) * months;
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
    Theatre m_theatre;
    Voyages m_voyages;
    Purse m_purse;
    Ventures m_ventures;                ///< of what stands above
    const PortRecord* m_home = nullptr; ///< its most valuable port
    const OwnFleet* m_guard = nullptr;
    std::vector<SetOrder> m_orders;
};

} // namespace

std::vector<SetOrder> decideOrders(const Knowledge& known, WeekForesight& foresight)
{
    return SideCaptain(known, foresight).decide();
}

} // namespace navarch
