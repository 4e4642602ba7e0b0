// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/week.h"

#include <algorithm>
#include <numeric>

#include "core/campaign/fleets/fatigue.h"
#include "core/sea/place_phrase.h"
#include "core/ships/legality.h"
#include "core/ships/speed.h"

namespace navarch {

namespace {

/// Sightings older than so many weeks are forgotten.
constexpr int weeksRemembered = 8;

void musterFleets(Week& week)
{
    std::map<FleetId, std::vector<ShipId>> ships;
    week.draft.forEach<ShipRecord>([&](const ShipRecord& ship) { ships[ship.fleet].push_back(ship.id); });
    std::set<FleetId> inYards;
    week.draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) {
        if (const ShipRecord* ship = week.draft.find(work.ship))
            inYards.insert(ship->fleet);
    });
    week.draft.forEach<FleetRecord>([&](const FleetRecord& record) {
        const auto own = ships.find(record.id);
        if (own == ships.end())
            return;
        week.byId[record.id] = week.fleets.size();
        SailingFleet& fleet = week.fleets.emplace_back();
        fleet.now = record;
        fleet.now.strained = false;
        fleet.order.fleet = record.id;
        fleet.ships = std::move(own->second);
        fleet.held = inYards.contains(record.id);
        fleet.course.at = placeOf(week.draft, record, week.lanes());
        week.measure(fleet);
        if (!fleet.course.at.isNone())
            fleet.here = week.positionOf(fleet.course.at);
    });
    week.draft.forEach<OrderRecord>([&](const OrderRecord& order) {
        if (SailingFleet* fleet = week.find(order.fleet))
            fleet->order = order;
    });
    for (SailingFleet& fleet : week.fleets) {
        std::vector<std::string> route = placesOf(fleet.order.route);
        const PortRecord* port = week.draft.find(fleet.order.port);
        if (route.empty() && port && port->place != fleet.course.place())
            route.push_back(port->place);
        fleet.course.ahead = joined(fleet.course.at, std::move(route), week.lanes());
    }
}

void musterSightings(Week& week)
{
    const int turn = week.deed.head().turn;
    std::vector<Id<SightingRecord>> old;
    week.draft.forEach<SightingRecord>([&](const SightingRecord& sighting) {
        if (sighting.turn + weeksRemembered < turn)
            old.push_back(sighting.id);
        else
            week.sightings[{sighting.side, sighting.fleet}] = sighting.id;
    });
    for (const auto id : old)
        week.draft.remove(id);
}

} // namespace

bool SailingFleet::isOnWatch(const Draft& draft) const
{
    if (isInPort() || now.at.isNone())
        return false;
    if (does(FleetOrder::Patrol))
        return (course.at.from == order.patrolFrom || course.at.from == order.patrolTo)
               && (course.at.to.empty() || course.at.to == order.patrolFrom
                   || course.at.to == order.patrolTo);
    const PortRecord* port = draft.find(order.port);
    return does(FleetOrder::Blockade) && port && course.at == offPlace(port->place);
}

Week::Week(Deed& d)
    : deed(d),
      draft(d.draft()),
      figures(d.figures()),
      harbours(d.draft(), d.figures()),
      date(dateOf(d.head())),
      dice(d.diceFor("week-at-sea", {}))
{
    musterFleets(*this);
    musterSightings(*this);
}

SailingFleet* Week::find(FleetId id)
{
    const auto found = byId.find(id);
    return found == byId.end() ? nullptr : &fleets[found->second];
}

Position Week::positionOf(const PlaceAtSea& place) const
{
    return navarch::positionOf(place, figures.lanes, figures.gazetteer);
}

const PortRecord* Week::portAt(const SailingFleet& fleet) const
{
    const std::string& place = fleet.course.place();
    return place.empty() ? nullptr : harbours.at(place);
}

std::vector<std::size_t> Week::lots(std::size_t count)
{
    std::vector<std::uint64_t> drawn(count);
    // The turn and a count make every draw its own; the week's other dice are of another stream.
    const std::uint64_t stream = streamOf("lots-at-sea/" + std::to_string(deed.head().turn));
    for (std::uint64_t& lot : drawn) {
        const DiceBlock block = diceBlock(static_cast<std::uint64_t>(deed.head().seed), stream, m_lots++);
        lot = (std::uint64_t{block[0]} << 32) | block[1];
    }
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return drawn[a] < drawn[b]; });
    return order;
}

std::vector<Roll> Week::rollsSince(std::size_t first) const
{
    return {dice.rolls().begin() + static_cast<std::ptrdiff_t>(first), dice.rolls().end()};
}

void Week::putAt(SailingFleet& fleet, const PlaceAtSea& place)
{
    fleet.now.port = {};
    fleet.now.at = fleet.course.at = place;
    fleet.here = positionOf(place);
    fleet.way.push_back(place);
}

bool Week::berth(SailingFleet& fleet)
{
    const PortRecord* port = portAt(fleet);
    if (!port || !harbours.isOpenTo(*port, fleet.now.side))
        return false;
    fleet.now.port = port->id;
    fleet.now.at = {};
    return true;
}

void Week::measure(SailingFleet& fleet)
{
    fleet.able = false;
    for (const ShipId id : fleet.ships) {
        const ShipRecord& ship = *draft.find(id);
        if (ship.condition.damage == Damage::Wrecked)
            continue;
        const Condition condition = conditionInBattle(ship, fleet.now);
        const int troops =
            ship.fit.troops() - condition.archersLost - condition.marinesLost - condition.heavyMarinesLost;
        const ShipClass* known = figures.classes.find(ship.classId);
        const bool overloaded = known && troops > troopRoom(*known, ship.fit, figures.prices.limits);
        const int speed = currentSpeed(ship.fit, condition, overloaded);
        const bool slower =
            !fleet.able || speed < fleet.speed || (speed == fleet.speed && ship.crew > fleet.slowestCrew);
        if (slower) {
            fleet.speed = speed;
            fleet.slowestCrew = ship.crew;
        }
        fleet.able = true;
    }
}

Phrase Week::whereOf(const SailingFleet& fleet) const
{
    const PortRecord* port = draft.find(fleet.now.port);
    return port ? phrase("in %1", given(port->name)) : phraseOf(fleet.course.at, figures.gazetteer);
}

void dismissWeek(Week& week)
{
    for (SailingFleet& fleet : week.fleets) {
        if (fleet.does(FleetOrder::Exercise) && fleet.exercised && fleet.isInPort())
            fleet.now.exerciseWeeks = std::min(fleet.now.exerciseWeeks + 1, 4);
        if (*week.draft.find(fleet.now.id) != fleet.now)
            week.draft.edit(fleet.now.id) = fleet.now;
        if (!fleet.order.id)
            continue;
        OrderRecord order = fleet.order;
        order.route = routeOf(fleet.course.ahead);
        if (fleet.orderDone) {
            OrderRecord idle;
            idle.id = order.id;
            idle.fleet = order.fleet;
            idle.stance = order.stance;
            order = idle;
        }
        if (order.order == FleetOrder::Lie && order.stance == Stance::Avoid && order.port.isNone())
            week.draft.remove(order.id);
        else if (*week.draft.find(order.id) != order)
            week.draft.edit(order.id) = order;
    }
}

} // namespace navarch
