// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/codes/fleet_codes.h"

#include <algorithm>

#include "core/campaign/fleets/roster.h"

namespace navarch {

namespace {

/// What a fleet outside a campaign is known by.
std::string knownBy(const Fleet& fleet)
{
    constexpr char apart = '\n'; // no name holds one
    std::string name = "fleet" + std::string(1, apart) + fleet.name;
    for (const FleetShip& ship : fleet.ships)
        name += apart + ship.name + apart + ship.classId + apart + std::to_string(ship.count);
    return name;
}

} // namespace

FleetCodes codesOf(const Fleet& fleet)
{
    FleetCodes codes;
    std::int64_t next = 1;
    for (const FleetShip& ship : fleet.ships) {
        codes.rows.push_back(next);
        next += ship.count;
    }
    codes.tag = paperTag(knownBy(fleet));
    return codes;
}

FleetCodes codesOf(const Campaign& campaign, FleetId fleet, const std::string& tag, BattleId battle)
{
    std::vector<std::pair<std::string_view, std::int64_t>> ships;
    for (const auto& [id, ship] : campaign.table<ShipRecord>())
        if (ship.fleet == fleet) {
            const SquadronRecord* squadron = campaign.find(ship.squadron);
            ships.emplace_back(squadron ? std::string_view(squadron->name) : std::string_view(), id.value);
        }
    std::stable_sort(ships.begin(), ships.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    FleetCodes codes;
    codes.tag = tag;
    for (const auto& [squadron, number] : ships)
        codes.rows.push_back(number);
    codes.occasion = battle.isNone() ? occasionOf(Occasion::Week, campaign.head().turn)
                                     : occasionOf(Occasion::Battle, battle.value);
    const Fleet roster = rosterOf(campaign, fleet);
    for (const FleetShip& ship : roster.ships)
        codes.editions.push_back(editionLetters(ship));
    return codes;
}

std::string editionLetters(const FleetShip& ship)
{
    FleetShip boxes;
    boxes.classId = ship.classId;
    boxes.fit = ship.fit;
    boxes.condition = ship.condition;
    return editionLetters(fleetShipJson(boxes).dump());
}

std::vector<std::string> occasionsOf(const Campaign& campaign, BattleId battle)
{
    std::vector<std::string> occasions{occasionOf(Occasion::Battle, battle.value)};
    if (const BattleRecord* record = campaign.find(battle))
        occasions.push_back(occasionOf(Occasion::Week, record->turn));
    return occasions;
}

std::string warTag(std::string_view identity)
{
    return paperTag("war\n" + std::string(identity));
}

std::string formerTagOf(const Fleet& fleet)
{
    return formerPaperTag(knownBy(fleet));
}

std::string formerTagOf(const Campaign& campaign)
{
    const HeadRecord& head = campaign.head();
    return formerPaperTag("campaign\n" + head.scenario + '\n' + head.name);
}

} // namespace navarch
