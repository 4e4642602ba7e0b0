// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pricing/fleet_price.h"

#include <algorithm>

#include "core/pricing/ship_price.h"
#include "core/ships/limits.h"
#include "core/ships/own_class.h"

namespace navarch {

namespace {

FleetPrice::Row priceRow(const FleetShip& ship, const PriceList& prices)
{
    FleetPrice::Row row;
    row.price = shipPrice(ship.fit, ship.crew, prices);
    row.each = row.price.total;
    if (ship.count > 1)
        row.price.add({PriceItem::MoreAlike, ship.count - 1, row.each * (ship.count - 1), {}});
    return row;
}

/// The squadrons of a fleet in order of first mention; a single unnamed one is none.
std::vector<FleetPrice::Squadron> squadronsOf(const Fleet& fleet, const FleetPrice& price)
{
    std::vector<FleetPrice::Squadron> squadrons;
    const auto of = [&](const std::string& name) -> FleetPrice::Squadron& {
        const auto found = std::find_if(squadrons.begin(), squadrons.end(),
                                        [&](const auto& squadron) { return squadron.name == name; });
        return found != squadrons.end() ? *found : squadrons.emplace_back(FleetPrice::Squadron{name, 0, {}});
    };
    for (std::size_t i = 0; i < fleet.ships.size(); ++i) {
        FleetPrice::Squadron& squadron = of(fleet.ships[i].squadron);
        squadron.ships += fleet.ships[i].count;
        squadron.total += price.ships[i].price.total;
    }
    for (std::size_t i = 0; i < fleet.commanders.size(); ++i)
        if (!fleet.commanders[i].squadron.empty())
            of(fleet.commanders[i].squadron).total += price.commanders[i].total;
    if (squadrons.size() == 1 && squadrons.front().name.empty())
        squadrons.clear();
    return squadrons;
}

/// Tells once of a class that what its price goes by is derived.
void noteDerived(const ShipClass& shipClass, Findings& findings)
{
    std::string values;
    for (const std::string& value : derivedValues(shipClass, homeGame))
        values += (values.empty() ? "" : ", ") + value;
    if (values.empty())
        return;
    Finding note{Severity::Note,
                 "derived-values",
                 {},
                 given(shipClass.name),
                 phrase("Derived by the house formula for %1: %2.", given(homeGame), given(values))};
    if (std::find(findings.begin(), findings.end(), note) == findings.end())
        findings.push_back(std::move(note));
}

} // namespace

Price commanderPrice(CommandQuality quality, const PriceList& prices)
{
    Price price;
    price.add({PriceItem::Commander, 1, prices.priceOf(quality), {}});
    return price;
}

Talents commandersTotal(const Fleet& fleet, const PriceList& prices)
{
    Talents total;
    for (const FleetCommander& commander : fleet.commanders)
        total += prices.priceOf(commander.quality);
    return total;
}

Talents alliedShare(Talents whole, int percent)
{
    return whole.timesTenths(percent / 10);
}

FleetPrice priceFleet(const Fleet& fleet, const Figures& figures)
{
    FleetPrice price;
    Talents ships;
    Talents commanders;
    price.ships.reserve(fleet.ships.size());
    for (const FleetShip& ship : fleet.ships) {
        price.ships.push_back(priceRow(ship, figures.prices));
        ships += price.ships.back().price.total;
        const ShipClass& shipClass = *classOf(ship, figures.classes);
        Phrase name = ship.name.empty() ? termOf(shipClass.name) : Phrase(given(ship.name));
        Findings found = fitFindings({std::move(name), shipClass, ship.fit, fleet.year}, figures.fitRules());
        std::move(found.begin(), found.end(), std::back_inserter(price.findings));
        noteDerived(shipClass, price.findings);
    }
    for (const FleetCommander& commander : fleet.commanders) {
        price.commanders.push_back(commanderPrice(commander.quality, figures.prices));
        commanders += price.commanders.back().total;
    }
    price.squadrons = squadronsOf(fleet, price);

    const auto addLine = [&](PriceItem item, int quantity, Talents amount) {
        price.lines.push_back({item, quantity, amount, {}});
        price.total += amount;
    };
    addLine(PriceItem::Ships, fleet.shipCount(), ships);
    if (!fleet.commanders.empty())
        addLine(PriceItem::Commanders, static_cast<int>(fleet.commanders.size()), commanders);
    if (fleet.alliedPercent != 0)
        addLine(PriceItem::AlliedShare, fleet.alliedPercent, alliedShare(price.total, fleet.alliedPercent));
    Findings found = fleetFindings(fleet);
    std::move(found.begin(), found.end(), std::back_inserter(price.findings));
    return price;
}

Talents fleetTotal(const Fleet& fleet, const PriceList& prices)
{
    Talents total;
    for (const FleetShip& ship : fleet.ships)
        total += shipTotal(ship.fit, ship.crew, prices) * ship.count;
    total += commandersTotal(fleet, prices);
    return total + alliedShare(total, fleet.alliedPercent);
}

Findings fleetFindings(const Fleet& fleet)
{
    Findings findings;
    std::vector<std::pair<std::string, int>> squadrons;
    for (const FleetShip& ship : fleet.ships) {
        if (ship.squadron.empty())
            continue;
        const auto found = std::find_if(squadrons.begin(), squadrons.end(),
                                        [&](const auto& entry) { return entry.first == ship.squadron; });
        if (found == squadrons.end())
            squadrons.emplace_back(ship.squadron, ship.count);
        else
            found->second += ship.count;
    }
    for (const auto& entry : squadrons) {
        const std::string& name =
            entry.first; // not bound by [name, ships]: clang 14 can't capture such a name
        const auto ships = entry.second;
        if (ships > largestSquadron) {
            findings.push_back(
                {Severity::Error, "squadron-size", "SA-1.5", given(name),
                 phrase("It has %1 ships; a squadron has at most %2. Split it.", ships, largestSquadron)});
        }
        const bool led = std::any_of(fleet.commanders.begin(), fleet.commanders.end(),
                                     [&](const FleetCommander& c) { return c.squadron == name; });
        if (!led) {
            findings.push_back({Severity::Warning, "squadron-commander", "CP-6.4", given(name),
                                phrase("It has no commander, so its command level is 0; appoint one.")});
        }
    }
    return findings;
}

} // namespace navarch
