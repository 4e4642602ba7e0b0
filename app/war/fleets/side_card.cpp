// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/side_card.h"

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/turn/victory.h"

namespace navarch {

bool SideCard::fill(const Campaign& records)
{
    const SideRecord* side = records.find(SideId{itemId()});
    if (!side || !campaign()->sees(side->id))
        return false;
    m_name = words(side->name);
    m_colour = words(nameOf(side->colour));
    m_emblem = words(nameOf(side->emblem));
    m_player = side->player == Player::Person ? tr("Played by a person") : tr("Played by the machine");
    m_playedBy = words(nameOf(side->player));
    m_period = wordOf(side->period);
    const Talents balance = balanceOf(records, side->id);
    m_treasury = tr("%1 talents").arg(amountText(balance));
    m_inDebt = balance.isNegative();
    const PortRecord* home = records.find(side->homePort);
    m_homePort = home ? words(home->name) : tr("None");
    m_homePortId = static_cast<int>(side->homePort.value);

    int fleets = 0;
    int ships = 0;
    for (const auto& [id, fleet] : records.table<FleetRecord>())
        fleets += fleet.side == side->id;
    for (const auto& [id, ship] : records.table<ShipRecord>()) {
        const FleetRecord* fleet = records.find(ship.fleet);
        ships += fleet && fleet->side == side->id;
    }
    m_fleets = tr("%1, with %2 ships").arg(fleets).arg(ships);
    int ports = 0;
    int value = 0;
    for (const auto& [id, port] : records.table<PortRecord>())
        if (port.owner == side->id) {
            ++ports;
            value += port.economicValue;
        }
    m_ports = tr("%1, economic value %2").arg(ports).arg(value);
    const Phrase standing = phraseOfStanding(Draft(records), side->id);
    m_standing = standing.isEmpty() ? QString() : spoken(standing);
    return true;
}

} // namespace navarch
