// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/fleets/dissolution.h"

namespace navarch {

namespace {

/// The numbers of the records that `isMeant` picks; collected first, for a draft must not change while it is gone through.
template <class Record, class IsMeant>
std::vector<decltype(Record::id)> numbersOf(const Draft& draft, IsMeant isMeant)
{
    std::vector<decltype(Record::id)> numbers;
    draft.forEach<Record>([&](const Record& record) {
        if (isMeant(record))
            numbers.push_back(record.id);
    });
    return numbers;
}

} // namespace

void leaveYards(Draft& draft, ShipId ship)
{
    for (const YardWorkId work :
         numbersOf<YardWorkRecord>(draft, [&](const YardWorkRecord& each) { return each.ship == ship; }))
        draft.remove(work);
}

void dropOrders(Draft& draft, FleetId fleet)
{
    for (const auto order : numbersOf<OrderRecord>(draft, [&](const OrderRecord& each) {
             return each.fleet == fleet || each.escorted == fleet;
         }))
        draft.remove(order);
}

void dissolveFleet(Draft& draft, FleetId fleet)
{
    dropOrders(draft, fleet);
    for (const ContactId contact : numbersOf<ContactRecord>(draft, [&](const ContactRecord& each) {
             return each.fleet == fleet || each.other == fleet;
         }))
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
