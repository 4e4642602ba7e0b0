// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/fleet_actions.h"

#include <algorithm>
#include <map>

#include "core/campaign/archive/waiting.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/yards/in_yard.h"
#include "core/pricing/fleet_price.h"

namespace navarch {

namespace {

/// A port where a side's fleet may lie: its own, or a neutral one.
const PortRecord* requireHarbour(Deed& deed, PortId id, SideId side)
{
    const PortRecord* port = deed.require(id, "port");
    if (port && port->owner && port->owner != side) {
        deed.refuse("foreign-port", given(port->name),
                    phrase("This port belongs to another side; choose one of its own or a neutral one."));
        return nullptr;
    }
    return port;
}

void refuseTakenFleetName(Deed& deed, SideId side, const std::string& name, FleetId except = {})
{
    bool taken = false;
    deed.draft().forEach<FleetRecord>([&](const FleetRecord& fleet) {
        taken = taken || (fleet.side == side && fleet.name == name && fleet.id != except);
    });
    if (taken)
        deed.refuse("fleet-name", given(name),
                    phrase("The side has a fleet of that name already; choose another."));
}

void refuseTakenSquadronName(Deed& deed, FleetId fleet, const std::string& name, SquadronId except = {})
{
    bool taken = false;
    deed.draft().forEach<SquadronRecord>([&](const SquadronRecord& squadron) {
        taken = taken || (squadron.fleet == fleet && squadron.name == name && squadron.id != except);
    });
    if (taken)
        deed.refuse("squadron-name", given(name),
                    phrase("The fleet has a squadron of that name already; choose another."));
}

void releaseCommanders(Draft& draft, FleetId fleet, SquadronId squadron)
{
    std::vector<CommanderId> released;
    draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
        if ((fleet && commander.fleet == fleet) || (squadron && commander.squadron == squadron))
            released.push_back(commander.id);
    });
    for (const CommanderId id : released) {
        draft.edit(id).fleet = {};
        draft.edit(id).squadron = {};
    }
}

void removeSquadron(Draft& draft, SquadronId id)
{
    std::vector<ShipId> ships;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
        if (ship.squadron == id)
            ships.push_back(ship.id);
    });
    for (const ShipId ship : ships)
        draft.edit(ship).squadron = {};
    releaseCommanders(draft, {}, id);
    draft.remove(id);
}

/// The squadrons a fleet file names, formed in `fleet`.
std::map<std::string, SquadronId> formSquadrons(Deed& deed, FleetId fleet, const Fleet& bought)
{
    std::map<std::string, SquadronId> squadrons;
    for (const FleetShip& row : bought.ships) {
        if (!row.squadron.empty() && !squadrons.contains(row.squadron))
            squadrons[row.squadron] = deed.draft().add(SquadronRecord{{}, fleet, row.squadron});
    }
    return squadrons;
}

Talents addCommanders(Deed& deed, const BuyFleet& action, FleetId fleet,
                      const std::map<std::string, SquadronId>& squadrons, Dice* training)
{
    Talents cost;
    for (const FleetCommander& bought : action.fleet.commanders) {
        CommanderRecord commander;
        commander.side = action.side;
        commander.name = bought.name;
        commander.post = bought.post;
        commander.quality = bought.quality;
        if (bought.post == Post::Fleet)
            commander.fleet = fleet;
        else if (const auto squadron = squadrons.find(bought.squadron); squadron != squadrons.end())
            commander.squadron = squadron->second;
        if (bought.post == Post::Garrison)
            deed.refuse("garrison-commander", given(bought.name),
                        phrase("A garrison's commander comes with his port, not with a fleet."));
        cost += addCommander(deed, std::move(commander), action.fleet.alliedPercent, training);
    }
    return cost;
}

} // namespace

void carryOut(const RaiseFleet& action, Deed& deed)
{
    deed.title(phrase("Raise %1", given(action.name)));
    const SideRecord* side = deed.require(action.side, "side");
    if (!side || !requireHarbour(deed, action.port, action.side))
        return;
    refuseTakenFleetName(deed, action.side, action.name);
    deed.draft().add(FleetRecord{{}, action.side, action.name, action.port});
    deed.happened("fleet-raised", phrase("%1 raises %2.", given(side->name), given(action.name)));
}

void carryOut(const ChangeFleet& action, Deed& deed)
{
    const FleetRecord* fleet = deed.require(action.fleet, "fleet");
    if (!fleet)
        return;
    deed.title(action.name ? phrase("Rename %1 to %2", given(fleet->name), given(*action.name))
                           : phrase("Move %1", given(fleet->name)));
    const SideId side = fleet->side;
    if (action.name) {
        refuseTakenFleetName(deed, side, *action.name, action.fleet);
        deed.draft().edit(action.fleet).name = *action.name;
    }
    if (action.port) {
        refuseWaiting(deed, action.fleet);
        const PortRecord* port = requireHarbour(deed, *action.port, side);
        if (!port)
            return;
        if (*action.port != fleet->port && !leaveBehindInYard(deed, action.fleet)) {
            deed.refuse("ships-in-yard", given(fleet->name),
                        phrase("Its ships are worked on in a yard; finish that or call it off first."),
                        "CP-5.2");
            return;
        }
        FleetRecord& placed = deed.draft().edit(action.fleet);
        placed.port = *action.port;
        placed.at = {};
        placed.nightsOut = 0;
        deed.happened(
            "fleet-placed",
            phrase("%1 is placed in %2.", given(deed.draft().find(action.fleet)->name), given(port->name)));
    }
}

void carryOut(const DisbandFleet& action, Deed& deed)
{
    const FleetRecord* fleet = deed.require(action.fleet, "fleet");
    if (!fleet)
        return;
    deed.title(phrase("Disband %1", given(fleet->name)));
    int ships = 0;
    deed.draft().forEach<ShipRecord>([&](const ShipRecord& ship) { ships += ship.fleet == action.fleet; });
    bool contracted = false;
    deed.draft().forEach<ContractRecord>(
        [&](const ContractRecord& c) { contracted = contracted || c.fleet == action.fleet; });
    if (ships > 0)
        deed.refuse("fleet-has-ships", given(fleet->name),
                    phraseN("It has {%n ship|%n ships}; move or sell first what is in it.", ships));
    if (contracted)
        deed.refuse("fleet-contracted", given(fleet->name),
                    phrase("It serves under a contract; end that first."));
    refuseWaiting(deed, action.fleet);
    if (deed.refused())
        return;
    deed.happened("fleet-disbanded", phrase("%1 is disbanded.", given(fleet->name)));
    dissolveFleet(deed.draft(), action.fleet);
}

void carryOut(const BuyFleet& action, Deed& deed)
{
    const std::string name = action.fleet.name.empty() ? "the fleet" : action.fleet.name;
    deed.title(phrase("Buy %1", action.fleet.name.empty() ? phrase("the fleet") : Phrase(given(name))));
    const SideRecord* side = deed.require(action.side, "side");
    if (!side || !requireHarbour(deed, action.port, action.side))
        return;
    if (action.fleet.name.empty())
        deed.refuse("fleet-name", {}, phrase("The fleet has no name; give it one."));
    if (action.fleet.ships.empty())
        deed.refuse("fleet-empty", given(name), phrase("The fleet has no ships; add some."));
    refuseTakenFleetName(deed, action.side, action.fleet.name);
    const int percent = action.fleet.alliedPercent;
    // Allies bring their ships; a side's own are built (CP-5.1).
    if (percent == 0 || action.placed)
        mayBuyAtOnce(deed, action.placed, action.fleet.name);
    for (const Finding& finding : fleetFindings(action.fleet))
        deed.verdict().reasons.push_back(finding);

    Draft& draft = deed.draft();
    const FleetId fleet = draft.add(FleetRecord{{}, action.side, action.fleet.name, action.port});
    const auto squadrons = formSquadrons(deed, fleet, action.fleet);
    if (percent != 0)
        draft.add(ContractRecord{{},
                                 action.side,
                                 fleet,
                                 name,
                                 percent,
                                 action.months,
                                 action.port,
                                 5 + percent / 10,
                                 deed.head().turn});

    Dice dice = deed.diceFor("training", action.dice);
    Dice* training = trainingIsRandomised(draft) ? &dice : nullptr;
    std::set<std::string> names = shipNamesOf(draft, action.side);
    Talents cost;
    for (const FleetShip& row : action.fleet.ships) {
        const SquadronId squadron = row.squadron.empty() ? SquadronId{} : squadrons.at(row.squadron);
        cost += addShips(deed, fleet, squadron, row, {action.waive, action.reason}, names, training);
    }
    Talents commanders = addCommanders(deed, action, fleet, squadrons, training);
    deed.settleDice(dice);
    if (action.placed) {
        cost = commanders = {};
        tellPlaced(deed, action.side, name, action.fleet.shipCount());
    } else if (deed.head().stage == Stage::Running) {
        tell(deed, "contract-signed",
             phraseN("%1 serves %2 for {%n month|%n months}.", action.months, given(name), given(side->name)),
             Knowing::only(action.side), "SA-13.1");
    }
    deed.pay(action.side, percent == 0 ? Account::Yards : Account::Allies, cost,
             phrase("Ships bought: %1", given(name)));
    deed.pay(action.side, Account::Commanders, commanders, phrase("Commanders hired: %1", given(name)));
    deed.happened("fleet-bought",
                  phraseN("%1 buys %2, {%n ship|%n ships}, for %3 talents.", action.fleet.shipCount(),
                          given(side->name), given(name), (cost + commanders)),
                  "SA-15", dice.rolls());
}

void carryOut(const FormSquadron& action, Deed& deed)
{
    deed.title(phrase("Form %1", given(action.name)));
    if (!deed.require(action.fleet, "fleet"))
        return;
    refuseTakenSquadronName(deed, action.fleet, action.name);
    deed.draft().add(SquadronRecord{{}, action.fleet, action.name});
}

void carryOut(const RenameSquadron& action, Deed& deed)
{
    const SquadronRecord* squadron = deed.require(action.squadron, "squadron");
    if (!squadron)
        return;
    deed.title(phrase("Rename %1 to %2", given(squadron->name), given(action.name)));
    refuseTakenSquadronName(deed, squadron->fleet, action.name, action.squadron);
    deed.draft().edit(action.squadron).name = action.name;
}

void carryOut(const DisbandSquadron& action, Deed& deed)
{
    const SquadronRecord* squadron = deed.require(action.squadron, "squadron");
    if (!squadron)
        return;
    deed.title(phrase("Disband %1", given(squadron->name)));
    refuseWaiting(deed, squadron->fleet);
    removeSquadron(deed.draft(), action.squadron);
}

} // namespace navarch
