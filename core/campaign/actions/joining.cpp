// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/joining.h"

#include <algorithm>
#include <set>

#include "core/campaign/archive/waiting.h"
#include "core/campaign/deed/numbers_of.h"
#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/fleets/free_name.h"

namespace navarch {

namespace {

/// Allied ships are paid otherwise and go home together; whoever has met an enemy stays as it was met.
bool mayChange(Deed& deed, const FleetRecord& fleet)
{
    const Draft& draft = deed.draft();
    if (!numbersOf<ContractRecord>(draft, [&](const ContractRecord& each) {
             return each.fleet == fleet.id;
         }).empty())
        deed.refuse("allied-fleet", given(fleet.name),
                    phrase("It serves under a contract; its ships stay together and apart from others."),
                    "SA-15.10");
    if (!numbersOf<ContactRecord>(draft, [&](const ContactRecord& each) {
             return each.state == ContactState::Waiting && (each.fleet == fleet.id || each.other == fleet.id);
         }).empty())
        deed.refuse("fleet-waits-for-battle", given(fleet.name),
                    phrase("It has met an enemy; arrange the battle or let them part first."), "CP-8.1");
    refuseWaiting(deed, fleet.id);
    return !deed.refused();
}

void bringSquadrons(Draft& draft, FleetId from, FleetId into)
{
    std::set<std::string> names;
    draft.forEach<SquadronRecord>([&](const SquadronRecord& squadron) {
        if (squadron.fleet == into)
            names.insert(squadron.name);
    });
    for (const SquadronId id :
         numbersOf<SquadronRecord>(draft, [&](const SquadronRecord& each) { return each.fleet == from; })) {
        SquadronRecord& squadron = draft.edit(id);
        squadron.fleet = into;
        squadron.name = freeNameLike(squadron.name, names);
        names.insert(squadron.name);
    }
}

} // namespace

void joinFleets(const JoinFleets& action, Deed& deed)
{
    Draft& draft = deed.draft();
    const FleetRecord from = *draft.find(action.fleet);
    const FleetRecord into = *draft.find(action.into);
    if (from.id == into.id)
        return deed.refuse("same-fleet", given(from.name), phrase("A fleet cannot join itself."));
    if (from.side != into.side)
        return deed.refuse("other-side", given(from.name),
                           phrase("%1 belongs to another side.", given(into.name)));
    if (from.port != into.port || from.at != into.at || (from.port.isNone() && from.at.isNone()))
        deed.refuse("other-place", given(from.name),
                    phrase("It is not where %1 is; bring both together first.", given(into.name)), "CP-7.3");
    if (!mayChange(deed, from) || !mayChange(deed, into))
        return;
    bringSquadrons(draft, from.id, into.id);
    for (const ShipId ship :
         numbersOf<ShipRecord>(draft, [&](const ShipRecord& each) { return each.fleet == from.id; }))
        draft.edit(ship).fleet = into.id;
    const bool isLed = !numbersOf<CommanderRecord>(draft, [&](const CommanderRecord& each) {
                            return each.fleet == into.id;
                        }).empty();
    for (const CommanderId man : numbersOf<CommanderRecord>(
             draft, [&](const CommanderRecord& each) { return each.fleet == from.id; }))
        draft.edit(man).fleet = isLed ? FleetId{} : into.id;
    for (const auto escort : numbersOf<OrderRecord>(draft, [&](const OrderRecord& each) {
             return each.escorted == from.id && each.fleet != into.id;
         }))
        draft.edit(escort).escorted = into.id;
    for (const YardWorkId work :
         numbersOf<YardWorkRecord>(draft, [&](const YardWorkRecord& each) { return each.fleet == from.id; }))
        draft.edit(work).fleet = into.id;
    FleetRecord& joined = draft.edit(into.id);
    joined.nightsOut = std::max(joined.nightsOut, from.nightsOut);
    joined.wearyOars = std::max(joined.wearyOars, from.wearyOars);
    joined.strained = joined.strained || from.strained;
    joined.keep = std::max(joined.keep, from.keep);
    joined.exerciseWeeks = std::min(joined.exerciseWeeks, from.exerciseWeeks);
    dissolveFleet(draft, from.id);
    deed.happened("fleets-joined", phrase("%1 joins %2.", given(from.name), given(into.name)), "CP-7.3");
}

void splitFleet(const SplitFleet& action, Deed& deed)
{
    Draft& draft = deed.draft();
    const FleetRecord from = *draft.find(action.fleet);
    std::set<ShipId> going;
    for (const ShipId id : action.ships) {
        const ShipRecord* ship = deed.require(id, "ship");
        if (ship && ship->fleet != from.id)
            deed.refuse("ship-elsewhere", given(ship->name),
                        phrase("It is not in %1; leave it out.", given(from.name)));
        else if (ship && !going.insert(id).second)
            deed.refuse("ship-twice", given(ship->name), phrase("This ship is named twice; name it once."));
    }
    const std::vector<ShipId> all =
        numbersOf<ShipRecord>(draft, [&](const ShipRecord& each) { return each.fleet == from.id; });
    if (action.ships.empty())
        deed.refuse("no-ships", given(from.name), phrase("No ship is named; choose some."));
    else if (going.size() == all.size())
        deed.refuse("whole-fleet", given(from.name),
                    phrase("All its ships are named; leave some behind, or rename the fleet."));
    if (!numbersOf<FleetRecord>(draft, [&](const FleetRecord& each) {
             return each.side == from.side && each.name == action.name;
         }).empty())
        deed.refuse("fleet-name", given(action.name),
                    phrase("The side has a fleet of that name already; choose another."));
    if (!mayChange(deed, from))
        return;
    FleetRecord fresh = from;
    fresh.name = action.name;
    const FleetId id = draft.add(std::move(fresh));
    // A squadron that goes whole stays together.
    std::set<SquadronId> whole;
    for (const ShipId ship : going)
        whole.insert(draft.find(ship)->squadron);
    whole.erase(SquadronId{});
    for (const ShipId ship : all)
        if (!going.contains(ship))
            whole.erase(draft.find(ship)->squadron);
    for (const SquadronId squadron : whole)
        draft.edit(squadron).fleet = id;
    for (const ShipId each : going) {
        ShipRecord& ship = draft.edit(each);
        ship.fleet = id;
        if (!whole.contains(ship.squadron))
            ship.squadron = {};
    }
    deed.happened("fleet-split",
                  phraseN("%1, {%n ship|%n ships}, leaves %2.", static_cast<std::int64_t>(going.size()),
                          given(action.name), given(from.name)),
                  "CP-7.3");
}

} // namespace navarch
