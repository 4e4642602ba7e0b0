// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/musters.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/campaign/fleets/free_name.h"
#include "core/campaign/machine/force.h"
#include "core/campaign/machine/ventures.h"
#include "core/campaign/machine/voyages.h"
#include "core/campaign/sea/course.h"

namespace navarch {

namespace {

constexpr int largeFleet = 10;                  ///< ships: two squadrons at least
constexpr int fewGoals = 2;                     ///< that one fleet need not share with another
constexpr int reachOfSquadrons = 5 * milesADay; ///< farther away the whole fleet goes together

bool mayMuster(const OwnFleet& own)
{
    return own.fleet->port && !own.waits && !own.isAlly && !own.inYard;
}

/// Whether another sound fleet that could take a port lies in the same one.
bool hasCompany(const Knowledge& known, const OwnFleet& fleet)
{
    return std::any_of(known.fleets.begin(), known.fleets.end(), [&](const OwnFleet& other) {
        return other.fleet != fleet.fleet && other.fleet->port == fleet.fleet->port
               && other.fighting >= fewestToStorm && !isBattered(other);
    });
}

int openPortsNear(const OwnFleet& fleet, const Theatre& theatre, const Voyages& voyages)
{
    int open = 0;
    for (const Goal& goal : theatre.goalsFrom(fleet.at, reachOfSquadrons, false))
        open += theatre.wallsExpectedAt(*goal.port) == 0 && voyages.maySailOut(goal.miles);
    return open;
}

/// The smallest of its squadrons that can take a port and leaves half of the fleet at least; empty: there is none.
std::vector<ShipId> squadronToSend(const Campaign& campaign, FleetId fleet)
{
    std::map<SquadronId, std::vector<ShipId>> squadrons;
    std::size_t all = 0;
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        if (ship.fleet == fleet) {
            ++all;
            squadrons[ship.squadron].push_back(id);
        }
    const std::vector<ShipId>* best = nullptr;
    for (const auto& [squadron, ships] : squadrons)
        if (ships.size() >= fewestToStorm && ships.size() * 2 <= all
            && (!best || ships.size() < best->size()))
            best = &ships;
    return best ? *best : std::vector<ShipId>();
}

std::set<std::string> namesOfFleets(const Campaign& campaign, SideId side)
{
    std::set<std::string> names;
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        if (fleet.side == side)
            names.insert(fleet.name);
    return names;
}

/// "Armada" of "Armada 2".
std::string withoutNumber(const std::string& name)
{
    const std::size_t last = name.find_last_not_of("0123456789");
    const bool hasNumber =
        last != std::string::npos && last > 0 && last + 1 < name.size() && name[last] == ' ';
    return hasNumber ? name.substr(0, last) : name;
}

/// After its squadron, or else after the fleet it leaves.
std::string nameOfPart(const Campaign& campaign, const FleetRecord& fleet, ShipId first)
{
    const ShipRecord* ship = campaign.find(first);
    const SquadronRecord* squadron = ship ? campaign.find(ship->squadron) : nullptr;
    return freeNameLike(squadron ? squadron->name : withoutNumber(fleet.name),
                        namesOfFleets(campaign, fleet.side));
}

} // namespace

std::vector<JoinFleets> decideJoins(const Knowledge& known)
{
    std::vector<JoinFleets> joins;
    for (const OwnFleet& small : known.fleets) {
        if (!mayMuster(small) || small.hurt > 0 || small.fighting >= fewestToStorm)
            continue;
        const OwnFleet* into = nullptr;
        for (const OwnFleet& other : known.fleets)
            if (other.fleet != small.fleet && mayMuster(other) && other.fleet->port == small.fleet->port
                && other.fighting >= fewestToStorm && (!into || other.fighting > into->fighting))
                into = &other;
        if (into)
            joins.push_back({small.fleet->id, into->fleet->id});
    }
    return joins;
}

std::vector<SplitFleet> decideLeaving(const Campaign& campaign, const Knowledge& known,
                                      const Figures& figures)
{
    const Theatre theatre(known, figures);
    std::set<std::string> names = namesOfFleets(campaign, known.side);
    std::vector<SplitFleet> leaving;
    for (const OwnFleet& own : known.fleets) {
        if (!mayMuster(own) || own.at.isNone() || !isBattered(own) || own.fighting - own.hurt < fewestToStorm)
            continue;
        const PortRecord* yard = theatre.yardFor(own);
        if (!yard || yard->id != own.fleet->port)
            continue;
        std::vector<ShipId> ships;
        for (const auto& [id, ship] : campaign.table<ShipRecord>())
            if (ship.fleet == own.fleet->id && ship.condition.damage >= Damage::Medium)
                ships.push_back(id);
        leaving.push_back({own.fleet->id, freeNameLike(withoutNumber(own.fleet->name), names), ships});
        names.insert(leaving.back().name);
    }
    return leaving;
}

std::optional<SplitFleet> decideSplit(const Campaign& campaign, const Knowledge& known,
                                      const Figures& figures)
{
    const Theatre theatre(known, figures);
    const Voyages voyages(known, theatre, figures.lanes);
    for (const OwnFleet& own : known.fleets) {
        if (!mayMuster(own) || own.at.isNone() || own.fighting < largeFleet || own.hurt > 0
            || hasCompany(known, own) || openPortsNear(own, theatre, voyages) < fewGoals)
            continue;
        const std::vector<ShipId> ships = squadronToSend(campaign, own.fleet->id);
        if (!ships.empty())
            return SplitFleet{own.fleet->id, nameOfPart(campaign, *own.fleet, ships.front()), ships};
    }
    return std::nullopt;
}

} // namespace navarch
