// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/actions/ship_actions.h"

#include <algorithm>

#include "core/campaign/archive/waiting.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/settings/figures_in_force.h"
#include "core/campaign/yards/in_yard.h"
#include "core/campaign/yards/prices.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"

namespace navarch {

namespace {

std::string shipsText(std::size_t count)
{
    return count == 1 ? "a ship" : std::to_string(count) + " ships";
}

/// The named ships, each once, all there; otherwise refused and empty.
std::vector<ShipId> requireShips(Deed& deed, const std::vector<ShipId>& ids)
{
    std::vector<ShipId> ships;
    for (const ShipId id : ids) {
        if (!deed.require(id, "ship"))
            return {};
        if (std::find(ships.begin(), ships.end(), id) != ships.end()) {
            deed.refuse("ship-twice", deed.draft().find(id)->name, "This ship is named twice; name it once.");
            return {};
        }
        ships.push_back(id);
    }
    if (ships.empty())
        deed.refuse("no-ships", {}, "No ship is named; choose some.");
    return ships;
}

} // namespace

std::optional<std::string> lossBeyondFit(const Condition& lost, const ShipFit& fit)
{
    const bool beyond = lost.oarsLost > fit.oars || lost.speedLost > fit.speed
                        || lost.archersLost > fit.archers || lost.marinesLost > fit.marines
                        || lost.heavyMarinesLost > fit.heavyMarines || lost.ballistaeLost > fit.ballistae
                        || lost.towersLost > fit.towers
                        || lost.heavyEnginesLost > static_cast<int>(fit.heavyEngines.size())
                        || lost.firePotsUsed > fit.firePots || (lost.greekFireUsed && !fit.greekFire);
    if (!beyond)
        return std::nullopt;
    return "It would have lost more than it has; correct the losses.";
}

void carryOut(const BuyShips& action, Deed& deed)
{
    int count = 0;
    for (const FleetShip& row : action.ships)
        count += row.count;
    deed.title("Buy "
               + (action.ships.size() == 1 && count == 1 && !action.ships.front().name.empty()
                      ? action.ships.front().name
                      : shipsText(static_cast<std::size_t>(count))));
    const FleetRecord* fleet = deed.require(action.fleet, "fleet");
    if (!fleet)
        return;
    if (count == 0 || count > maxFleetShips) {
        deed.refuse("ship-count", fleet->name,
                    "Buy 1 to " + std::to_string(maxFleetShips) + " ships at once.");
        return;
    }
    refuseWaiting(deed, action.fleet);
    if (!mayBuyAtOnce(deed, action.placed, fleet->name))
        return;
    if (!mayJoin(deed, action.fleet, action.squadron, count))
        return;
    const SideId side = fleet->side;
    const std::string fleetName = fleet->name;
    Dice dice = deed.diceFor("training", action.dice);
    Dice* training = trainingIsRandomised(deed.draft()) ? &dice : nullptr;
    std::set<std::string> names = shipNamesOf(deed.draft(), side);
    Talents cost;
    for (const FleetShip& row : action.ships)
        cost += addShips(deed, action.fleet, action.squadron, row, {action.waive, action.reason}, names,
                         training);
    deed.settleDice(dice);
    if (action.placed)
        cost = {};
    const bool allied = alliedPercentOf(deed.draft(), action.fleet) != 0;
    const std::string what = shipsText(static_cast<std::size_t>(count)) + " for " + fleetName;
    deed.pay(side, allied ? Account::Allies : Account::Yards, cost, "Bought " + what);
    if (action.placed)
        tellPlaced(deed, side, fleetName, count);
    deed.happened("ships-bought",
                  fleetName + " receives " + shipsText(static_cast<std::size_t>(count)) + " for "
                      + cost.text() + " talents.",
                  "SA-15", dice.rolls());
}

void carryOut(const RenameShip& action, Deed& deed)
{
    const ShipRecord* ship = deed.require(action.ship, "ship");
    if (!ship)
        return;
    deed.title("Rename " + ship->name + " to " + action.name);
    refuseWaiting(deed, ship->fleet);
    const FleetRecord* fleet = deed.draft().find(ship->fleet);
    if (ship->name != action.name && shipNamesOf(deed.draft(), fleet->side).contains(action.name))
        deed.refuse("ship-name", action.name, "The side has a ship of that name already; choose another.");
    deed.happened("ship-renamed", ship->name + " is now called " + action.name + ".");
    deed.draft().edit(action.ship).name = action.name;
}

void carryOut(const NameCaptain& action, Deed& deed)
{
    const ShipRecord* ship = deed.require(action.ship, "ship");
    if (!ship)
        return;
    deed.title(action.captain.empty() ? "Relieve the captain of " + ship->name
                                      : "Give " + ship->name + " to " + action.captain);
    const std::string name = ship->name;
    const FleetRecord* fleet = deed.draft().find(ship->fleet);
    if (fleet && deed.head().stage == Stage::Running && action.captain != ship->captain) {
        const std::string text = action.captain.empty() ? name + " has no captain of its own any more."
                                                        : action.captain + " is captain of " + name + " now.";
        deed.happened("captain-named", text);
        tell(deed, "captain-named", text, Knowing::only(fleet->side));
    }
    deed.draft().edit(action.ship).captain = action.captain;
}

void carryOut(const MoveShips& action, Deed& deed)
{
    const std::vector<ShipId> ships = requireShips(deed, action.ships);
    const FleetRecord* fleet = deed.require(action.fleet, "fleet");
    if (ships.empty() || !fleet)
        return;
    Draft& draft = deed.draft();
    const SquadronRecord* squadron = draft.find(action.squadron);
    deed.title("Move " + (ships.size() == 1 ? draft.find(ships.front())->name : shipsText(ships.size()))
               + " to " + (squadron ? squadron->name : fleet->name));
    int joining = 0;
    std::set<FleetId> touched{action.fleet};
    for (const ShipId id : ships)
        touched.insert(draft.find(id)->fleet);
    for (const FleetId id : touched)
        refuseWaiting(deed, id);
    for (const ShipId id : ships) {
        const ShipRecord& ship = *draft.find(id);
        const FleetRecord& from = *draft.find(ship.fleet);
        joining += action.squadron.isNone() || ship.squadron != action.squadron;
        if (from.side != fleet->side)
            deed.refuse("other-side", ship.name,
                        "It belongs to another side and cannot join " + fleet->name + ".");
        else if (from.port != fleet->port || from.at != fleet->at)
            deed.refuse("other-port", ship.name,
                        "It lies in another place than " + fleet->name + "; bring both together.");
        else if (from.id != fleet->id && alliedPercentOf(draft, from.id) != alliedPercentOf(draft, fleet->id))
            deed.refuse("allied-ship", ship.name,
                        "Allied and own ships are not mixed; they were paid differently.", "SA-15.10");
    }
    if (deed.refused() || !mayJoin(deed, action.fleet, action.squadron, joining))
        return;
    for (const ShipId id : ships) {
        draft.edit(id).fleet = action.fleet;
        draft.edit(id).squadron = action.squadron;
    }
}

void carryOut(const SellShips& action, Deed& deed)
{
    const std::vector<ShipId> ships = requireShips(deed, action.ships);
    if (ships.empty())
        return;
    Draft& draft = deed.draft();
    deed.title("Give back "
               + (ships.size() == 1 ? draft.find(ships.front())->name : shipsText(ships.size())));
    for (const ShipId id : ships)
        refuseWaiting(deed, draft.find(id)->fleet);
    if (!deed.requireSetup("Ships are given back", "CP-2.2"))
        return;
    std::map<std::pair<SideId, Account>, Talents> refunds;
    for (const ShipId id : ships) {
        const ShipRecord& ship = *draft.find(id);
        const Account account = alliedPercentOf(draft, ship.fleet) != 0 ? Account::Allies : Account::Yards;
        refunds[{draft.find(ship.fleet)->side, account}] += ship.paid;
        std::vector<Id<WaiverRecord>> waivers;
        draft.forEach<WaiverRecord>([&](const WaiverRecord& waiver) {
            if (waiver.ship == id)
                waivers.push_back(waiver.id);
        });
        for (const auto waiver : waivers)
            draft.remove(waiver);
        draft.remove(id);
    }
    for (const auto& [payee, amount] : refunds) {
        deed.pay(payee.first, payee.second, -amount, "Gave back " + shipsText(ships.size()));
        deed.happened("ships-given-back", draft.find(payee.first)->name + " gives back "
                                              + shipsText(ships.size()) + " and receives " + amount.text()
                                              + " talents.");
    }
}

void carryOut(const RefitShip& action, Deed& deed)
{
    const ShipRecord* standing = deed.require(action.ship, "ship");
    if (!standing)
        return;
    const ShipRecord ship = *standing;
    deed.title("Refit " + ship.name);
    refuseWaiting(deed, ship.fleet);
    if (isInYard(deed.draft(), ship.id))
        deed.refuse("ship-in-yard", ship.name, "It is worked on in a yard; finish that or call it off first.",
                    "CP-5.3");
    if (const auto why = lossBeyondFit(ship.condition, action.fit))
        deed.refuse("losses-beyond-fit", ship.name, *why);
    const std::vector<std::string> waived =
        checkFit(deed, ship.name, ship.classId, action.fit, {action.waive, action.reason});
    Draft& draft = deed.draft();
    const PriceList& prices = deed.figures().prices;
    const int percent = alliedPercentOf(draft, ship.fleet);
    Talents cost;
    if (deed.head().stage == Stage::Setup) {
        const Talents plain = shipTotal(action.fit, action.crew, prices);
        const Talents price = plain + alliedShare(plain, percent);
        cost = price - ship.paid;
        draft.edit(action.ship).paid = price;
        draft.edit(action.ship).crewBought = action.crew;
        if (ship.crew == ship.crewBought)
            draft.edit(action.ship).crew = action.crew;
    } else if (const FleetRecord* fleet = draft.find(ship.fleet); fleet->port.isNone()) {
        deed.refuse("at-sea", ship.name, "It is at sea; bring it to a port first.", "CP-5.3");
    } else if (!sameHull(ship.fit, action.fit) || action.crew != ship.crewBought) {
        deed.refuse(
            "needs-yard", ship.name,
            "Hull, ram, size, speed, oars and crew are not changed by a refit of fittings; a yard does that.",
            "CP-5.3");
    } else {
        cost = fittingsCost(ship.fit, action.fit, prices, figuresInForce(draft));
        draft.edit(action.ship).paid = ship.paid + cost;
    }
    draft.edit(action.ship).fit = action.fit;
    for (const std::string& key : waived)
        draft.add(WaiverRecord{{}, action.ship, key, action.reason});
    deed.pay(draft.find(ship.fleet)->side, percent != 0 ? Account::Allies : Account::Yards, cost,
             "Refit of " + ship.name);
    deed.happened("ship-refitted", ship.name + " is refitted for " + cost.text() + " talents.", "CP-5.3");
}

void carryOut(const MarkCondition& action, Deed& deed)
{
    const ShipRecord* ship = deed.require(action.ship, "ship");
    if (!ship)
        return;
    deed.title("Mark the condition of " + ship->name);
    refuseWaiting(deed, ship->fleet);
    if (const auto why = lossBeyondFit(action.condition, ship->fit))
        deed.refuse("losses-beyond-fit", ship->name, *why);
    deed.happened("ship-marked", "The umpire marks the condition of " + ship->name + ".");
    deed.draft().edit(action.ship).condition = action.condition;
}

void carryOut(const WaiveFinding& action, Deed& deed)
{
    const ShipRecord* ship = deed.require(action.ship, "ship");
    if (!ship)
        return;
    deed.title("Waive a finding on " + ship->name);
    const ShipClass* shipClass = deed.figures().classes.find(ship->classId);
    bool stands = false;
    if (shipClass)
        for (const Finding& finding :
             fitFindings({ship->name, *shipClass, ship->fit, deed.head().year}, deed.figures().fitRules()))
            stands = stands || finding.key == action.key;
    bool waived = false;
    deed.draft().forEach<WaiverRecord>([&](const WaiverRecord& waiver) {
        waived = waived || (waiver.ship == action.ship && waiver.key == action.key);
    });
    if (!stands)
        deed.refuse("no-such-finding", ship->name, "The rules have nothing of that kind against it.");
    if (waived)
        deed.refuse("waived-already", ship->name, "That finding is waived already.");
    deed.happened("finding-waived", "The umpire lets " + ship->name + " pass: " + action.reason);
    deed.draft().add(WaiverRecord{{}, action.ship, action.key, action.reason});
}

} // namespace navarch
