// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/battles/prizes.h"

#include <algorithm>
#include <optional>

#include "core/campaign/fleets/dissolution.h"
#include "core/campaign/fleets/free_name.h"
#include "core/campaign/fleets/purchase.h"
#include "core/campaign/money/share.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

/// The best crew among the ships that the captor still has of this battle; among those it came with, when it has none.
std::optional<CrewQuality> bestCrewOf(const Aftermath& a, int captor)
{
    std::optional<CrewQuality> best;
    for (const bool onlySurvivors : {true, false}) {
        for (const ShipConsequence& ship : a.out.ships) {
            const bool survives = ship.lot == ShipLot::Kept || ship.lot == ShipLot::Towed;
            const ShipRecord* record = a.deed.draft().base().find(ship.ship);
            if (ship.side == captor && record && (survives || !onlySurvivors))
                best = best ? std::min(*best, record->crew) : record->crew;
        }
        if (best)
            return best;
    }
    return best;
}

FleetId fleetOf(const Aftermath& a, int captor)
{
    FleetId allied; // where a side has nothing but allies here
    for (const BattleFleetRecord* fleet : a.hand.parts.fleets) {
        if (fleet->sideNumber != captor || !a.deed.draft().find(FleetId{fleet->fleet}))
            continue;
        if (fleet->contingent < 0)
            return FleetId{fleet->fleet};
        if (allied.isNone())
            allied = FleetId{fleet->fleet};
    }
    return allied;
}

ShipConsequence& shipOf(Aftermath& a, ShipId id)
{
    return *std::find_if(a.out.ships.begin(), a.out.ships.end(),
                         [&](const ShipConsequence& ship) { return ship.ship == id; });
}

/// Takes over what was chosen; refuses choices for what is no prize.
void choose(Aftermath& a)
{
    for (const PrizeChoice& choice : a.action.prizes) {
        const auto prize = std::find_if(a.out.prizes.begin(), a.out.prizes.end(),
                                        [&](const Prize& each) { return each.ship == choice.ship; });
        if (prize == a.out.prizes.end()) {
            const ShipRecord* ship = a.deed.draft().base().find(choice.ship);
            a.deed.refuse("no-prize", ship ? Phrase(given(ship->name)) : Phrase(),
                          phrase("Ship %1 is no prize of this battle; leave it out.", choice.ship.value),
                          "CP-5.4");
        } else if (prize->chosen) {
            a.deed.refuse("prize-twice", given(prize->name),
                          phrase("This prize is named twice; choose once."), "CP-5.4");
        } else {
            prize->use = choice.use;
            prize->chosen = true;
        }
    }
}

void sell(Aftermath& a, Prize& prize)
{
    a.move(prize.captor, Account::Loot, prize.salePrice, phrase("Prize sold: %1", given(prize.name)));
    a.deed.happened(
        "prize-sold",
        phrase("%1 sells %2 for %3 talents.", given(prize.captorName), given(prize.name), prize.salePrice),
        "CP-5.4");
    removeShip(a.deed.draft(), prize.ship);
    ShipConsequence& ship = shipOf(a, prize.ship);
    ship.lot = ShipLot::Sold;
    ship.after = phrase("sold by %1", given(prize.captorName));
}

void burn(Aftermath& a, Prize& prize)
{
    a.deed.happened("prize-burnt", phrase("%1 burns %2.", given(prize.captorName), given(prize.name)),
                    "CP-5.4");
    removeShip(a.deed.draft(), prize.ship);
    ShipConsequence& ship = shipOf(a, prize.ship);
    ship.lot = ShipLot::Burnt;
    ship.after = phrase("burnt by %1", given(prize.captorName));
}

void take(Aftermath& a, Prize& prize)
{
    if (prize.into.isNone()) {
        a.deed.refuse(
            "prize-without-fleet", given(prize.name),
            phrase("%1 has no fleet here that it could join; sell or burn it.", given(prize.captorName)),
            "CP-5.4");
        return;
    }
    a.move(prize.captor, Account::Yards, -prize.takeCost,
           phrase("Prize taken into service: %1", given(prize.name)));
    a.deed.happened("prize-taken",
                    phrase("%1 joins %2 with a crew that is %3, for %4 talents.", given(prize.nameTaken),
                           given(prize.intoName), termOf(nameOf(prize.crew)), prize.takeCost),
                    "CP-5.4");
    ShipRecord& record = a.deed.draft().edit(prize.ship);
    record.fleet = prize.into;
    record.squadron = {};
    record.name = prize.nameTaken;
    record.captain.clear();
    record.crew = record.crewBought = prize.crew;
    record.paid = prize.takeCost;
    record.experience = record.unpaidMonths = 0; // another crew's (CP-6.2)
    record.condition.captain = PersonState::Fit;
    ShipConsequence& ship = shipOf(a, prize.ship);
    ship.lot = ShipLot::Taken;
    ship.after = phrase("%1, taken by %2", std::move(ship.after), given(prize.captorName));
}

} // namespace

void offerPrize(Aftermath& a, const BattleShipRecord& entry, int captor, bool towed)
{
    Prize prize;
    prize.ship = ShipId{entry.ship};
    prize.name = entry.name;
    prize.from = a.side(entry.sideNumber).name;
    prize.captor = captor;
    prize.captorName = a.side(captor).name;
    const CampaignFigures figures = figuresInForce(a.deed.draft());
    prize.takeCost = shareOf(entry.price, figures.prizeService);
    prize.salePrice = shareOf(entry.price, figures.prizeSale);
    prize.towed = towed;
    a.out.prizes.push_back(std::move(prize));
}

void settlePrizes(Aftermath& a)
{
    std::map<int, std::set<std::string>> names;
    for (Prize& prize : a.out.prizes) {
        const SideId side = a.side(prize.captor).side;
        prize.into = fleetOf(a, prize.captor);
        if (const FleetRecord* fleet = a.deed.draft().find(prize.into))
            prize.intoName = fleet->name;
        prize.crew = movedBy(bestCrewOf(a, prize.captor).value_or(CrewQuality::Average), -1);
        auto [inUse, fresh] = names.try_emplace(prize.captor);
        if (fresh && side)
            inUse->second = shipNamesOf(a.deed.draft(), side);
        prize.nameTaken = freeNameLike(prize.name, inUse->second);
        inUse->second.insert(prize.nameTaken);
        if (side.isNone())
            prize.use = PrizeUse::Burn;
        ++a.out.sides[static_cast<std::size_t>(prize.captor)].prizes;
    }
    choose(a);
    for (Prize& prize : a.out.prizes) {
        if (a.side(prize.captor).side.isNone())
            prize.use = PrizeUse::Burn;
        if (prize.use == PrizeUse::Sell)
            sell(a, prize);
        else if (prize.use == PrizeUse::Burn)
            burn(a, prize);
    }
    for (Prize& prize : a.out.prizes)
        if (prize.use == PrizeUse::Take)
            take(a, prize);
}

} // namespace navarch
