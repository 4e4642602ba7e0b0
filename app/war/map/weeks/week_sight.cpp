// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/map/weeks/week_sight.h"

#include <algorithm>
#include <cmath>

#include "app/base/chart/chart_places.h"
#include "app/campaign/wording.h"

namespace navarch {
namespace {

/// So many miles out from `a` towards `b`, as a point between whole miles.
QPointF onLane(const std::string& a, const std::string& b, double miles, const SeaLanes& lanes)
{
    const int most = lanes.between(a, b)->miles;
    const int whole = std::clamp(static_cast<int>(std::floor(miles)), 0, most);
    const QPointF here = degreesAt(lanes.positionOn(a, b, whole));
    const QPointF next = degreesAt(lanes.positionOn(a, b, std::min(whole + 1, most)));
    return here + (next - here) * std::clamp(miles - whole, 0.0, 1.0);
}

/// From one place to the next on a lane, as a way says: its ends, and how far out from the first of them both are.
struct Leg {
    std::string from;
    std::string to;
    double begin = 0;
    double end = 0;
};

Leg legBetween(const PlaceAtSea& a, const PlaceAtSea& b, const SeaLanes& lanes)
{
    const PlaceAtSea& open = a.to.empty() ? b : a; // says which lane it is, unless both are at its ends
    Leg leg{open.from, open.to.empty() ? (open.from == a.from ? b.from : a.from) : open.to, 0, 0};
    const Lane* lane = lanes.between(leg.from, leg.to);
    const auto milesOf = [&](const PlaceAtSea& place) -> double {
        if (place.from == leg.from)
            return place.miles;
        return lane->miles - place.miles;
    };
    if (!lane)
        return {};
    leg.begin = milesOf(a);
    leg.end = milesOf(b);
    return leg;
}

/// The point on a way after that part of it, 0 to 1.
std::optional<QPointF> pointOn(const std::vector<PlaceAtSea>& way, double part, const Figures& figures)
{
    const auto at = [&](const PlaceAtSea& place) {
        return degreesAt(positionOf(place, figures.lanes, figures.gazetteer));
    };
    if (way.empty())
        return std::nullopt;
    std::vector<Leg> legs;
    double miles = 0;
    for (std::size_t i = 1; i < way.size(); ++i) {
        legs.push_back(legBetween(way[i - 1], way[i], figures.lanes));
        miles += std::abs(legs.back().end - legs.back().begin);
    }
    double left = miles * part;
    for (const Leg& leg : legs) {
        const double length = std::abs(leg.end - leg.begin);
        if (left <= length && length > 0)
            return onLane(leg.from, leg.to, leg.begin + (leg.end > leg.begin ? left : -left), figures.lanes);
        left -= length;
    }
    return at(way.back());
}

class Showing {
public:
    Showing(const SeenWeek& week, const Figures& figures, double moment)
        : m_week(week),
          m_figures(figures),
          m_day(dayOf(moment)),
          m_part(std::clamp((moment - (m_day - 1)) / rowingOfADay, 0.0, 1.0)),
          m_sight(week.dawn)
    {
    }

    ChartSight take()
    {
        for (const FleetDay& day : m_week.log.fleets)
            if (day.day == m_day)
                moveOwn(day);
            else if (day.day < m_day && day.ships == 0)
                remove(day.fleet);
        for (const Glimpse& glimpse : m_week.log.glimpses)
            if (isKnownBy(glimpse.day))
                showOther(glimpse);
        for (const SeaEvent& event : m_week.log.events)
            showEvent(event);
        return std::move(m_sight);
    }

private:
    [[nodiscard]] bool isEvening() const { return m_part >= 1; }
    [[nodiscard]] bool isKnownBy(int day) const { return day < m_day || (day == m_day && isEvening()); }

    void remove(FleetId fleet)
    {
        std::erase_if(m_sight.fleets, [&](const SightedFleet& seen) { return seen.id == fleet.value; });
    }

    SightedFleet& fleetOf(FleetId id, SideId side)
    {
        const auto there = std::find_if(m_sight.fleets.begin(), m_sight.fleets.end(),
                                        [&](const SightedFleet& seen) { return seen.id == id.value; });
        SightedFleet& fleet = there != m_sight.fleets.end() ? *there : m_sight.fleets.emplace_back();
        const auto look = m_week.looks.find(side);
        fleet.id = id.value;
        fleet.side = side;
        if (look != m_week.looks.end()) {
            fleet.sideName = look->second.name;
            fleet.colour = look->second.colour;
            fleet.emblem = look->second.emblem;
        }
        fleet.lane = {};
        fleet.where.clear();
        return fleet;
    }

    void moveOwn(const FleetDay& day)
    {
        const auto at = pointOn(day.way, m_part, m_figures);
        if (!at)
            return; // where it lies no lane leads; it stays as it is drawn
        if (day.ships == 0 && isEvening())
            return remove(day.fleet);
        SightedFleet& fleet = fleetOf(day.fleet, day.side);
        fleet.name = words(day.name);
        fleet.isOwn = true;
        fleet.age = 0;
        if (day.ships > 0)
            fleet.ships = day.ships;
        const bool rests = day.way.size() == 1 && day.dawn == day.evening;
        place(fleet, isEvening() || rests ? day.evening : m_part <= 0 ? day.dawn : PortId{}, *at);
    }

    void showOther(const Glimpse& glimpse)
    {
        const auto own = std::any_of(m_week.log.fleets.begin(), m_week.log.fleets.end(),
                                     [&](const FleetDay& day) { return day.fleet == glimpse.fleet; });
        const auto at = pointOn({glimpse.at}, 1, m_figures);
        if (own || glimpse.at.isNone() || !at)
            return;
        SightedFleet& fleet = fleetOf(glimpse.fleet, glimpse.seenSide);
        fleet.name = words(glimpse.name);
        fleet.isOwn = false;
        fleet.age = 0;
        fleet.ships = glimpse.ships;
        place(fleet, glimpse.port, *at);
    }

    void place(SightedFleet& fleet, PortId port, const QPointF& at)
    {
        const SightedPort* in = m_sight.port(port.value);
        fleet.port = in ? port : PortId{};
        fleet.at = in ? in->at : at;
        if (in)
            fleet.where = in->name;
    }

    void showEvent(const SeaEvent& event)
    {
        if (!isKnownBy(event.day))
            return;
        if (event.kind == "blockade-set" || event.kind == "blockade-lifted")
            for (SightedPort& port : m_sight.ports)
                if (port.id == event.port)
                    port.isBlockaded = event.kind == "blockade-set";
        const bool isMet = event.kind == "contact" || event.kind == "raid";
        // A meeting stands until it is settled; the weather passes with its day.
        if (event.at.isNone() || !(isMet || event.day == m_day))
            return;
        if (const auto at = pointOn({event.at}, 1, m_figures))
            m_sight.marks.push_back({*at, words(event.kind), words(event.text)});
    }

    const SeenWeek& m_week;
    const Figures& m_figures;
    int m_day;
    double m_part; ///< of the day's rowing
    ChartSight m_sight;
};

} // namespace

SeenWeek seenWeekOf(const Campaign& before, const Figures& figures, const WeekLog& log, SideId viewer)
{
    SeenWeek week{sightOf(before, figures, viewer), seenBy(log, viewer), {}};
    week.dawn.orders.clear();
    week.dawn.contacts.clear();
    const auto see = [&](SideId id) {
        if (const SideRecord* side = before.find(id))
            week.looks[id] = {words(side->name), words(nameOf(side->colour)), words(nameOf(side->emblem))};
    };
    for (const FleetDay& day : week.log.fleets)
        see(day.side);
    for (const Glimpse& glimpse : week.log.glimpses)
        see(glimpse.seenSide);
    return week;
}

ChartSight sightAt(const SeenWeek& week, const Figures& figures, double moment)
{
    return Showing(week, figures, moment).take();
}

int dayOf(double moment)
{
    return 1 + static_cast<int>(std::clamp(std::floor(moment), 0.0, daysOfAWeek - 1));
}

bool isStill(const SeenWeek& week, int day)
{
    const auto moves = [day](const FleetDay& each) {
        return each.day == day && (each.way.size() > 1 || each.dawn != each.evening || each.ships == 0);
    };
    const auto isOfThatDay = [day](const auto& each) { return each.day == day; };
    // Others are seen where they were seen before as well: that changes the chart only when something of it did.
    const auto isNew = [&](const Glimpse& seen) {
        if (seen.day != day)
            return false;
        return std::none_of(week.log.glimpses.begin(), week.log.glimpses.end(), [&](const Glimpse& before) {
            return before.day < day && before.fleet == seen.fleet && before.ships == seen.ships
                   && before.at == seen.at && before.port == seen.port;
        });
    };
    return std::none_of(week.log.fleets.begin(), week.log.fleets.end(), moves)
           && std::none_of(week.log.events.begin(), week.log.events.end(), isOfThatDay)
           && std::none_of(week.log.glimpses.begin(), week.log.glimpses.end(), isNew);
}

std::size_t toldBy(const SeenWeek& week, double moment)
{
    const int day = dayOf(moment);
    const bool isEvening = moment - (day - 1) >= rowingOfADay;
    return static_cast<std::size_t>(
        std::count_if(week.log.events.begin(), week.log.events.end(), [&](const SeaEvent& event) {
            return event.day < day || (event.day == day && isEvening);
        }));
}

} // namespace navarch
