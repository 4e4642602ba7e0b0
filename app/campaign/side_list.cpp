// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/side_list.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/campaign/money/treasury.h"

namespace navarch {

QVariant SideList::data(const QModelIndex& index, int role) const
{
    const SideEntry* row = rowAt(m_rows, index.row());
    if (!row)
        return {};
    switch (role) {
    case IdRole: return row->id;
    case NameRole: return row->name;
    case ColourRole: return row->colour;
    case EmblemRole: return row->emblem;
    case PlayerRole: return row->player;
    case TreasuryRole: return row->treasury;
    case DebtRole: return row->inDebt;
    case ShipsRole: return row->ships;
    case HomeRole: return row->homePort;
    default: return {};
    }
}

QHash<int, QByteArray> SideList::roleNames() const
{
    return {{IdRole, "sideId"},     {NameRole, "name"},     {ColourRole, "colour"},
            {EmblemRole, "emblem"}, {PlayerRole, "player"}, {TreasuryRole, "treasury"},
            {DebtRole, "inDebt"},   {ShipsRole, "ships"},   {HomeRole, "homePort"}};
}

void SideList::setEveryone(bool everyone)
{
    if (everyone == m_everyone)
        return;
    m_everyone = everyone;
    emit everyoneChanged();
    refill();
}

QVariantMap SideList::at(int row) const
{
    const SideEntry* side = rowAt(m_rows, row);
    if (!side)
        return {};
    return {{QStringLiteral("sideId"), side->id},
            {QStringLiteral("name"), side->name},
            {QStringLiteral("colour"), side->colour},
            {QStringLiteral("emblem"), side->emblem}};
}

int SideList::idAt(int row) const
{
    const SideEntry* side = rowAt(m_rows, row);
    return side ? static_cast<int>(side->id) : 0;
}

int SideList::rowOf(int sideId) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == sideId)
            return static_cast<int>(i);
    return -1;
}

void SideList::refill()
{
    std::vector<SideEntry> rows;
    if (const Campaign* all = records()) {
        std::map<SideId, int> ships;
        for (const auto& [id, ship] : all->table<ShipRecord>())
            if (const FleetRecord* fleet = all->find(ship.fleet))
                ++ships[fleet->side];
        for (const auto& [id, side] : all->table<SideRecord>()) {
            const bool seen = campaign()->sees(id);
            if (!seen && !m_everyone)
                continue;
            SideEntry row;
            row.id = id.value;
            row.name = words(side.name);
            row.colour = words(nameOf(side.colour));
            row.emblem = words(nameOf(side.emblem));
            row.player = wordOf(side.player);
            if (const PortRecord* home = all->find(side.homePort))
                row.homePort = words(home->name);
            if (seen) {
                const Talents balance = balanceOf(*all, id);
                row.treasury = amountText(balance);
                row.inDebt = balance.isNegative();
                row.ships = ships[id];
            }
            rows.push_back(std::move(row));
        }
    }
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
