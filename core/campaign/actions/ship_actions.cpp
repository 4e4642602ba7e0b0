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

Phrase shipsText(std::size_t count)
{
    return phraseN("{a ship|%n ships}", static_cast<std::int64_t>(count));
}

/// The named ships, each once, all there; otherwise refused and empty.
std::vector<ShipId> requireShips(Deed& deed, const std::vector<ShipId>& ids)
{
    std::vector<ShipId> ships;
    for (const ShipId id : ids) {
        if (!deed.require(id, "ship"))
            return {};
        if (std::find(ships.begin(), ships.end(), id) != ships.end()) {
            deed.refuse("ship-twice", given(deed.draft().find(id)->name),
                        phrase("This ship is named twice; name it once."));
            return {};
        }
        ships.push_back(id);
    }
    if (ships.empty())
        deed.refuse("no-ships", {}, phrase("No ship is named; choose some."));
    return ships;
}

} // namespace

std::optional<Phrase> lossBeyondFit(const Condition& lost, const ShipFit& fit)
{
    const bool beyond = lost.oarsLost > fit.oars || lost.speedLost > fit.speed
                        || lost.archersLost > fit.archers || lost.marinesLost > fit.marines
                        || lost.heavyMarinesLost > fit.heavyMarines || lost.ballistaeLost > fit.ballistae
                        || lost.towersLost > fit.towers
                        || lost.heavyEnginesLost > static_cast<int>(fit.heavyEngines.size())
                        || lost.firePotsUsed > fit.firePots || (lost.greekFireUsed && !fit.greekFire);
    if (!beyond)
        return std::nullopt;
    return phrase("It would have lost more than it has; correct the losses.");
}

void carryOut(const BuyShips& action, Deed& deed)
{
    int count = 0;
    for (const FleetShip& row : action.ships)
        count += row.count;
    const bool isNamed = action.ships.size() == 1 && count == 1 && !action.ships.front().name.empty();
    deed.title(phrase("Buy %1", isNamed ? Phrase(given(action.ships.front().name))
                                        : shipsText(static_cast<std::size_t>(count))));
    const FleetRecord* fleet = deed.require(action.fleet, "fleet");
    if (!fleet)
        return;
    if (count == 0 || count > maxFleetShips) {
        deed.refuse("ship-count", given(fleet->name), phrase("Buy 1 to %1 ships at once.", maxFleetShips));
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
    const Phrase what = phrase("%1 for %2", shipsText(static_cast<std::size_t>(count)), given(fleetName));
    deed.pay(side, allied ? Account::Allies : Account::Yards, cost, phrase("Bought %1", what));
    if (action.placed)
        tellPlaced(deed, side, fleetName, count);
    deed.happened("ships-bought",
                  phrase("%1 receives %2 for %3 talents.", given(fleetName),
                         shipsText(static_cast<std::size_t>(count)), cost),
                  "SA-15", dice.rolls());
}

void carryOut(const RenameShip& action, Deed& deed)
{
    const ShipRecord* ship = deed.require(action.ship, "ship");
    if (!ship)
        return;
    deed.title(phrase("Rename %1 to %2", given(ship->name), given(action.name)));
    refuseWaiting(deed, ship->fleet);
    const FleetRecord* fleet = deed.draft().find(ship->fleet);
    if (ship->name != action.name && shipNamesOf(deed.draft(), fleet->side).contains(action.name))
        deed.refuse("ship-name", given(action.name),
                    phrase("The side has a ship of that name already; choose another."));
    deed.happened("ship-renamed", phrase("%1 is now called %2.", given(ship->name), given(action.name)));
    deed.draft().edit(action.ship).name = action.name;
}

void carryOut(const NameCaptain& action, Deed& deed)
{
    const ShipRecord* ship = deed.require(action.ship, "ship");
    if (!ship)
        return;
    deed.title(action.captain.empty() ? phrase("Relieve the captain of %1", given(ship->name))
                                      : phrase("Give %1 to %2", given(ship->name), given(action.captain)));
    const std::string name = ship->name;
    const FleetRecord* fleet = deed.draft().find(ship->fleet);
    if (fleet && deed.head().stage == Stage::Running && action.captain != ship->captain) {
        const Phrase text = action.captain.empty()
                                ? phrase("%1 has no captain of its own any more.", given(name))
                                : phrase("%1 is captain of %2 now.", given(action.captain), given(name));
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
    deed.title(
        phrase("Move %1 to %2",
               ships.size() == 1 ? Phrase(given(draft.find(ships.front())->name)) : shipsText(ships.size()),
               given(squadron ? squadron->name : fleet->name)));
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
            deed.refuse("other-side", given(ship.name),
                        phrase("It belongs to another side and cannot join %1.", given(fleet->name)));
        else if (from.port != fleet->port || from.at != fleet->at)
            deed.refuse("other-port", given(ship.name),
                        phrase("It lies in another place than %1; bring both together.", given(fleet->name)));
        else if (from.id != fleet->id && alliedPercentOf(draft, from.id) != alliedPercentOf(draft, fleet->id))
            deed.refuse("allied-ship", given(ship.name),
                        phrase("Allied and own ships are not mixed; they were paid differently."),
                        "SA-15.10");
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
    deed.title(phrase("Give back %1", ships.size() == 1 ? Phrase(given(draft.find(ships.front())->name))
                                                        : shipsText(ships.size())));
    for (const ShipId id : ships)
        refuseWaiting(deed, draft.find(id)->fleet);
    if (!deed.requireSetup(phrase("Ships are given back only before the campaign begins."), "CP-2.2"))
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
        deed.pay(payee.first, payee.second, -amount, phrase("Gave back %1", shipsText(ships.size())));
        deed.happened("ships-given-back",
                      phrase("%1 gives back %2 and receives %3 talents.",
                             given(draft.find(payee.first)->name), shipsText(ships.size()), amount));
    }
}

void carryOut(const RefitShip& action, Deed& deed)
{
    const ShipRecord* standing = deed.require(action.ship, "ship");
    if (!standing)
        return;
    const ShipRecord ship = *standing;
    deed.title(phrase("Refit %1", given(ship.name)));
    refuseWaiting(deed, ship.fleet);
    if (isInYard(deed.draft(), ship.id))
        deed.refuse("ship-in-yard", given(ship.name),
                    phrase("It is worked on in a yard; finish that or call it off first."), "CP-5.3");
    if (const auto why = lossBeyondFit(ship.condition, action.fit))
        deed.refuse("losses-beyond-fit", given(ship.name), *why);
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
        deed.refuse("at-sea", given(ship.name), phrase("It is at sea; bring it to a port first."), "CP-5.3");
    } else if (!sameHull(ship.fit, action.fit) || action.crew != ship.crewBought) {
        deed.refuse("needs-yard", given(ship.name),
                    phrase("Hull, ram, size, speed, oars and crew are not changed by a refit of fittings; a "
                           "yard does that."),
                    "CP-5.3");
    } else {
        cost = fittingsCost(ship.fit, action.fit, prices, figuresInForce(draft));
        draft.edit(action.ship).paid = ship.paid + cost;
    }
    draft.edit(action.ship).fit = action.fit;
    for (const std::string& key : waived)
        draft.add(WaiverRecord{{}, action.ship, key, action.reason});
    deed.pay(draft.find(ship.fleet)->side, percent != 0 ? Account::Allies : Account::Yards, cost,
             phrase("Refit of %1", given(ship.name)));
    deed.happened("ship-refitted", phrase("%1 is refitted for %2 talents.", given(ship.name), cost),
                  "CP-5.3");
}

void carryOut(const MarkCondition& action, Deed& deed)
{
    const ShipRecord* ship = deed.require(action.ship, "ship");
    if (!ship)
        return;
    deed.title(phrase("Mark the condition of %1", given(ship->name)));
    refuseWaiting(deed, ship->fleet);
    if (const auto why = lossBeyondFit(action.condition, ship->fit))
        deed.refuse("losses-beyond-fit", given(ship->name), *why);
    deed.happened("ship-marked", phrase("The umpire marks the condition of %1.", given(ship->name)));
    deed.draft().edit(action.ship).condition = action.condition;
}

void carryOut(const WaiveFinding& action, Deed& deed)
{
    const ShipRecord* ship = deed.require(action.ship, "ship");
    if (!ship)
        return;
    deed.title(phrase("Waive a finding on %1", given(ship->name)));
    const ShipClass* shipClass = deed.figures().classes.find(ship->classId);
    bool stands = false;
    if (shipClass)
        for (const Finding& finding : fitFindings(
                 {given(ship->name), *shipClass, ship->fit, deed.head().year}, deed.figures().fitRules()))
            stands = stands || finding.key == action.key;
    bool waived = false;
    deed.draft().forEach<WaiverRecord>([&](const WaiverRecord& waiver) {
        waived = waived || (waiver.ship == action.ship && waiver.key == action.key);
    });
    if (!stands)
        deed.refuse("no-such-finding", given(ship->name),
                    phrase("The rules have nothing of that kind against it."));
    if (waived)
        deed.refuse("waived-already", given(ship->name), phrase("That finding is waived already."));
    deed.happened("finding-waived",
                  phrase("The umpire lets %1 pass: %2", given(ship->name), given(action.reason)));
    deed.draft().add(WaiverRecord{{}, action.ship, action.key, action.reason});
}

} // namespace navarch
