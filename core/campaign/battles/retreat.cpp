// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/retreat.h"

#include <algorithm>

#include "core/campaign/actions/order_check.h"
#include "core/campaign/archive/waiting.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/sea/harbours.h"
#include "core/campaign/week/blockades.h"

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

Phrase portName(const Draft& draft, PortId port)
{
    const PortRecord* record = draft.find(port);
    return record ? Phrase(given(record->name)) : phrase("sea");
}

/// The side's own port that is nearest to a fleet by the lanes; by the crow's flight where no lane leads.
PortId refugeOf(const Aftermath& a, const FleetRecord& fleet, PortId from, PortId except)
{
    const Draft& draft = a.deed.draft();
    const SeaLanes& lanes = a.deed.figures().lanes;
    const PortRecord* port = draft.find(from);
    PlaceAtSea here = fleet.at;
    if (here.isNone())
        here = port && lanes.knows(port->place) ? offPlace(port->place) : placeOf(draft, fleet, lanes);
    const PortRecord* refuge = Harbours(draft, a.deed.figures()).refuge(here, fleet.side, lanes, except);
    if (refuge && refuge->owner == fleet.side)
        return refuge->id;
    return nearestPort(draft, fleet.side, from ? from : fleet.port, except);
}

/// A fleet that cannot stay in a port which is another side's now stands off it.
void putOff(Aftermath& a, FleetId id)
{
    const FleetRecord& fleet = *a.deed.draft().find(id);
    const PortRecord* port = a.deed.draft().find(fleet.port);
    if (!port || port->owner.isNone() || port->owner == fleet.side)
        return;
    const PlaceAtSea off = placeOf(a.deed.draft(), fleet, a.deed.figures().lanes);
    FleetRecord& record = a.deed.draft().edit(id);
    record.port = {};
    record.at = off;
}

/// Sends a fleet to the nearest friendly port; what came of it, in words. `from`: the place it leaves.
Phrase retire(Aftermath& a, FleetId id, PortId from, PortId except, PortId& to)
{
    Draft& draft = a.deed.draft();
    const FleetRecord fleet = *draft.find(id);
    to = refugeOf(a, fleet, from, except);
    if (to.isNone()) {
        putOff(a, id);
        a.deed.note(
            Severity::Warning, "no-refuge", given(fleet.name),
            phrase("Its side has no port to retire to; it stays where it is until the umpire moves it."),
            "CP-8.4");
        return phrase("has no port to retire to");
    }
    if (const OrderRecord* order = orderOf(draft, id))
        draft.remove(order->id);
    if (to == fleet.port) {
        a.deed.happened("fleet-retired", phrase("%1 stays in %2.", given(fleet.name), portName(draft, to)),
                        "CP-8.4");
        return phrase("stays in %1", portName(draft, to));
    }
    FleetRecord& record = draft.edit(id);
    record.port = to;
    record.at = {};
    record.nightsOut = 0;
    const Phrase text = phrase("%1 retires to %2.", given(fleet.name), portName(draft, to));
    a.deed.happened("fleet-retired", text, "CP-8.4");
    tell(a.deed, "fleet-retired", text, Knowing::only(fleet.side), "CP-8.4", {},
         {to, a.hand.parts.battle->id});
    return phrase("retires to %1", portName(draft, to));
}

/// The conquerors who stand off a port that is theirs now put in.
void enterFallenPort(Aftermath& a, PortId id)
{
    const PortRecord* port = a.deed.draft().find(id);
    const PortRecord* before = a.deed.draft().base().find(id);
    if (!port || !before || port->owner == before->owner || port->owner.isNone())
        return;
    for (const FleetConsequence& made : a.out.fleets) {
        const FleetRecord* fleet = a.deed.draft().find(made.fleet);
        if (!fleet || fleet->side != port->owner || fleet->port || fleet->at != offPlace(port->place))
            continue;
        FleetRecord& record = a.deed.draft().edit(made.fleet);
        record.port = id;
        record.at = {};
        record.nightsOut = 0;
    }
}

/// A fleet without ships is a name, and drifts nowhere.
void endFleet(Aftermath& a, FleetConsequence& made)
{
    made.text = phrase("has no ships left");
    Draft& draft = a.deed.draft();
    dropOrders(draft, made.fleet);
    if (draft.find(made.fleet)->at.isNone())
        return;
    FleetRecord& record = draft.edit(made.fleet);
    record.at = {};
    record.nightsOut = record.wearyOars = 0;
    record.port = nearestPort(draft, record.side, {});
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
        made.text = phrase("stays");
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
            endFleet(a, made);
        else if (a.hasLost(made.side))
            made.text = retire(a, made.fleet, battle.port, except, made.retiresTo);
    }
    clearFallenPort(a, battle.port);
    enterFallenPort(a, battle.port);
    liftAbandonedBlockades(a.deed);
}

} // namespace navarch
