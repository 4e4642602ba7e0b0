// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/force.h"

#include <algorithm>

#include "core/campaign/sea/course.h"

namespace navarch {

void Force::take(const OwnFleet& fleet)
{
    if (fleets.empty()) {
        at = fleet.at;
        roster = fleet.roster;
    } else {
        // Two fleets may have a squadron or a ship of one name; together they are imagined without names and commanders.
        roster.ships.insert(roster.ships.end(), fleet.roster.ships.begin(), fleet.roster.ships.end());
        roster.commanders.clear();
        roster.alliedPercent = 0;
        for (FleetShip& ship : roster.ships) {
            ship.name.clear();
            ship.captain.clear();
            ship.squadron.clear();
        }
    }
    fleets.push_back(&fleet);
    fighting += fleet.fighting;
}

void Force::weary(int oars)
{
    for (FleetShip& ship : roster.ships)
        ship.condition.oarsLost += std::clamp(oars, 0, std::max(0, ship.fit.oars - ship.condition.oarsLost));
}

Force Force::without(const std::vector<const OwnFleet*>& gone) const
{
    Force left;
    for (const OwnFleet* fleet : fleets)
        if (std::find(gone.begin(), gone.end(), fleet) == gone.end())
            left.take(*fleet);
    return left;
}

int Goal::days() const
{
    return (miles + milesADay - 1) / milesADay;
}

int Goal::worth() const
{
    return port->economicValue * 10 * weight / (days() + 3);
}

namespace {

constexpr int milesOfBase = freshMiles; ///< from which a port can be gone for

} // namespace

Theatre::Theatre(const Knowledge& known, const Figures& figures) : m_known(known), m_figures(figures)
{
    std::map<std::string, int> aims;
    for (const auto& [place, harbour] : known.harbours)
        if (const auto aim = known.aims.ports.find(harbour.port->id);
            aim != known.aims.ports.end() && harbour.isHostile)
            aims.emplace(place, aim->second);
    for (const auto& [aim, weight] : aims)
        for (const auto& [place, way] : milesFrom(offPlace(aim), figures.lanes))
            if (const auto harbour = known.harbours.find(place);
                way <= milesOfBase && harbour != known.harbours.end() && harbour->second.port->owner.isNone())
                m_bases[harbour->second.port->id] = std::max(m_bases[harbour->second.port->id], weight);
}

bool Theatre::isAim(const PortRecord& port) const
{
    return m_known.aims.ports.contains(port.id) || m_bases.contains(port.id);
}

std::vector<Goal> Theatre::goalsFrom(const PlaceAtSea& at, int miles, bool neutral) const
{
    std::vector<Goal> goals;
    for (const auto& [place, way] : milesFrom(at, m_figures.lanes)) {
        const auto harbour = m_known.harbours.find(place);
        if (harbour == m_known.harbours.end())
            continue;
        const PortRecord& port = *harbour->second.port;
        // For what it aims at a side goes twice as far.
        if (way > (isAim(port) ? 2 * miles : miles))
            continue;
        if (harbour->second.isHostile || (neutral && port.owner.isNone()))
            goals.push_back({&port, way, weightOf(port), isAim(port)});
    }
    std::stable_sort(goals.begin(), goals.end(),
                     [](const Goal& a, const Goal& b) { return a.worth() > b.worth(); });
    return goals;
}

const PortRecord* Theatre::refuge(const PlaceAtSea& at) const
{
    const auto miles = milesFrom(at, m_figures.lanes);
    const PortRecord* best = nullptr;
    int bestMiles = 0;
    for (const auto& [place, harbour] : m_known.harbours) {
        const auto way = miles.find(place);
        if (way == miles.end() || !harbour.isOwn)
            continue;
        if (!best || way->second < bestMiles) {
            best = harbour.port;
            bestMiles = way->second;
        }
    }
    return best;
}

const PortRecord* Theatre::yardFor(const OwnFleet& fleet) const
{
    constexpr int daysOfMonth = 4 * 7;
    int largest = 0;
    int all = 0;
    for (const FleetShip& ship : fleet.roster.ships)
        if (isHurt(ship)) {
            largest = std::max(largest, ship.fit.size);
            all += ship.fit.size;
        }
    if (all == 0)
        return nullptr;
    const auto miles = milesFrom(fleet.at, m_figures.lanes);
    const PortRecord* best = nullptr;
    int bestDays = 0;
    for (const auto& [place, harbour] : m_known.harbours) {
        const auto way = miles.find(place);
        const int room = harbour.port->economicValue; // a month
        if (way == miles.end() || !harbour.isOwn || !harbour.port->yard || room < largest)
            continue;
        const int days = (way->second + milesADay - 1) / milesADay + daysOfMonth * ((all + room - 1) / room);
        if (!best || days < bestDays) {
            best = harbour.port;
            bestDays = days;
        }
    }
    return best;
}

const PortRecord* Theatre::haven(const PlaceAtSea& at) const
{
    const PortRecord* best = nullptr;
    int bestMiles = 0;
    for (const auto& [place, miles] : milesFrom(at, m_figures.lanes))
        if (isOpen(place) && (!best || miles < bestMiles)) {
            best = m_known.harbours.at(place).port;
            bestMiles = miles;
        }
    return best;
}

const PortRecord* Theatre::baseFor(const PortRecord& port, const PlaceAtSea& at) const
{
    const auto ways = milesFrom(offPlace(port.place), m_figures.lanes);
    const auto here = milesFrom(at, m_figures.lanes);
    const auto own = here.find(port.place);
    const PortRecord* best = nullptr;
    int bestMiles = own == here.end() ? 0 : std::min(own->second - 1, freshMiles);
    for (const auto& [place, miles] : ways)
        if (place != port.place && isOpen(place) && miles <= bestMiles) {
            bestMiles = miles - 1;
            best = m_known.harbours.at(place).port;
        }
    return best;
}

const PortRecord* Theatre::stageTowards(const PortRecord& port, const PlaceAtSea& at) const
{
    const auto ways = milesFrom(offPlace(port.place), m_figures.lanes);
    const auto here = milesFrom(at, m_figures.lanes);
    const auto own = here.find(port.place);
    if (own == here.end())
        return nullptr;
    const PortRecord* best = nullptr;
    int bestMiles = own->second;
    for (const auto& [place, harbour] : m_known.harbours) {
        const auto reach = here.find(place);
        const auto left = ways.find(place);
        if (!harbour.isOwn || reach == here.end() || left == ways.end() || reach->second > freshMiles
            || left->second >= bestMiles)
            continue;
        bestMiles = left->second;
        best = harbour.port;
    }
    return best;
}

int Theatre::wearyOarsOn(const PlaceAtSea& at, const PortRecord& port) const
{
    const std::vector<std::string> way = m_figures.lanes.route(at.from, port.place);
    int nights = 0;
    int weary = 0;
    int left = milesADay;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const Lane* lane = m_figures.lanes.between(way[i - 1], way[i]);
        for (int miles = lane ? lane->miles : 0; miles > 0;) {
            // Who begins another day has spent a night on the way.
            if (left == 0) {
                weary += ++nights > freeNightsOut;
                left = milesADay;
            }
            const int made = std::min(miles, left);
            miles -= made;
            left -= made;
        }
        if (isOpen(way[i]) && (nights >= freeNightsOut || left == 0)) {
            nights = 0;
            left = milesADay;
        }
    }
    return weary;
}

int Theatre::seenNear(const PlaceAtSea& at, int miles) const
{
    const auto ways = milesFrom(at, m_figures.lanes);
    int ships = 0;
    for (const SeenFleet& seen : m_known.seen) {
        const auto way = ways.find(seen.at.from);
        if (way != ways.end() && way->second + seen.at.miles <= miles)
            ships += seen.ships;
    }
    return ships;
}

int Theatre::shipsExpectedAt(const PortRecord& port) const
{
    const bool looked = std::any_of(m_known.seen.begin(), m_known.seen.end(),
                                    [&](const SeenFleet& fleet) { return fleet.at.from == port.place; });
    if (looked || port.owner.isNone())
        return seenNear(offPlace(port.place), milesOfSight);
    const auto harbour = m_known.harbours.find(port.place);
    const bool isHome = harbour != m_known.harbours.end() && harbour->second.isHome;
    return isHome ? port.economicValue : (port.economicValue + 1) / 2;
}

int Theatre::wallsExpectedAt(const PortRecord& port) const
{
    const auto harbour = m_known.harbours.find(port.place);
    const bool isMet =
        harbour != m_known.harbours.end() && (harbour->second.isHome || harbour->second.wasStormed);
    return port.owner.isNone() || isMet || m_known.resisted.contains(port.id) ? port.economicValue : 0;
}

bool Theatre::hasHarbourNear(const PortRecord& port) const
{
    const Position here = positionOf(offPlace(port.place), m_figures.lanes, m_figures.gazetteer);
    for (const auto& [place, harbour] : m_known.harbours)
        if (harbour.isOpen && harbour.port != &port
            && within(here, positionOf(offPlace(place), m_figures.lanes, m_figures.gazetteer), milesOfSight))
            return true;
    return false;
}

bool Theatre::isOpen(const std::string& place) const
{
    const auto harbour = m_known.harbours.find(place);
    return harbour != m_known.harbours.end() && harbour->second.isOpen;
}

std::vector<const PortRecord*> Theatre::portsInNeed() const
{
    std::vector<const PortRecord*> ports;
    for (const auto& [place, harbour] : m_known.harbours) {
        const bool isSeen = std::any_of(
            m_known.seen.begin(), m_known.seen.end(), [&, &place = place](const SeenFleet& fleet) {
                return !fleet.inPort && fleet.turnsAgo <= 1 && fleet.at == offPlace(place);
            });
        if (harbour.isOwn && (!harbour.port->blockader.isNone() || isSeen))
            ports.push_back(harbour.port);
    }
    std::stable_sort(ports.begin(), ports.end(), [](const PortRecord* a, const PortRecord* b) {
        return a->economicValue > b->economicValue;
    });
    return ports;
}

int Theatre::weightOf(const PortRecord& port) const
{
    int weight = Goal::plainWeight;
    if (const auto aim = m_known.aims.ports.find(port.id); aim != m_known.aims.ports.end())
        weight += 10 * aim->second;
    if (const auto base = m_bases.find(port.id); base != m_bases.end())
        weight += 5 * base->second;
    if (const auto aim = m_known.aims.enemies.find(port.owner); aim != m_known.aims.enemies.end())
        weight += 5 * aim->second;
    return weight;
}

} // namespace navarch
