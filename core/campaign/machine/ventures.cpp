// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/ventures.h"

#include <algorithm>

#include "core/campaign/sea/course.h"

namespace navarch {

namespace {

constexpr int farthestAttack = 10 * milesADay; ///< beyond it a goal is another year's
constexpr int farthestHunt = 3 * milesADay;    ///< the fleet that was seen is elsewhere by then
constexpr int farthestRaid = freshMiles;       ///< weary raiders are caught on the way back
constexpr int farthestBlockade = 4 * milesADay;
constexpr int farthestOfRelays =
    freshMiles; ///< of those who go and rest: more than half of the week is left for the watch
constexpr int farthestRally = 8 * milesADay;
constexpr int mostForecasts = 6; ///< a side and a week: thinking has its time too
constexpr int mostForStorms = 4; ///< of them: the last ones are for what is left to do, such as blockades
constexpr int fewestToRaid = 2;
constexpr int fewerThanAFleet = 6; ///< ships that rather join others than act alone
constexpr int freshSighting = 1;   ///< turns; what is older is not hunted
constexpr int oddsOfParts = 2;     ///< a part of a force is sent where it is so many times what is expected

} // namespace

Ventures::Ventures(const Knowledge& known, WeekForesight& foresight, const Theatre& theatre,
                   const Voyages& voyages, const Purse& purse)
    : m_known(known),
      m_figures(foresight.figures()),
      m_foresight(foresight),
      m_theatre(theatre),
      m_voyages(voyages),
      m_purse(purse)
{
}

std::optional<Venture> Ventures::choose(const Force& force, const Force& main)
{
    Choice choice = relieve(force);
    if (!choice)
        choice = storm(force);
    if (!choice)
        choice = hunt(force);
    if (!choice)
        choice = reinforce(force, main);
    if (!choice)
        choice = blockade(force);
    if (!choice)
        choice = raid(force);
    if (!choice)
        choice = rally(force, main);
    if (!choice)
        choice = cruise(force);
    return choice;
}

bool Ventures::isWon(const Fleet& roster, const Expected& enemy)
{
    return m_foresight.winsAtLeast(enoughWins, roster, enemy, m_known.today.year);
}

/// Whether it expects to win, within what a side thinks over in a week; against nothing there is nothing to think over.
bool Ventures::isWorthTrying(const Force& force, const Expected& enemy, int most)
{
    if (enemy.ships <= 0 && enemy.wallValue <= 0)
        return true;
    return m_forecasts++ < most && isWon(force.roster, enemy);
}

/// What was too strong for more ships is not weighed again for fewer.
bool Ventures::isWorthStorming(const Force& force, const PortRecord& port, const Expected& enemy)
{
    const auto tooFew = m_tooFew.find(port.id);
    if (tooFew != m_tooFew.end() && force.fighting <= tooFew->second)
        return false;
    if (isWorthTrying(force, enemy, mostForStorms))
        return true;
    m_tooFew[port.id] = force.fighting;
    return false;
}

bool Ventures::affords(const Force& force, int days) const
{
    return m_purse.affordsVoyage(force.fleets, days);
}

Venture Ventures::go(const Force& force, FleetOrder order, const PortRecord* port, Stance stance)
{
    Venture venture;
    venture.fleets = force.fleets;
    venture.order.order = order;
    venture.order.stance = stance;
    if (port)
        venture.order.port = port->id;
    return venture;
}

Venture Ventures::seek(const Force& force, FleetOrder order, const PortRecord& port)
{
    m_sought.insert(port.id);
    return go(force, order, &port, order == FleetOrder::Raid ? Stance::Avoid : Stance::Seek);
}

/// The smallest fleet of a force that is enough against so many; all where none is.
Force Ventures::enoughOf(const Force& force, int ships, int fewest)
{
    const OwnFleet* best = nullptr;
    for (const OwnFleet* fleet : force.fleets)
        if (fleet->fighting >= std::max(oddsOfParts * ships, fewest)
            && (!best || fleet->fighting < best->fighting))
            best = fleet;
    if (!best)
        return force;
    Force part;
    part.take(*best);
    return part;
}

/// A port of its own that is blockaded, or off which an enemy was seen just now, is freed by a force that expects to win.
Ventures::Choice Ventures::relieve(const Force& force)
{
    const auto ways = milesFrom(force.at, m_figures.lanes);
    for (const PortRecord* port : m_theatre.portsInNeed()) {
        const auto way = ways.find(port->place);
        const int ships = std::max(m_theatre.seenNear(offPlace(port->place), milesOfSight), 1);
        if (way == ways.end() || way->second > farthestRally || m_sought.contains(port->id)
            || force.fighting <= ships || !m_voyages.mayHoldWatch(way->second)
            || !affords(force, Voyages::daysFor(way->second) + daysOnWatch))
            continue;
        if (!isWorthTrying(force, {ships, 0}, mostForecasts))
            return std::nullopt;
        // Behind the mole it seeks battle from where it lies (CP-7.5).
        if (force.fleets.front()->fleet->port == port->id) {
            m_sought.insert(port->id);
            return go(force, FleetOrder::Lie, nullptr, Stance::Seek);
        }
        Choice choice = patrol(force, port->place, {});
        if (choice)
            m_sought.insert(port->id);
        return choice;
    }
    return std::nullopt;
}

/// The port that is worth most for the days it costs and can be taken (CP-11.1).
Ventures::Choice Ventures::storm(const Force& force)
{
    if (force.fighting < fewestToStorm)
        return std::nullopt;
    for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestAttack, true)) {
        const PortRecord& port = *goal.port;
        const Expected enemy{m_theatre.shipsExpectedAt(port), m_theatre.wallsExpectedAt(port)};
        const Force party = enemy.wallValue > 0 ? force : enoughOf(force, enemy.ships, fewestToStorm);
        const bool isFair =
            goal.isWanted() ? m_voyages.mayVentureOut(goal.miles) : m_voyages.maySailOut(goal.miles);
        if (m_sought.contains(port.id) || m_known.repulsed.contains(port.id) || party.fighting <= enemy.ships
            || !isFair || !affords(party, 2 * Voyages::daysFor(goal.miles)))
            continue;
        // Crews that have rowed too far rest in a harbour near by first, and storm from there (CP-7.2); where there is none
        // he reckons with what is left of them, for an enemy or for what his side aims at.
        const bool isFar = goal.miles > freshMiles;
        const PortRecord* base = isFar ? m_theatre.baseFor(port, force.at) : nullptr;
        if (isFar && (m_approached.contains(port.id) || (!base && port.owner.isNone() && !goal.isAim)))
            continue;
        Force arriving = party;
        if (isFar && !base)
            arriving.weary(m_theatre.wearyOarsOn(force.at, port));
        if (!isWorthStorming(arriving, port, enemy))
            continue;
        if (!base)
            return seek(party, FleetOrder::Attack, port);
        // Who lies before it already need not wait for them.
        m_approached.insert(port.id);
        return go(party, FleetOrder::Move, base, Stance::Avoid);
    }
    return std::nullopt;
}

/// A fleet that was seen lately and can be beaten is met where it was.
Ventures::Choice Ventures::hunt(const Force& force)
{
    const auto ways = milesFrom(force.at, m_figures.lanes);
    const SeenFleet* best = nullptr;
    int bestMiles = 0;
    for (const SeenFleet& seen : m_known.seen) {
        const auto way = ways.find(seen.at.from);
        if (seen.inPort || seen.turnsAgo > freshSighting || way == ways.end() || way->second > farthestHunt
            || seen.ships >= force.fighting || !m_voyages.mayKeepWatch(way->second))
            continue;
        if (!best || way->second < bestMiles) {
            best = &seen;
            bestMiles = way->second;
        }
    }
    if (!best || !affords(force, Voyages::daysFor(bestMiles) + daysOnWatch)
        || !isWorthTrying(force, {m_theatre.seenNear(best->at, milesOfSight), 0}, mostForecasts))
        return std::nullopt;
    return patrol(force, best->at.from, best->at.to);
}

/// Keeps to a lane and fights whom it meets there; without a second end, to the shortest one from the first.
Ventures::Choice Ventures::patrol(const Force& force, const std::string& from, std::string to) const
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
        return std::nullopt;
    Venture venture = go(force, FleetOrder::Patrol, nullptr, Stance::Seek);
    venture.order.patrolFrom = from;
    venture.order.patrolTo = std::move(to);
    return venture;
}

/// An enemy's port is shut where that takes more of him and brings more than it costs (CP-4.1), and the blockaders beat what
/// comes out. Where they cannot sleep ashore within sight of it (CP-7.2) they watch from a harbour near by, every other week,
/// and are weary when he comes; who is too far away goes to that harbour first.
Ventures::Choice Ventures::blockade(const Force& force)
{
    for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestBlockade, false)) {
        const PortRecord& port = *goal.port;
        const int ships = m_theatre.shipsExpectedAt(port);
        const Force party = enoughOf(force, ships, fewestToStorm);
        const bool sleepsAshore = m_theatre.hasHarbourNear(port);
        const bool isFar = !sleepsAshore && goal.miles > farthestOfRelays;
        const PortRecord* base = isFar ? m_theatre.baseFor(port, force.at) : nullptr;
        if (party.fighting < fewestToStorm || party.fighting <= ships || m_sought.contains(port.id)
            || (isFar && !base) || !pays(party, goal, sleepsAshore ? 1 : 2)
            || !m_voyages.mayHoldWatch(goal.miles)
            || !affords(party, Voyages::daysFor(goal.miles) + daysOnWatch))
            continue;
        Force watching = party;
        if (!sleepsAshore)
            watching.weary((daysOnWatch - freeNightsOut) / 2); // he may come on any day of the week
        if (!isWorthTrying(watching, {ships, 0}, mostForecasts))
            continue;
        if (!base)
            return seek(party, FleetOrder::Blockade, port);
        m_sought.insert(port.id);
        return go(party, FleetOrder::Move, base, Stance::Avoid);
    }
    return std::nullopt;
}

/// What a month's blockade takes of an enemy and brings its own side, by the weight of the goal, against its upkeep; one week
/// in so many.
bool Ventures::pays(const Force& force, const Goal& goal, int oneIn) const
{
    const CampaignFigures& figures = m_known.figures;
    const auto taken = Talents::ofHundredths(std::int64_t{figures.incomePerValue} * goal.port->economicValue
                                             * (100 + figures.blockaderShare) * goal.weight / 10 / oneIn);
    return taken >= m_purse.costAtSea(force.fleets);
}

/// An enemy's port in which few are to be expected loses its trade for the month (CP-4.1); not the same one over and over.
Ventures::Choice Ventures::raid(const Force& force)
{
    for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestRaid, false)) {
        const int ships = m_theatre.shipsExpectedAt(*goal.port);
        const Force party = enoughOf(force, ships, fewestToRaid);
        if (party.fighting >= fewestToRaid && party.fighting > ships && goal.miles <= farthestRaid
            && !m_sought.contains(goal.port->id) && !m_known.raided.contains(goal.port->id)
            && !m_known.repulsed.contains(goal.port->id) && m_voyages.maySailOut(goal.miles)
            && affords(party, 2 * Voyages::daysFor(goal.miles)))
            return seek(party, FleetOrder::Raid, *goal.port);
    }
    return std::nullopt;
}

/// Few ships join the main force before they do anything alone, when that is a fleet.
Ventures::Choice Ventures::reinforce(const Force& force, const Force& main) const
{
    if (force.fighting >= fewerThanAFleet || main.fighting < fewerThanAFleet)
        return std::nullopt;
    return rally(force, main);
}

/// A small force that can do nothing by itself goes where the main one lies.
Ventures::Choice Ventures::rally(const Force& force, const Force& main) const
{
    const PortRecord* port = nullptr;
    for (const auto& [place, harbour] : m_known.harbours)
        if (harbour.isOwn && main.fleets.front()->fleet->port == harbour.port->id)
            port = harbour.port;
    if (!port || force.at == main.at)
        return std::nullopt;
    const auto ways = milesFrom(force.at, m_figures.lanes);
    const auto way = ways.find(port->place);
    if (way == ways.end())
        return std::nullopt;
    // A ship or two on a long way are weary when they are met, and lost one by one: they go by stages, as all do whom the
    // weather does not let go farther.
    const int farthest = force.fighting < fewestToStorm ? freshMiles : farthestRally;
    int miles = way->second;
    if (miles > farthest || !m_voyages.mayRowOver(miles)) {
        port = m_theatre.stageTowards(*port, force.at);
        if (!port)
            return std::nullopt;
        miles = ways.at(port->place);
    }
    if (!m_voyages.mayRowOver(miles) || !affords(force, Voyages::daysFor(miles)))
        return std::nullopt;
    return go(force, FleetOrder::Move, port, Stance::Avoid);
}

/// With money to spare it keeps to the lane before an enemy's port and waits for what comes out, as long as it may hope to
/// win and can sleep ashore near there (CP-7.2).
Ventures::Choice Ventures::cruise(const Force& force)
{
    if (m_purse.isPinched() || force.fighting < fewestToStorm || !m_purse.affordsAtSea(force.fleets))
        return std::nullopt;
    for (const Goal& goal : m_theatre.goalsFrom(force.at, farthestRally, false)) {
        const int ships = std::max(m_theatre.shipsExpectedAt(*goal.port), 1);
        const std::vector<std::string> way = m_figures.lanes.route(force.at.from, goal.port->place);
        if (way.size() < 2 || force.fighting <= ships || m_sought.contains(goal.port->id)
            || !m_voyages.mayKeepWatch(goal.miles)
            || !(m_theatre.isOpen(way[way.size() - 2]) || m_theatre.hasHarbourNear(*goal.port)))
            continue;
        if (!isWorthTrying(force, {ships, 0}, mostForecasts))
            return std::nullopt;
        m_sought.insert(goal.port->id);
        return patrol(force, way[way.size() - 2], way.back());
    }
    return std::nullopt;
}

} // namespace navarch
