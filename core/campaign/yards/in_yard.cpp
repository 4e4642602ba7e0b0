// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/yards/in_yard.h"

#include <set>

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/fleets/free_name.h"
#include "core/campaign/fleets/purchase.h"

namespace navarch {

namespace {

/// The fleet in which a port's yard keeps a side's ships; made when there is none.
FleetId yardFleet(Draft& draft, const FleetRecord& from)
{
    const PortRecord* port = draft.find(from.port);
    std::string wanted = "Yard of " + port->name;
    if (whyUnfitText(wanted, maxNameLength))
        wanted = "Yard";
    std::set<std::string> names;
    FleetId found;
    draft.forEach<FleetRecord>([&](const FleetRecord& fleet) {
        if (fleet.side != from.side)
            return;
        names.insert(fleet.name);
        if (fleet.name == wanted && fleet.port == from.port && fleet.id != from.id)
            found = fleet.id;
    });
    if (found)
        return found;
    FleetRecord fleet;
    fleet.side = from.side;
    fleet.name = freeNameLike(wanted, names);
    fleet.port = from.port;
    fleet.keep = from.keep;
    return draft.add(std::move(fleet));
}

} // namespace

bool isInYard(const Draft& draft, ShipId ship)
{
    bool isThere = false;
    draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) {
        isThere = isThere || (ship && work.ship == ship && work.weeksLeft > 0);
    });
    return isThere;
}

std::vector<ShipId> shipsInYards(const Draft& draft, FleetId fleet)
{
    std::set<ShipId> ships;
    draft.forEach<YardWorkRecord>([&](const YardWorkRecord& work) {
        const ShipRecord* ship = draft.find(work.ship);
        if (ship && ship->fleet == fleet && work.weeksLeft > 0)
            ships.insert(ship->id);
    });
    return {ships.begin(), ships.end()};
}

bool leaveBehindInYard(Deed& deed, FleetId id)
{
    Draft& draft = deed.draft();
    const std::vector<ShipId> ships = shipsInYards(draft, id);
    const FleetRecord* fleet = draft.find(id);
    if (ships.empty() || !fleet || fleet->port.isNone())
        return true;
    std::size_t all = 0;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) { all += ship.fleet == id; });
    bool allied = false;
    draft.forEach<ContractRecord>([&](const ContractRecord& each) { allied = allied || each.fleet == id; });
    if (all == ships.size() || allied)
        return false;
    const FleetRecord leaving = *fleet;
    const FleetId yard = yardFleet(draft, leaving);
    for (const ShipId ship : ships) {
        draft.edit(ship).fleet = yard;
        draft.edit(ship).squadron = {};
    }
    tell(deed, "ships-left-in-yard",
         phraseN("%1 leaves {%n ship|%n ships} behind in %2.", static_cast<std::int64_t>(ships.size()),
                 given(leaving.name), given(draft.find(yard)->name)),
         Knowing::only(leaving.side), "CP-5.2");
    return true;
}

} // namespace navarch
