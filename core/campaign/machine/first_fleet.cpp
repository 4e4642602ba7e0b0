// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/first_fleet.h"

#include <algorithm>
#include <set>

#include "core/campaign/fleets/free_name.h"
#include "core/campaign/foresight/odds.h"
#include "core/campaign/machine/naming.h"
#include "core/campaign/machine/purse.h"
#include "core/campaign/money/share.h"
#include "core/pricing/ship_price.h"
#include "core/ships/manned_ship.h"

namespace navarch {

namespace {

constexpr int mostShips = 100;
constexpr int fewestUnderAdmiral = 4; // ships that are worth one

const PortRecord* worthiestHarbour(const Knowledge& known)
{
    const PortRecord* best = nullptr;
    for (const auto& [place, harbour] : known.harbours)
        if (harbour.isOwn
            && (!best
                || std::pair(harbour.port->yard, harbour.port->economicValue)
                       > std::pair(best->yard, best->economicValue)))
            best = harbour.port;
    return best;
}

/// The usual kind of the year, or the cheapest that fights where that is beyond `most`; null: none is within it.
const ShipClass* kindWithin(Talents most, int year, const Figures& figures)
{
    const auto priceOf = [&](const ShipClass& kind) {
        return shipTotal(mannedShip(kind, year, figures.fitRules()).fit, CrewQuality::Average,
                         figures.prices);
    };
    const ShipClass* const usual = usualClass(year, figures);
    if (usual && priceOf(*usual) <= most)
        return usual;
    const ShipClass* cheapest = nullptr;
    for (const ShipClass& kind : figures.classes.all())
        if (kind.offeredIn(year) && !kind.fit.sailOnly && kind.fit.ram != Ram::None && priceOf(kind) <= most
            && (!cheapest || priceOf(kind) < priceOf(*cheapest)))
            cheapest = &kind;
    return cheapest;
}

/// "Fleet of Corinth", or the first word alone where that would be too long for a name.
std::string nameAfter(const std::string& what, const std::string& side)
{
    const std::string whole = what + " of " + side;
    return whyUnfitText(whole, maxNameLength) ? what : whole;
}

std::vector<FleetShip> inSquadrons(const FleetShip& ship, int count)
{
    std::vector<FleetShip> rows;
    for (int number = 1; count > 0; ++number, count -= largestSquadron) {
        FleetShip row = ship;
        row.count = std::min(count, largestSquadron);
        row.squadron = "Squadron " + std::to_string(number);
        rows.push_back(std::move(row));
    }
    return rows;
}

bool hasShips(const Campaign& campaign, SideId side)
{
    const auto& ships = campaign.table<ShipRecord>();
    return std::any_of(ships.begin(), ships.end(), [&](const auto& each) {
        const FleetRecord* fleet = campaign.find(each.second.fleet);
        return fleet && fleet->side == side;
    });
}

} // namespace

std::optional<BuyFleet> decideFirstFleet(const Campaign& campaign, const Knowledge& known,
                                         const Figures& figures)
{
    const PortRecord* const harbour = worthiestHarbour(known);
    if (!harbour || hasShips(campaign, known.side))
        return std::nullopt;
    const Purse purse(known);
    const int year = known.today.year;
    const ShipClass* const kind = kindWithin(purse.toSpend(), year, figures);
    if (!kind)
        return std::nullopt;
    const FleetShip ship = mannedShip(*kind, year, figures.fitRules());
    const Talents price = shipTotal(ship.fit, CrewQuality::Average, figures.prices);
    const Talents atSea = shareOf(price, known.figures.upkeepAtSea);
    const Talents admiral = figures.prices.priceOf(CommandQuality::Average);
    const auto lastsFor = [&](int count, Talents besides) {
        return price * count + besides <= purse.toSpend(atSea * count);
    };
    int count = 0;
    while (count < mostShips && lastsFor(count + 1, {}))
        ++count;
    if (count == 0)
        return std::nullopt;

    std::set<std::string> names;
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        if (fleet.side == known.side)
            names.insert(fleet.name);
    const std::string& side = campaign.find(known.side)->name;
    BuyFleet buy;
    buy.side = known.side;
    buy.port = harbour->id;
    buy.fleet.name = freeNameLike(nameAfter("Fleet", side), names);
    buy.fleet.year = year;
    // He costs a ship or two.
    int led = count;
    while (led >= fewestUnderAdmiral && !lastsFor(led, admiral))
        --led;
    if (led >= fewestUnderAdmiral) {
        count = led;
        buy.fleet.commanders.push_back(
            {FreeNames(campaign, figures, known.side).man(), Post::Fleet, CommandQuality::Average, {}});
    }
    buy.fleet.ships = inSquadrons(ship, count);
    return buy;
}

} // namespace navarch
