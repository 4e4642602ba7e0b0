// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/archive/waiting.h"
#include "core/campaign/records/told.h"
#include "core/campaign/umpire/consistency.h"

namespace navarch {

namespace {

/// In a port or at sea: the one that was set counts.
void takePlaceAlong(PortId& port, PlaceAtSea& at, std::string_view field)
{
    if (field == "port_id" && port) {
        at = {};
    } else if (field == "lane_from") {
        at.to.clear();
        at.miles = 0;
        if (!at.from.empty())
            port = {};
    } else if (field == "lane_to" && at.to.empty()) {
        at.miles = 0;
    }
}

template <class Part>
bool refuseWaitingPart(Deed& deed, const Part& part)
{
    const BattleRecord* battle = deed.draft().find(part.battle);
    if (!battle || battle->state != BattleState::Waiting)
        return false;
    deed.refuse("battle-waits", phraseOfName(*battle),
                phrase("It has not been fought; its parts stay as its brief has them. Call it off first."),
                "CP-8.1");
    return true;
}

bool refuseMet(Deed& deed, const FleetRecord& fleet)
{
    bool met = false;
    deed.draft().forEach<ContactRecord>([&](const ContactRecord& contact) {
        met = met
              || (contact.state == ContactState::Waiting
                  && (contact.fleet == fleet.id || contact.other == fleet.id));
    });
    if (met)
        deed.refuse("fleet-waits-for-battle", given(fleet.name),
                    phrase("It has met an enemy; arrange the battle or let them part first."), "CP-8.1");
    return met;
}

} // namespace

void takeAlong(FleetRecord& fleet, std::string_view field)
{
    takePlaceAlong(fleet.port, fleet.at, field);
    if (field == "port_id")
        fleet.nightsOut = 0;
}

void takeAlong(ShipRecord& ship, std::string_view field)
{
    if (field == "fleet_id")
        ship.squadron = {};
}

void takeAlong(CommanderRecord& commander, std::string_view field)
{
    if (field == "fleet_id" && commander.fleet)
        commander.post = Post::Fleet;
    else if (field == "squadron_id" && commander.squadron)
        commander.post = Post::Squadron;
    else if (field == "port_id" && commander.port)
        commander.post = Post::Garrison;
    if (commander.post != Post::Fleet)
        commander.fleet = {};
    if (commander.post != Post::Squadron)
        commander.squadron = {};
    if (commander.post != Post::Garrison)
        commander.port = {};
    if (field != "state")
        return;
    if (commander.state != PersonState::Captured)
        commander.captor = {};
    if (commander.state == PersonState::Fit || commander.state == PersonState::Captured)
        commander.weeksOut = 0;
}

void takeAlong(PortRecord& port, std::string_view field)
{
    if (field == "state" && port.state == PortState::Open)
        port.blockader = {};
    if (field != "blockader_side_id" || port.state == PortState::Captured)
        return;
    port.state = port.blockader ? PortState::Blockaded : PortState::Open;
}

void takeAlong(SightingRecord& sighting, std::string_view field)
{
    takePlaceAlong(sighting.port, sighting.at, field);
}

void takeAlong(TransactionRecord& transaction, std::string_view field)
{
    if (field == "reason")
        transaction.said.clear();
}

void takeAlong(BattleRecord& battle, std::string_view field)
{
    if (field == "name")
        battle.nameSaid.clear();
}

void takeAlong(ChronicleRecord& entry, std::string_view field)
{
    if (field == "text")
        entry.said.clear();
}

bool refuseWaitingRecord(Deed& deed, const FleetRecord& fleet)
{
    return refuseWaiting(deed, fleet.id) || refuseMet(deed, fleet);
}

bool refuseWaitingRecord(Deed& deed, const SquadronRecord& squadron)
{
    return refuseWaiting(deed, squadron.fleet);
}

bool refuseWaitingRecord(Deed& deed, const ShipRecord& ship)
{
    return refuseWaiting(deed, ship.fleet);
}

bool refuseWaitingRecord(Deed& deed, const CommanderRecord& commander)
{
    return refuseWaiting(deed, commander);
}

bool refuseWaitingRecord(Deed& deed, const ContractRecord& contract)
{
    return refuseWaiting(deed, contract.fleet);
}

bool refuseWaitingRecord(Deed& deed, const PortRecord& port)
{
    return refusePortWaiting(deed, port.id);
}

bool refuseWaitingRecord(Deed& deed, const WallRecord& wall)
{
    return refusePortWaiting(deed, wall.port);
}

bool refuseWaitingRecord(Deed& deed, const GarrisonRecord& garrison)
{
    return refusePortWaiting(deed, garrison.port);
}

bool refuseWaitingRecord(Deed& deed, const BattleSideRecord& side)
{
    return refuseWaitingPart(deed, side);
}

bool refuseWaitingRecord(Deed& deed, const BattleFleetRecord& fleet)
{
    return refuseWaitingPart(deed, fleet);
}

bool refuseWaitingRecord(Deed& deed, const BattleShipRecord& ship)
{
    return refuseWaitingPart(deed, ship);
}

bool refuseWaitingRecord(Deed& deed, const BattleCommanderRecord& commander)
{
    return refuseWaitingPart(deed, commander);
}

} // namespace navarch
