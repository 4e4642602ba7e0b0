// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fleets/fleet_orders.h"

#include "app/campaign/wording.h"
#include "app/pricing/amounts.h"
#include "core/pricing/fleet_price.h"

namespace navarch {
namespace {

bool isFleet(const QString& kind)
{
    return kind == QLatin1String("fleet");
}

std::vector<ShipId> shipIds(const QVariantList& ships)
{
    std::vector<ShipId> ids;
    for (const QVariant& ship : ships)
        ids.push_back(ShipId{ship.toLongLong()});
    return ids;
}

} // namespace

void FleetOrders::setCampaign(OpenCampaign* campaign)
{
    if (campaign == m_campaign)
        return;
    m_campaign = campaign;
    emit campaignChanged();
}

bool FleetOrders::perform(const Action& action)
{
    return m_campaign && m_campaign->perform(action);
}

QVariantMap FleetOrders::preview(const Action& action) const
{
    return m_campaign ? m_campaign->preview(action) : QVariantMap{};
}

bool FleetOrders::rename(const QString& kind, int id, const QString& name)
{
    const std::string text = name.trimmed().toStdString();
    if (kind == QLatin1String("ship"))
        return perform(RenameShip{.ship = ShipId{id}, .name = text});
    if (kind == QLatin1String("squadron"))
        return perform(RenameSquadron{.squadron = SquadronId{id}, .name = text});
    if (kind == QLatin1String("side")) {
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
    return perform(NameCaptain{.ship = ShipId{ship}, .captain = captain.trimmed().toStdString()});
}

bool FleetOrders::paint(int side, const QString& colour)
{
    ChangeSide change;
    change.side = SideId{side};
    change.colour = enumFromName<SideColour>(colour.toStdString());
    return perform(change);
}

bool FleetOrders::giveEmblem(int side, const QString& emblem)
{
    ChangeSide change;
    change.side = SideId{side};
    change.emblem = enumFromName<Emblem>(emblem.toStdString());
    return perform(change);
}

Action FleetOrders::moving(const QVariantList& ships, const QString& kind, int id) const
{
    MoveShips move;
    move.ships = shipIds(ships);
    if (isFleet(kind)) {
        move.fleet = FleetId{id};
    } else {
        move.squadron = SquadronId{id};
        const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
        if (const SquadronRecord* squadron = all ? all->find(move.squadron) : nullptr)
            move.fleet = squadron->fleet;
    }
    return move;
}

bool FleetOrders::moveShips(const QVariantList& ships, const QString& kind, int id)
{
    return !ships.isEmpty() && perform(moving(ships, kind, id));
}

QVariantMap FleetOrders::previewMove(const QVariantList& ships, const QString& kind, int id) const
{
    return preview(moving(ships, kind, id));
}

bool FleetOrders::sellShips(const QVariantList& ships)
{
    return !ships.isEmpty() && perform(SellShips{.ships = shipIds(ships)});
}

QVariantMap FleetOrders::previewSell(const QVariantList& ships) const
{
    return preview(SellShips{.ships = shipIds(ships)});
}

bool FleetOrders::raiseFleet(int side, const QString& name, int port)
{
    return perform(
        RaiseFleet{.side = SideId{side}, .name = name.trimmed().toStdString(), .port = PortId{port}});
}

bool FleetOrders::stationFleet(int fleet, int port)
{
    ChangeFleet change;
    change.fleet = FleetId{fleet};
    change.port = PortId{port};
    return perform(change);
}

bool FleetOrders::formSquadron(int fleet, const QString& name)
{
    return perform(FormSquadron{.fleet = FleetId{fleet}, .name = name.trimmed().toStdString()});
}

QString FleetOrders::freeSquadronName(int fleet) const
{
    const QStringList ordinals{tr("First squadron"),   tr("Second squadron"), tr("Third squadron"),
                               tr("Fourth squadron"),  tr("Fifth squadron"),  tr("Sixth squadron"),
                               tr("Seventh squadron"), tr("Eighth squadron"), tr("Ninth squadron"),
                               tr("Tenth squadron")};
    QStringList taken;
    if (const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr)
        for (const auto& [id, squadron] : all->table<SquadronRecord>())
            if (squadron.fleet == FleetId{fleet})
                taken += words(squadron.name);
    for (const QString& name : ordinals)
        if (!taken.contains(name))
            return name;
    return tr("Squadron %1").arg(taken.size() + 1);
}

Action FleetOrders::disbanding(const QString& kind, int id) const
{
    if (isFleet(kind))
        return DisbandFleet{.fleet = FleetId{id}};
    return DisbandSquadron{.squadron = SquadronId{id}};
}

bool FleetOrders::disband(const QString& kind, int id)
{
    return perform(disbanding(kind, id));
}

QVariantMap FleetOrders::previewDisband(const QString& kind, int id) const
{
    return preview(disbanding(kind, id));
}

Action FleetOrders::appointment(const QString& kind, int id, const QString& name,
                                const QString& quality) const
{
    AppointCommander appoint;
    appoint.name = name.trimmed().toStdString();
    appoint.quality = enumFromName<CommandQuality>(quality.toStdString()).value_or(CommandQuality::Average);
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    const SquadronRecord* squadron = all && !isFleet(kind) ? all->find(SquadronId{id}) : nullptr;
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

bool FleetOrders::appoint(const QString& kind, int id, const QString& name, const QString& quality)
{
    return perform(appointment(kind, id, name, quality));
}

QVariantMap FleetOrders::previewAppoint(const QString& kind, int id, const QString& name,
                                        const QString& quality) const
{
    return preview(appointment(kind, id, name, quality));
}

bool FleetOrders::renameCommander(int commander, const QString& name)
{
    ChangeCommander change;
    change.commander = CommanderId{commander};
    change.name = name.trimmed().toStdString();
    return perform(change);
}

bool FleetOrders::dismiss(int commander)
{
    return perform(DismissCommander{.commander = CommanderId{commander}});
}

QVariantMap FleetOrders::previewDismiss(int commander) const
{
    return preview(DismissCommander{.commander = CommanderId{commander}});
}

QVariantList FleetOrders::qualities() const
{
    QVariantList list;
    for (const auto& entry : EnumNames<CommandQuality>::names) {
        QString text = wordOf(entry.value);
        if (m_campaign)
            text +=
                tr(" · %1").arg(amountText(commanderPrice(entry.value, m_campaign->figures().prices).total));
        list.push_back(
            QVariantMap{{QStringLiteral("value"), words(entry.name)}, {QStringLiteral("text"), text}});
    }
    return list;
}

QVariantList FleetOrders::destinations(int ship) const
{
    QVariantList list;
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    const ShipRecord* moved = all ? all->find(ShipId{ship}) : nullptr;
    const FleetRecord* from = moved ? all->find(moved->fleet) : nullptr;
    if (!from)
        return list;
    const auto add = [&list](const char* kind, qint64 id, const std::string& name, int depth) {
        list.push_back(QVariantMap{{QStringLiteral("kind"), QLatin1String(kind)},
                                   {QStringLiteral("itemId"), id},
                                   {QStringLiteral("text"), words(name)},
                                   {QStringLiteral("depth"), depth}});
    };
    for (const auto& [id, fleet] : all->table<FleetRecord>()) {
        if (fleet.side != from->side || fleet.port != from->port)
            continue;
        add("fleet", id.value, fleet.name, 0);
        for (const auto& [squadronId, squadron] : all->table<SquadronRecord>())
            if (squadron.fleet == id)
                add("squadron", squadronId.value, squadron.name, 1);
    }
    return list;
}

} // namespace navarch
