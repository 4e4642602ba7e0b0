// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/sightings.h"

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/week/logging.h"

namespace navarch {

void report(Week& week, SideId who, const SailingFleet& seen)
{
    SightingRecord sighting;
    sighting.turn = week.deed.head().turn;
    sighting.day = week.day;
    sighting.side = who;
    sighting.seenSide = seen.now.side;
    sighting.fleet = seen.now.id.value;
    sighting.name = seen.now.name;
    sighting.ships = static_cast<int>(seen.ships.size());
    sighting.port = seen.now.port;
    if (!seen.isInPort())
        sighting.at = seen.course.at;
    noteGlimpse(week, who, seen);
    Id<SightingRecord>& id = week.sightings[{who, sighting.fleet}];
    if (id) {
        sighting.id = id;
        week.draft.put(std::move(sighting));
    } else {
        id = week.draft.add(std::move(sighting));
    }
}

void watchPorts(Week& week)
{
    std::map<PortId, std::set<SideId>> watchers;
    for (const SailingFleet& fleet : week.fleets)
        if (fleet.isInPort() && !fleet.ships.empty())
            watchers[fleet.now.port].insert(fleet.now.side);
    for (const SailingFleet& fleet : week.fleets) {
        const PortRecord* port = fleet.isInPort() ? week.draft.find(fleet.now.port) : week.portAt(fleet);
        if (!port || fleet.ships.empty())
            continue;
        std::set<SideId> eyes = watchers[port->id];
        if (port->owner)
            eyes.insert(port->owner);
        eyes.erase(fleet.now.side);
        for (const SideId side : eyes)
            report(week, side, fleet);
    }
}

void tellSighting(Week& week, const SailingFleet& by, const SailingFleet& seen, const std::vector<Roll>& dice)
{
    if (!week.toldSightings.emplace(by.now.side, seen.now.id.value).second)
        return;
    tell(week.deed, "sighted",
         phraseN("%1 sights %2, {%n ship|%n ships}, %3.", static_cast<std::int64_t>(seen.ships.size()),
                 given(by.now.name), given(seen.now.name), week.whereOf(seen)),
         Knowing::only(by.now.side), "CP-7.5", dice);
    noteTold(week, seen.course.at, by.now.id, seen.now.id);
}

} // namespace navarch
