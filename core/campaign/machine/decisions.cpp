// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/decisions.h"

#include <algorithm>
#include <optional>

#include "core/campaign/machine/odds.h"
#include "core/campaign/sea/course.h"

namespace navarch {

namespace {

constexpr int farthestAttack = 10 * milesADay; ///< beyond it a target is another year's
constexpr int threatWithin = 2 * milesADay;    ///< of home: two days' rowing
constexpr int mostForecasts = 3;               ///< a side and a week: thinking has its time too

/// A port somebody may take.
struct Target {
    const PortRecord* port = nullptr;
    int miles = 0;
    int worth = 0; ///< economic value for the days it costs

    [[nodiscard]] int days() const { return (miles + milesADay - 1) / milesADay; }
};

class SideCaptain {
public:
    SideCaptain(const Knowledge& known, const Figures& figures) : m_known(known), m_figures(figures)
    {
        for (const auto& [place, harbour] : known.harbours)
            if (harbour.isOwn && (!m_home || harbour.port->economicValue > m_home->economicValue))
                m_home = harbour.port;
    }

    std::vector<SetOrder> decide()
    {
        const bool winter = seasonOf(nextWeek(m_known.today)) == Season::Closed;
        chooseGuard();
        for (const OwnFleet& own : m_known.fleets) {
            if (own.waits || own.at.isNone())
                continue;
            if (const auto order = orderFor(own, winter))
                add(own, *order);
        }
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

    Wish orderFor(const OwnFleet& own, bool winter)
    {
        if (isBattered(own) || own.fleet->wearyOars > 1)
            return retire(own);
        if (winter)
            return goHome(own, FleetOrder::LayUp);
        if (&own == m_guard)
            return guard(own);
        if (isUnderWay(own))
            return {};
        if (const Target* target = worthyTarget(own))
            return to(own, FleetOrder::Attack, target->port, Stance::Seek);
        return goHome(own, m_known.treasury > own.value ? FleetOrder::Exercise : FleetOrder::Lie);
    }

    /// A third of its ships hurt: it is no fleet to fight with (CP-11.1).
    static bool isBattered(const OwnFleet& own) { return own.hurt * 3 >= own.fighting; }

    /// On an attack that was good enough to begin; it is not thought over every week.
    static bool isUnderWay(const OwnFleet& own)
    {
        return own.order && own.order->order == FleetOrder::Attack && own.fleet->port.isNone();
    }

    [[nodiscard]] static bool liesIn(const OwnFleet& own, const PortRecord& port)
    {
        return own.fleet->port == port.id;
    }

    /// The own port that is nearest, or else a neutral one.
    [[nodiscard]] const PortRecord* refuge(const OwnFleet& own, bool wantsYard) const
    {
        const auto miles = milesFrom(own.at, m_figures.lanes);
        const PortRecord* best = nullptr;
        int bestMiles = 0;
        for (const auto& [place, harbour] : m_known.harbours) {
            const auto way = miles.find(place);
            if (way == miles.end() || !harbour.isOwn || (wantsYard && !harbour.port->yard))
                continue;
            if (!best || way->second < bestMiles) {
                best = harbour.port;
                bestMiles = way->second;
            }
        }
        return best;
    }

    Wish retire(const OwnFleet& own) const
    {
        const PortRecord* yard = refuge(own, true);
        if (!yard)
            yard = refuge(own, false);
        if (!yard)
            return own.fleet->port ? Wish(to(own, FleetOrder::Lie)) : Wish();
        return liesIn(own, *yard) ? to(own, FleetOrder::Lie) : to(own, FleetOrder::Move, yard);
    }

    Wish goHome(const OwnFleet& own, FleetOrder there) const
    {
        const PortRecord* port = refuge(own, false);
        if (!port)
            return own.fleet->port ? Wish(to(own, FleetOrder::Lie)) : Wish();
        if (liesIn(own, *port))
            return to(own, there);
        return to(own, FleetOrder::Move, port);
    }

    /// The fleet that stays with the home port: the one nearest to it, of those the weakest, as long as there is another.
    void chooseGuard()
    {
        if (!m_home)
            return;
        int nearest = 0;
        for (const OwnFleet& own : m_known.fleets) {
            if (own.at.isNone())
                continue;
            const auto miles = milesFrom(own.at, m_figures.lanes);
            const auto way = miles.find(m_home->place);
            if (way == miles.end())
                continue;
            if (!m_guard || way->second < nearest || (way->second == nearest && own.value < m_guard->value)) {
                m_guard = &own;
                nearest = way->second;
            }
        }
        // A side's only fleet guards when somebody is near and is free to go otherwise.
        if (m_known.fleets.size() < 2 && seenNear(m_home->place, threatWithin) == 0)
            m_guard = nullptr;
    }

    Wish guard(const OwnFleet& own) const
    {
        if (!liesIn(own, *m_home))
            return to(own, FleetOrder::Move, m_home);
        const int ships = seenNear(m_home->place, threatWithin);
        const bool fights =
            ships > 0 && expectedWins(own.roster, {ships, 0}, m_known.today.year, m_figures) >= enoughWins;
        return to(own, FleetOrder::Lie, nullptr, fights ? Stance::Seek : Stance::Avoid);
    }

    /// Ships of others seen within so many miles of a place.
    [[nodiscard]] int seenNear(const std::string& place, int miles) const
    {
        const auto ways = milesFrom(offPlace(place), m_figures.lanes);
        int ships = 0;
        for (const SeenFleet& seen : m_known.seen) {
            const auto way = ways.find(seen.at.from);
            if (way != ways.end() && way->second + seen.at.miles <= miles)
                ships += seen.ships;
        }
        return ships;
    }

    /// What a captain expects in a port: what he has seen there; where he has not looked, as many ships as a port of that
    /// value sends out; none in a neutral one.
    [[nodiscard]] Expected expectedAt(const PortRecord& port) const
    {
        const int seen = seenNear(port.place, milesOfSight);
        const bool looked = std::any_of(m_known.seen.begin(), m_known.seen.end(),
                                        [&](const SeenFleet& fleet) { return fleet.at.from == port.place; });
        return {looked || port.owner.isNone() ? seen : port.economicValue, port.economicValue};
    }

    const Target* worthyTarget(const OwnFleet& own)
    {
        m_targets.clear();
        for (const auto& [place, miles] : milesFrom(own.at, m_figures.lanes)) {
            const auto harbour = m_known.harbours.find(place);
            if (harbour == m_known.harbours.end() || harbour->second.isOwn || miles > farthestAttack)
                continue;
            Target target{harbour->second.port, miles, 0};
            target.worth = target.port->economicValue * 100 / (target.days() + 3);
            m_targets.push_back(target);
        }
        std::stable_sort(m_targets.begin(), m_targets.end(),
                         [](const Target& a, const Target& b) { return a.worth > b.worth; });
        for (const Target& target : m_targets) {
            if (isTaken(target) || !hasStrengthFor(own, target))
                continue;
            if (m_forecasts++ >= mostForecasts)
                return nullptr;
            if (expectedWins(own.roster, expectedAt(*target.port), m_known.today.year, m_figures)
                >= enoughWins)
                return &target;
        }
        return nullptr;
    }

    /// Another fleet of the side is after it already.
    [[nodiscard]] bool isTaken(const Target& target) const
    {
        return std::any_of(m_orders.begin(), m_orders.end(),
                           [&](const SetOrder& order) { return order.port == target.port->id; });
    }

    /// Not worth a forecast: fewer ships than are expected there.
    [[nodiscard]] bool hasStrengthFor(const OwnFleet& own, const Target& target) const
    {
        return own.fighting > 2 && own.fighting > expectedAt(*target.port).ships;
    }

    /// Only what is new is an order.
    void add(const OwnFleet& own, const SetOrder& order)
    {
        const OrderRecord standing = own.order ? *own.order : OrderRecord{};
        const bool same =
            standing.order == order.order && standing.stance == order.stance && standing.port == order.port;
        if (!same)
            m_orders.push_back(order);
    }

    const Knowledge& m_known;
    const Figures& m_figures;
    const PortRecord* m_home = nullptr; ///< its most valuable port
    const OwnFleet* m_guard = nullptr;
    std::vector<Target> m_targets;
    std::vector<SetOrder> m_orders;
    int m_forecasts = 0;
};

} // namespace

std::vector<SetOrder> decideOrders(const Knowledge& known, const Figures& figures)
{
    return SideCaptain(known, figures).decide();
}

} // namespace navarch
