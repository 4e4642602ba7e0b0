// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/retreat.h"

#include <algorithm>

#include "core/campaign/battles/waiting.h"

namespace navarch {

namespace {

int strengthOf(const Draft& draft, FleetId fleet)
{
    int ships = 0;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) { ships += ship.fleet == fleet; });
    return ships;
}

std::int64_t distanceOf(const PortRecord& a, const PortRecord& b)
{
    const std::int64_t north = 5 * std::int64_t{a.latitude - b.latitude};
    const std::int64_t east = 4 * std::int64_t{a.longitude - b.longitude};
    return north * north + east * east;
}

std::string portName(const Draft& draft, PortId port)
{
    const PortRecord* record = draft.find(port);
    return record ? record->name : std::string("sea");
}

/// Sends a fleet to the nearest friendly port; what came of it, in words. `from`: the place it leaves.
std::string retire(Aftermath& a, FleetId id, PortId from, PortId except, PortId& to)
{
    Draft& draft = a.deed.draft();
    const FleetRecord fleet = *draft.find(id);
    to = nearestPort(draft, fleet.side, from ? from : fleet.port, except);
    if (to.isNone()) {
        // It cannot lie in a port that is another side's now.
        if (const PortRecord* port = draft.find(fleet.port); port && port->owner && port->owner != fleet.side)
            draft.edit(id).port = {};
        a.deed.note(Severity::Warning, "no-refuge", fleet.name,
                    "Its side has no port to retire to; it stays where it is until the umpire moves it.", "CP-8.4");
        return "has no port to retire to";
    }
    if (to == fleet.port) {
        a.deed.happened("fleet-retired", fleet.name + " retires to where it lies, " + portName(draft, to) + ".", "CP-8.4");
        return "retires to where it lies, " + portName(draft, to);
    }
    draft.edit(id).port = to;
    a.deed.happened("fleet-retired", fleet.name + " retires to " + portName(draft, to) + ".", "CP-8.4");
    return "retires to " + portName(draft, to);
}

/// Fleets that took no part, in a port that is no longer their side's.
void clearFallenPort(Aftermath& a, PortId port)
{
    const PortRecord* before = a.deed.draft().base().find(port);
    const PortRecord* now = a.deed.draft().find(port);
    if (!now || !before || now->owner == before->owner)
        return;
    std::vector<FleetId> strangers;
    a.deed.draft().forEach<FleetRecord>([&](const FleetRecord& fleet) {
        if (fleet.port == port && fleet.side != now->owner)
            strangers.push_back(fleet.id);
    });
    for (const FleetId id : strangers) {
        const bool fought = std::any_of(a.out.fleets.begin(), a.out.fleets.end(),
                                        [&](const FleetConsequence& each) { return each.fleet == id; });
        PortId to;
        if (!fought && !refuseWaiting(a.deed, id))
            (void)retire(a, id, port, port, to);
    }
}

} // namespace

void countFleets(Aftermath& a)
{
    for (const BattleFleetRecord* entry : a.hand.parts.fleets) {
        FleetConsequence& made = a.out.fleets.emplace_back();
        made.fleet = FleetId{entry->fleet};
        made.side = entry->sideNumber;
        made.name = entry->name;
        made.shipsBefore = strengthOf(a.deed.draft(), made.fleet);
        made.text = "stays";
    }
}

PortId nearestPort(const Draft& draft, SideId side, PortId from, PortId except)
{
    const PortRecord* origin = draft.find(from);
    if (!origin)
        if (const SideRecord* record = draft.find(side))
            origin = draft.find(record->homePort);
    const PortRecord* best = nullptr;
    draft.forEach<PortRecord>([&](const PortRecord& port) {
        if (port.owner != side || port.id == except)
            return;
        if (!best || (origin && distanceOf(port, *origin) < distanceOf(*best, *origin)))
            best = draft.find(port.id);
    });
    return best ? best->id : PortId{};
}

void retireLosers(Aftermath& a)
{
    const BattleRecord& battle = *a.hand.parts.battle;
    const PortId except = battle.place == PlaceKind::Port ? battle.port : PortId{};
    for (FleetConsequence& made : a.out.fleets) {
        made.shipsAfter = strengthOf(a.deed.draft(), made.fleet);
        if (!a.deed.draft().find(made.fleet))
            continue;
        if (made.shipsAfter == 0)
            made.text = "has no ships left";
        else if (a.hasLost(made.side))
            made.text = retire(a, made.fleet, battle.port, except, made.retiresTo);
    }
    clearFallenPort(a, battle.port);
}

} // namespace navarch
