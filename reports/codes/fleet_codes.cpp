// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/codes/fleet_codes.h"

#include <algorithm>

namespace navarch {

FleetCodes codesOf(const Fleet& fleet)
{
    constexpr char apart = '\n'; // no name holds one
    FleetCodes codes;
    std::string name = "fleet" + std::string(1, apart) + fleet.name;
    std::int64_t next = 1;
    for (const FleetShip& ship : fleet.ships) {
        name += apart + ship.name + apart + ship.classId + apart + std::to_string(ship.count);
        codes.rows.push_back(next);
        next += ship.count;
    }
    codes.tag = paperTag(name);
    return codes;
}

FleetCodes codesOf(const Campaign& campaign, FleetId fleet)
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
    codes.tag = paperTagOf(campaign);
    for (const auto& [squadron, number] : ships)
        codes.rows.push_back(number);
    return codes;
}

std::string paperTagOf(const Campaign& campaign)
{
    // What everybody knows of it: its seed, which tells more wars apart, is nobody's to read off a sheet (CP-2.3).
    const HeadRecord& head = campaign.head();
    return paperTag("campaign\n" + head.scenario + '\n' + head.name);
}

} // namespace navarch
