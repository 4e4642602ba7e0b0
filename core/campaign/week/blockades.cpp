// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/week/blockades.h"

#include <algorithm>

#include "core/campaign/allies/relations.h"
#include "core/campaign/deed/chronicle.h"

namespace navarch {

namespace {

constexpr int mostDaysFree = 3;

Phrase nameOfSide(const Draft& draft, SideId side)
{
    const SideRecord* record = draft.find(side);
    return record ? Phrase(given(record->name)) : phrase("Nobody");
}

void setBlockader(Deed& deed, PortId id, SideId side)
{
    Draft& draft = deed.draft();
    PortRecord& port = draft.edit(id);
    const SideId before = port.blockader;
    port.blockader = side;
    if (port.state != PortState::Captured)
        port.state = side ? PortState::Blockaded : PortState::Open;
    const Phrase text =
        side ? phrase("%1 blockades %2.", nameOfSide(draft, side), given(port.name))
             : phrase("The blockade of %1 by %2 is lifted.", given(port.name), nameOfSide(draft, before));
    deed.happened(side ? "blockade-set" : "blockade-lifted", text, "CP-7.3");
    tell(deed, side ? "blockade-set" : "blockade-lifted", text,
         Knowing::only(port.owner, side ? side : before), "CP-7.3", {}, {id, {}});
}

} // namespace

void reviewBlockades(Week& week)
{
    std::map<PortId, std::vector<SideId>> standing;
    for (const SailingFleet& fleet : week.fleets) {
        const PortRecord* port = week.draft.find(fleet.order.port);
        if (fleet.able && port && fleet.does(FleetOrder::Blockade)
            && mayAttack(week.draft, fleet.now.side, *port) && fleet.isOnWatch(week.draft))
            standing[port->id].push_back(fleet.now.side);
    }
    std::vector<PortId> ports;
    week.draft.forEach<PortRecord>([&](const PortRecord& port) {
        if (port.blockader || standing.contains(port.id))
            ports.push_back(port.id);
    });
    for (const PortId id : ports) {
        std::vector<SideId>& sides = standing[id];
        const SideId before = week.draft.find(id)->blockader;
        const bool goesOn = std::find(sides.begin(), sides.end(), before) != sides.end();
        const SideId now = sides.empty() ? SideId{}
                           : goesOn      ? before
                                         : sides[week.lots(sides.size()).front()];
        if (now != before)
            setBlockader(week.deed, id, now);
        if (now)
            ++week.blockadedDays[id];
    }
}

void countBlockadedWeeks(Week& week)
{
    for (const auto& [id, days] : week.blockadedDays) {
        if (days <= mostDaysFree)
            continue;
        PortRecord& port = week.draft.edit(id);
        port.blockadedWeeks = std::min(port.blockadedWeeks + 1, 4);
    }
}

void liftAbandonedBlockades(Deed& deed)
{
    const Draft& draft = deed.draft();
    std::set<std::pair<PortId, SideId>> kept;
    std::set<FleetId> able;
    draft.forEach<ShipRecord>([&](const ShipRecord& ship) {
        if (ship.condition.damage != Damage::Wrecked)
            able.insert(ship.fleet);
    });
    draft.forEach<OrderRecord>([&](const OrderRecord& order) {
        const FleetRecord* fleet = draft.find(order.fleet);
        const PortRecord* port = draft.find(order.port);
        if (order.order == FleetOrder::Blockade && fleet && port && able.contains(fleet->id)
            && fleet->at == offPlace(port->place))
            kept.emplace(port->id, fleet->side);
    });
    std::vector<PortId> abandoned;
    draft.forEach<PortRecord>([&](const PortRecord& port) {
        if (port.blockader && !kept.contains({port.id, port.blockader}))
            abandoned.push_back(port.id);
    });
    for (const PortId id : abandoned)
        setBlockader(deed, id, {});
}

} // namespace navarch
