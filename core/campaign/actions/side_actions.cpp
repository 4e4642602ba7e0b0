// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/side_actions.h"

#include "core/campaign/actions/port_actions.h"
#include "core/campaign/allies/departures.h"
#include "core/campaign/allies/reliability.h"
#include "core/campaign/archive/waiting.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/contingent_words.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/turn_count.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

constexpr int mostSides = 8; // CP-2.1

/// Refuses what two sides may not share, and a home that is none.
void checkSide(Deed& deed, const SideRecord& side)
{
    deed.draft().forEach<SideRecord>([&](const SideRecord& other) {
        if (other.id == side.id)
            return;
        if (other.name == side.name)
            deed.refuse("side-name", given(side.name), phrase("Another side has that name; choose another."));
        if (other.colour == side.colour && other.emblem == side.emblem)
            deed.refuse("side-sign", given(side.name),
                        phrase("%1 has that colour and emblem; change one of them.", given(other.name)));
    });
    if (side.homePort)
        (void)deed.require(side.homePort, "port");
}

/// A side's home is its own: a neutral one becomes so, with its walls and its garrison, and another side's is refused.
void takeHome(Deed& deed, SideId side, PortId home)
{
    const PortRecord* port = home ? deed.draft().find(home) : nullptr;
    if (!port)
        return;
    if (port->owner) {
        const SideRecord* owner = deed.draft().find(port->owner);
        deed.refuse("side-home", given(port->name),
                    phrase("It belongs to %1; choose a neutral port, or none.",
                           given(owner ? owner->name : std::string())));
        return;
    }
    ChangePort handOver;
    handOver.port = home;
    handOver.owner = side;
    carryOut(handOver, deed);
}

/// What `percent` makes of everything paid for a fleet and its commanders; writes it into the records and returns the
/// difference to what was paid before (ships, commanders).
std::pair<Talents, Talents> repriceContingent(Deed& deed, FleetId fleet, int percent)
{
    Draft& draft = deed.draft();
    const PriceList& prices = deed.figures().prices;
    Talents ships;
    Talents commanders;
    std::vector<ShipId> shipIds;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
        if (ship.fleet == fleet)
            shipIds.push_back(ship.id);
    });
    for (const ShipId id : shipIds) {
        ShipRecord& ship = draft.edit(id);
        const Talents plain = shipTotal(ship.fit, ship.crewBought, prices);
        const Talents price = plain + alliedShare(plain, percent);
        ships += price - ship.paid;
        ship.paid = price;
    }
    std::vector<CommanderId> commanderIds;
    draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
        const SquadronRecord* squadron = draft.find(commander.squadron);
        if (commander.fleet == fleet || (squadron && squadron->fleet == fleet))
            commanderIds.push_back(commander.id);
    });
    for (const CommanderId id : commanderIds) {
        CommanderRecord& commander = draft.edit(id);
        const Talents plain = prices.priceOf(commander.qualityBought);
        const Talents price = plain + alliedShare(plain, percent);
        commanders += price - commander.paid;
        commander.paid = price;
    }
    return {ships, commanders};
}

void payContingent(Deed& deed, SideId side, std::pair<Talents, Talents> difference, const Phrase& reason)
{
    deed.pay(side, Account::Allies, difference.first + difference.second, reason);
}

bool isStepOfTen(Deed& deed, int percent, const std::string& name)
{
    const Limits& limits = deed.figures().prices.limits;
    if (percent % limits.alliedStep == 0)
        return true;
    deed.refuse("allied-step", given(name), phrase("%1% is no step of ten; choose one.", percent), "SA-13.1");
    return false;
}

} // namespace

void carryOut(const AddSide& action, Deed& deed)
{
    deed.title(phrase("Add %1", given(action.name)));
    int sides = 0;
    deed.draft().forEach<SideRecord>([&](const SideRecord&) { ++sides; });
    if (sides >= mostSides)
        deed.refuse("too-many-sides", given(action.name), phrase("A campaign has at most eight sides."),
                    "CP-2.1");
    if (action.budget < budgetBounds.least || action.budget > budgetBounds.most)
        deed.refuse("side-budget", given(action.name), phrase("A budget is 0 to 1000000 talents."), "CP-2.2");
    const SideRecord side{
        {}, action.name, action.colour, action.emblem, action.player, action.period, action.homePort};
    checkSide(deed, side);
    const SideId id = deed.draft().add(side);
    takeHome(deed, id, action.homePort);
    deed.title(phrase("Add %1", given(action.name)));
    if (!action.budget.isZero())
        deed.book(id, Account::Budget, Account::Treasury, action.budget,
                  phrase("Budget of %1", given(action.name)));
    deed.happened("side-added", phrase("%1 joins with %2 talents.", given(action.name), action.budget),
                  "CP-2.2");
    if (deed.head().stage == Stage::Running) // of its money nobody else hears (CP-2.3)
        tell(deed, "side-joined", phrase("%1 joins the war.", given(action.name)), Knowing::all(id), "CP-2.1",
             {}, {action.homePort, {}});
}

void carryOut(const ChangeSide& action, Deed& deed)
{
    const SideRecord* standing = deed.require(action.side, "side");
    if (!standing)
        return;
    SideRecord side = *standing;
    deed.title(phrase("Change %1", given(side.name)));
    side.name = action.name.value_or(side.name);
    side.colour = action.colour.value_or(side.colour);
    side.emblem = action.emblem.value_or(side.emblem);
    side.player = action.player.value_or(side.player);
    side.period = action.period.value_or(side.period);
    side.homePort = action.homePort.value_or(side.homePort);
    checkSide(deed, side);
    if (side.player != standing->player)
        deed.happened("player-changed",
                      side.player == Player::Machine
                          ? phrase("%1 is played by the machine from now on.", given(side.name))
                          : phrase("%1 is played by a person from now on.", given(side.name)),
                      "CP-2.1");
    deed.draft().edit(action.side) = side;
}

void carryOut(const FinishOrders& action, Deed& deed)
{
    const SideRecord* side = deed.require(action.side, "side");
    if (!side)
        return;
    deed.title(action.done ? phrase("%1: the orders are done", given(side->name))
                           : phrase("%1: the orders are not done after all", given(side->name)));
    const HeadRecord& head = deed.head();
    if (head.stage != Stage::Running || head.phase != TurnPhase::Orders)
        deed.refuse("no-time-for-orders", given(side->name),
                    phrase("Orders are given between a turn's beginning and its sailing."), "CP-1.3");
    const int turn = action.done ? countedTurn(head) : 0;
    if (side->readyTurn == turn || (!action.done && side->readyTurn != countedTurn(head)))
        deed.refuse("said-already", given(side->name), phrase("It has said so already."));
    deed.draft().edit(action.side).readyTurn = turn;
    deed.happened("orders-finished",
                  action.done ? phrase("%1 has given its orders.", given(side->name))
                              : phrase("%1 has still orders to give.", given(side->name)),
                  "CP-1.3");
}

void carryOut(const SignContract& action, Deed& deed)
{
    deed.title(phrase("Sign a contract with %1", given(action.name)));
    const FleetRecord* fleet = deed.require(action.fleet, "fleet");
    if (!fleet || !isStepOfTen(deed, action.percent, action.name))
        return;
    const bool running = deed.head().stage == Stage::Running;
    if (running)
        refuseWaiting(deed, action.fleet);
    bool contracted = false;
    deed.draft().forEach<ContractRecord>(
        [&](const ContractRecord& c) { contracted = contracted || c.fleet == action.fleet; });
    if (contracted)
        deed.refuse("contracted-twice", given(fleet->name),
                    phrase("It serves under a contract already; change that one."));
    if (action.homePort)
        (void)deed.require(action.homePort, "port");
    const SideId side = fleet->side;
    deed.draft().add(ContractRecord{{},
                                    side,
                                    action.fleet,
                                    action.name,
                                    action.percent,
                                    action.months,
                                    action.homePort,
                                    5 + action.percent / 10,
                                    deed.head().turn});
    std::pair<Talents, Talents> difference = repriceContingent(deed, action.fleet, action.percent);
    // In the war nobody pays for a fleet again because it turns allied and cheap.
    if (running && (difference.first + difference.second).isNegative())
        difference = {};
    payContingent(deed, side, difference, phrase("Contract with %1", given(action.name)));
    if (running)
        tell(deed, "contract-signed",
             phraseN("%1 serves for {%n month|%n months}.", action.months, given(action.name)),
             Knowing::only(side), "SA-13.1");
    deed.happened("contract-signed", phrase("%1 serves for %2 months.", given(action.name), action.months),
                  "SA-13.1");
}

void carryOut(const ChangeContract& action, Deed& deed)
{
    const ContractRecord* standing = deed.require(action.contract, "contract");
    if (!standing)
        return;
    ContractRecord contract = *standing;
    deed.title(phrase("Change the contract with %1", given(contract.name)));
    contract.name = action.name.value_or(contract.name);
    contract.months = action.months.value_or(contract.months);
    contract.homePort = action.homePort.value_or(contract.homePort);
    if (contract.homePort)
        (void)deed.require(contract.homePort, "port");
    if (action.percent && *action.percent != contract.percent) {
        if (!deed.requireSetup(phrase("A contract's price is agreed only before the campaign begins."),
                               "SA-13.1")
            || !isStepOfTen(deed, *action.percent, contract.name))
            return;
        contract.percent = *action.percent;
        contract.reliability = reliabilityAtFirst(contract.percent);
        payContingent(deed, contract.side, repriceContingent(deed, contract.fleet, contract.percent),
                      phrase("New contract with %1", given(contract.name)));
    }
    deed.draft().edit(action.contract) = contract;
}

void carryOut(const EndContract& action, Deed& deed)
{
    const ContractRecord* contract = deed.require(action.contract, "contract");
    if (!contract)
        return;
    deed.title(phrase("End the contract with %1", given(contract->name)));
    if (deed.head().stage == Stage::Running) {
        if (refuseWaiting(deed, contract->fleet))
            return;
        deed.happened("contract-ended", phrase("%1 is sent home.", given(contract->name)), "CP-9.1");
        sendHome(deed, action.contract, phrase("%1 is sent home.", contingentOf(*contract, true)));
        return;
    }
    payContingent(deed, contract->side, repriceContingent(deed, contract->fleet, 0),
                  phrase("No contract with %1", given(contract->name)));
    deed.happened("contract-ended", phrase("The contract with %1 is ended.", given(contract->name)));
    deed.draft().remove(action.contract);
}

} // namespace navarch
