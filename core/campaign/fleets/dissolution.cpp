// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/fleets/dissolution.h"

#include "core/campaign/deed/numbers_of.h"

namespace navarch {

void leaveYards(Draft& draft, ShipId ship)
{
    for (const YardWorkId work :
         numbersOf<YardWorkRecord>(draft, [&](const YardWorkRecord& each) { return each.ship == ship; }))
        draft.remove(work);
}

void removeShip(Draft& draft, ShipId ship)
{
    for (const auto waiver :
         numbersOf<WaiverRecord>(draft, [&](const WaiverRecord& each) { return each.ship == ship; }))
        draft.remove(waiver);
    leaveYards(draft, ship);
    draft.remove(ship);
}

void dropOrders(Draft& draft, FleetId fleet)
{
    for (const auto order : numbersOf<OrderRecord>(
             draft, [&](const OrderRecord& each) { return each.fleet == fleet || each.escorted == fleet; }))
        draft.remove(order);
}

void dissolveFleet(Draft& draft, FleetId fleet)
{
    dropOrders(draft, fleet);
    for (const ContactId contact : numbersOf<ContactRecord>(
             draft, [&](const ContactRecord& each) { return each.fleet == fleet || each.other == fleet; }))
        draft.remove(contact);
    for (const YardWorkId work :
         numbersOf<YardWorkRecord>(draft, [&](const YardWorkRecord& each) { return each.fleet == fleet; }))
        draft.edit(work).fleet = {};
    for (const CommanderId id : numbersOf<CommanderRecord>(draft, [&](const CommanderRecord& each) {
             const SquadronRecord* squadron = draft.find(each.squadron);
             return each.fleet == fleet || (squadron && squadron->fleet == fleet);
         })) {
        CommanderRecord& commander = draft.edit(id);
        commander.fleet = {};
        commander.squadron = {};
    }
    for (const SquadronId squadron :
         numbersOf<SquadronRecord>(draft, [&](const SquadronRecord& each) { return each.fleet == fleet; }))
        draft.remove(squadron);
    draft.remove(fleet);
}

} // namespace navarch
