// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/logging.h"

#include <algorithm>

#include "core/campaign/records/told.h"

namespace navarch {

namespace {

SeaEvent eventOf(const Week& week, const ChronicleRecord& entry)
{
    SeaEvent event;
    event.day = week.day;
    event.entry = entry.id;
    event.kind = entry.kind;
    event.text = phraseOf(entry);
    event.port = entry.port;
    event.everybody = entry.open;
    event.side = entry.side;
    event.otherSide = entry.other;
    const PortRecord* port = week.draft.find(entry.port);
    if (port && !port->place.empty())
        event.at = offPlace(port->place);
    return event;
}

FleetDay dayOf(const Week& week, const SailingFleet& fleet)
{
    FleetDay day;
    day.day = week.day;
    day.fleet = fleet.now.id;
    day.side = fleet.now.side;
    day.name = fleet.now.name;
    day.ships = static_cast<int>(fleet.ships.size());
    day.dawn = fleet.dawnPort;
    day.evening = fleet.now.port;
    const auto pass = [&](const PlaceAtSea& place) {
        if (!place.isNone() && (day.way.empty() || day.way.back() != place))
            day.way.push_back(place);
    };
    pass(fleet.dawn);
    for (const PlaceAtSea& place : fleet.way)
        pass(place);
    return day;
}

} // namespace

void noteTold(Week& week, const PlaceAtSea& at, FleetId fleet, FleetId other)
{
    if (!week.log)
        return;
    const ChronicleRecord* entry = week.draft.find(Id<ChronicleRecord>{week.deed.head().nextNumber - 1});
    if (!entry)
        return;
    SeaEvent event = eventOf(week, *entry);
    event.at = at;
    event.fleet = fleet;
    event.other = other;
    week.log->events.push_back(std::move(event));
}

void noteGlimpse(Week& week, SideId who, const SailingFleet& seen)
{
    if (week.log)
        week.log->glimpses.push_back({week.day, who, seen.now.side, seen.now.id, seen.now.name,
                                      static_cast<int>(seen.ships.size()), seen.course.at, seen.now.port});
}

void noteDay(Week& week, std::int64_t firstNumber)
{
    if (!week.log)
        return;
    std::vector<SeaEvent>& events = week.log->events;
    for (std::int64_t number = firstNumber; number < week.deed.head().nextNumber; ++number) {
        const ChronicleRecord* entry = week.draft.find(Id<ChronicleRecord>{number});
        const bool isNoted = std::any_of(events.begin(), events.end(),
                                         [&](const SeaEvent& event) { return event.entry.value == number; });
        if (entry && !isNoted)
            events.push_back(eventOf(week, *entry));
    }
    std::sort(events.begin(), events.end(),
              [](const SeaEvent& a, const SeaEvent& b) { return a.entry < b.entry; });
    for (const SailingFleet& fleet : week.fleets) {
        // One that the sea took on a day before is no more.
        const bool isGone =
            fleet.ships.empty()
            && std::any_of(week.log->fleets.begin(), week.log->fleets.end(), [&](const FleetDay& day) {
                   return day.fleet == fleet.now.id && day.day < week.day && day.ships == 0;
               });
        if (!isGone)
            week.log->fleets.push_back(dayOf(week, fleet));
    }
}

} // namespace navarch
