// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/fleet_orders.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "app/war/fleets/ship_ids.h"
#include "core/pricing/fleet_price.h"

namespace navarch {
/// Another side's things are not there for these eyes (CP-2.3); the umpire may order anything.
bool FleetOrders::isOwn(CampaignItem::Kind kind, qint64 id) const
{
    const Campaign* all = records();
    if (!all || m_campaign->looksAs().isNone())
        return all != nullptr;
    if (kind == CampaignItem::Side)
        return m_campaign->sees(SideId{id});
    if (kind == CampaignItem::Commander) {
        const CommanderRecord* commander = all->find(CommanderId{id});
        return commander && m_campaign->sees(commander->side);
    }
    const ShipRecord* ship = kind == CampaignItem::Ship ? all->find(ShipId{id}) : nullptr;
    const SquadronRecord* squadron = kind == CampaignItem::Squadron ? all->find(SquadronId{id}) : nullptr;
    const FleetRecord* fleet = all->find(ship                          ? ship->fleet
                                         : squadron                    ? squadron->fleet
                                         : kind == CampaignItem::Fleet ? FleetId{id}
                                                                       : FleetId{});
    return fleet && m_campaign->sees(fleet->side);
}

bool FleetOrders::areOwn(const QList<int>& ships) const
{
    return std::all_of(ships.begin(), ships.end(),
                       [this](int ship) { return isOwn(CampaignItem::Ship, ship); });
}

bool FleetOrders::perform(const Action& action)
{
    return m_campaign && m_campaign->perform(action);
}

DeedPreview FleetOrders::preview(const Action& action) const
{
    return m_campaign ? m_campaign->preview(action) : DeedPreview{};
}

bool FleetOrders::rename(CampaignItem::Kind kind, int id, const QString& name)
{
    if (!isOwn(kind, id))
        return false;
    const std::string text = name.trimmed().toStdString();
    if (kind == CampaignItem::Ship)
        return perform(RenameShip{.ship = ShipId{id}, .name = text});
    if (kind == CampaignItem::Squadron)
        return perform(RenameSquadron{.squadron = SquadronId{id}, .name = text});
    if (kind == CampaignItem::Side) {
        ChangeSide change;
        change.side = SideId{id};
        change.name = text;
        return perform(change);
    }
    ChangeFleet change;
    change.fleet = FleetId{id};
    change.name = text;
    return perform(change);
}

bool FleetOrders::nameCaptain(int ship, const QString& captain)
{
    return isOwn(CampaignItem::Ship, ship)
           && perform(NameCaptain{.ship = ShipId{ship}, .captain = captain.trimmed().toStdString()});
}

bool FleetOrders::paint(int side, const QString& colour)
{
    ChangeSide change;
    change.side = SideId{side};
    change.colour = enumFromName<SideColour>(colour.toStdString());
    return isOwn(CampaignItem::Side, side) && perform(change);
}

bool FleetOrders::givePlayer(int side, const QString& player)
{
    ChangeSide change;
    change.side = SideId{side};
    change.player = enumFromName<Player>(player.toStdString());
    return change.player && perform(change);
}

bool FleetOrders::giveEmblem(int side, const QString& emblem)
{
    ChangeSide change;
    change.side = SideId{side};
    change.emblem = enumFromName<Emblem>(emblem.toStdString());
    return isOwn(CampaignItem::Side, side) && perform(change);
}

Action FleetOrders::moving(const QList<int>& ships, CampaignItem::Kind kind, int id) const
{
    MoveShips move;
    move.ships = shipIds(ships);
    if (kind == CampaignItem::Fleet) {
        move.fleet = FleetId{id};
    } else {
        move.squadron = SquadronId{id};
        const Campaign* all = records();
        if (const SquadronRecord* squadron = all ? all->find(move.squadron) : nullptr)
            move.fleet = squadron->fleet;
    }
    return move;
}

bool FleetOrders::moveShips(const QList<int>& ships, CampaignItem::Kind kind, int id)
{
    return !ships.isEmpty() && areOwn(ships) && isOwn(kind, id) && perform(moving(ships, kind, id));
}

bool FleetOrders::sellShips(const QList<int>& ships)
{
    return !ships.isEmpty() && areOwn(ships) && perform(SellShips{.ships = shipIds(ships)});
}

DeedPreview FleetOrders::previewSell(const QList<int>& ships) const
{
    return areOwn(ships) ? preview(SellShips{.ships = shipIds(ships)}) : DeedPreview{};
}

bool FleetOrders::raiseFleet(int side, const QString& name, int port)
{
    return isOwn(CampaignItem::Side, side)
           && perform(
               RaiseFleet{.side = SideId{side}, .name = name.trimmed().toStdString(), .port = PortId{port}});
}

bool FleetOrders::stationFleet(int fleet, int port)
{
    ChangeFleet change;
    change.fleet = FleetId{fleet};
    change.port = PortId{port};
    return isOwn(CampaignItem::Fleet, fleet) && perform(change);
}

bool FleetOrders::formSquadron(int fleet, const QString& name)
{
    return isOwn(CampaignItem::Fleet, fleet)
           && perform(FormSquadron{.fleet = FleetId{fleet}, .name = name.trimmed().toStdString()});
}

QString FleetOrders::freeSquadronName(int fleet) const
{
    const QStringList ordinals{tr("First squadron"),   tr("Second squadron"), tr("Third squadron"),
                               tr("Fourth squadron"),  tr("Fifth squadron"),  tr("Sixth squadron"),
                               tr("Seventh squadron"), tr("Eighth squadron"), tr("Ninth squadron"),
                               tr("Tenth squadron")};
    QStringList taken;
    if (const Campaign* all = records())
        for (const auto& [id, squadron] : all->table<SquadronRecord>())
            if (squadron.fleet == FleetId{fleet} && isOwn(CampaignItem::Fleet, fleet))
                taken += words(squadron.name);
    for (const QString& name : ordinals)
        if (!taken.contains(name))
            return name;
    return tr("Squadron %1").arg(taken.size() + 1);
}

Action FleetOrders::disbanding(CampaignItem::Kind kind, int id) const
{
    if (kind == CampaignItem::Fleet)
        return DisbandFleet{.fleet = FleetId{id}};
    return DisbandSquadron{.squadron = SquadronId{id}};
}

bool FleetOrders::disband(CampaignItem::Kind kind, int id)
{
    return isOwn(kind, id) && perform(disbanding(kind, id));
}

DeedPreview FleetOrders::previewDisband(CampaignItem::Kind kind, int id) const
{
    return isOwn(kind, id) ? preview(disbanding(kind, id)) : DeedPreview{};
}

Action FleetOrders::appointment(CampaignItem::Kind kind, int id, const QString& name,
                                const QString& quality) const
{
    AppointCommander appoint;
    appoint.name = name.trimmed().toStdString();
    appoint.quality = enumFromName<CommandQuality>(quality.toStdString()).value_or(CommandQuality::Average);
    const Campaign* all = records();
    const SquadronRecord* squadron = all && kind != CampaignItem::Fleet ? all->find(SquadronId{id}) : nullptr;
    const FleetRecord* fleet = all ? all->find(squadron ? squadron->fleet : FleetId{id}) : nullptr;
    if (fleet)
        appoint.side = fleet->side;
    if (squadron) {
        appoint.post = Post::Squadron;
        appoint.place.squadron = squadron->id;
    } else {
        appoint.post = Post::Fleet;
        appoint.place.fleet = FleetId{id};
    }
    return appoint;
}

bool FleetOrders::appoint(CampaignItem::Kind kind, int id, const QString& name, const QString& quality)
{
    return isOwn(kind, id) && perform(appointment(kind, id, name, quality));
}

DeedPreview FleetOrders::previewAppoint(CampaignItem::Kind kind, int id, const QString& name,
                                        const QString& quality) const
{
    return isOwn(kind, id) ? preview(appointment(kind, id, name, quality)) : DeedPreview{};
}

bool FleetOrders::renameCommander(int commander, const QString& name)
{
    ChangeCommander change;
    change.commander = CommanderId{commander};
    change.name = name.trimmed().toStdString();
    return isOwn(CampaignItem::Commander, commander) && perform(change);
}

bool FleetOrders::dismiss(int commander)
{
    return isOwn(CampaignItem::Commander, commander)
           && perform(DismissCommander{.commander = CommanderId{commander}});
}

DeedPreview FleetOrders::previewDismiss(int commander) const
{
    return isOwn(CampaignItem::Commander, commander)
               ? preview(DismissCommander{.commander = CommanderId{commander}})
               : DeedPreview{};
}

QList<ShownChoice> FleetOrders::qualities() const
{
    QList<ShownChoice> list;
    for (const auto& entry : EnumNames<CommandQuality>::names) {
        QString text = wordOf(entry.value);
        if (m_campaign)
            text +=
                tr(" · %1").arg(amountText(commanderPrice(entry.value, m_campaign->figures().prices).total));
        list.push_back(ShownChoice{words(entry.name), text});
    }
    return list;
}

QList<ShipDestination> FleetOrders::destinations(int ship) const
{
    QList<ShipDestination> list;
    const Campaign* all = records();
    const ShipRecord* moved = all ? all->find(ShipId{ship}) : nullptr;
    const FleetRecord* from = moved ? all->find(moved->fleet) : nullptr;
    if (!from || !m_campaign->sees(from->side))
        return list;
    const auto add = [&list](CampaignItem::Kind kind, qint64 id, const std::string& name, int depth) {
        list.push_back(ShipDestination{
            .kind = kind, .itemId = static_cast<int>(id), .text = words(name), .depth = depth});
    };
    for (const auto& [id, fleet] : all->table<FleetRecord>()) {
        if (fleet.side != from->side || fleet.port != from->port)
            continue;
        add(CampaignItem::Fleet, id.value, fleet.name, 0);
        for (const auto& [squadronId, squadron] : all->table<SquadronRecord>())
            if (squadron.fleet == id)
                add(CampaignItem::Squadron, squadronId.value, squadron.name, 1);
    }
    return list;
}

} // namespace navarch
