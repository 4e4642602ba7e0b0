// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/fleets/roster.h"

#include <algorithm>

#include "core/campaign/settings/classes_in_force.h"
#include "core/pricing/fleet_price.h"

namespace navarch {

Fortification defencesOf(const Draft& draft, PortId id)
{
    Fortification defences;
    if (const PortRecord* port = draft.find(id)) {
        defences.name = port->name;
        defences.economicValue = port->economicValue;
    }
    std::vector<const WallRecord*> walls;
    draft.forEach<WallRecord>([&](const WallRecord& wall) {
        if (wall.port == id)
            walls.push_back(&wall);
    });
    std::sort(walls.begin(), walls.end(), [](const auto* a, const auto* b) { return a->number < b->number; });
    for (const WallRecord* wall : walls)
        defences.sections.push_back(wall->section);
    draft.forEach<GarrisonRecord>([&](const GarrisonRecord& garrison) {
        if (garrison.port == id)
            defences.garrison = garrison.quality;
    });
    draft.forEach<CommanderRecord>([&](const CommanderRecord& commander) {
        if (commander.port == id)
            defences.commander = {commander.name, commander.quality};
    });
    return defences;
}

Fortification defencesOf(const Campaign& campaign, PortId port)
{
    return defencesOf(Draft(campaign), port);
}

FleetShip rosterRow(const Campaign& campaign, const ShipRecord& ship)
{
    const SquadronRecord* squadron = campaign.find(ship.squadron);
    return {ship.name, ship.classId,   1,
            ship.crew, ship.captain,   squadron ? squadron->name : std::string(),
            ship.fit,  ship.condition, ownClassOf(campaign, ship.classId)};
}

Fleet rosterOf(const Campaign& campaign, FleetId id)
{
    Fleet roster;
    const FleetRecord* fleet = campaign.find(id);
    if (!fleet)
        return roster;
    roster.name = fleet->name;
    roster.year = campaign.head().year;
    for (const auto& [shipId, ship] : campaign.table<ShipRecord>())
        if (ship.fleet == id)
            roster.ships.push_back(rosterRow(campaign, ship));
    std::stable_sort(roster.ships.begin(), roster.ships.end(),
                     [](const FleetShip& a, const FleetShip& b) { return a.squadron < b.squadron; });
    for (const CommanderId commanderId : commandersInRoster(campaign, id)) {
        const CommanderRecord& commander = *campaign.find(commanderId);
        const SquadronRecord* squadron = campaign.find(commander.squadron);
        roster.commanders.push_back(
            {commander.name, commander.post, commander.quality, squadron ? squadron->name : std::string()});
    }
    for (const auto& [contractId, contract] : campaign.table<ContractRecord>())
        if (contract.fleet == id)
            roster.alliedPercent = contract.percent;
    return roster;
}

std::vector<CommanderId> commandersInRoster(const Campaign& campaign, FleetId fleet)
{
    std::vector<CommanderId> all;
    for (const auto& [id, commander] : campaign.table<CommanderRecord>()) {
        const SquadronRecord* squadron = campaign.find(commander.squadron);
        if (commander.fleet == fleet || (squadron && squadron->fleet == fleet))
            all.push_back(id);
    }
    return all;
}

bool isSpent(const Campaign& campaign, const FleetRecord& fleet)
{
    const auto any = [](const auto& table, const auto& test) {
        return std::any_of(table.begin(), table.end(), [&](const auto& each) { return test(each.second); });
    };
    return !any(campaign.table<ShipRecord>(), [&](const ShipRecord& ship) {
        return ship.fleet == fleet.id;
    }) && !any(campaign.table<YardWorkRecord>(), [&](const YardWorkRecord& work) {
        return work.fleet == fleet.id;
    }) && (fleet.port.isNone() || any(campaign.table<BattleShipRecord>(), [&](const BattleShipRecord& ship) {
               return ship.fleet == fleet.id.value;
           }));
}

Findings shipFindings(const Campaign& campaign, const ShipRecord& ship, const Figures& figures)
{
    const ShipClass* shipClass = figures.classes.find(ship.classId);
    if (!shipClass) {
        return {{Severity::Error, "unknown-class", "SA-11.1", given(ship.name),
                 phrase("The class library has no class %1.", given(quotedForMessage(ship.classId)))}};
    }
    Findings findings =
        fitFindings({given(ship.name), *shipClass, ship.fit, campaign.head().year}, figures.fitRules());
    for (Finding& finding : findings) {
        for (const auto& [id, waiver] : campaign.table<WaiverRecord>()) {
            if (waiver.ship == ship.id && waiver.key == finding.key) {
                finding.severity = Severity::Note;
                finding.message = phrase("%1 Waived: %2", std::move(finding.message), given(waiver.reason));
            }
        }
    }
    return findings;
}

Findings campaignFindings(const Campaign& campaign, const Figures& figures)
{
    Findings findings;
    const auto take = [&](Findings more) {
        std::move(more.begin(), more.end(), std::back_inserter(findings));
    };
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        take(shipFindings(campaign, ship, figures));
    for (const auto& [id, fleet] : campaign.table<FleetRecord>())
        take(fleetFindings(rosterOf(campaign, id)));
    for (const auto& [id, port] : campaign.table<PortRecord>()) {
        if (port.defences == DefencesKind::None)
            continue;
        const Defences kind = port.defences == DefencesKind::Rolled ? Defences::Rolled : Defences::Bought;
        take(fortificationFindings(defencesOf(campaign, id), figures.prices.limits, kind));
    }
    return findings;
}

} // namespace navarch
