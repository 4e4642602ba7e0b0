// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/fleet_joining.h"

#include <algorithm>
#include <set>

#include "app/campaign/condition_words.h"
#include "app/campaign/wording.h"
#include "app/war/fleets/ship_ids.h"
#include "core/campaign/fleets/free_name.h"
#include "core/campaign/yards/in_yard.h"

namespace navarch {
namespace {

std::set<std::string> fleetNamesOf(const Campaign& all, SideId side)
{
    std::set<std::string> names;
    for (const auto& [id, fleet] : all.table<FleetRecord>())
        if (fleet.side == side)
            names.insert(fleet.name);
    return names;
}

bool isTogether(const FleetRecord& a, const FleetRecord& b)
{
    return a.port == b.port && a.at == b.at && (a.port || !a.at.isNone());
}

} // namespace

const FleetRecord* FleetJoining::ownFleet(int fleet) const
{
    const FleetRecord* own = records() ? records()->find(FleetId{fleet}) : nullptr;
    return own && m_campaign->sees(own->side) ? own : nullptr;
}

QList<FleetPartner> FleetJoining::partners(int fleet) const
{
    QList<FleetPartner> list;
    const FleetRecord* own = ownFleet(fleet);
    if (!own)
        return list;
    for (const auto& [id, other] : records()->table<FleetRecord>()) {
        if (id == own->id || other.side != own->side || !isTogether(*own, other))
            continue;
        const DeedPreview preview = m_campaign->preview(JoinFleets{.fleet = own->id, .into = id});
        list.push_back(FleetPartner{.value = static_cast<int>(id.value),
                                    .text = words(other.name),
                                    .allowed = preview.allowed,
                                    .why = preview.why});
    }
    return list;
}

bool FleetJoining::join(int fleet, int into)
{
    return ownFleet(fleet) && m_campaign->perform(JoinFleets{.fleet = FleetId{fleet}, .into = FleetId{into}});
}

QList<FleetMember> FleetJoining::ships(int fleet) const
{
    QList<FleetMember> list;
    const FleetRecord* own = ownFleet(fleet);
    if (!own)
        return list;
    const Campaign* all = records();
    const Draft draft(*all);
    const std::vector<ShipId> busy = shipsInYards(draft, own->id);
    for (const auto& [id, ship] : all->table<ShipRecord>()) {
        if (ship.fleet != own->id)
            continue;
        const SquadronRecord* squadron = all->find(ship.squadron);
        const bool isBusy = std::find(busy.begin(), busy.end(), id) != busy.end();
        QStringList detail;
        if (squadron)
            detail += words(squadron->name);
        detail += isBusy ? tr("in the yard") : conditionWords(ship.condition);
        list.push_back(FleetMember{.shipId = static_cast<int>(id.value),
                                   .name = words(ship.name),
                                   .detail = detail.join(QStringLiteral(" · ")),
                                   .inYard = isBusy});
    }
    return list;
}

DeedPreview FleetJoining::previewSplit(int fleet, const QList<int>& ships, const QString& name) const
{
    if (!ownFleet(fleet))
        return {};
    return m_campaign->preview(
        SplitFleet{.fleet = FleetId{fleet}, .name = name.trimmed().toStdString(), .ships = shipIds(ships)});
}

bool FleetJoining::split(int fleet, const QList<int>& ships, const QString& name)
{
    return ownFleet(fleet)
           && m_campaign->perform(SplitFleet{
               .fleet = FleetId{fleet}, .name = name.trimmed().toStdString(), .ships = shipIds(ships)});
}

int FleetJoining::fleetOf(int squadron) const
{
    const SquadronRecord* record = records() ? records()->find(SquadronId{squadron}) : nullptr;
    const int fleet = record ? static_cast<int>(record->fleet.value) : 0;
    return ownFleet(fleet) ? fleet : 0;
}

QList<int> FleetJoining::shipsOf(int squadron) const
{
    QList<int> list;
    if (fleetOf(squadron) != 0)
        for (const auto& [id, ship] : records()->table<ShipRecord>())
            if (ship.squadron == SquadronId{squadron})
                list.push_back(static_cast<int>(id.value));
    return list;
}

int FleetJoining::commonFleet(const QList<int>& ships) const
{
    FleetId common;
    for (const ShipId id : shipIds(ships)) {
        const ShipRecord* ship = records() ? records()->find(id) : nullptr;
        if (!ship || (common && ship->fleet != common))
            return 0;
        common = ship->fleet;
    }
    const int fleet = static_cast<int>(common.value);
    return ownFleet(fleet) ? fleet : 0;
}

QString FleetJoining::freeName(int fleet, int squadron) const
{
    const FleetRecord* own = ownFleet(fleet);
    if (!own)
        return {};
    const Campaign* all = records();
    const SquadronRecord* detached = all->find(SquadronId{squadron});
    const std::string wanted =
        detached ? detached->name : tr("Detachment of %1").arg(words(own->name)).toStdString();
    return words(freeNameLike(wanted, fleetNamesOf(*all, own->side)));
}

int FleetJoining::inYard(int fleet) const
{
    const FleetRecord* own = ownFleet(fleet);
    return own ? static_cast<int>(shipsInYards(Draft(*records()), own->id).size()) : 0;
}

/// Into the port's fleet of ships in the yard when there is one, else into a new one of that name.
Action FleetJoining::leavingBehind(int fleet) const
{
    const Campaign* all = records();
    SplitFleet split;
    split.fleet = FleetId{fleet};
    const FleetRecord* own = all ? all->find(split.fleet) : nullptr;
    if (!own)
        return split;
    split.ships = shipsInYards(Draft(*all), own->id);
    const PortRecord* port = all->find(own->port);
    const std::string wanted = port ? "Yard of " + port->name : std::string("Yard");
    for (const auto& [id, other] : all->table<FleetRecord>())
        if (id != own->id && other.side == own->side && other.name == wanted && other.port == own->port)
            return MoveShips{.ships = split.ships, .fleet = id, .squadron = {}};
    split.name = freeNameLike(wanted, fleetNamesOf(*all, own->side));
    return split;
}

DeedPreview FleetJoining::previewLeaveBehind(int fleet) const
{
    return ownFleet(fleet) ? m_campaign->preview(leavingBehind(fleet)) : DeedPreview{};
}

bool FleetJoining::leaveBehind(int fleet)
{
    return ownFleet(fleet) && m_campaign->perform(leavingBehind(fleet));
}

} // namespace navarch
