// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/allies/departures.h"

#include <set>

#include "core/campaign/allies/relations.h"
#include "core/campaign/allies/reliability.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/contingent_words.h"
#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/fleets/free_name.h"
#include "core/campaign/fleets/purchase.h"

namespace navarch {

namespace {

std::vector<ShipId> shipsOf(const Draft& draft, FleetId fleet)
{
    std::vector<ShipId> ships;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
        if (ship.fleet == fleet)
            ships.push_back(ship.id);
    });
    return ships;
}

/// Those who command the contingent or one of its squadrons.
std::vector<CommanderId> commandersOf(const Draft& draft, FleetId fleet)
{
    std::vector<CommanderId> commanders;
    draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
        const SquadronRecord* squadron = draft.find(commander.squadron);
        if (commander.fleet == fleet || (squadron && squadron->fleet == fleet))
            commanders.push_back(commander.id);
    });
    return commanders;
}

PortId havenOf(const Draft& draft, SideId side)
{
    const PortRecord* home = draft.find(draft.find(side)->homePort);
    if (home && home->owner == side)
        return home->id;
    PortId haven;
    draft.forEach<PortRecord>([&](const PortRecord& port) {
        if (haven.isNone() && port.owner == side)
            haven = port.id;
    });
    return haven;
}

/// The enemy of the host with most in its treasury and a port; none: nobody. Who keeps peace with the host takes no ally of
/// its.
SideId bidderFor(const Draft& draft, SideId host, Dice& dice)
{
    std::map<SideId, Talents> treasuries;
    draft.forEach<PostingRecord>([&](const PostingRecord& posting) {
        if (posting.account == Account::Treasury)
            treasuries[posting.side] += posting.amount;
    });
    std::vector<SideId> best;
    Talents most;
    draft.forEach<SideRecord>([&](const SideRecord& side) {
        if (!areEnemies(draft, host, side.id) || havenOf(draft, side.id).isNone())
            return;
        const Talents holds = treasuries[side.id];
        if (best.empty() || holds > most)
            best.clear();
        if (best.empty() || holds == most) {
            most = holds;
            best.push_back(side.id);
        }
    });
    if (best.size() < 2)
        return best.empty() ? SideId{} : best.front();
    return best[static_cast<std::size_t>(
        dice.roll(static_cast<int>(best.size()), "CP-9.2", "Who wins the ally, of equals") - 1)];
}

void changeSides(Deed& deed, ContractId id, SideId host, const std::vector<Roll>& dice)
{
    Draft& draft = deed.draft();
    ContractRecord& contract = draft.edit(id);
    const SideId former = contract.side;
    std::set<std::string> names = shipNamesOf(draft, host);
    for (const ShipId ship : shipsOf(draft, contract.fleet)) {
        ShipRecord& record = draft.edit(ship);
        record.name = freeNameLike(record.name, names);
        names.insert(record.name);
        leaveYards(draft, ship);
    }
    for (const CommanderId commander : commandersOf(draft, contract.fleet))
        draft.edit(commander).side = host;
    std::set<std::string> fleets;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        if (fleet.side == host)
            fleets.insert(fleet.name);
    });
    dropOrders(draft, contract.fleet);
    FleetRecord& fleet = draft.edit(contract.fleet);
    fleet.side = host;
    fleet.name = freeNameLike(fleet.name, fleets);
    if (fleet.port)
        fleet.port = havenOf(draft, host);
    contract.side = host;
    contract.reliability = reliabilityAtFirst(contract.percent);
    contract.signedTurn = deed.head().turn;
    tell(deed, "ally-changed-sides",
         phrase("%1 leaves %2 and fights for %3 from now on.", contingentOf(contract, true),
                given(draft.find(former)->name), given(draft.find(host)->name)),
         Knowing::all(former, host), "CP-9.2", dice);
}

} // namespace

void sendHome(Deed& deed, ContractId id, const Phrase& told, const std::vector<Roll>& dice)
{
    Draft& draft = deed.draft();
    const ContractRecord contract = *draft.find(id);
    tell(deed, "ally-went-home", told, Knowing::all(contract.side), "CP-9.2", dice);
    for (const ShipId ship : shipsOf(draft, contract.fleet))
        removeShip(draft, ship);
    for (const CommanderId commander : commandersOf(draft, contract.fleet))
        draft.remove(commander);
    draft.remove(id);
    dissolveFleet(draft, contract.fleet);
}

void dismissUnreliableAllies(Deed& deed, const CampaignFigures& figures)
{
    Draft& draft = deed.draft();
    std::vector<ContractId> gone;
    draft.forEach<ContractRecord>([&](const ContractRecord& contract) {
        if (contract.reliability <= 0 && contract.reliability < reliabilityAtFirst(contract.percent))
            gone.push_back(contract.id);
    });
    for (const ContractId id : gone) {
        const ContractRecord contract = *draft.find(id);
        const Phrase lostTrust =
            phrase("%1 has lost all trust in its host and goes home.", contingentOf(contract, true));
        if (contract.reliability == 0) {
            sendHome(deed, id, lostTrust);
            continue;
        }
        Dice dice = deed.diceFor("ally/" + std::to_string(id.value), {});
        const int face = dice.roll(10, "CP-9.2", "Whether " + contract.name + " changes sides");
        const SideId host = face <= figures.allyTurnsTo ? bidderFor(draft, contract.side, dice) : SideId{};
        if (host)
            changeSides(deed, id, host, dice.rolls());
        else
            sendHome(deed, id, lostTrust, dice.rolls());
    }
}

} // namespace navarch
