// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/machine/among_machines.h"

#include <algorithm>

#include "core/campaign/archive/archive.h"

namespace navarch {
namespace {

bool isPlayed(const Campaign& campaign, SideId side)
{
    const SideRecord* record = campaign.find(side);
    return record && record->player == Player::Person;
}

bool takesPart(const Campaign& campaign, FleetId fleet)
{
    const FleetRecord* record = campaign.find(fleet);
    return record && isPlayed(campaign, record->side);
}

/// Its two fleets are those that made it; others of the same places and sides may join the battle.
bool concernsPlayer(const Campaign& campaign, const ContactRecord& contact)
{
    const PortRecord* port = campaign.find(contact.port);
    return takesPart(campaign, contact.fleet) || takesPart(campaign, contact.other)
           || (port && isPlayed(campaign, port->owner));
}

bool concernsPlayer(const Campaign& campaign, BattleId battle)
{
    const BattleParts parts = partsOf(campaign, battle);
    return std::any_of(parts.sides.begin(), parts.sides.end(),
                       [&](const BattleSideRecord* side) { return isPlayed(campaign, side->side); })
           || std::any_of(parts.fleets.begin(), parts.fleets.end(), [&](const BattleFleetRecord* fleet) {
                  return takesPart(campaign, FleetId{fleet->fleet});
              });
}

} // namespace

std::vector<AmongMachines> amongMachines(const Campaign& campaign)
{
    std::vector<AmongMachines> all;
    for (const BattleId battle : waitingBattles(campaign))
        if (!concernsPlayer(campaign, battle))
            all.push_back({{}, battle});
    for (const auto& [id, contact] : campaign.table<ContactRecord>())
        if (contact.state == ContactState::Waiting && !concernsPlayer(campaign, contact))
            all.push_back({id, {}});
    return all;
}

} // namespace navarch
